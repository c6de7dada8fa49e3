// Where strategies and tasks live: with the team of an account, or with one person alone.
import { MemberStatus, UserRole } from '@adwright/sdk/types'
import { type PlanHolder, planHolderOf } from '#mocks/sandbox/domain/billing/plan-usage.ts'
import { payerOf } from '#mocks/sandbox/domain/billing/subscription-details.ts'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { membershipsOf } from '#mocks/sandbox/domain/identity/memberships.ts'
import { fullName, type Membership, membershipId, type StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

export type Plan = {
  /** The account's id or the person's: the scope of its documents. */
  id: string
  /** Null in a private plan. */
  account: StoredAccount | null
}

/** Whose limits count: the account's, or those of who pays for the person. */
export const holderOf = async ({ store, person }: PersonContext, { account }: Plan): Promise<PlanHolder> =>
  account ?? planHolderOf(person, await payerOf(store, person))

/** The member of this account, active now; undefined for anybody else. */
export async function activeMember(store: Store, accountId: string, userId: string): Promise<Membership | undefined> {
  const membership = await store.get('membership', membershipId(accountId, userId))
  return membership?.status === MemberStatus.Active ? membership : undefined
}

/** A member's id and name; nulls if unassigned or if the member has left. */
export async function memberNamed(store: Store, accountId: string | undefined, userId: string | null) {
  const isMember = accountId && userId && (await activeMember(store, accountId, userId))
  const person = isMember ? await store.get('person', userId) : undefined
  return person ? { id: person.id, name: fullName(person) || person.userName } : { id: null, name: null }
}

/** Whether somebody may plan at all: more than a viewer in at least one account. */
export const mayPlan = async (store: Store, personId: string): Promise<boolean> =>
  (await membershipsOf(store, personId)).some(({ role }) => role >= UserRole.User)

export const planOfTeam = ({ account }: { account: StoredAccount }): Plan => ({ id: account.id, account })
export const planOfPerson = ({ person }: { person: { id: string } }): Plan => ({ id: person.id, account: null })
