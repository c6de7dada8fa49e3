// Memberships, found by account or by person.
import { MemberStatus, type UserRole } from '@adwright/sdk/types'
import '#mocks/sandbox/domain/identity/member-activity.ts'
import { type Membership, membershipId, type Person } from '#mocks/sandbox/domain/identity/people.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

/** Open invitations and active members of an account. */
export const membersOf = (store: Store, accountId: string): Promise<Membership[]> =>
  store.list('membership', accountId, { where: { status: [MemberStatus.Invited, MemberStatus.Active] } })

/** The number of occupied seats of an account: active members and open invitations. */
export const countMembers = (store: Store, accountId: string): Promise<number> =>
  store.count('membership', { accountId, status: [MemberStatus.Invited, MemberStatus.Active] })

/** The active memberships of a person in the order of joining. */
export const membershipsOf = (store: Store, personId: string): Promise<Membership[]> =>
  store.listAll('membership', { where: { userId: personId, status: MemberStatus.Active } })

type JoinParams = { accountId: string; person: Person; role: UserRole; now: Date; invitation?: Membership }

/** Adds a person to an account and deletes the accepted invitation, if any. */
export async function join(
  store: Store,
  { accountId, person, role, now, invitation }: JoinParams,
): Promise<Membership> {
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
