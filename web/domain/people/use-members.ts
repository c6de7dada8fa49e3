import { useListAccountUsersQuery } from '@adwright/sdk/react-query'
import { MemberStatus } from '@adwright/sdk/types'
import { useMemo } from 'react'
import { useAccount } from '#web/session/current.ts'
import { type Capability, isAllowed } from '#web/session/permissions.ts'

/** A person of the account to whom something can be assigned. */
export interface Member {
  id: string
  name: string
}

/** The active members of the account; an empty list until they are loaded. */
export function useMembers() {
  const accountId = useAccount().id
  const { data, error, refetch } = useListAccountUsersQuery({ path: { accountId } })
  const members = useMemo(
    () =>
      (data ?? []).flatMap(({ userId, firstName, lastName, email, status, role }) =>
        status === MemberStatus.Active ? [{ id: userId, name: `${firstName} ${lastName}`.trim() || email, role }] : [],
      ),
    [data],
  )
  return { members, isKnown: data !== undefined, error: data ? null : error, refetch }
}

/** The members whose role has a capability, so that work can be assigned to them. */
export const useAssignees = (capability: Capability): Member[] =>
  useMembers().members.filter(({ role }) => isAllowed(role, capability))
