import { PlanLimitKind } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { isFailedCall } from '#web/lib/problem.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { ArchiveOldButton } from './ArchiveOldButton.tsx'

interface OwnTaskLimitNoticeProps {
  /** Why a private task could not be added; null if it could. */
  error: unknown
  /** Called once there is room again. */
  onArchived: () => void
}

/** Offers the archive once a private task was refused at the limit, whose usage no read tells before. */
export function OwnTaskLimitNotice({ error, onArchived }: OwnTaskLimitNoticeProps) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const limit = isFailedCall(error) ? error.planLimit : undefined
  if (limit?.kind !== PlanLimitKind.Tasks) return null
  const [used, allowed] = [limit.used, limit.allowed ?? limit.used].map((count) => format.number(count))
  return (
    <Notice
      tone="warning"
      role="status"
      title={t('archive.ownLimit', { used, allowed })}
      action={<ArchiveOldButton scope="own" onDone={onArchived} />}
    />
  )
}
