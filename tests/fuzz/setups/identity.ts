import { NotificationKind } from '@adwright/sdk/types'
import { unsubscribeIdentifier } from '#mocks/sandbox/domain/identity/unsubscribe.ts'
import { addNotification } from '#mocks/sandbox/domain/notifications/notifications.ts'
import { SCENARIO_PASSWORD } from '#mocks/sandbox/scenarios/people.ts'
import { exampleBody } from '#tests/fuzz/api-fixtures.ts'
import { asOwnerElsewhere, type OperationSetup } from '#tests/fuzz/setups/operation-setup.ts'
import { oneOf } from '#tests/fuzz/values.ts'

const NEW_PASSWORD = 'nine herons below the Oberbaum bridge'

const asInvited: OperationSetup = async (fixtures) => {
  const guest = await fixtures.guest()
  return { token: guest.token, path: { accountId: await fixtures.inviteTo(guest) } }
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

export const IDENTITY_SETUPS: Record<string, OperationSetup> = {
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
  // The id in its body is that of an account, and the workspace has ids of many things.
  updateAccount: async ({ random, owner }) => ({
    body: { ...exampleBody('updateAccount', random), id: owner.accountId },
  }),
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
  async updateNotification({ owner, workspace }) {
    const { runtime } = workspace.sandbox
    const text = { title: 'Your ticket was answered', text: 'Support has answered.' }
    const news = {
      kind: NotificationKind.Ticket,
      severity: null,
      accountId: owner.accountId,
      cause: 'ticket',
      link: '/help',
    }
    const added = await addNotification({ ...runtime, now: runtime.clock.now() }, workspace.own.of('userId')[0] ?? '', {
      ...news,
      texts: { en: text, tr: text },
    })
    return { path: { notificationId: added.id } }
  },
  createSampleWorkspace: asOwnerElsewhere,
  async deleteSampleWorkspace(fixtures) {
    const { token, accountId } = await fixtures.guestWithAccount()
    await fixtures.call(token)('POST', `/Account/${accountId}/sample-workspace`)
    return { token, path: { accountId } }
  },
}
