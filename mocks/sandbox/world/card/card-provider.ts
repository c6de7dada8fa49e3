// The simulated card provider: subscriptions with their cards, what is due on them as time passes, and the events it tells of.
import type { StripeEvent } from '@adwright/sdk/types'
import type {
  BeginningTrial,
  Buying,
  Card,
  CardFate,
  CardProvider,
  CardSubscription,
  Choice,
  ProviderBook,
  ProviderResult,
} from '#mocks/sandbox/platforms/card.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { checkoutEvent, invoiceEvent, subscriptionEvent } from '#mocks/sandbox/world/card/card-events.ts'

/** Days after a failed charge until the next try; after the last one the subscription is unpaid. */
const RETRY_DAYS = [3, 5, 7]
const GIVEN_UP_DAYS = 30

const CARD_FATES: Record<string, CardFate> = {
  '4242424242424242': 'pays',
  '5555555555554444': 'pays',
  '4000000000000002': 'declines',
  '4000000000000341': 'declines-later',
}

/** The card of a magic number; undefined for a number the provider does not know. */
export function cardOf(number: string): Card | undefined {
  const digits = number.replace(/[\s-]/g, '')
  const fate = CARD_FATES[digits]
  return fate && { last4: digits.slice(-4), fate }
}

const priceOf = ({ plans }: Pick<ProviderBook, 'plans'>, { plan, period }: Choice): number => {
  const found = plans.find((one) => one.plan === plan)
  return (period === 1 ? found?.priceMonthly : found?.priceYearly) ?? 0
}

/** The same day one period later, or the last day of a shorter month. */
export function periodAfter(start: string, period: 1 | 2): string {
  const from = new Date(start)
  const months = from.getUTCMonth() + (period === 1 ? 1 : 12)
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate()
  const to = new Date(from)
  to.setUTCMonth(months, Math.min(from.getUTCDate(), lastDay))
  return to.toISOString()
}

const later = (moment: string, days: number) => new Date(Date.parse(moment) + days * DAY_MS).toISOString()
const rounded = (amount: number) => Math.round(amount * 100) / 100

/** A checkout whose card pays: the first period begins at once, in a trial's place too. */
export function buy(book: ProviderBook, { at, card, ...chosen }: Buying): ProviderResult {
  const subscription: CardSubscription = {
    ...chosen,
    status: 'active',
    next: null,
    card,
    periodStartsAt: at,
    periodEndsAt: periodAfter(at, chosen.period),
    cancelAtPeriodEnd: false,
    failures: 0,
    nextAttemptAt: null,
    openInvoice: null,
  }
  const number = book.newInvoiceNumber(new Date(at))
  const amount = priceOf(book, chosen)
  const paid = {
    number,
    amount,
    reason: 'subscription_create',
    at,
    isPaid: true,
    periodEndsAt: subscription.periodEndsAt,
  }
  return { subscription, events: [checkoutEvent(book, subscription, at), invoiceEvent(book, subscription, paid)] }
}

/** A trial without a card. */
export function beginTrial(book: ProviderBook, { at, endsAt, ...chosen }: BeginningTrial): ProviderResult {
  const subscription: CardSubscription = {
    ...chosen,
    status: 'trialing',
    next: null,
    card: null,
    periodStartsAt: at,
    periodEndsAt: endsAt,
    cancelAtPeriodEnd: false,
    failures: 0,
    nextAttemptAt: null,
    openInvoice: null,
  }
  return { subscription, events: [subscriptionEvent(book, 'created', subscription, at)] }
}

function paid(book: ProviderBook, subscription: CardSubscription, at: string): ProviderResult {
  const { openInvoice } = subscription
  const { number, amount } = openInvoice ?? { number: book.newInvoiceNumber(new Date(at)), amount: 0 }
  const changed: CardSubscription = {
    ...subscription,
    status: 'active',
    failures: 0,
    nextAttemptAt: null,
    openInvoice: null,
  }
  const { periodEndsAt } = changed
  const invoice = { number, amount, reason: 'subscription_cycle', at, isPaid: true, periodEndsAt }
  return { subscription: changed, events: [invoiceEvent(book, changed, invoice)] }
}

function failed(book: ProviderBook, subscription: CardSubscription, at: string): ProviderResult {
  const { openInvoice, failures, periodEndsAt } = subscription
  if (!openInvoice) return { subscription, events: [] }
  const wait = RETRY_DAYS[failures]
  const changed: CardSubscription = {
    ...subscription,
    status: wait === undefined ? 'unpaid' : 'past_due',
    failures: failures + 1,
    nextAttemptAt: later(at, wait ?? GIVEN_UP_DAYS),
  }
  const invoice = { ...openInvoice, reason: 'subscription_cycle', at, isPaid: false, periodEndsAt }
  const events = [invoiceEvent(book, changed, invoice)]
  if (changed.status === 'unpaid') events.push(subscriptionEvent(book, 'updated', changed, at))
  return { subscription: changed, events }
}

function ended(book: ProviderBook, subscription: CardSubscription, at: string): ProviderResult {
  const changed: CardSubscription = { ...subscription, status: 'canceled', nextAttemptAt: null, openInvoice: null }
  return { subscription: changed, events: [subscriptionEvent(book, 'deleted', changed, at)] }
}

