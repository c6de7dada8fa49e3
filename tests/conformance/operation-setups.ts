// The set-up of valid requests beyond their schema: codes from emails, signatures, service tokens, existing files, resources in the
// required state. Operations that would end the sessions of the workspace's own people are called by a guest.

import { signatureOf, webhookSecret } from '#mocks/sandbox/domain/billing/webhook-signature.ts'
import { unsubscribeIdentifier } from '#mocks/sandbox/domain/identity/unsubscribe.ts'
import { issueConsentCode } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { SCENARIO_PASSWORD } from '#mocks/sandbox/scenarios/people.ts'
import { ApiFixtures, exampleBody } from '#tests/conformance/api-fixtures.ts'
import { oneOf } from '#tests/conformance/values.ts'

export type RequestParts = {
  /** The token of the caller; defaults to the owner's. */
  token?: string
  /** Path parameters by name. */
  path?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: unknown
}
type OperationSetup = (fixtures: ApiFixtures) => Promise<RequestParts>

const NEW_PASSWORD = 'nine herons below the Oberbaum bridge'
const META = 1

const asProgram: OperationSetup = async ({ workspace }) => ({
  token: await workspace.sandbox.runtime.tokens.sign({ kind: 'service', subject: 'program', session: 'x' }),
})

const withDelivery: OperationSetup = async (fixtures) => ({ path: await fixtures.delivery() })

const asInvited: OperationSetup = async (fixtures) => {
  const guest = await fixtures.guest()
  return { token: guest.token, path: { accountId: await fixtures.inviteTo(guest) } }
}

/** A guest's own account: without connections, with free seats and the largest plan. */
const asOwnerElsewhere: OperationSetup = async (fixtures) => {
  const { token, accountId } = await fixtures.guestWithAccount()
  return { token, path: { accountId } }
}

const withItem: OperationSetup = async (fixtures) => ({ path: { autopilotId: await fixtures.item() } })

/** Fills a path parameter with the id of a table row. */
const withRowOf =
  (table: string, parameter: string): OperationSetup =>
  async (fixtures) => {
    const { entityId } = await fixtures.row(table)
    return { path: { [parameter]: entityId } }
  }

/** Changes an email address or phone number with the code that is sent to it. */
const withCode =
  (field: 'email' | 'phone', path: string): OperationSetup =>
  async (fixtures) => {
    const { token } = await fixtures.guest()
    const target = field === 'email' ? fixtures.freshEmail() : `+49301${fixtures.digits(7)}`
    await fixtures.call(token)('POST', path, { [field]: target })
    return { token, body: { [field]: target, verificationCode: await fixtures.codeFor(target) } }
  }

/** For operations that end or invalidate the calling session. */
const asGuest: OperationSetup = async (fixtures) => ({ token: (await fixtures.guest()).token })

const connecting: OperationSetup = async ({ workspace, random }) => {
  const { store, clock, secrets, origin } = workspace.sandbox.runtime
  const redirectUri = `${origin}/integrations/${META}`
  const identityId = oneOf(random, ['lindholm', 'gunes', 'no-page'])
  const given = { platform: META, redirectUri, identityId, scopes: [] } as const
  const code = await issueConsentCode({ store, now: clock.now(), secrets }, { ...given, scopes: [...given.scopes] })
  return { path: { platformOrCredential: String(META) }, query: { code, redirectUri } }
}

/** Creates a task in the plan of the account or of the owner, with a comment if the operation is about one. */
const withTask =
  (group: 'TaskAccount' | 'TaskUser', hasComment = false): OperationSetup =>
  async (fixtures): Promise<RequestParts> => {
    const { token, accountId } = fixtures.owner
    const userId = fixtures.workspace.own.of('userId')[0]
    const plan = `/${group}/${group === 'TaskAccount' ? accountId : userId}`
    const call = fixtures.call(token)
    const taskId = (await call('POST', plan, { title: 'Check the prices' })).body.id
    if (!hasComment) return { path: { taskId }, body: { title: 'Check all prices', labels: ['prices'] } }
    const comment = (await call('POST', `${plan}/${taskId}/comment`, { text: 'Done?' })).body
    return { path: { taskId, commentId: comment.id }, body: { text: 'Done today?' } }
  }

