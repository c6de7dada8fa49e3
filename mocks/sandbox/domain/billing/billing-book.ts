// Billing over the store: events taken once, trials begun, renewals as time passes.
import { type StripeEvent, SubscriptionEvent, SubscriptionStatus } from '@adwright/sdk/types'
import {
  afterEvent,
  type BillingFact,
  isOver,
  readEvent,
  type StoredHistoryEntry,
} from '#mocks/sandbox/domain/billing/billing.ts'
import { PLAN_PRICES, PLANS, TRIAL_DAYS } from '#mocks/sandbox/domain/billing/plans.ts'
import type { Person, Subscription } from '#mocks/sandbox/domain/identity/people.ts'
import { sendMail } from '#mocks/sandbox/domain/notifications/mail.ts'
import type { CardSubscription, ProviderBook, ProviderResult } from '#mocks/sandbox/platforms/card.ts'
import type { Platforms } from '#mocks/sandbox/platforms/platforms.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { addMonths } from '#mocks/sandbox/time/months.ts'

/** What the product knows of a subscription besides the person's own state. */
export type KnownSubscription = { id: string; personId: string; lastEventAt: number }
type OpenEvent = StripeEvent & { deliversAt: string; position: number }
type DeliveryDelay = { id: string; seconds: number }
type InvoiceCounter = { id: string; value: number }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    cardSubscription: CardSubscription
    knownSubscription: KnownSubscription
    /** Customer of the provider → subscription. */
    billingCustomer: { id: string; subscriptionId: string }
    historyEntry: StoredHistoryEntry
    /** ProviderResult by the provider, not delivered yet. */
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
const TAKEN_EVENT = 'billing-event'

const RECOMMENDED_PLAN = PLANS.find(({ isRecommended }) => isRecommended)?.plan ?? 1

/** Runs `work` with the provider's context; invoice numbers continue from the last one. */
async function withBook(
  context: BillingContext,
  work: (book: ProviderBook) => ProviderResult,
): Promise<ProviderResult> {
  const { store, newId, origin } = context
  const counted = (await store.get('invoiceCounter', INVOICE_COUNTER))?.value ?? 0
  let value = counted
  const told = work({
    plans: PLAN_PRICES,
    newEventId: () => newId('evt'),
    newInvoiceNumber: (at) => `ADW-${at.getUTCFullYear()}-${String((value += 1)).padStart(5, '0')}`,
    invoiceUrl: (number) => `${origin}/portal/invoices/${number}`,
  })
  if (value !== counted) await store.upsert('invoiceCounter', { id: INVOICE_COUNTER, value })
  return told
}

/** Seconds between a payment and its webhook event. */
export const setDeliveryDelay = (store: Store, seconds: number) =>
  store.upsert('deliveryDelay', { id: DELIVERY_DELAY, seconds })

export const deliveryDelayOf = async (store: Store): Promise<number> =>
  (await store.get('deliveryDelay', DELIVERY_DELAY))?.seconds ?? 0

/** Runs an operation of the provider, and stores its events until they are delivered, at least `delaySeconds` later. */
export async function atProvider(
  context: BillingContext,
  work: (book: ProviderBook) => ProviderResult,
  delaySeconds = 0,
): Promise<ProviderResult> {
  const { store, now } = context
  const result = await withBook(context, work)
  await saveSubscription(context, result.subscription)
  const at = new Date(now.getTime() + delaySeconds * 1000)
  for (const [index, event] of result.events.entries()) {
    await store.upsert('openEvent', { ...event, deliversAt: at.toISOString(), position: index })
    // Events of one moment are delivered in the order the provider sent them.
    await store.jobs.note({ kind: 'billing-event', subjectId: `${padded(index)} ${event.id}` }, at)
  }
  return result
}

/** Saves the provider's side of a subscription, and when something is due on it next. */
async function saveSubscription(
  { store, platforms }: Pick<BillingContext, 'store' | 'platforms'>,
  subscription: CardSubscription,
): Promise<void> {
  const { personId } = subscription
  await store.upsert('cardSubscription', subscription)
  const at = platforms.card.dueAt(subscription)
  if (at !== undefined) await notePeriod(store, personId, new Date(at))
}

/** Schedules the next step of a person's subscription. */
export const notePeriod = (store: Store, personId: string, at: Date) =>
  store.jobs.note({ kind: 'billing-period', subjectId: personId }, at)

const padded = (number: number) => String(number).padStart(6, '0')

/** The provider's side of a person's subscription; one that a scenario has only written on the person is made up to fit. */
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

async function knownOf(store: Store, fact: BillingFact): Promise<KnownSubscription | undefined> {
  const byCustomer = fact.customerId ? await store.get('billingCustomer', fact.customerId) : undefined
  const id = fact.subscriptionId ?? byCustomer?.subscriptionId
  if (!id) return undefined
  const known = await store.get('knownSubscription', id)
  if (known) return known
  // Written on the person by a scenario, or new: the event names the person it belongs to.
  const person = fact.personId ? await store.get('person', fact.personId) : undefined
  const owner = person ?? (await store.find('person', { subscriptionId: id }))
  return owner && { id, personId: owner.id, lastEventAt: 0 }
}

