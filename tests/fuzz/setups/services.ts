import { signatureOf, webhookSecret } from '#mocks/sandbox/domain/billing/webhook-signature.ts'
import { issueConsentCode } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { exampleBody } from '#tests/fuzz/api-fixtures.ts'
import type { OperationSetup } from '#tests/fuzz/setups/operation-setup.ts'
import { oneOf } from '#tests/fuzz/values.ts'

const META = 1

const asProgram: OperationSetup = async ({ workspace }) => ({
  token: await workspace.sandbox.runtime.tokens.sign({ kind: 'service', subject: 'program', session: 'x' }),
})

const withDelivery: OperationSetup = async (fixtures) => ({ path: await fixtures.delivery() })

const connecting: OperationSetup = async ({ workspace, random }) => {
  const { store, clock, secrets, origin } = workspace.sandbox.runtime
  const redirectUri = `${origin}/integrations/${META}`
  const identityId = oneOf(random, ['lindholm', 'gunes', 'no-page'])
  const given = { platform: META, redirectUri, identityId, scopes: [] } as const
  const code = await issueConsentCode({ store, now: clock.now(), secrets }, { ...given, scopes: [...given.scopes] })
  return { path: { platformOrCredential: String(META) }, query: { code, redirectUri } }
}

export const SERVICE_SETUPS: Record<string, OperationSetup> = {
  async receiveStripeEvent({ workspace, random }) {
    const { clock } = workspace.sandbox
    const example = exampleBody('receiveStripeEvent', random)
    const created = Math.floor(clock.now().getTime() / 1000)
    const body = { ...example, id: `evt_${Math.floor(random() * 1e12)}`, livemode: false, created }
    const headers = {
      'Stripe-Signature': signatureOf(
        webhookSecret(workspace.sandbox.runtime.secrets),
        JSON.stringify(body),
        clock.now(),
      ),
    }
    return { body, headers }
  },
  // Support works on some of the tickets there are, and these can't be deleted.
  async deleteTicket(fixtures) {
    const call = fixtures.call(fixtures.owner.token)
    const userId = String((await call('GET', '/User')).body.id)
    const ticket = await call('POST', `/Ticket/${userId}`, exampleBody('createTicket', fixtures.random))
    return { path: { userId, ticketId: String(ticket.body.id) } }
  },
  listMailUsers: asProgram,
  listMlAccounts: asProgram,
  getWebPageAnalysis: async () => ({ query: { baseUrl: 'https://www.lindholm-outdoor.example/zelte' } }),
  connectIntegration: connecting,
  async disconnectIntegration(fixtures) {
    const { token, accountId } = fixtures.owner
    const { path, query } = await connecting(fixtures)
    const search = new URLSearchParams(query)
    const connected = await fixtures.call(token)(
      'POST',
      `/Integration/${accountId}/${path?.platformOrCredential}?${search}`,
    )
    return { path: { platformOrCredential: connected.body.credentials?.[0]?.id ?? '' } }
  },
  getWebhookDelivery: withDelivery,
  resendWebhookDelivery: withDelivery,
}
