// The state machine of a subscription, driven by the payment provider's events, and its history.
import type { HistoryEntry, Plan, StripeEvent } from '@adwright/sdk/types'
import { SubscriptionEvent, SubscriptionStatus } from '@adwright/sdk/types'
import { toContractAmount } from '#mocks/sandbox/domain/billing/money.ts'
import type { Subscription } from '#mocks/sandbox/domain/identity/people.ts'

/** The relevant fields of an event, the same for all types. */
export type BillingFact = {
  type: string
  /** Seconds since 1970. */
  created: number
  subscriptionId: string | null
  customerId: string | null
  personId: string | null
  status: SubscriptionStatus | null
  plan: number | null
  period: 1 | 2 | null
  cancelAtPeriodEnd: boolean | null
  periodEndsAt: string | null
  /** The amount without tax in minor units of the plan's currency; negative for refunds. */
  amountMinor: number
  reason: string | null
  invoiceNumber: string | null
  invoiceUrl: string | null
}

/** A stored entry of the history; `position` orders entries of the same second. */
export type StoredHistoryEntry = Omit<HistoryEntry, 'amount'> & {
  amountMinor: number
  personId: string
  position: number
}
export type HistoryDraft = Omit<StoredHistoryEntry, 'id' | 'subscriptionId' | 'personId' | 'position'>

/** An entry of the history in the contract's form. */
export function shownEntry({
  amountMinor,
  personId: _person,
  position: _position,
  ...entry
}: StoredHistoryEntry): HistoryEntry {
  return { ...entry, amount: toContractAmount(amountMinor, entry.currencyCode) }
}

const { Incomplete, IncompleteExpired, Trialing, Active, PastDue, Cancelled, Unpaid, None } = SubscriptionStatus

const STATUS_BY_NAME: Record<string, SubscriptionStatus> = {
  incomplete: Incomplete,
  incomplete_expired: IncompleteExpired,
  trialing: Trialing,
  active: Active,
  past_due: PastDue,
  canceled: Cancelled,
  unpaid: Unpaid,
}

/** The possible transitions of each state. An ended subscription stays ended; a new one has another id. */
const TRANSITIONS: Record<SubscriptionStatus, readonly SubscriptionStatus[]> = {
  [None]: [Incomplete, Trialing, Active],
  [Incomplete]: [IncompleteExpired, Active, Cancelled],
  [IncompleteExpired]: [],
  [Trialing]: [Active, PastDue, Cancelled, Unpaid],
  [Active]: [PastDue, Cancelled, Unpaid],
  [PastDue]: [Active, Cancelled, Unpaid],
  [Cancelled]: [],
  [Unpaid]: [Active, Cancelled],
}

export const canTransition = (from: SubscriptionStatus, to: SubscriptionStatus) =>
  from === to || TRANSITIONS[from].includes(to)

/** True if a subscription has ended, so that the next one is a new subscription. */
export const hasEnded = (status: SubscriptionStatus) => status === None || TRANSITIONS[status].length === 0

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const integer = (value: unknown) => (Number.isSafeInteger(value) ? Number(value) : null)
const child = (parent: unknown, key: string): unknown =>
  typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined
const isoTime = (seconds: unknown) => {
  const known = number(seconds)
  return known === null ? null : new Date(known * 1000).toISOString()
}
const parsePlan = (value: unknown) => (/^\d{1,3}$/.test(String(value)) ? Number(value) : null)
const parsePeriod = (value: unknown) => (value === '1' ? 1 : value === '2' ? 2 : null)

/** Reads an event; undefined for types that are accepted but ignored. */
export function readEvent({ type, created, data }: StripeEvent): BillingFact | undefined {
  const { object } = data
  const isInvoice = type === 'invoice.paid' || type === 'invoice.payment_failed'
  const isSubscription = /^customer\.subscription\.(created|updated|deleted)$/.test(type)
  if (!isInvoice && !isSubscription && type !== 'checkout.session.completed') return undefined
  const details = child(object.parent, 'subscription_details')
  const metadata = object.metadata ?? child(details, 'metadata')
  return {
    type,
    created,
    subscriptionId: isSubscription ? text(object.id) : text(object.subscription ?? child(details, 'subscription')),
    customerId: text(object.customer),
    personId: text(object.client_reference_id ?? child(metadata, 'person')),
    status: isSubscription ? (STATUS_BY_NAME[text(object.status) ?? ''] ?? null) : null,
    plan: parsePlan(child(metadata, 'plan')),
    period: parsePeriod(child(metadata, 'period')),
    cancelAtPeriodEnd: typeof object.cancel_at_period_end === 'boolean' ? object.cancel_at_period_end : null,
    periodEndsAt: isoTime(isInvoice ? object.period_end : object.current_period_end),
    amountMinor: integer(object.subtotal) ?? integer(object.amount_paid) ?? integer(object.amount_due) ?? 0,
    reason: text(object.billing_reason),
    invoiceNumber: text(object.number)?.slice(0, 40) ?? null,
    invoiceUrl: text(object.hosted_invoice_url),
  }
}

