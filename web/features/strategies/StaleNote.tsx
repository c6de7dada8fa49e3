import type { StrategySummary } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { daysBetween } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/server-time.ts'
import { useAccount } from '#web/session/current.ts'
import { useFormat } from '#web/ui/use-format.ts'

/** The age of a metric's last known value, while its source cannot be read; nothing otherwise. */
export function StaleNote({ kpi: { staleAsOf } }: Pick<StrategySummary, 'kpi'>) {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const today = useToday(useAccount().timeZone)
  if (!staleAsOf) return null
  return (
    <chakra.span display="block" textStyle="sm" color="fg.muted">
      {t('metric.stale', { date: format.date(staleAsOf), count: daysBetween(staleAsOf, today) })}
    </chakra.span>
  )
}
