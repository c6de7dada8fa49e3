import { Box, Button, chakra, SimpleGrid } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '#web/ui/form/inputs.tsx'
import { CustomPeriodForm } from './CustomPeriodForm.tsx'
import { type Comparison, comparisons } from './period-query.ts'
import type { PeriodState } from './use-period.ts'

interface PeriodPanelProps {
  state: PeriodState
  hasComparison: boolean
  onDone: () => void
}

/** The content of the date range control: presets, two dates, and the comparison. */
export function PeriodPanel({ state, hasComparison, onDone }: PeriodPanelProps) {
  const { t } = useTranslation('common')
  const id = useId()
  const { period, preset, comparison, compared, today, presets, timeZone, choose } = state
  // A custom comparison takes effect only when its two days are applied.
  const [shown, setShown] = useState<Comparison>(comparison)

  const compareWith = (next: Comparison) => {
    setShown(next)
    if (next !== 'custom') choose({ comparison: next })
  }
  return (
    <Box p="3" display="flex" flexDirection="column" gap="3">
      <SimpleGrid as="fieldset" aria-label={t('ui.period.label')} columns={2} gap="1">
        {presets.map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === preset ? 'outline' : 'ghost'}
            borderColor={one === preset ? 'accent.solid' : undefined}
            bg={one === preset ? 'accent.subtle' : undefined}
            justifyContent="flex-start"
            aria-pressed={one === preset}
            onClick={() => {
              choose({ period: one })
              onDone()
            }}
          >
            {t(`ui.period.preset.${one}`)}
          </Button>
        ))}
      </SimpleGrid>
      <CustomPeriodForm
        label={t('ui.period.own')}
        initial={period}
        today={today}
        onApply={(next) => {
          choose({ period: next })
          onDone()
        }}
      />
      {hasComparison ? (
        <Box borderTopWidth="1px" pt="3" display="flex" flexDirection="column" gap="2">
          <chakra.label htmlFor={id} textStyle="label">
            {t('ui.period.compareWith')}
          </chakra.label>
          <Select id={id} size="sm" value={shown} onChange={(event) => compareWith(event.target.value as Comparison)}>
            {comparisons.map((one) => (
              <option key={one} value={one}>
                {t(`ui.period.compare.${one}`)}
              </option>
            ))}
          </Select>
          {shown === 'custom' ? (
            <CustomPeriodForm
              label={t('ui.period.compare.custom')}
              initial={compared ?? period}
              today={today}
              onApply={(next) => {
                choose({ comparison: next })
                onDone()
              }}
            />
          ) : null}
        </Box>
      ) : null}
      <chakra.p textStyle="xs" color="fg.muted">
        {t('ui.period.endsYesterday')}
        <br />
        {t('ui.period.zone', { timeZone })}
      </chakra.p>
    </Box>
  )
}
