// The simulated card provider: subscriptions with their cards, scheduled steps, and the events it sends.
import type { StripeEvent } from '@adwright/sdk/types'
import type {
  Card,
  CardOutcome,
  CardProvider,
  CardSubscription,
  Choice,
  ProviderBook,
  ProviderResult,
  Purchase,
  TrialStart,
} from '#mocks/sandbox/platforms/card.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { addMonths, monthsBetween } from '#mocks/sandbox/time/months.ts'
import { checkoutEvent, declinedEvent, invoiceEvent, subscriptionEvent } from '#mocks/sandbox/world/card/card-events.ts'

/** Days between a failed charge and the next retry; after the last retry the subscription is unpaid. */
const RETRY_DAYS = [3, 5, 7]
const CANCEL_UNPAID_AFTER_DAYS = 30

const CARD_OUTCOMES: Record<string, CardOutcome> = {
  '4242424242424242': 'pays',
  '5555555555554444': 'pays',
  '4000000000000002': 'declines',
  '4000000000000341': 'declines-later',
}

/** Returns the card with a test number; undefined for a number the provider does not know. */
export function cardOf(number: string): Card | undefined {
  const digits = number.replace(/[\s-]/g, '')
  const fate = CARD_OUTCOMES[digits]
  return fate && { last4: digits.slice(-4), fate }
}

const priceOf = ({ plans }: Pick<ProviderBook, 'plans'>, { plan, period }: Choice): number => {
  const found = plans.find((one) => one.plan === plan)
  return (period === 1 ? found?.monthlyMinor : found?.yearlyMinor) ?? 0
}

/**
 * Returns the end of a period that begins at `start`. It is counted from the billing anchor, so that a short month does not shift all
 * later periods.
 */
export const periodAfter = (start: string, period: 1 | 2, billingAnchor = start): string =>
  addMonths(billingAnchor, monthsBetween(billingAnchor, start) + (period === 1 ? 1 : 12))

const later = (moment: string, days: number) => new Date(Date.parse(moment) + days * DAY_MS).toISOString()

/** A checkout with a working card: the first period begins immediately, also during a trial. */
export function buy(book: ProviderBook, { at, card, ...chosen }: Purchase): ProviderResult {
  const subscription: CardSubscription = {
    ...chosen,
    status: 'active',
    next: null,
    card,
    billingAnchor: at,
    periodStartsAt: at,
    periodEndsAt: periodAfter(at, chosen.period),
    cancelAtPeriodEnd: false,
    failures: 0,
    nextAttemptAt: null,
    openInvoice: null,
  }
  const number = book.newInvoiceNumber(new Date(at))
  const paid = {
    number,
    amountMinor: priceOf(book, chosen),
    reason: 'subscription_create',
    at,
    isPaid: true,
    periodEndsAt: subscription.periodEndsAt,
  }
  return { subscription, events: [checkoutEvent(book, subscription, at), invoiceEvent(book, subscription, paid)] }
}

/** A trial without a card. A card added before it ends is charged at its end, which becomes the billing anchor. */
export function beginTrial(book: ProviderBook, { at, endsAt, ...chosen }: TrialStart): ProviderResult {
  const subscription: CardSubscription = {
    ...chosen,
    status: 'trialing',
    next: null,
    card: null,
    billingAnchor: endsAt,
    periodStartsAt: at,
    periodEndsAt: endsAt,
    cancelAtPeriodEnd: false,
    failures: 0,
    nextAttemptAt: null,
    openInvoice: null,
  }
  return { subscription, events: [subscriptionEvent(book, 'created', subscription, at)] }
}

/** Returns the period that contains `at`: an invoice paid after its own period pays for the current one. */
function runningAt(subscription: CardSubscription, at: string): CardSubscription {
  const { periodEndsAt, period, billingAnchor } = subscription
  if (Date.parse(periodEndsAt) > Date.parse(at)) return subscription
  const next = { periodStartsAt: periodEndsAt, periodEndsAt: periodAfter(periodEndsAt, period, billingAnchor) }
  return runningAt({ ...subscription, ...next }, at)
}

