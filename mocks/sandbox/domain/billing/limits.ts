// The limits of a plan and their usage.
import type { Plan } from '@adwright/sdk/types'
import { PLANS } from '#mocks/sandbox/domain/billing/plans.ts'
import { countMembers } from '#mocks/sandbox/domain/identity/memberships.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

export type Limits = { accountsLimit: number; accountsCount: number; usersLimit: number; usersCount: number }

export const planOf = (person: Person): Plan | undefined => PLANS.find(({ plan }) => plan === person.subscription.plan)

/** The limits of a paying person, the number of their accounts, and the seats of the fullest account; open invitations occupy a seat. */
export async function limitsOf(store: Store, owner: Person): Promise<Limits> {
  const plan = planOf(owner)
  const accounts = await store.list('account', owner.id)
  const seats = await Promise.all(accounts.map(({ id }) => countMembers(store, id)))
  return {
    accountsLimit: plan?.accountsLimit ?? 1,
    accountsCount: accounts.length,
    usersLimit: plan?.usersLimit ?? 1,
    usersCount: Math.max(0, ...seats),
  }
}
