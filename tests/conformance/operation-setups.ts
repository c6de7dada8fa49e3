// What a right request to an operation needs that its schema does not tell: codes from mails, signatures, tokens of programs, files that are
// there, things in the right state. What would end the workspace's own people is done to a guest.

import { signatureOf, webhookSecret } from '#mocks/sandbox/domain/billing/webhook-signature.ts'
import { unsubscribeIdentifier } from '#mocks/sandbox/domain/identity/unsubscribe.ts'
import { giveCode } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { SCENARIO_PASSWORD } from '#mocks/sandbox/scenarios/people.ts'
import { exampleBody, Kitchen } from '#tests/conformance/kitchen.ts'
import { oneOf } from '#tests/conformance/values.ts'

export type Ingredients = {
  /** Who asks; the owner when left out. */
  token?: string
  /** Parameters of the path by name. */
  path?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: unknown
}
type Recipe = (kitchen: Kitchen) => Promise<Ingredients>

const NEW_PASSWORD = 'nine herons below the Oberbaum bridge'
const META = 1

const asProgram: Recipe = async ({ workspace }) => ({
  token: await workspace.sandbox.runtime.tokens.sign({ kind: 'service', subject: 'program', session: 'x' }),
})

const asInvited: Recipe = async (kitchen) => {
  const guest = await kitchen.guest()
  return { token: guest.token, path: { accountId: await kitchen.inviteTo(guest) } }
}

/** An account of a guest: nothing is connected, every seat is free, and the largest plan pays. */
const asOwnerElsewhere: Recipe = async (kitchen) => {
  const { token, accountId } = await kitchen.guestWithAccount()
  return { token, path: { accountId } }
}

const withItem: Recipe = async (kitchen) => ({ path: { autopilotId: await kitchen.item() } })

/** The name of a thing a table lists, for the parameter of the path that stands for it. */
const withRowOf =
  (table: string, parameter: string): Recipe =>
  async (kitchen) => {
    const { entityId } = await kitchen.row(table)
    return { path: { [parameter]: entityId } }
  }

/** The change of an address or a number: its code is asked for, and comes by mail. */
const withCode =
  (field: 'email' | 'phone', path: string): Recipe =>
  async (kitchen) => {
    const { token } = await kitchen.guest()
    const target = field === 'email' ? kitchen.freshEmail() : `+49301${kitchen.digits(7)}`
    await kitchen.call(token)('POST', path, { [field]: target })
    return { token, body: { [field]: target, verificationCode: await kitchen.codeFor(target) } }
  }

/** These end or spend the session they are called with. */
const asGuest: Recipe = async (kitchen) => ({ token: (await kitchen.guest()).token })

const connecting: Recipe = async ({ workspace, random }) => {
  const { store, clock, secrets, origin } = workspace.sandbox.runtime
  const redirectUri = `${origin}/integrations/${META}`
  const identityId = oneOf(random, ['lindholm', 'gunes', 'no-page'])
  const given = { platform: META, redirectUri, identityId, scopes: [] } as const
  const code = await giveCode({ store, now: clock.now(), secrets }, { ...given, scopes: [...given.scopes] })
  return { path: { platformOrCredential: String(META) }, query: { code, redirectUri } }
}

