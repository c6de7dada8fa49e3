// The card provider calls the product's webhook, as it would from outside.
import type { StripeEvent } from '@adwright/sdk/types'
import { atProvider, type BillingContext, deliveryDelayOf } from '#mocks/sandbox/domain/billing/billing-book.ts'
import { signatureOf, webhookSecret } from '#mocks/sandbox/domain/billing/webhook-signature.ts'
import { answer } from '#mocks/sandbox/pipeline/answer.ts'
import type { Runtime } from '#mocks/sandbox/pipeline/types.ts'
import type { ProviderBook, ProviderResult } from '#mocks/sandbox/platforms/card.ts'

async function deliver(runtime: Runtime, event: StripeEvent): Promise<void> {
  const body = JSON.stringify(event)
  const signature = signatureOf(webhookSecret(runtime.secrets), body, runtime.clock.now())
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
  await answer(runtime, new Request(`${runtime.origin}/Payment/stripe/webhook`, { method: 'POST', headers, body }))
}

/** What to answer, and what the provider is to do first. */
export type Decision = { response: Response; work?: (book: ProviderBook) => ProviderResult }

/**
 * Decides in one transaction, so that a form sent twice is done once, and tells the product by its webhook. What is not taken, or is
 * told late on purpose, stays with the provider, which delivers it as time passes (`deliverEvent`).
 */
export async function changeAtProvider(
  runtime: Runtime,
  decide: (context: BillingContext) => Promise<Decision>,
): Promise<Response> {
  const { clock, newId, origin, platforms } = runtime
  const { response, events } = await runtime.store.transaction(async (store) => {
    const context = { store, now: clock.now(), newId, origin, platforms }
    const { response: answered, work } = await decide(context)
    const delaySeconds = await deliveryDelayOf(store)
    const told = work ? await atProvider(context, work, delaySeconds) : []
    return { response: answered, events: delaySeconds > 0 ? [] : told }
  })
  for (const event of events) await deliver(runtime, event)
  return response
}
