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

type Customer = { id: string; customerId: string; personId: string; at: string }
export type Buying = Choice & Customer & { card: Card }
export type BeginningTrial = Choice & Customer & { endsAt: string }

/** What the product and its checkout ask of the card provider; what it does shows in the events it sends. */
export type CardProvider = {
  /** The card of a number; undefined for one the provider does not know. */
  cardOf: (number: string) => Card | undefined
  buy: (book: ProviderBook, buying: Buying) => ProviderResult
  beginTrial: (book: ProviderBook, trial: BeginningTrial) => ProviderResult
  /** When something is due on a subscription next; undefined when nothing is any more. */
  dueAt: (subscription: CardSubscription) => string | undefined
  /** Everything that has become due until `until`, in order. */
  advance: (book: ProviderBook, subscription: CardSubscription, until: Date) => ProviderResult
  cancel: (book: ProviderBook, subscription: CardSubscription, at: string) => ProviderResult
  resume: (book: ProviderBook, subscription: CardSubscription, at: string) => ProviderResult
  changeCard: (book: ProviderBook, subscription: CardSubscription, card: Card, at: string) => ProviderResult
  changePlan: (book: ProviderBook, subscription: CardSubscription, to: Choice, at: string) => ProviderResult
}
