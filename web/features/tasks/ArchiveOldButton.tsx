import { useArchiveAccountTasksMutation, useArchiveUserTasksMutation } from '@adwright/sdk/react-query'
import { useTranslation } from 'react-i18next'
import { serverMessageOr } from '#web/lib/problem.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount, useUser } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { useMayManage } from './use-may-manage.ts'
import type { Scope } from './use-task-page.ts'

interface ArchiveOldButtonProps {
  scope: Scope
  /** Called once at least one task was archived. */
  onDone?: () => void
}

/** Archives what was done more than a year ago, which makes room at the limit of tasks. */
export function ArchiveOldButton({ scope, onDone }: ArchiveOldButtonProps) {
  const { t } = useTranslation('tasks')
  const { id: accountId } = useAccount()
  const { id: userId } = useUser()
  const mayManage = useMayManage(scope)
  const invalidate = useInvalidate()
  const ofTeam = useArchiveAccountTasksMutation()
  const ofPerson = useArchiveUserTasksMutation()

  async function archive() {
    try {
      const { archivedCount: count } =
        scope === 'team'
          ? await ofTeam.mutateAsync({ path: { accountId } })
          : await ofPerson.mutateAsync({ path: { userId } })
      toaster.show(
        count > 0
          ? { tone: 'good', title: t('change.archived', { count }), description: t('archive.where') }
          : { title: t('archive.nothing'), description: t('archive.nothingText') },
      )
      if (count > 0) onDone?.()
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('change.failed'), description: serverMessageOr(error, t('change.retry')) })
    }
    await (scope === 'team'
      ? invalidate('listAccountTasks', 'getAccountTaskCounts', 'listAccountTaskLabels', 'getAccountPlanUsage')
      : invalidate('listUserTasks', 'getUserTaskCounts', 'listUserTaskLabels'))
  }

  return (
    <DisabledReason reason={mayManage ? undefined : t('reason')}>
      <BusyButton
        size="sm"
        variant="outline"
        loading={ofTeam.isPending || ofPerson.isPending}
        loadingText={t('archive.old')}
        onClick={() => void archive()}
      >
        {t('archive.old')}
      </BusyButton>
    </DisabledReason>
  )
}
