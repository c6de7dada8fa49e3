// People at each point of a subscription's life, with the history that led there.

import {
  advanceSubscription,
  atProvider,
  cardSubscriptionOf,
  startTrialFor,
  takeEvent,
} from '#mocks/sandbox/domain/billing/billing-book.ts'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import type { ProviderBook, ProviderResult } from '#mocks/sandbox/platforms/card.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

/** Where a person stands: `ended` is a trial that was used up, `cancelled` still runs to the end of its period. */
export type BillingState = 'none' | 'trial' | 'trial-ending' | 'active' | 'cancelled' | 'past-due' | 'unpaid' | 'ended'

type Seeding = Pick<SystemContext, 'store' | 'clock' | 'newId' | 'origin' | 'platforms'>

const GROWTH_PLAN = 2
const GOOD_CARD = '4242424242424242'
const FAILING_CARD = '4000000000000341'

const ago = ({ clock }: Seeding, days: number) => new Date(clock.now().getTime() - days * DAY_MS)

async function tell(
  { store, newId, origin, platforms }: Seeding,
  now: Date,
  work: (book: ProviderBook) => ProviderResult,
): Promise<void> {
  const context = { store, newId, origin, platforms, now }
  for (const event of await atProvider(context, work)) await takeEvent(context, event)
}

async function beginTrial(runtime: Seeding, person: Person, now: Date): Promise<void> {
  const { store, newId, origin, platforms } = runtime
  await startTrialFor({ store, newId, origin, platforms, now }, person)
}

/** Bought the Growth plan on a day in the past, after a trial. */
async function bought(runtime: Seeding, person: Person, at: Date, number: string, period: 1 | 2): Promise<void> {
  const { store, platforms } = runtime
  await beginTrial(runtime, person, new Date(at.getTime() - 10 * DAY_MS))
  const trialing = (await store.get('person', person.id)) ?? person
  const subscription = await cardSubscriptionOf({ store, now: at }, trialing)
  const card = platforms.card.cardOf(number)
  if (!subscription || !card) return
  const { id, customerId, personId } = subscription
  const order = { id, customerId, personId, plan: GROWTH_PLAN, period, card, at: at.toISOString() }
  await tell(runtime, at, (book) => platforms.card.buy(book, order))
}

async function cancelled(runtime: Seeding, person: Person): Promise<void> {
  const now = ago(runtime, 2)
  const paying = (await runtime.store.get('person', person.id)) ?? person
  const subscription = await cardSubscriptionOf({ store: runtime.store, now }, paying)
  if (subscription)
    await tell(runtime, now, (book) => runtime.platforms.card.cancel(book, subscription, now.toISOString()))
}

const SEEDS: Record<BillingState, (runtime: Seeding, person: Person) => Promise<void>> = {
  none: async () => {},
  trial: (runtime, person) => beginTrial(runtime, person, ago(runtime, 4)),
  'trial-ending': (runtime, person) => beginTrial(runtime, person, ago(runtime, 13)),
  ended: (runtime, person) => beginTrial(runtime, person, ago(runtime, 20)),
  active: (runtime, person) => bought(runtime, person, ago(runtime, 400), GOOD_CARD, 2),
  cancelled: async (runtime, person) => {
    await bought(runtime, person, ago(runtime, 20), GOOD_CARD, 1)
    await cancelled(runtime, person)
  },
  'past-due': (runtime, person) => bought(runtime, person, ago(runtime, 33), FAILING_CARD, 1),
  unpaid: (runtime, person) => bought(runtime, person, ago(runtime, 55), FAILING_CARD, 1),
}

/** Brings a person without a subscription to a state, as if it had happened; gives the person as it is then. */
export async function seedBilling(runtime: Seeding, { person, state }: { person: Person; state: BillingState }) {
  const { store, newId, origin, platforms, clock } = runtime
  await SEEDS[state](runtime, person)
  await advanceSubscription({ store, newId, origin, platforms, now: clock.now() }, person.id)
  return (await store.get('person', person.id)) ?? person
}
