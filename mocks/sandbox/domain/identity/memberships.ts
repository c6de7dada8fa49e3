// Who belongs to which account, found from either side.
import type { UserRole } from '@adwright/sdk/types'
import '#mocks/sandbox/domain/identity/member-activity.ts'
import { type Membership, membershipId, type Person } from '#mocks/sandbox/domain/identity/people.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

/** A membership as found from the person: the account it leads to. */
export type Joined = { id: string; accountId: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    joined: Joined
  }
}

export const INVITED = 1
export const ACTIVE = 2
export const DECLINED = 3

/** Open invitations and active members of an account. */
export const membersOf = async (store: Store, accountId: string): Promise<Membership[]> =>
  (await store.list('membership', accountId)).filter(({ status }) => status === INVITED || status === ACTIVE)

/** The active memberships of a person, the one joined first at the front. */
export async function membershipsOf(store: Store, personId: string): Promise<Membership[]> {
  const joined = await store.list('joined', personId)
  const memberships = await Promise.all(joined.map(({ id }) => store.get('membership', id)))
  return memberships.flatMap((membership) => (membership?.status === ACTIVE ? [membership] : []))
}

type Joining = { accountId: string; person: Person; role: UserRole; now: Date; invitation?: Membership }

/** Makes a person a member; an invitation that led there is used up. */
export async function join(store: Store, { accountId, person, role, now, invitation }: Joining): Promise<Membership> {
  const id = membershipId(accountId, person.id)
  const membership: Membership = {
    id,
    accountId,
    userId: person.id,
    email: person.email ?? invitation?.email ?? '',
    role,
    status: ACTIVE,
    message: null,
    invitedAt: invitation?.invitedAt ?? null,
    joinedAt: now.toISOString(),
    invitedByName: invitation?.invitedByName ?? null,
    expiresAt: null,
  }
  if (invitation) await store.delete('membership', invitation.id)
  await store.put('membership', membership, { scope: accountId, sort: now.toISOString() })
  await store.put('joined', { id, accountId }, { scope: person.id, sort: now.toISOString() })
  return membership
}

/** Ends a membership or an invitation. */
export async function leave(store: Store, membership: Membership): Promise<void> {
  await store.delete('membership', membership.id)
  await store.delete('joined', membership.id)
  await store.delete('memberSeen', membership.id)
}
