import { useShareUserTaskMutation } from '@adwright/sdk/react-query'
import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useMembers } from '#web/domain/people/use-members.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan, useUser } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'

/** Moves a private task to the team, after saying who will see it. */
export function ShareButton({ taskId }: { taskId: string }) {
  const { t } = useTranslation('tasks')
  const { id: accountId, name } = useAccount()
  const userId = useUser().id
  const mayManage = useCan('manageTasks')
  const { members } = useMembers()
  const navigate = useNavigate()
  const { search } = useLocation()
  const intentKey = useIntentKey()
  const invalidate = useInvalidate()
  const share = useShareUserTaskMutation()
  const [isAsking, setAsking] = useState(false)

  async function send() {
    const body = { accountId }
    await share.mutateAsync({ path: { userId, taskId }, body, headers: intentKey(body) })
    toaster.show({ tone: 'good', title: t('share.done') })
    await navigate({ pathname: paths.task(taskId), search }, { replace: true })
    await invalidate('listAccountTasks', 'listUserTasks', 'getAccountTaskCounts', 'getUserTaskCounts')
  }
  return (
    <>
      <DisabledReason reason={mayManage ? undefined : t('reason')}>
        <Button size="sm" variant="outline" alignSelf="flex-start" onClick={() => setAsking(true)}>
          {t('share.ask')}
        </Button>
      </DisabledReason>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('share.title', { account: name })}
        confirm={t('share.confirm')}
        onConfirm={send}
        onClose={() => setAsking(false)}
      >
        {t('share.text', { names: members.map((member) => member.name).join(', ') })}
      </ConfirmDialog>
    </>
  )
}
