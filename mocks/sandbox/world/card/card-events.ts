// The events that the simulated card provider sends, with its own field names.
import type { StripeEvent } from '@adwright/sdk/types'
import type { CardSubscription, Invoice, ProviderBook } from '#mocks/sandbox/platforms/card.ts'

const seconds = (moment: string) => Math.floor(Date.parse(moment) / 1000)
const currencyOf = ({ plans }: ProviderBook, { plan }: CardSubscription) =>
  (plans.find((one) => one.plan === plan)?.currencyCode ?? 'EUR').toLowerCase()

function event(book: ProviderBook, type: string, at: string, object: Record<string, unknown>): StripeEvent {
  return { id: book.newEventId(), object: 'event', type, created: seconds(at), livemode: false, data: { object } }
}

const metadataOf = ({ plan, period, personId }: CardSubscription) => ({
  plan: String(plan),
  period: String(period),
  person: personId,
})

export function subscriptionEvent(
  book: ProviderBook,
  change: 'created' | 'updated' | 'deleted',
  subscription: CardSubscription,
  at: string,
): StripeEvent {
  return event(book, `customer.subscription.${change}`, at, {
    id: subscription.id,
    object: 'subscription',
    customer: subscription.customerId,
    status: subscription.status,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    current_period_end: seconds(subscription.periodEndsAt),
    metadata: metadataOf(subscription),
  })
}

export function invoiceEvent(book: ProviderBook, subscription: CardSubscription, invoice: Invoice): StripeEvent {
  const { number, amountMinor, reason, at, isPaid, periodEndsAt } = invoice
  return event(book, isPaid ? 'invoice.paid' : 'invoice.payment_failed', at, {
    id: `in_${number.replaceAll('-', '')}`,
    object: 'invoice',
    number,
    customer: subscription.customerId,
    currency: currencyOf(book, subscription),
    subtotal: amountMinor,
    status: isPaid ? 'paid' : 'open',
    billing_reason: reason,
    period_end: seconds(periodEndsAt),
    hosted_invoice_url: book.invoiceUrl(number),
    parent: { subscription_details: { subscription: subscription.id, metadata: metadataOf(subscription) } },
  })
}

/** A charge that the card declined, for which no invoice was created. */
export function declinedEvent(
  book: ProviderBook,
  subscription: CardSubscription,
  { amountMinor, at }: Pick<Invoice, 'amountMinor' | 'at'>,
): StripeEvent {
  return event(book, 'payment_intent.payment_failed', at, {
    id: `pi_${subscription.id}`,
    object: 'payment_intent',
    amount: amountMinor,
    currency: currencyOf(book, subscription),
    customer: subscription.customerId,
    status: 'requires_payment_method',
    last_payment_error: { type: 'card_error', code: 'card_declined' },
    metadata: metadataOf(subscription),
  })
}

/** A paid checkout, with the buyer and the subscription. */
export function checkoutEvent(book: ProviderBook, subscription: CardSubscription, at: string): StripeEvent {
  return event(book, 'checkout.session.completed', at, {
    id: `cs_${subscription.id}`,
    object: 'checkout.session',
    mode: 'subscription',
    client_reference_id: subscription.personId,
    customer: subscription.customerId,
    subscription: subscription.id,
    metadata: metadataOf(subscription),
  })
}
