// The state machine of an invitation: open → accepted, declined or expired; shared by the groups Account and User.

import { MemberStatus } from '@adwright/sdk/types'
import { join } from '#mocks/sandbox/domain/identity/memberships.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { type Membership, membershipId } from '#mocks/sandbox/domain/identity/people.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

type AnswerContext = { store: Store; person: Person; now: Date }

/** The open invitation of an account to an address, otherwise the one that was sent last of those that were declined. */
async function invitationOf(store: Store, accountId: string, email: string): Promise<Membership | undefined> {
  const own = await store.list('membership', accountId, { where: { address: email.toLowerCase() } })
  return (
    own.find(({ status }) => status === MemberStatus.Invited) ??
    own
      .filter(({ status }) => status === MemberStatus.Declined)
      .toSorted((one, other) => (other.invitedAt ?? '').localeCompare(one.invitedAt ?? ''))[0]
  )
}

export const isExpired = (invitation: Membership, now: Date) =>
  invitation.expiresAt !== null && Date.parse(invitation.expiresAt) <= now.getTime()

/** Accepts or declines an invitation for a person with a verified address; repeating the same answer has no effect. */
export async function answerInvitation({ store, person, now }: AnswerContext, accountId: string, isAccepted: boolean) {
  // Registration alone does not prove that the person owns the address.
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
