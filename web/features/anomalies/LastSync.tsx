import { Skeleton, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useProperties } from '#web/domain/properties/use-properties.ts'
import { useServerNow } from '#web/lib/server-time.ts'
import { StaleMark } from '#web/ui/feedback/marks.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** The data of a day is complete by noon of the next day; later it counts as late. */
const LATE_MS = 36 * 3_600_000

/** The time of the last sync, marked if it is long ago. */
export function LastSync() {
  const { t } = useTranslation('anomalies')
  const format = useFormat()
  const now = useServerNow()
  const { lastSyncAt, isPending } = useProperties()
  if (isPending) return <Skeleton width="9rem" height="5" />
  if (lastSyncAt === null) return null
  if (now.getTime() - Date.parse(lastSyncAt) > LATE_MS) return <StaleMark since={lastSyncAt} now={now} />
  return (
    <Text as="span" textStyle="sm" color="fg.muted">
      {t('lastSync', { when: format.relative(lastSyncAt, now) })}
    </Text>
  )
}
