// Billing: handles the payment provider's events, starts trials, and schedules renewals.
import { type StripeEvent, SubscriptionEvent, SubscriptionStatus } from '@adwright/sdk/types'
import { PLAN_PRICES, PLANS, TRIAL_DAYS } from '#mocks/sandbox/domain/billing/plans.ts'
import {
  applyEvent,
  type BillingFact,
  hasEnded,
  readEvent,
  type StoredHistoryEntry,
} from '#mocks/sandbox/domain/billing/subscription-states.ts'
import type { Person, Subscription } from '#mocks/sandbox/domain/identity/people.ts'
import { sendMail } from '#mocks/sandbox/domain/notifications/mail.ts'
import type { CardSubscription, ProviderBook, ProviderResult } from '#mocks/sandbox/platforms/card.ts'
import type { Platforms } from '#mocks/sandbox/platforms/platforms.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { addMonths } from '#mocks/sandbox/time/months.ts'

/** The person of a subscription, and the time of its last event. */
export type KnownSubscription = { id: string; personId: string; lastEventAt: number }
type OpenEvent = StripeEvent & { deliversAt: string; position: number }
type DeliveryDelay = { id: string; seconds: number }
type InvoiceCounter = { id: string; value: number }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    cardSubscription: CardSubscription
    knownSubscription: KnownSubscription
    /** Maps a customer of the provider to the subscription. */
    billingCustomer: { id: string; subscriptionId: string }
    historyEntry: StoredHistoryEntry
    /** An event of the provider that is not delivered yet. */
    openEvent: OpenEvent
    deliveryDelay: DeliveryDelay
    invoiceCounter: InvoiceCounter
  }
}

export type BillingContext = {
  store: Store
  now: Date
  newId: (prefix: string) => string
  origin: string
  platforms: Pick<Platforms, 'card'>
}

const INVOICE_COUNTER = 'invoice'
const DELIVERY_DELAY = 'checkout'
const HANDLED_EVENT = 'billing-event'

const RECOMMENDED_PLAN = PLANS.find(({ isRecommended }) => isRecommended)?.plan ?? 1

/** Runs `work` with the provider's context; invoice numbers continue from the last one. */
async function withProviderContext(
  context: BillingContext,
  work: (book: ProviderBook) => ProviderResult,
): Promise<ProviderResult> {
  const { store, newId, origin } = context
  const lastNumber = (await store.get('invoiceCounter', INVOICE_COUNTER))?.value ?? 0
  let value = lastNumber
  const result = work({
    plans: PLAN_PRICES,
    newEventId: () => newId('evt'),
    newInvoiceNumber: (at) => `ADW-${at.getUTCFullYear()}-${String((value += 1)).padStart(5, '0')}`,
    invoiceUrl: (number) => `${origin}/portal/invoices/${number}`,
  })
  if (value !== lastNumber) await store.upsert('invoiceCounter', { id: INVOICE_COUNTER, value })
  return result
}

/** Sets the seconds between a payment and its webhook event. */
export const setDeliveryDelay = (store: Store, seconds: number) =>
  store.upsert('deliveryDelay', { id: DELIVERY_DELAY, seconds })

export const deliveryDelayOf = async (store: Store): Promise<number> =>
  (await store.get('deliveryDelay', DELIVERY_DELAY))?.seconds ?? 0

/** Runs an operation of the provider, and stores its events until they are delivered, at least `delaySeconds` later. */
export async function callProvider(
  context: BillingContext,
  work: (book: ProviderBook) => ProviderResult,
  delaySeconds = 0,
): Promise<ProviderResult> {
  const { store, now } = context
  const result = await withProviderContext(context, work)
  await saveSubscription(context, result.subscription)
  const at = new Date(now.getTime() + delaySeconds * 1000)
  for (const [index, event] of result.events.entries()) {
    await store.upsert('openEvent', { ...event, deliversAt: at.toISOString(), position: index })
    // Events of the same moment are delivered in the provider's order.
    await store.jobs.note({ kind: 'billing-event', subjectId: `${padded(index)} ${event.id}` }, at)
  }
  return result
}