function paid(book: ProviderBook, subscription: CardSubscription, at: string): ProviderResult {
  const { openInvoice } = subscription
  const { number, amountMinor } = openInvoice ?? { number: book.newInvoiceNumber(new Date(at)), amountMinor: 0 }
  const changed: CardSubscription = {
    ...runningAt(subscription, at),
    status: 'active',
    failures: 0,
    nextAttemptAt: null,
    openInvoice: null,
  }
  const { periodEndsAt } = changed
  const invoice = { number, amountMinor, reason: 'subscription_cycle', at, isPaid: true, periodEndsAt }
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
    nextAttemptAt: later(at, wait ?? CANCEL_UNPAID_AFTER_DAYS),
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

/** The time of the next scheduled step of a subscription; undefined if there is none. */
export function dueAt({ status, periodEndsAt, nextAttemptAt }: CardSubscription): string | undefined {
  if (status === 'canceled') return undefined
  return status === 'past_due' || status === 'unpaid' ? (nextAttemptAt ?? undefined) : periodEndsAt
}

function charge(book: ProviderBook, subscription: CardSubscription, at: string): ProviderResult {
  return subscription.card?.fate === 'pays' ? paid(book, subscription, at) : failed(book, subscription, at)
}

/** Runs the step that is due at `at`: the end of a trial or a canceled period, a renewal, or a retry of a failed charge. */
function due(book: ProviderBook, subscription: CardSubscription, at: string): ProviderResult {
  const { status, card, cancelAtPeriodEnd, next, plan, period, billingAnchor } = subscription
  const isOver = cancelAtPeriodEnd || (status === 'trialing' && card === null)
  if (status === 'unpaid' || (status !== 'past_due' && isOver)) return ended(book, subscription, at)
  if (status === 'past_due') return charge(book, subscription, at)
  const choice = next ?? { plan, period }
  const renewed: CardSubscription = {
    ...subscription,
    ...choice,
    next: null,
    periodStartsAt: at,
    periodEndsAt: periodAfter(at, choice.period, billingAnchor),
    openInvoice: { number: book.newInvoiceNumber(new Date(at)), amountMinor: priceOf(book, choice) },
  }
  return charge(book, renewed, at)
}

/** Runs every step that is due up to `until`, in order. */
export function advance(book: ProviderBook, subscription: CardSubscription, until: Date): ProviderResult {
  let now = subscription
  const events: StripeEvent[] = []
  for (let at = dueAt(now); at !== undefined && Date.parse(at) <= until.getTime(); at = dueAt(now)) {
    const result = due(book, now, at)
    now = result.subscription
    events.push(...result.events)
  }
  return { subscription: now, events }
}

/** Cancels at the end of the paid period; immediately if nothing is paid. */
export function cancel(book: ProviderBook, subscription: CardSubscription, at: string): ProviderResult {
  if (subscription.status === 'canceled' || subscription.cancelAtPeriodEnd) return { subscription, events: [] }
  const changed: CardSubscription = { ...subscription, cancelAtPeriodEnd: true, next: null }
  const events = [subscriptionEvent(book, 'updated', changed, at)]
  if (changed.status === 'active' || changed.status === 'trialing') return { subscription: changed, events }
  const over = ended(book, changed, at)
  return { subscription: over.subscription, events: [...events, ...over.events] }
}

/** Revokes a cancellation during the current period. */
export function resume(book: ProviderBook, subscription: CardSubscription, at: string): ProviderResult {
  if (!subscription.cancelAtPeriodEnd || subscription.status === 'canceled') return { subscription, events: [] }
  const changed = { ...subscription, cancelAtPeriodEnd: false }
  return { subscription: changed, events: [subscriptionEvent(book, 'updated', changed, at)] }
}

/** Changes the card and charges an open invoice. The caller has already checked that the card will pay. */
export function changeCard(book: ProviderBook, subscription: CardSubscription, card: Card, at: string): ProviderResult {
  const changed = { ...subscription, card }
  return subscription.openInvoice ? paid(book, changed, at) : { subscription: changed, events: [] }
}

/** True if a plan change takes effect immediately and is charged, instead of at the next period. */
const isUpgrade = (from: Choice, to: Choice) =>
  to.plan > from.plan || (to.plan === from.plan && to.period > from.period)

/** The price of an upgrade: the rest of the period or a whole new one, minus the unused part of the old plan (proration). */
function upgradeAmount(book: ProviderBook, subscription: CardSubscription, to: Choice, at: string): number {
  const { period, periodStartsAt, periodEndsAt } = subscription
  const length = Date.parse(periodEndsAt) - Date.parse(periodStartsAt)
  const left = Math.max(0, Math.min(1, (Date.parse(periodEndsAt) - Date.parse(at)) / length))
  const price = priceOf(book, to)
  return (to.period === period ? Math.round(price * left) : price) - Math.round(priceOf(book, subscription) * left)
}

/**
 * Changes plan or interval. Upgrades take effect immediately with proration, downgrades with the next period; both revoke a cancellation.
 * If the card declines an upgrade, nothing changes.
 */
export function changePlan(book: ProviderBook, subscription: CardSubscription, to: Choice, at: string): ProviderResult {
  const { plan, period, periodStartsAt, periodEndsAt, billingAnchor, card, cancelAtPeriodEnd } = subscription
  if (subscription.status !== 'active') return { subscription, events: [] }
  const kept: CardSubscription = { ...subscription, cancelAtPeriodEnd: false, next: null }
  const told = (changed: CardSubscription) =>
    cancelAtPeriodEnd ? [subscriptionEvent(book, 'updated', changed, at)] : []
  if (to.plan === plan && to.period === period) return { subscription: kept, events: told(kept) }
  if (!isUpgrade(subscription, to)) return { subscription: { ...kept, next: to }, events: told(kept) }
  const amountMinor = upgradeAmount(book, subscription, to, at)
  if (amountMinor > 0 && card?.fate !== 'pays')
    return { subscription, events: [declinedEvent(book, subscription, { amountMinor, at })], isDeclined: true }
  const isSamePeriod = to.period === period
  const changed: CardSubscription = {
    ...kept,
    ...to,
    billingAnchor: isSamePeriod ? billingAnchor : at,
    periodStartsAt: isSamePeriod ? periodStartsAt : at,
    periodEndsAt: isSamePeriod ? periodEndsAt : periodAfter(at, to.period),
  }
  const number = book.newInvoiceNumber(new Date(at))
  const reason = 'subscription_update'
  const invoice = { number, amountMinor, reason, at, isPaid: true, periodEndsAt: changed.periodEndsAt }
  return { subscription: changed, events: [...told(changed), invoiceEvent(book, changed, invoice)] }
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