const MAILS = { 6: 'payment-failed', 8: 'subscription-ended' } as const

/**
 * Takes an event of the provider, in the request's transaction. The same event again, one of another kind, of an unknown subscription,
 * or older than what is known of its subscription changes nothing.
 */
export async function takeEvent(context: BillingContext, event: StripeEvent): Promise<void> {
  const { store, newId } = context
  await store.delete('openEvent', event.id)
  // Claimed rather than looked up, so that of two deliveries at the same moment one counts.
  if (!(await store.claim(TAKEN_EVENT, event.id, newId('dlv')))) return
  const fact = readEvent(event)
  const known = fact && (await knownOf(store, fact))
  const person = known && (await store.get('person', known.personId))
  if (!fact || !known || !person || fact.created < known.lastEventAt) return
  const isNext = person.subscription.id !== known.id
  if (isNext && !isOver(person.subscription.status)) return
  const before: Subscription = isNext
    ? {
        ...person.subscription,
        status: SubscriptionStatus.None,
        productName: null,
        cancelAtPeriodEnd: false,
        trialEndsAt: null,
      }
    : person.subscription
  const after = afterEvent(before, { ...fact, subscriptionId: known.id }, PLANS)
  if (!after) return
  await store.upsert('knownSubscription', { ...known, lastEventAt: fact.created })
  if (fact.customerId) await store.upsert('billingCustomer', { id: fact.customerId, subscriptionId: known.id })
  // A checkout session alone says who, not what: the subscription begins with its first invoice.
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
  await tell(context, person, entry)
}

async function tell(
  context: BillingContext,
  person: Person,
  { event, productName }: StoredHistoryEntry,
): Promise<void> {
  const kind = event === SubscriptionEvent.PaymentFailed || event === 8 ? MAILS[event] : undefined
  if (!kind || !person.email || person.isDeactivated) return
  const outbox = { ...context, language: person.language }
  await sendMail(outbox, { to: person.email, kind, values: { product: productName }, link: '/subscriptions' })
}

/** True if the person has bought a plan that is still active, even if its webhook event is pending. */
export async function hasPurchased(context: Pick<BillingContext, 'store' | 'now'>, person: Person): Promise<boolean> {
  const subscription = await cardSubscriptionOf(context, person)
  return subscription !== undefined && !['canceled', 'trialing'].includes(subscription.status)
}

/** A free trial with the limits of the recommended plan, for somebody who never had one. */
export async function startTrialFor(context: BillingContext, person: Person): Promise<Person> {
  const at = context.now.toISOString()
  const endsAt = new Date(context.now.getTime() + TRIAL_DAYS * DAY_MS).toISOString()
  const chosen = { plan: RECOMMENDED_PLAN, period: 1 as const, personId: person.id, at, endsAt }
  const ids = { id: context.newId('sub'), customerId: context.newId('cus') }
  const { events } = await atProvider(context, (book) => context.platforms.card.beginTrial(book, { ...chosen, ...ids }))
  for (const event of events) await takeEvent(context, event)
  return (await context.store.get('person', person.id)) ?? person
}

/** Cancels a person's own subscription at the end of what is paid for; nothing where there is none. */
export async function cancelForPerson(context: BillingContext, person: Person): Promise<void> {
  const subscription = await cardSubscriptionOf(context, person)
  if (!subscription) return
  const { events } = await atProvider(context, (book) =>
    context.platforms.card.cancel(book, subscription, context.now.toISOString()),
  )
  for (const event of events) await takeEvent(context, event)
}

/** Delivers an event that the product has not taken yet; one it has taken meanwhile is no longer there. */
export async function deliverEvent(context: BillingContext, subjectId: string): Promise<void> {
  const event = await context.store.get('openEvent', subjectId.split(' ')[1] ?? '')
  if (event) await takeEvent(context, event)
}

/** What the provider does on a person's subscription up to now: trials and cancelled periods end, periods are renewed, failed charges retried. */
export async function advanceSubscription(context: BillingContext, personId: string): Promise<void> {
  const { store, now } = context
  const person = await store.get('person', personId)
  const subscription = person && (await cardSubscriptionOf({ store, now }, person))
  const at = subscription && context.platforms.card.dueAt(subscription)
  if (!subscription || at === undefined) return
  // One that was made up stays as it is from now on.
  if (Date.parse(at) > now.getTime()) return saveSubscription(context, subscription)
  const { events } = await atProvider(context, (book) => context.platforms.card.advance(book, subscription, now))
  for (const event of events) await takeEvent({ ...context, now: new Date(event.created * 1000) }, event)
}
