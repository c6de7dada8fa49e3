// Seeds people at each stage of a subscription, with the history that led there.

import {
  advanceSubscription,
  callProvider,
  cardSubscriptionOf,
  handleEvent,
  startTrialFor,
} from '#mocks/sandbox/domain/billing/billing-events.ts'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import type { ProviderBook, ProviderResult } from '#mocks/sandbox/platforms/card.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

/** The stage of a subscription: `ended` is an expired trial, `cancelled` is still active until the end of its period. */
export type BillingState = 'none' | 'trial' | 'trial-ending' | 'active' | 'cancelled' | 'past-due' | 'unpaid' | 'ended'

type SeedContext = Pick<SystemContext, 'store' | 'clock' | 'newId' | 'origin' | 'platforms'>

/** The plans that people of scenarios buy. */
export const BOUGHT = { starter: 1, growth: 2, scale: 3 } as const
const GOOD_CARD = '4242424242424242'
const FAILING_CARD = '4000000000000341'

const ago = ({ clock }: SeedContext, days: number) => new Date(clock.now().getTime() - days * DAY_MS)

async function runAtProvider(
  { store, newId, origin, platforms }: SeedContext,
  now: Date,
  work: (book: ProviderBook) => ProviderResult,
): Promise<void> {
  const context = { store, newId, origin, platforms, now }
  const { events } = await callProvider(context, work)
  for (const event of events) await handleEvent(context, event)
}

async function beginTrial(runtime: SeedContext, person: Person, now: Date): Promise<void> {
  const { store, newId, origin, platforms } = runtime
  await startTrialFor({ store, newId, origin, platforms, now }, person)
}

type Purchase = { plan: number; at: Date; number: string; period: 1 | 2 }

/** Buys a plan on a past day, after a trial. */
async function buyPlan(runtime: SeedContext, person: Person, { plan, at, number, period }: Purchase): Promise<void> {
  const { store, platforms } = runtime
  await beginTrial(runtime, person, new Date(at.getTime() - 10 * DAY_MS))
  const trialing = (await store.get('person', person.id)) ?? person
  const subscription = await cardSubscriptionOf({ store, now: at }, trialing)
  const card = platforms.card.cardOf(number)
  if (!subscription || !card) return
  const { id, customerId, personId } = subscription
  const order = { id, customerId, personId, plan, period, card, at: at.toISOString() }
  await runAtProvider(runtime, at, (book) => platforms.card.buy(book, order))
}

async function cancelPlan(runtime: SeedContext, person: Person): Promise<void> {
  const now = ago(runtime, 2)
  const paying = (await runtime.store.get('person', person.id)) ?? person
  const subscription = await cardSubscriptionOf({ store: runtime.store, now }, paying)
  if (subscription)
    await runAtProvider(runtime, now, (book) => runtime.platforms.card.cancel(book, subscription, now.toISOString()))
}

const SEEDS: Record<BillingState, (runtime: SeedContext, person: Person, plan: number) => Promise<void>> = {
  none: async () => {},
  trial: (runtime, person) => beginTrial(runtime, person, ago(runtime, 4)),
  'trial-ending': (runtime, person) => beginTrial(runtime, person, ago(runtime, 13)),
  ended: (runtime, person) => beginTrial(runtime, person, ago(runtime, 20)),
  active: (runtime, person, plan) =>
    buyPlan(runtime, person, { plan, at: ago(runtime, 400), number: GOOD_CARD, period: 2 }),
  cancelled: async (runtime, person, plan) => {
    await buyPlan(runtime, person, { plan, at: ago(runtime, 20), number: GOOD_CARD, period: 1 })
    await cancelPlan(runtime, person)
  },
  'past-due': (runtime, person, plan) =>
    buyPlan(runtime, person, { plan, at: ago(runtime, 33), number: FAILING_CARD, period: 1 }),
  unpaid: (runtime, person, plan) =>
    buyPlan(runtime, person, { plan, at: ago(runtime, 55), number: FAILING_CARD, period: 1 }),
}

/** Brings a person without a subscription to a stage through the regular billing flow; returns the updated person. */
export async function seedBilling(
  runtime: SeedContext,
  { person, state, plan = BOUGHT.growth }: { person: Person; state: BillingState; plan?: number },
) {
  const { store, newId, origin, platforms, clock } = runtime
  await SEEDS[state](runtime, person, plan)
  await advanceSubscription({ store, newId, origin, platforms, now: clock.now() }, person.id)
  return (await store.get('person', person.id)) ?? person
}
