import { useUpdateAccountTasksMutation, useUpdateUserTasksMutation } from '@adwright/sdk/react-query'
import type { Task } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { useMayManage } from '#web/features/tasks/use-may-manage.ts'
import type { Scope } from '#web/features/tasks/use-task-page.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount, useUser } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { useFormat } from '#web/ui/use-format.ts'

/** Says of an archived task since when it is, and brings it back to the board. */
export function ArchivedNotice({ task, scope }: { task: Task; scope: Scope }) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const { id: accountId, timeZone } = useAccount()
  const { id: userId } = useUser()
  const mayManage = useMayManage(scope)
  const invalidate = useInvalidate()
  const ofTeam = useUpdateAccountTasksMutation()
  const ofPerson = useUpdateUserTasksMutation()

  async function bringBack() {
    const body = { ids: [task.id], isArchived: false }
    try {
      if (scope === 'team') await ofTeam.mutateAsync({ path: { accountId }, body })
      else await ofPerson.mutateAsync({ path: { userId }, body })
      toaster.show({ tone: 'good', title: t('change.unarchived', { count: 1 }) })
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('change.failed'), description: serverMessageOr(error, t('change.retry')) })
    }
    await invalidate(
      'getAccountTask',
      'getUserTask',
      'listAccountTasks',
      'listUserTasks',
      'getAccountTaskCounts',
      'getUserTaskCounts',
      'getAccountPlanUsage',
    )
  }

  if (task.archivedAt === null) return null
  return (
    <Notice
      title={t('archive.on', { date: format.date(task.archivedAt, 'medium', timeZone) })}
      action={
        <DisabledReason reason={mayManage ? undefined : t('reason')}>
          <BusyButton
            size="sm"
            variant="outline"
            loading={ofTeam.isPending || ofPerson.isPending}
            loadingText={t('menu.unarchive')}
            onClick={() => void bringBack()}
          >
            {t('menu.unarchive')}
          </BusyButton>
        </DisabledReason>
      }
    >
      {t('archive.text')}
    </Notice>
  )
}
