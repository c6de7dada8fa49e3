import { listAccountUsersQueryKey, useRemoveAccountUserMutation } from '@adwright/sdk/react-query'
import type { AccountUser } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { type MemberContext, MemberDialog } from './MemberDialog.tsx'
import { isInvited, removeReason } from './team-rules.ts'
import { useLeaveDialog } from './use-team.ts'

export const handle = { crumb: 'settings:teamDo.remove', isModal: true }

/** Removes a member, withdraws an invitation, or ends the own membership. */
function RemoveDialog({ member, name, account, isSelf }: MemberContext) {
  const { t } = useTranslation('settings')
  const { id: accountId } = account
  const queries = useQueryClient()
  const { leave, readAgain } = useLeaveDialog()
  const remove = useRemoveAccountUserMutation()
  const kind = isSelf ? 'leave' : isInvited(member) ? 'withdraw' : 'remove'

  async function run() {
    await ensureDeleted(remove.mutateAsync({ path: { accountId, requestedUserId: member.userId } }))
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

export function Component() {
  const { t } = useTranslation('settings')
  return (
    <MemberDialog title={t('teamDo.remove')} reasonOf={removeReason}>
      {(about) => <RemoveDialog {...about} />}
    </MemberDialog>
  )
}
