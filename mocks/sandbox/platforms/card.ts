// The port to a card provider: subscriptions, cards, invoices and the events that the provider sends.
import type { StripeEvent } from '@adwright/sdk/types'

export type Card = { last4: string; fate: CardOutcome }
/** The outcome of charges to a card: they succeed, are declined, or only the first one succeeds. */
export type CardOutcome = 'pays' | 'declines' | 'declines-later'
export type Choice = { plan: number; period: 1 | 2 }

/** The prices of a plan. All amounts here are in minor units of the currency. */
export type PlanPrice = { plan: number; currencyCode: string; monthlyMinor: number; yearlyMinor: number }

export type CardSubscription = {
  id: string
  customerId: string
  personId: string
  status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled'
  plan: number
  period: 1 | 2
  /** A downgrade that takes effect with the next period. */
  next: Choice | null
  card: Card | null
  /** The billing anchor: every period ends on its day of the month and at its time (UTC), or on the last day of a shorter month. */
  billingAnchor: string
  periodStartsAt: string
  periodEndsAt: string
  cancelAtPeriodEnd: boolean
  failures: number
  /** The time of the next retry of the open invoice, or of the cancellation of an unpaid subscription. */
  nextAttemptAt: string | null
  openInvoice: { number: string; amountMinor: number } | null
}

/** The context of a call to the provider: the plans with their prices, and generators of event and invoice ids. */
export type ProviderBook = {
  plans: readonly PlanPrice[]
  newEventId: () => string
  newInvoiceNumber: (at: Date) => string
  invoiceUrl: (number: string) => string
}
export type ProviderResult = {
  subscription: CardSubscription
  events: StripeEvent[]
  /** True if the card declined the charge, which left the subscription unchanged. */
  isDeclined?: true
}

export type Invoice = {
  number: string
  amountMinor: number
  reason: string
  at: string
  isPaid: boolean
  periodEndsAt: string
}

type Customer = { id: string; customerId: string; personId: string; at: string }
export type Purchase = Choice & Customer & { card: Card }
export type TrialStart = Choice & Customer & { endsAt: string }

/** The calls of the product and its checkout to the card provider; their effects are in the events that they return. */
export type CardProvider = {
  /** Returns the card with this number; undefined for a number the provider does not know. */
  cardOf: (number: string) => Card | undefined
  buy: (book: ProviderBook, purchase: Purchase) => ProviderResult
  beginTrial: (book: ProviderBook, trial: TrialStart) => ProviderResult
  /** The time of the next scheduled step of a subscription; undefined if there is none. */
  dueAt: (subscription: CardSubscription) => string | undefined
  /** Runs every step that is due up to `until`, in order. */
  advance: (book: ProviderBook, subscription: CardSubscription, until: Date) => ProviderResult
  cancel: (book: ProviderBook, subscription: CardSubscription, at: string) => ProviderResult
  resume: (book: ProviderBook, subscription: CardSubscription, at: string) => ProviderResult
  changeCard: (book: ProviderBook, subscription: CardSubscription, card: Card, at: string) => ProviderResult
  changePlan: (book: ProviderBook, subscription: CardSubscription, to: Choice, at: string) => ProviderResult
}
