import { Button, chakra, Flex } from '@chakra-ui/react'
import { CalendarDays, ChevronDown } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Period } from '#web/lib/dates.ts'
import { IncompleteMark } from '#web/ui/feedback/marks.tsx'
import { Popover } from '#web/ui/overlay/Popover.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { PeriodPanel } from './PeriodPanel.tsx'
import type { PeriodState } from './use-period.ts'

/** Formats a date range, with the year once if both dates share it. */
export function useFormatPeriod() {
  const format = useFormat()
  return useCallback(
    ({ from, to }: Period) => {
      if (from === to) return format.date(to)
      const isOneYear = from.slice(0, 4) === to.slice(0, 4)
      return `${format.date(from, isOneYear ? 'short' : 'medium')} – ${format.date(to)}`
    },
    [format],
  )
}

interface PeriodPickerProps {
  /** The result of `usePeriod`. */
  state: PeriodState
  /** False hides the comparison. */
  hasComparison?: boolean
  /** False hides the mark of an incomplete last day, for lists of events. */
  hasMark?: boolean
}

/** The date range control of a screen: shows the range and whether its last day is incomplete, and opens a panel to change it. */
export function PeriodPicker({ state, hasComparison = true, hasMark = true }: PeriodPickerProps) {
  const { t } = useTranslation('common')
  const words = useFormatPeriod()
  const { period, preset, compared, isIncomplete, timeZone } = state
  return (
    <Flex align="center" columnGap="3" rowGap="1.5" wrap="wrap" minWidth="0" data-print>
      <Popover
        label={t('ui.period.label')}
        width="22rem"
        trigger={
          <Button variant="outline" size="sm" maxWidth="100%" title={t('ui.period.zone', { timeZone })}>
            <CalendarDays aria-hidden="true" />
            <chakra.span srOnly>{t('ui.period.label')}</chakra.span>
            <chakra.span overflow="hidden" textOverflow="ellipsis">
              {preset ? (
                <chakra.span
                  display={{ base: 'none', sm: 'inline' }}
                >{`${t(`ui.period.preset.${preset}`)} · `}</chakra.span>
              ) : null}
              {words(period)}
            </chakra.span>
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      >
        {(close) => <PeriodPanel state={state} hasComparison={hasComparison} onDone={close} />}
      </Popover>
      {hasComparison && compared ? (
        <chakra.span textStyle="sm" color="fg.muted">
          {t('ui.period.versus', { period: words(compared) })}
        </chakra.span>
      ) : null}
      {hasMark && isIncomplete ? <IncompleteMark /> : null}
    </Flex>
  )
}
