import { useListAccountUsersQuery } from '@adwright/sdk/react-query'
import type { Account, AccountUser } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useCan, useCurrent, useUser } from '#web/session/current.ts'
import { isPending } from '#web/session/gates.ts'
import { nameOf } from '#web/session/person.ts'
import { isInvited, seatsOf } from './team-rules.ts'

/** The team of an account, its seats, and why the viewer cannot invite. */
export function useTeam(account: Account) {
  const { t } = useTranslation('settings')
  const user = useUser()
  const mayInvite = useCan('manageMembers')
  const team = useListAccountUsersQuery({ path: { accountId: account.id } })
  const members = team.data ?? []
  const limit = user.subscriptionDetails.usersLimit
  const seats = seatsOf(members)
  const isFull = team.data !== undefined && seats >= limit
  return {
    team,
    members,
    seats,
    limit,
    isFull,
    mayInvite,
    viewer: { userId: user.id, role: account.role },
    inviteReason: mayInvite ? (isFull ? t('team.limit', { count: limit }) : undefined) : t('teamReason.needsAdmin'),
  }
}

/** The account of the team; undefined while it waits for approval, because nothing of it can be read then. */
export function useTeamAccount(): Account | undefined {
  const { account } = useCurrent()
  return account && !isPending(account) ? account : undefined
}

/** A member by name, an invitation by its address. */
export const memberName = (member: AccountUser): string => (isInvited(member) ? member.email : nameOf(member))

/** Returns to the team and replaces the dialog's history entry; `readAgain` refetches if the viewer's own membership changed. */
export function useLeaveDialog() {
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  return {
    leave: () => void navigate(paths.settingsGeneral(), { replace: true, preventScrollReset: true }),
    readAgain: () => void invalidate('listAccounts'),
  }
}