/** When something is due next on a subscription; undefined when nothing ever is. */
export function dueAt({ status, periodEndsAt, nextAttemptAt }: CardSubscription): string | undefined {
  if (status === 'canceled') return undefined
  return status === 'past_due' || status === 'unpaid' ? (nextAttemptAt ?? undefined) : periodEndsAt
}

function charge(book: ProviderBook, subscription: CardSubscription, at: string): ProviderResult {
  return subscription.card?.fate === 'pays' ? paid(book, subscription, at) : failed(book, subscription, at)
}

/** The one thing that is due at `at`: a trial or a cancelled period ends, a period is renewed, a failed charge tried again. */
function due(book: ProviderBook, subscription: CardSubscription, at: string): ProviderResult {
  const { status, cancelAtPeriodEnd, next, plan, period } = subscription
  if (status === 'unpaid' || status === 'trialing' || (status === 'active' && cancelAtPeriodEnd))
    return ended(book, subscription, at)
  if (status === 'past_due') return charge(book, subscription, at)
  const choice = next ?? { plan, period }
  const renewed: CardSubscription = {
    ...subscription,
    ...choice,
    next: null,
    periodStartsAt: at,
    periodEndsAt: periodAfter(at, choice.period),
    openInvoice: { number: book.newInvoiceNumber(new Date(at)), amount: priceOf(book, choice) },
  }
  return charge(book, renewed, at)
}

/** Everything that has become due until `until`, in order. */
export function advance(book: ProviderBook, subscription: CardSubscription, until: Date): ProviderResult {
  let now = subscription
  const events: StripeEvent[] = []
  for (let at = dueAt(now); at !== undefined && Date.parse(at) <= until.getTime(); at = dueAt(now)) {
    const told = due(book, now, at)
    now = told.subscription
    events.push(...told.events)
  }
  return { subscription: now, events }
}

/** Cancelled at the end of what is paid for; at once where nothing is. */
export function cancel(book: ProviderBook, subscription: CardSubscription, at: string): ProviderResult {
  if (subscription.status === 'canceled' || subscription.cancelAtPeriodEnd) return { subscription, events: [] }
  const changed: CardSubscription = { ...subscription, cancelAtPeriodEnd: true, next: null }
  const events = [subscriptionEvent(book, 'updated', changed, at)]
  if (changed.status === 'active' || changed.status === 'trialing') return { subscription: changed, events }
  const over = ended(book, changed, at)
  return { subscription: over.subscription, events: [...events, ...over.events] }
}

/** Takes a cancellation back while the period still runs. */
export function resume(book: ProviderBook, subscription: CardSubscription, at: string): ProviderResult {
  if (!subscription.cancelAtPeriodEnd || subscription.status === 'canceled') return { subscription, events: [] }
  const changed = { ...subscription, cancelAtPeriodEnd: false }
  return { subscription: changed, events: [subscriptionEvent(book, 'updated', changed, at)] }
}

/** Another card; an open invoice is charged with it at once. Whether it pays was asked before. */
export function changeCard(book: ProviderBook, subscription: CardSubscription, card: Card, at: string): ProviderResult {
  const changed = { ...subscription, card }
  return subscription.openInvoice ? paid(book, changed, at) : { subscription: changed, events: [] }
}

/** Whether a choice begins at once and is charged, rather than with the next period. */
const isUpgrade = (from: Choice, to: Choice) =>
  to.plan > from.plan || (to.plan === from.plan && to.period > from.period)

/** Another plan or period: more begins at once, with what is left of the old one taken off; less begins with the next period. */
export function changePlan(book: ProviderBook, subscription: CardSubscription, to: Choice, at: string): ProviderResult {
  const { plan, period, periodStartsAt, periodEndsAt } = subscription
  const isSame = to.plan === plan && to.period === period
  if (subscription.status !== 'active' || isSame) return { subscription: { ...subscription, next: null }, events: [] }
  if (!isUpgrade(subscription, to)) return { subscription: { ...subscription, next: to }, events: [] }
  const length = Date.parse(periodEndsAt) - Date.parse(periodStartsAt)
  const left = Math.max(0, Math.min(1, (Date.parse(periodEndsAt) - Date.parse(at)) / length))
  const isSamePeriod = to.period === period
  const changed: CardSubscription = {
    ...subscription,
    ...to,
    next: null,
    cancelAtPeriodEnd: false,
    periodStartsAt: isSamePeriod ? periodStartsAt : at,
    periodEndsAt: isSamePeriod ? periodEndsAt : periodAfter(at, to.period),
  }
  const unused = priceOf(book, subscription) * left
  const amount = rounded((isSamePeriod ? priceOf(book, to) * left : priceOf(book, to)) - unused)
  const number = book.newInvoiceNumber(new Date(at))
  const invoice = {
    number,
    amount,
    reason: 'subscription_update',
    at,
    isPaid: true,
    periodEndsAt: changed.periodEndsAt,
  }
  const events = [invoiceEvent(book, changed, invoice)]
  if (subscription.cancelAtPeriodEnd) events.unshift(subscriptionEvent(book, 'updated', changed, at))
  return { subscription: changed, events }
}

export const simulatedCards: CardProvider = {
  cardOf,
  buy,
  beginTrial,
  dueAt,
  advance,
  cancel,
  resume,
  changeCard,
  changePlan,
}
