// What the product knows of the card provider: subscriptions, cards, invoices and the events it sends.
import type { Plan, StripeEvent } from '@adwright/sdk/types'

export type Card = { last4: string; fate: CardFate }
/** What a charge does: it succeeds, is declined at once, or is declined from the first renewal on. */
export type CardFate = 'pays' | 'declines' | 'declines-later'
export type Choice = { plan: number; period: 1 | 2 }

export type CardSubscription = {
  id: string
  customerId: string
  personId: string
  status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled'
  plan: number
  period: 1 | 2
  /** A lower plan that begins with the next period. */
  next: Choice | null
  card: Card | null
  periodStartsAt: string
  periodEndsAt: string
  cancelAtPeriodEnd: boolean
  failures: number
  /** When the open invoice is tried again; when an unpaid subscription is given up. */
  nextAttemptAt: string | null
  openInvoice: { number: string; amount: number } | null
}

/** What the provider needs besides: plans with prices, and names for events and invoices. */
export type ProviderBook = {
  plans: readonly Plan[]
  newEventId: () => string
  newInvoiceNumber: (at: Date) => string
  invoiceUrl: (number: string) => string
}
export type ProviderResult = { subscription: CardSubscription; events: StripeEvent[] }

export type Invoice = {
  number: string
  amount: number
  reason: string
  at: string
  isPaid: boolean
  periodEndsAt: string
}
