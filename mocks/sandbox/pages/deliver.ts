// The card provider calls the product's webhook, as an external system would.
import type { StripeEvent } from '@adwright/sdk/types'
import { type BillingContext, callProvider, deliveryDelayOf } from '#mocks/sandbox/domain/billing/billing-events.ts'
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

/** The response, and the provider operation to run before it; `declined` is the response if the card is declined. */
export type Decision = { response: Response; work?: (book: ProviderBook) => ProviderResult; declined?: Response }

/**
 * Decides in one transaction, so that a form submitted twice takes effect once, and notifies the product through its webhook. Events that
 * the product rejects, or that are delayed on purpose, stay with the provider and are delivered later (`deliverEvent`).
 */
export async function changeAtProvider(
  runtime: Runtime,
  decide: (context: BillingContext) => Promise<Decision>,
): Promise<Response> {
  const { clock, newId, origin, platforms } = runtime
  const { response, events } = await runtime.store.transaction(async (store) => {
    const context = { store, now: clock.now(), newId, origin, platforms }
    const { response: done, work, declined } = await decide(context)
    const delaySeconds = await deliveryDelayOf(store)
    if (!work) return { response: done, events: [] }
    const result = await callProvider(context, work, delaySeconds)
    const answered = result.isDeclined && declined ? declined : done
    return { response: answered, events: delaySeconds > 0 ? [] : result.events }
  })
  for (const event of events) await deliver(runtime, event)
  return response
}
