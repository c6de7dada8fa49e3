// The subscription that a person uses, and its usage.
import { type SubscriptionDetails, SubscriptionStatus, type User } from '@adwright/sdk/types'
import { limitsOf } from '#mocks/sandbox/domain/billing/limits.ts'
import type { AddressContext } from '#mocks/sandbox/domain/files/files.ts'
import { freshAvatarUrl } from '#mocks/sandbox/domain/identity/avatars.ts'
import { membershipsOf } from '#mocks/sandbox/domain/identity/memberships.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

const NONE: SubscriptionDetails = {
  subscriptionProductName: null,
  status: SubscriptionStatus.None,
  accountsLimit: 0,
  accountsCount: 0,
  usersLimit: 0,
  usersCount: 0,
  subscriptionId: null,
}

/** The person whose subscription applies: the person themselves, otherwise the owner of the account joined first. */
export async function payerOf(store: Store, person: Person): Promise<Person> {
  if (person.subscription.id !== null) return person
  const [first] = await membershipsOf(store, person.id)
  const account = first && (await store.get('account', first.accountId))
  return (account && (await store.get('person', account.ownerId))) || person
}

/** True if the person uses another person's subscription. */
export const isOnAnotherSubscription = async (store: Store, person: Person) =>
  (await payerOf(store, person)).id !== person.id

export async function subscriptionDetailsOf(store: Store, person: Person): Promise<SubscriptionDetails> {
  const payer = await payerOf(store, person)
  const { id, productName, status } = payer.subscription
  const { accountsLimit, accountsCount, usersLimit, usersCount } = await limitsOf(store, payer)
  const counts = { accountsCount, usersCount }
  if (id === null) return { ...NONE, ...counts }
  return { subscriptionProductName: productName, status, accountsLimit, usersLimit, ...counts, subscriptionId: id }
}

/** A person in the contract's form, without internal fields. */
export async function shownUser(context: AddressContext & { store: Store }, person: Person): Promise<User> {
  const { passwordHash: _, subscription: __, isDeactivated: ___, ...fields } = person
  return {
    ...fields,
    avatarUrl: await freshAvatarUrl(context, person.avatarUrl),
    checkoutKey: context.secrets.mac('checkout-pages', person.id),
    subscriptionDetails: await subscriptionDetailsOf(context.store, person),
  }
}
