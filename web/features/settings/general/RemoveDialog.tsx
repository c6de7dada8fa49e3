import { listAccountUsersQueryKey, useRemoveAccountUserMutation } from '@adwright/sdk/react-query'
import type { AccountUser } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#web/session/current.ts'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { isInvited } from './team-rules.ts'

interface RemoveDialogProps {
  member: AccountUser
  name: string
  onClose: () => void
  /** The own membership was ended. */
  onLeft: (() => void) | undefined
}

/** Removes a member, withdraws an invitation, or ends the own membership. */
export function RemoveDialog({ member, name, onClose, onLeft }: RemoveDialogProps) {
  const { t } = useTranslation('settings')
  const { id: accountId, name: account } = useAccount()
  const queries = useQueryClient()
  const remove = useRemoveAccountUserMutation({ meta: { isShownInPlace: true } })
  const kind = onLeft ? 'leave' : isInvited(member) ? 'withdraw' : 'remove'

  async function run() {
    await remove.mutateAsync({ path: { accountId, requestedUserId: member.userId } })
    toaster.show({ tone: 'good', title: t(`teamDone.${kind}`), description: onLeft ? account : name })
    if (onLeft) return onLeft()
    queries.setQueryData<AccountUser[]>(listAccountUsersQueryKey({ path: { accountId } }), (team) =>
      team?.filter(({ userId }) => userId !== member.userId),
    )
  }

  return (
    <ConfirmDialog
      title={t(`teamAsk.${kind}`, { name, account })}
      confirm={t(`teamDo.${kind}`)}
      isDanger
      isOpen
      onClose={onClose}
      onConfirm={run}
    >
      {t(`teamLoss.${kind}`)}
    </ConfirmDialog>
  )
}
