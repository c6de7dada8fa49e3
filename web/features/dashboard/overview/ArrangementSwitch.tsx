import { Button, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Arrangement } from './distribution.ts'

/** How the anomalies are arranged; part of the address, so that a link shows the same. */
export function useArrangement(): [Arrangement, (next: Arrangement) => void] {
  const [search, setSearch] = useSearchParams()
  const arrange = (next: Arrangement) =>
    setSearch((before) => ({ ...Object.fromEntries(before), by: next }), { replace: true, preventScrollReset: true })
  return [search.get('by') === 'day' ? 'day' : 'metric', arrange]
}

export function ArrangementSwitch({ by, onChange }: { by: Arrangement; onChange: (next: Arrangement) => void }) {
  const { t } = useTranslation('dashboard')
  const words = { metric: t('distribution.byMetric'), day: t('distribution.byDay') }
  return (
    <chakra.fieldset
      aria-label={t('distribution.switch')}
      display="flex"
      gap="0.5"
      p="0.5"
      m="0"
      border="0"
      bg="bg.muted"
      borderRadius="l2"
    >
      {(['metric', 'day'] as const).map((one) => (
        <Button
          key={one}
          size="xs"
          variant="ghost"
          bg={by === one ? 'bg.panel' : undefined}
          color={by === one ? 'fg.default' : 'fg.muted'}
          aria-pressed={by === one}
          onClick={() => onChange(one)}
        >
          {words[one]}
        </Button>
      ))}
    </chakra.fieldset>
  )
}