/** Saves the provider's record of a subscription and schedules its next step. */
async function saveSubscription(
  { store, platforms }: Pick<BillingContext, 'store' | 'platforms'>,
  subscription: CardSubscription,
): Promise<void> {
  const { personId } = subscription
  await store.upsert('cardSubscription', subscription)
  const at = platforms.card.dueAt(subscription)
  if (at !== undefined) await scheduleSubscription(store, personId, new Date(at))
}

/** Schedules the next step of a person's subscription. */
export const scheduleSubscription = (store: Store, personId: string, at: Date) =>
  store.jobs.note({ kind: 'billing-period', subjectId: personId }, at)

const padded = (number: number) => String(number).padStart(6, '0')

/** The provider's record of a person's subscription; derived from the person if a scenario has set only that. */
export async function cardSubscriptionOf(
  { store, now }: Pick<BillingContext, 'store' | 'now'>,
  person: Person,
): Promise<CardSubscription | undefined> {
  const running = (await store.list('cardSubscription', person.id)).find((one) => one.status !== 'canceled')
  if (running) return running
  const { id, status, plan, period, cancelAtPeriodEnd, currentPeriodEndsAt, trialEndsAt } = person.subscription
  if (id === null) return undefined
  const stored = await store.get('cardSubscription', id)
  if (stored?.personId === person.id) return stored
  const states: Record<number, CardSubscription['status']> = { 3: 'trialing', 4: 'active', 5: 'past_due', 7: 'unpaid' }
  const periodEndsAt = currentPeriodEndsAt ?? trialEndsAt ?? now.toISOString()
  const isOpen = status === SubscriptionStatus.PastDue || status === 7
  return {
    id,
    customerId: `cus_${person.id}`,
    personId: person.id,
    status: states[status] ?? 'canceled',
    plan,
    period,
    next: null,
    card:
      status === SubscriptionStatus.Trialing
        ? null
        : { last4: isOpen ? '0341' : '4242', fate: isOpen ? 'declines-later' : 'pays' },
    billingAnchor: periodEndsAt,
    periodStartsAt: addMonths(periodEndsAt, period === 1 ? -1 : -12),
    periodEndsAt,
    cancelAtPeriodEnd,
    failures: status === SubscriptionStatus.PastDue ? 1 : status === 7 ? 4 : 0,
    nextAttemptAt: isOpen ? new Date(now.getTime() + 3 * DAY_MS).toISOString() : null,
    openInvoice: isOpen ? { number: `ADW-${now.getUTCFullYear()}-00000`, amountMinor: openAmount(plan, period) } : null,
  }
}

function openAmount(number: number, period: 1 | 2): number {
  const price = PLAN_PRICES.find(({ plan }) => plan === number)
  return (period === 1 ? price?.monthlyMinor : price?.yearlyMinor) ?? 0
}

async function findSubscription(store: Store, fact: BillingFact): Promise<KnownSubscription | undefined> {
  const byCustomer = fact.customerId ? await store.get('billingCustomer', fact.customerId) : undefined
  const id = fact.subscriptionId ?? byCustomer?.subscriptionId
  if (!id) return undefined
  const known = await store.get('knownSubscription', id)
  if (known) return known
  // A new subscription, or one that a scenario has set on the person: the event contains the person's id.
  const person = fact.personId ? await store.get('person', fact.personId) : undefined
  const owner = person ?? (await store.find('person', { subscriptionId: id }))
  return owner && { id, personId: owner.id, lastEventAt: 0 }
}

const EMAIL_OF_EVENT = { 6: 'payment-failed', 8: 'subscription-ended' } as const

/**
 * Handles an event of the provider in the request's transaction. Ignores repeated events, events of other types or of
 * unknown subscriptions, and events older than the last one of their subscription.
 */
