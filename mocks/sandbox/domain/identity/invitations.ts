// The state machine of an invitation: open → accepted, declined or expired; the Account and the User group answer it alike.

import { MemberStatus } from '@adwright/sdk/types'
import { join } from '#mocks/sandbox/domain/identity/memberships.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { type Membership, membershipId } from '#mocks/sandbox/domain/identity/people.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

type Answering = { store: Store; person: Person; now: Date }

/** The invitation of an account to this person's address, open or declined. */
async function invitationOf(store: Store, accountId: string, email: string): Promise<Membership | undefined> {
  const own = await store.list('membership', accountId, { where: { address: email.toLowerCase() } })
  return (
    own.find(({ status }) => status === MemberStatus.Invited) ??
    own.find(({ status }) => status === MemberStatus.Declined)
  )
}

export const isExpired = (invitation: Membership, now: Date) =>
  invitation.expiresAt !== null && Date.parse(invitation.expiresAt) <= now.getTime()

/** Accepts or declines, for a person whose address is verified; doing the same twice changes nothing more. */
export async function answerInvitation({ store, person, now }: Answering, accountId: string, isAccepted: boolean) {
  // A registered person has not yet proved to receive the emails of the address.
  if (!person.isEmailVerified) return problem(403, 'email-not-verified')
  const membership = await store.get('membership', membershipId(accountId, person.id))
  if (membership?.status === MemberStatus.Active)
    return isAccepted ? { membership } : problem(409, 'invitation-answered')
  const invitation = await invitationOf(store, accountId, person.email ?? '')
  if (!invitation) return problem(404, 'not-found')
  if (invitation.status === MemberStatus.Declined)
    return isAccepted ? problem(409, 'invitation-answered') : { membership: invitation }
  if (isExpired(invitation, now)) return problem(409, 'invitation-expired')
  if (isAccepted)
    return { membership: await join(store, { accountId, person, role: invitation.role, now, invitation }) }
  const declined = await store.set('membership', invitation.id, { status: MemberStatus.Declined })
  return { membership: declined ?? invitation }
}
