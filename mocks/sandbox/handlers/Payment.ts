import { handleEvent } from '#mocks/sandbox/domain/billing/billing-events.ts'
import { openPortal } from '#mocks/sandbox/domain/billing/portal-sessions.ts'
import { isOnAnotherSubscription } from '#mocks/sandbox/domain/billing/subscription-details.ts'
import { checkSignature, webhookSecret } from '#mocks/sandbox/domain/billing/webhook-signature.ts'
import { isClientAddress } from '#mocks/sandbox/domain/identity/client-addresses.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { created, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'

export const payment = {
  async receiveStripeEvent(call) {
    const { request, rawBody, body, now, secrets } = call
    const checked = checkSignature(webhookSecret(secrets), request.headers.get('Stripe-Signature'), rawBody, now)
    if (checked.result === 'invalid') return problem(401, 'signature-invalid')
    if (checked.result === 'too-old') {
      const detail = `The timestamp is ${checked.ageSeconds} seconds off; at most 300 are taken.`
      return problem(401, 'signature-too-old', { detail })
    }
    if (body.livemode) return problem(422, 'invalid-fields', { errors: { livemode: ['test-events-only'] } })
    await handleEvent(call, body)
    return ok({ received: true as const })
  },

  async createBillingPortalSession(call) {
    const { store, person, body, origin } = call
    if (person.subscription.id === null) {
      if (await isOnAnotherSubscription(store, person)) return problem(403, 'role-too-low')
      return problem(409, 'no-subscription')
    }
    const returnUrl = body?.returnUrl ?? `${origin}/subscriptions`
    if (!isClientAddress(returnUrl, origin))
      return problem(422, 'invalid-fields', { errors: { returnUrl: ['return-url-foreign'] } })
    const change = body?.change
    const { key, expiresAt } = await openPortal(call, { personId: person.id, returnUrl, ...(change ? { change } : {}) })
    return created({ url: `${origin}/portal/${key}`, returnUrl, expiresAt })
  },
} satisfies SandboxHandlers<'Payment'>