export const OPERATION_SETUPS: Record<string, OperationSetup> = {
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

  async login(fixtures) {
    const { email } = await fixtures.guest()
    return { body: { email, password: SCENARIO_PASSWORD, signInPlatform: 4 } }
  },
  register: async ({ freshEmail, random }) => ({ body: { ...exampleBody('register', random), email: freshEmail() } }),
  async registerWithCode(fixtures) {
    const email = fixtures.freshEmail()
    const body = { ...exampleBody('registerWithCode', fixtures.random), email }
    await fixtures.call()('POST', '/Auth/register', { ...exampleBody('register', fixtures.random), email })
    return { body, path: { verificationCode: await fixtures.codeFor(email) } }
  },
  logout: asGuest,
  reauthorize: asGuest,
  refreshToken: asGuest,
  async unsubscribe(fixtures) {
    const { id } = await fixtures.guest()
    return { path: { identifier: unsubscribeIdentifier(fixtures.workspace.sandbox.runtime.secrets, id) } }
  },
  async resetPassword(fixtures) {
    const { email } = await fixtures.guest()
    await fixtures.call()('POST', '/Verification/password-reset', { email })
    return { body: { verificationCode: await fixtures.codeFor(email), newPassword: NEW_PASSWORD } }
  },

  async updatePassword(fixtures) {
    const { token } = await fixtures.guest()
    return { token, body: { currentPassword: SCENARIO_PASSWORD, newPassword: NEW_PASSWORD } }
  },
  async deactivateUser(fixtures) {
    const { token } = await fixtures.guest()
    return { token, body: { password: SCENARIO_PASSWORD } }
  },
  confirmEmailChange: withCode('email', '/User/change-email'),
  confirmPhoneChange: withCode('phone', '/User/change-phone'),
  async startTrial(fixtures) {
    const { token } = await fixtures.guest({ isNew: true })
    return { token }
  },

  async createAccount(fixtures) {
    const { token } = await fixtures.guest()
    return { token, body: exampleBody('createAccount', fixtures.random) }
  },
  acceptInvitation: asInvited,
  declineInvitation: asInvited,
  acceptAccountInvitation: asInvited,
  dismissAccountInvitation: asInvited,
  async inviteAccountUser(fixtures) {
    return { ...(await asOwnerElsewhere(fixtures)), body: { email: fixtures.freshEmail(), role: 2 } }
  },
  async updateAccountUser(fixtures) {
    const member = await fixtures.member()
    return { path: { requestedUserId: member.id }, body: { role: oneOf(fixtures.random, [1, 2, 3]) } }
  },
  async removeAccountUser(fixtures) {
    const member = await fixtures.member()
    return { path: { requestedUserId: member.id } }
  },
  createSampleWorkspace: asOwnerElsewhere,
  async deleteSampleWorkspace(fixtures) {
    const { token, accountId } = await fixtures.guestWithAccount()
    await fixtures.call(token)('POST', `/Account/${accountId}/sample-workspace`)
    return { token, path: { accountId } }
  },
  getMarketAnalysis: asOwnerElsewhere,

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

  async createAiImageAnswer(fixtures) {
    return { body: { ...exampleBody('createAiImageAnswer', fixtures.random), imageFileId: await fixtures.picture() } }
  },
  async validateSocialMedia(fixtures) {
    return { body: { mediaFileIds: [await fixtures.picture()], networks: [1, 2], postType: 1 } }
  },
  async createTemporaryFile(fixtures) {
    return { body: fixtures.pictureForm() }
  },
  async createFile(fixtures) {
    return { body: fixtures.pictureForm() }
  },
  updateAccountTask: withTask('TaskAccount'),
  updateUserTask: withTask('TaskUser'),
  updateAccountTaskComment: withTask('TaskAccount', true),
  updateUserTaskComment: withTask('TaskUser', true),
  async updateSocialPost(fixtures) {
    const { token, accountId } = fixtures.owner
    const made = await fixtures.call(token)('POST', `/SocialMediaCalendar/${accountId}`, { title: 'Snow' })
    return { path: { id: made.body.id }, body: { title: oneOf(fixtures.random, ['Kar', 'Schnee']), comment: 'Güzel.' } }
  },
  async updateBusinessSurvey(fixtures) {
    const id = await fixtures.survey()
    return { body: { id, title: oneOf(fixtures.random, ['Why?', 'Neden?']) } }
  },
  async deleteBusinessSurvey(fixtures) {
    return { path: { id: await fixtures.survey() } }
  },

  async createAutopilotItem(fixtures) {
    await fixtures.pauseActiveItems()
    return { body: fixtures.itemDraft() }
  },
  getAutopilotItem: withItem,
  listAutopilotVersions: withItem,
  updateAutopilotItemStatus: async (fixtures) => ({ ...(await withItem(fixtures)), body: { status: 2 } }),
  deleteAutopilotItem: withItem,
  async updateAutopilotItem(fixtures) {
    const autopilotId = await fixtures.item()
    return { path: { autopilotId }, body: fixtures.itemDraft() }
  },
  async runAutopilotItem(fixtures) {
    await fixtures.client('PUT', 'automation', { isPaused: false })
    return withItem(fixtures)
  },
  async restoreAutopilotItem(fixtures) {
    const autopilotId = await fixtures.item()
    await fixtures.client('DELETE', autopilotId)
    return { path: { autopilotId } }
  },
  previewAutopilotItem: async (fixtures) => ({ body: { item: fixtures.itemDraft() } }),
  backtestAutopilotItem: async (fixtures) => ({ body: { item: fixtures.itemDraft() } }),
  async createAutopilotException(fixtures) {
    const { entityId, entityType } = await fixtures.row('keywords')
    return { body: { ruleId: null, entityType, entityId } }
  },
  async deleteAutopilotException(fixtures) {
    const { entityId, entityType } = await fixtures.row('keywords')
    const made = await fixtures.client('POST', 'exceptions', { ruleId: null, entityType, entityId })
    return { path: { exceptionId: made.body.id ?? '' } }
  },

  async updateMetricSetting(fixtures) {
    const { configurationId, setting } = await fixtures.metricSetting()
    const { id: metricSettingId, metric, dimension, dimensionValue } = setting
    const body = { metric, dimension, dimensionValue, sensitivity: oneOf(fixtures.random, [1, 2, 3]) }
    return { path: { configurationId, metricSettingId }, body }
  },
  async deleteMetricSetting(fixtures) {
    const { configurationId, setting } = await fixtures.metricSetting()
    return { path: { configurationId, metricSettingId: setting.id } }
  },

  getWebhookDelivery: withDelivery,
  resendWebhookDelivery: withDelivery,

  listAdGroupMetricsByCampaign: withRowOf('campaigns', 'campaignId'),
  listAdMetricsByCampaign: withRowOf('campaigns', 'campaignId'),
  listKeywordMetricsByCampaign: withRowOf('campaigns', 'campaignId'),
  listSearchTermMetricsByCampaign: withRowOf('campaigns', 'campaignId'),
  listAdMetricsByAdGroup: withRowOf('ad-groups', 'adGroupId'),
  listKeywordMetricsByAdGroup: withRowOf('ad-groups', 'adGroupId'),
  listSearchTermMetricsByAdGroup: withRowOf('ad-groups', 'adGroupId'),
  listSearchTermMetricsByAd: withRowOf('ads', 'adId'),
}
