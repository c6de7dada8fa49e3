import { useArchiveAccountTasksMutation } from '@adwright/sdk/react-query'
import { PlanLimitKind } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { PlanLimitNotice } from '#web/domain/plans/PlanLimitNotice.tsx'
import { serverMessageOr } from '#web/lib/problem.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { useMayManage } from './use-may-manage.ts'

/** Tells that the limit of tasks is near or reached; once it is, what was done long ago can be archived. */
export function TaskLimitNotice() {
  const { t } = useTranslation('tasks')
  const { id: accountId } = useAccount()
  const mayManage = useMayManage('team')
  const invalidate = useInvalidate()
  const archive = useArchiveAccountTasksMutation()

  async function archiveOld() {
    try {
      const { archivedCount: count } = await archive.mutateAsync({ path: { accountId } })
      toaster.show(
        count > 0
          ? { tone: 'good', title: t('change.archived', { count }), description: t('archive.where') }
          : { title: t('archive.nothing'), description: t('archive.nothingText') },
      )
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('change.failed'), description: serverMessageOr(error, t('change.retry')) })
    }
    await invalidate('listAccountTasks', 'getAccountTaskCounts', 'listAccountTaskLabels', 'getAccountPlanUsage')
  }

  return (
    <PlanLimitNotice
      kind={PlanLimitKind.Tasks}
      remedy={
        <DisabledReason reason={mayManage ? undefined : t('reason')}>
          <BusyButton
            size="sm"
            variant="outline"
            loading={archive.isPending}
            loadingText={t('archive.old')}
            onClick={() => void archiveOld()}
          >
            {t('archive.old')}
          </BusyButton>
        </DisabledReason>
      }
    />
  )
}
