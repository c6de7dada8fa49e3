// Who belongs to which account, found from either side.
import { MemberStatus, type UserRole } from '@adwright/sdk/types'
import '#mocks/sandbox/domain/identity/member-activity.ts'
import { type Membership, membershipId, type Person } from '#mocks/sandbox/domain/identity/people.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

/** Open invitations and active members of an account. */
export const membersOf = (store: Store, accountId: string): Promise<Membership[]> =>
  store.list('membership', accountId, { where: { status: [MemberStatus.Invited, MemberStatus.Active] } })

/** How many seats of an account are taken: by active members and by open invitations. */
export const countMembers = (store: Store, accountId: string): Promise<number> =>
  store.count('membership', { accountId, status: [MemberStatus.Invited, MemberStatus.Active] })

/** The active memberships of a person, the one joined first at the front. */
export const membershipsOf = (store: Store, personId: string): Promise<Membership[]> =>
  store.listAll('membership', { where: { userId: personId, status: MemberStatus.Active } })

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
    status: MemberStatus.Active,
    message: null,
    invitedAt: invitation?.invitedAt ?? null,
    joinedAt: now.toISOString(),
    invitedByName: invitation?.invitedByName ?? null,
    expiresAt: null,
  }
  if (invitation) await store.delete('membership', invitation.id)
  await store.upsert('membership', membership)
  return membership
}

/** Ends a membership or an invitation. */
export async function leave(store: Store, membership: Membership): Promise<void> {
  await store.delete('membership', membership.id)
  await store.delete('memberSeen', membership.id)
}
