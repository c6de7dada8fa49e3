import { listAccountUsersQueryKey, useRemoveAccountUserMutation } from '@adwright/sdk/react-query'
import type { Account, AccountUser } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { isInvited } from './team-rules.ts'
import { useLeaveDialog } from './use-team.ts'

interface RemoveDialogProps {
  member: AccountUser
  name: string
  account: Account
  /** The own membership is ended. */
  isSelf: boolean
}

/** Removes a member, withdraws an invitation, or ends the own membership. */
export function RemoveDialog({ member, name, account, isSelf }: RemoveDialogProps) {
  const { t } = useTranslation('settings')
  const { id: accountId } = account
  const queries = useQueryClient()
  const { leave, readAgain } = useLeaveDialog()
  const remove = useRemoveAccountUserMutation()
  const kind = isSelf ? 'leave' : isInvited(member) ? 'withdraw' : 'remove'

  async function run() {
    await remove.mutateAsync({ path: { accountId, requestedUserId: member.userId } })
    toaster.show({ tone: 'good', title: t(`teamDone.${kind}`), description: isSelf ? account.name : name })
    leave()
    if (isSelf) {
      readAgain()
      return
    }
    queries.setQueryData<AccountUser[]>(listAccountUsersQueryKey({ path: { accountId } }), (team) =>
      team?.filter(({ userId }) => userId !== member.userId),
    )
  }

  return (
    <ConfirmDialog
      title={t(`teamAsk.${kind}`, { name, account: account.name })}
      confirm={t(`teamDo.${kind}`)}
      isDanger
      isOpen
      onClose={leave}
      onConfirm={run}
    >
      {t(`teamLoss.${kind}`)}
    </ConfirmDialog>
  )
}
