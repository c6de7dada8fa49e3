import { listAccountUsersOptions } from '@adwright/sdk/react-query'
import { MemberStatus } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '#web/session/current.ts'
import type { Member } from './assignment.ts'

/** The active members of the account, to whom anomalies can be given; none while they are not known. */
export function useMembers() {
  const accountId = useAccount().id
  const { data, error, refetch } = useQuery({
    ...listAccountUsersOptions({ path: { accountId } }),
    meta: { isShownInPlace: true },
  })
  const members = (data ?? []).flatMap(({ userId, firstName, lastName, email, status }): Member[] =>
    status === MemberStatus.Active ? [{ id: userId, name: `${firstName} ${lastName}`.trim() || email }] : [],
  )
  return { members, isKnown: data !== undefined, error: data ? null : error, refetch }
}