export async function handleEvent(context: BillingContext, event: StripeEvent): Promise<void> {
  const { store, newId } = context
  await store.delete('openEvent', event.id)
  // The claim is atomic, so that only one of two concurrent deliveries is handled.
  if (!(await store.claim(HANDLED_EVENT, event.id, newId('dlv')))) return
  const fact = readEvent(event)
  const known = fact && (await findSubscription(store, fact))
  const person = known && (await store.get('person', known.personId))
  if (!fact || !known || !person || fact.created < known.lastEventAt) return
  const isNewSubscription = person.subscription.id !== known.id
  if (isNewSubscription && !hasEnded(person.subscription.status)) return
  const before: Subscription = isNewSubscription
    ? {
        ...person.subscription,
        status: SubscriptionStatus.None,
        productName: null,
        cancelAtPeriodEnd: false,
        trialEndsAt: null,
      }
    : person.subscription
  const after = applyEvent(before, { ...fact, subscriptionId: known.id }, PLANS)
  if (!after) return
  await store.upsert('knownSubscription', { ...known, lastEventAt: fact.created })
  if (fact.customerId) await store.upsert('billingCustomer', { id: fact.customerId, subscriptionId: known.id })
  // A checkout session only identifies the person; the subscription starts with its first invoice.
  if (after.subscription.status === SubscriptionStatus.None) return
  await store.set('person', person.id, { subscription: after.subscription })
  for (const { id } of await store.list('account', person.id))
    await store.set('account', id, { plan: after.subscription.plan })
  if (!after.entry) return
  const position = await store.count('historyEntry', { personId: person.id })
  const entry: StoredHistoryEntry = {
    ...after.entry,
    id: newId('sev'),
    subscriptionId: known.id,
    personId: person.id,
    position,
  }
  await store.insert('historyEntry', entry)
  await sendBillingEmail(context, person, entry)
}

async function sendBillingEmail(
  context: BillingContext,
  person: Person,
  { event, productName }: StoredHistoryEntry,
): Promise<void> {
  const kind = event === SubscriptionEvent.PaymentFailed || event === 8 ? EMAIL_OF_EVENT[event] : undefined
  if (!kind || !person.email || person.isDeactivated) return
  const outbox = { ...context, language: person.language }
  await sendMail(outbox, { to: person.email, kind, values: { product: productName }, link: '/subscriptions' })
}

/** True if the person has bought a plan that is still active, even if its webhook event is pending. */
export async function hasPurchased(context: Pick<BillingContext, 'store' | 'now'>, person: Person): Promise<boolean> {
  const subscription = await cardSubscriptionOf(context, person)
  return subscription !== undefined && !['canceled', 'trialing'].includes(subscription.status)
}

/** Starts a free trial with the limits of the recommended plan. */
export async function startTrialFor(context: BillingContext, person: Person): Promise<Person> {
  const at = context.now.toISOString()
  const endsAt = new Date(context.now.getTime() + TRIAL_DAYS * DAY_MS).toISOString()
  const chosen = { plan: RECOMMENDED_PLAN, period: 1 as const, personId: person.id, at, endsAt }
  const ids = { id: context.newId('sub'), customerId: context.newId('cus') }
  const { events } = await callProvider(context, (book) =>
    context.platforms.card.beginTrial(book, { ...chosen, ...ids }),
  )
  for (const event of events) await handleEvent(context, event)
  return (await context.store.get('person', person.id)) ?? person
}

/** Cancels a person's own subscription at the end of the paid period; does nothing if there is none. */
export async function cancelForPerson(context: BillingContext, person: Person): Promise<void> {
  const subscription = await cardSubscriptionOf(context, person)
  if (!subscription) return
  const { events } = await callProvider(context, (book) =>
    context.platforms.card.cancel(book, subscription, context.now.toISOString()),
  )
  for (const event of events) await handleEvent(context, event)
}

/** Delivers a pending event; does nothing if it has been handled in the meantime. */
export async function deliverEvent(context: BillingContext, subjectId: string): Promise<void> {
  const event = await context.store.get('openEvent', subjectId.split(' ')[1] ?? '')
  if (event) await handleEvent(context, event)
}

/** Advances a person's subscription at the provider up to now: ends trials and canceled periods, renews periods, retries failed charges. */
export async function advanceSubscription(context: BillingContext, personId: string): Promise<void> {
  const { store, now } = context
  const person = await store.get('person', personId)
  const subscription = person && (await cardSubscriptionOf({ store, now }, person))
  const at = subscription && context.platforms.card.dueAt(subscription)
  if (!subscription || at === undefined) return
  // A derived record is saved, so that it no longer depends on the person.
  if (Date.parse(at) > now.getTime()) return saveSubscription(context, subscription)
  const { events } = await callProvider(context, (book) => context.platforms.card.advance(book, subscription, now))
  for (const event of events) await handleEvent({ ...context, now: new Date(event.created * 1000) }, event)
}