export const RECIPES: Record<string, Recipe> = {
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
  listMailUsers: asProgram,
  listMlAccounts: asProgram,

  async login(kitchen) {
    const { email } = await kitchen.guest()
    return { body: { email, password: SCENARIO_PASSWORD, signInPlatform: 4 } }
  },
  register: async ({ freshEmail, random }) => ({ body: { ...exampleBody('register', random), email: freshEmail() } }),
  async registerWithCode(kitchen) {
    const email = kitchen.freshEmail()
    const body = { ...exampleBody('registerWithCode', kitchen.random), email }
    await kitchen.call()('POST', '/Auth/register', { ...exampleBody('register', kitchen.random), email })
    return { body, path: { verificationCode: await kitchen.codeFor(email) } }
  },
  logout: asGuest,
  reauthorize: asGuest,
  refreshToken: asGuest,
  async unsubscribe(kitchen) {
    const { id } = await kitchen.guest()
    return { path: { identifier: unsubscribeIdentifier(kitchen.workspace.sandbox.runtime.secrets, id) } }
  },
  async resetPassword(kitchen) {
    const { email } = await kitchen.guest()
    await kitchen.call()('POST', '/Verification/password-reset', { email })
    return { body: { verificationCode: await kitchen.codeFor(email), newPassword: NEW_PASSWORD } }
  },

  async updatePassword(kitchen) {
    const { token } = await kitchen.guest()
    return { token, body: { currentPassword: SCENARIO_PASSWORD, newPassword: NEW_PASSWORD } }
  },
  async deactivateUser(kitchen) {
    const { token } = await kitchen.guest()
    return { token, body: { password: SCENARIO_PASSWORD } }
  },
  confirmEmailChange: withCode('email', '/User/change-email'),
  confirmPhoneChange: withCode('phone', '/User/change-phone'),
  async startTrial(kitchen) {
    const { token } = await kitchen.guest({ isNew: true })
    return { token }
  },

  async createAccount(kitchen) {
    const { token } = await kitchen.guest()
    return { token, body: exampleBody('createAccount', kitchen.random) }
  },
  acceptInvitation: asInvited,
  declineInvitation: asInvited,
  acceptAccountInvitation: asInvited,
  dismissAccountInvitation: asInvited,
  async inviteAccountUser(kitchen) {
    return { ...(await asOwnerElsewhere(kitchen)), body: { email: kitchen.freshEmail(), role: 2 } }
  },
  async updateAccountUser(kitchen) {
    const member = await kitchen.member()
    return { path: { requestedUserId: member.id }, body: { role: oneOf(kitchen.random, [1, 2, 3]) } }
  },
  async removeAccountUser(kitchen) {
    const member = await kitchen.member()
    return { path: { requestedUserId: member.id } }
  },
  createSampleWorkspace: asOwnerElsewhere,
  async deleteSampleWorkspace(kitchen) {
    const { token, accountId } = await kitchen.guestWithAccount()
    await kitchen.call(token)('POST', `/Account/${accountId}/sample-workspace`)
    return { token, path: { accountId } }
  },
  getMarketAnalysis: asOwnerElsewhere,

  connectIntegration: connecting,
  async disconnectIntegration(kitchen) {
    const { token, accountId } = kitchen.owner
    const { path, query } = await connecting(kitchen)
    const search = new URLSearchParams(query)
    const connected = await kitchen.call(token)(
      'POST',
      `/Integration/${accountId}/${path?.platformOrCredential}?${search}`,
    )
    return { path: { platformOrCredential: connected.body.credentials?.[0]?.id ?? '' } }
  },

  async createAiImageAnswer(kitchen) {
    return { body: { ...exampleBody('createAiImageAnswer', kitchen.random), imageFileId: await kitchen.picture() } }
  },
  async validateSocialMedia(kitchen) {
    return { body: { mediaFileIds: [await kitchen.picture()], networks: [1, 2], postType: 1 } }
  },
  async createTemporaryFile(kitchen) {
    return { body: kitchen.pictureForm() }
  },
  async createFile(kitchen) {
    return { body: kitchen.pictureForm() }
  },
  async updateSocialPost(kitchen) {
    const { token, accountId } = kitchen.owner
    const made = await kitchen.call(token)('POST', `/SocialMediaCalendar/${accountId}`, { title: 'Snow' })
    return { path: { id: made.body.id }, body: { title: oneOf(kitchen.random, ['Kar', 'Schnee']), comment: 'Güzel.' } }
  },
  async updateBusinessSurvey(kitchen) {
    const id = await kitchen.survey()
    return { body: { id, title: oneOf(kitchen.random, ['Why?', 'Neden?']) } }
  },
  async deleteBusinessSurvey(kitchen) {
    return { path: { id: await kitchen.survey() } }
  },

  async createAutopilotItem(kitchen) {
    await kitchen.makeRoom()
    return { body: kitchen.itemDraft() }
  },
  getAutopilotItem: withItem,
  listAutopilotVersions: withItem,
  updateAutopilotItemStatus: async (kitchen) => ({ ...(await withItem(kitchen)), body: { status: 2 } }),
  deleteAutopilotItem: withItem,
  async updateAutopilotItem(kitchen) {
    const autopilotId = await kitchen.item()
    const { updatedAt } = (await kitchen.client('GET', autopilotId)).body
    return { path: { autopilotId }, body: { ...kitchen.itemDraft(), expectedUpdatedAt: updatedAt } }
  },
  async runAutopilotItem(kitchen) {
    await kitchen.client('PUT', 'automation', { isPaused: false })
    return withItem(kitchen)
  },
  async restoreAutopilotItem(kitchen) {
    const autopilotId = await kitchen.item()
    await kitchen.client('DELETE', autopilotId)
    return { path: { autopilotId } }
  },
  previewAutopilotItem: async (kitchen) => ({ body: { item: kitchen.itemDraft() } }),
  backtestAutopilotItem: async (kitchen) => ({ body: { item: kitchen.itemDraft() } }),
  async createAutopilotException(kitchen) {
    const { entityId, entityType } = await kitchen.row('keywords')
    return { body: { ruleId: null, entityType, entityId } }
  },
  async deleteAutopilotException(kitchen) {
    const { entityId, entityType } = await kitchen.row('keywords')
    const made = await kitchen.client('POST', 'exceptions', { ruleId: null, entityType, entityId })
    return { path: { exceptionId: made.body.id ?? '' } }
  },

  async updateMetricSetting(kitchen) {
    const { configurationId, setting } = await kitchen.metricSetting()
    const { id: metricSettingId, metric, dimension, dimensionValue } = setting
    const body = { metric, dimension, dimensionValue, sensitivity: oneOf(kitchen.random, [1, 2, 3]) }
    return { path: { configurationId, metricSettingId }, body }
  },
  async deleteMetricSetting(kitchen) {
    const { configurationId, setting } = await kitchen.metricSetting()
    return { path: { configurationId, metricSettingId: setting.id } }
  },

  listAdGroupMetricsByCampaign: withRowOf('campaigns', 'campaignId'),
  listAdMetricsByCampaign: withRowOf('campaigns', 'campaignId'),
  listKeywordMetricsByCampaign: withRowOf('campaigns', 'campaignId'),
  listSearchTermMetricsByCampaign: withRowOf('campaigns', 'campaignId'),
  listAdMetricsByAdGroup: withRowOf('ad-groups', 'adGroupId'),
  listKeywordMetricsByAdGroup: withRowOf('ad-groups', 'adGroupId'),
  listSearchTermMetricsByAdGroup: withRowOf('ad-groups', 'adGroupId'),
  listSearchTermMetricsByAd: withRowOf('ads', 'adId'),
}