const TRIAL = 'Trial'

/** The history event of a paid invoice. */
function paidEvent(before: Subscription, { reason, plan }: BillingFact): SubscriptionEvent {
  if (
    before.status === Trialing ||
    before.status === None ||
    before.status === Incomplete ||
    reason === 'subscription_create'
  )
    return SubscriptionEvent.Subscribed
  if (reason === 'subscription_update') return SubscriptionEvent.Upgraded
  return plan !== null && plan < before.plan ? SubscriptionEvent.Downgraded : SubscriptionEvent.Renewed
}

const isRefusedUpgrade = ({ type, reason }: BillingFact) =>
  type === 'invoice.payment_failed' && reason === 'subscription_update'

/** The state and history event that an event requests, before the transition is validated. */
function requestedTransition(
  before: Subscription,
  fact: BillingFact,
): { status: SubscriptionStatus; event: SubscriptionEvent | null } {
  switch (fact.type) {
    case 'invoice.paid':
      return { status: Active, event: paidEvent(before, fact) }
    case 'invoice.payment_failed':
      // The upgrade of a failed payment has never started.
      if (isRefusedUpgrade(fact)) return { status: before.status, event: null }
      return { status: before.status === Unpaid ? Unpaid : PastDue, event: SubscriptionEvent.PaymentFailed }
    case 'customer.subscription.deleted':
      return { status: Cancelled, event: before.status === Cancelled ? null : SubscriptionEvent.Expired }
    case 'customer.subscription.created':
      return {
        status: fact.status ?? before.status,
        event: fact.status === Trialing ? SubscriptionEvent.TrialStarted : null,
      }
    case 'customer.subscription.updated': {
      const isCancelled = fact.cancelAtPeriodEnd === true && !before.cancelAtPeriodEnd
      return { status: fact.status ?? before.status, event: isCancelled ? SubscriptionEvent.Cancelled : null }
    }
    default:
      return { status: before.status, event: null }
  }
}

/**
 * Returns a subscription after an event, with the new entry of its history; undefined if the event requests an invalid
 * transition.
 */
export function applyEvent(
  before: Subscription,
  fact: BillingFact,
  plans: readonly Plan[],
): { subscription: Subscription; entry: HistoryDraft | null } | undefined {
  const { status, event } = requestedTransition(before, fact)
  if (!canTransition(before.status, status)) return undefined
  const isDue = fact.type !== 'invoice.payment_failed'
  // The plan and period of an event take effect only once they are paid.
  const plan = plans.find((one) => one.plan === ((isDue ? fact.plan : null) ?? before.plan))
  const isTrial = status === Trialing
  const period = (isDue ? fact.period : null) ?? before.period
  const isPaid = fact.type === 'invoice.paid'
  const isBegun = isPaid || (status === Active && before.status === Trialing)
  const planName = plan?.productName ?? null
  const productName = isTrial ? TRIAL : isBegun ? planName : (before.productName ?? planName)
  const currentPeriodEndsAt = (isDue ? fact.periodEndsAt : null) ?? before.currentPeriodEndsAt
  const subscription: Subscription = {
    id: fact.subscriptionId ?? before.id,
    productName,
    status,
    plan: plan?.plan ?? before.plan,
    period,
    trialUsed: before.trialUsed || isTrial,
    trialEndsAt: isTrial ? (fact.periodEndsAt ?? before.trialEndsAt) : null,
    cancelAtPeriodEnd: status === Cancelled ? false : (fact.cancelAtPeriodEnd ?? before.cancelAtPeriodEnd),
    currentPeriodEndsAt,
  }
  const occurredAt = new Date(fact.created * 1000).toISOString()
  const isCharge = isPaid || !isDue
  const entry: HistoryDraft | null = event && {
    productName: productName ?? before.productName ?? TRIAL,
    event,
    period: productName === TRIAL ? null : period,
    amountMinor: isCharge ? fact.amountMinor : 0,
    currencyCode: plan?.currencyCode ?? 'EUR',
    status,
    invoiceNumber: isCharge ? fact.invoiceNumber : null,
    invoiceUrl: isCharge ? fact.invoiceUrl : null,
    occurredAt,
    periodEndsAt: fact.periodEndsAt ?? before.currentPeriodEndsAt ?? occurredAt,
  }
  return { subscription, entry }
}
