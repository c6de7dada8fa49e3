import { AuditAction, AuditArea, type Webhook, type WebhookDraft } from '@adwright/sdk/types'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { assertExpectedVersion, withNextVersion } from '#mocks/sandbox/domain/versions.ts'
import {
  createDelivery,
  type StoredDelivery,
  scheduleDelivery,
  shownDelivery,
  shownDetail,
  TEST_EVENT,
} from '#mocks/sandbox/domain/webhooks/deliveries.ts'
import { urlProblem } from '#mocks/sandbox/domain/webhooks/public-address.ts'
import {
  MAX_WEBHOOKS,
  newWebhook,
  presentSecret,
  rotatedSecret,
  type StoredWebhook,
  settingsOf,
  webhookOf,
} from '#mocks/sandbox/domain/webhooks/webhooks.ts'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'

async function shownWebhook({ store }: Pick<MemberContext, 'store'>, stored: StoredWebhook): Promise<Webhook> {
  const { accountId: _, secretNumber: __, lastSuccessAt: ___, ...webhook } = stored
  const [last] = await store.list('webhookDelivery', stored.id, { order: 'desc', limit: 1 })
  return { ...webhook, lastDelivery: last ? shownDelivery(last) : null }
}

const withSecret = async (call: MemberContext, webhook: StoredWebhook) => ({
  ...(await shownWebhook(call, webhook)),
  secret: presentSecret(call.secrets, webhook),
})

function validateUrl({ platforms }: MemberContext, { url }: WebhookDraft) {
  const wrong = urlProblem(url, platforms.webhooks)
  return wrong && problem(422, 'invalid-fields', { errors: { url: [wrong] } })
}

/** Adds an entry to the activity log with only the host of the address, because its path may contain a secret. */
const auditWebhook = (call: MemberContext, action: AuditAction, { url, accountId }: StoredWebhook) =>
  audit(call, { action, area: AuditArea.Integrations, target: `Webhook ${new URL(url).host}`, accountId })

type DeliveryCall = MemberContext & { accountId: string; webhookId: string; deliveryId: string }

async function deliveryOf({
  store,
  accountId,
  webhookId,
  deliveryId,
}: DeliveryCall): Promise<StoredDelivery | undefined> {
  const delivery = await store.get('webhookDelivery', deliveryId)
  return delivery?.accountId === accountId && delivery.webhookId === webhookId ? delivery : undefined
}

export const webhook = {
  async listWebhooks(call) {
    const { store, accountId, query } = call
    const page = await storedPage(store, 'webhook', { where: { accountId }, ...query })
    return ok({ ...page, items: await Promise.all(page.items.map((one) => shownWebhook(call, one))) })
  },

  async createWebhook(call) {
    const { store, accountId, body, person, now, newId } = call
    const wrong = validateUrl(call, body)
    if (wrong) return wrong
    if ((await store.count('webhook', { accountId })) >= MAX_WEBHOOKS)
      return problem(409, 'webhooks-limit-reached', { values: { limit: MAX_WEBHOOKS } })
    const createdByName = fullName(person) || person.userName
    const added = newWebhook(body, { id: newId('whk'), accountId, createdByName, now })
    await store.insert('webhook', added)
    await auditWebhook(call, AuditAction.Created, added)
    return created(await withSecret(call, added))
  },

  async getWebhook(call) {
    const found = await webhookOf(call.store, call.accountId, call.webhookId)
    return found ? ok(await shownWebhook(call, found)) : problem(404, 'not-found')
  },

  async updateWebhook(call) {
    const { store, accountId, webhookId, body, query, now } = call
    const before = await webhookOf(store, accountId, webhookId)
    if (!before) return problem(404, 'not-found')
    const wrong = validateUrl(call, body)
    if (wrong) return wrong
    const changed = withNextVersion(before, { ...before, ...settingsOf(body), updatedAt: now.toISOString() })
    assertExpectedVersion(query, before, changed)
    await store.set('webhook', webhookId, changed)
    if (changed !== before) await auditWebhook(call, AuditAction.Changed, changed)
    return ok(await shownWebhook(call, changed))
  },

  async deleteWebhook(call) {
    const { store, accountId, webhookId } = call
    const found = await webhookOf(store, accountId, webhookId)
    if (!found) return problem(404, 'not-found')
    for (const watch of await store.list('anomalyWatch', accountId))
      if (watch.webhookIds.includes(webhookId))
        await store.set('anomalyWatch', watch.id, { webhookIds: watch.webhookIds.filter((id) => id !== webhookId) })
    await store.delete('webhook', webhookId)
    await auditWebhook(call, AuditAction.Deleted, found)
    return noContent()
  },

  async rotateWebhookSecret(call) {
    const { store, accountId, webhookId, now } = call
    const found = await webhookOf(store, accountId, webhookId)
    if (!found) return problem(404, 'not-found')
    const rotated = rotatedSecret(found, now)
    await store.set('webhook', webhookId, rotated)
    await auditWebhook(call, AuditAction.Changed, rotated)
    return ok(await withSecret(call, rotated))
  },

  async sendWebhookTest(call) {
    const { store, accountId, webhookId, now } = call
    const found = await webhookOf(store, accountId, webhookId)
    if (!found) return problem(404, 'not-found')
    const event = { type: TEST_EVENT, timestamp: now.toISOString(), data: { accountId, webhookId } }
    return created(shownDelivery(await createDelivery(call, found, event)))
  },

  async listWebhookDeliveries(call) {
    const { store, accountId, webhookId, query } = call
    const { statuses: status, ...paging } = query
    if (!(await webhookOf(store, accountId, webhookId))) return problem(404, 'not-found')
    const page = await storedPage(store, 'webhookDelivery', { where: { webhookId, status }, order: 'desc', ...paging })
    return ok({ ...page, items: page.items.map(shownDelivery) })
  },

  async getWebhookDelivery(call) {
    const found = await deliveryOf(call)
    return found ? ok(shownDetail(found)) : problem(404, 'not-found')
  },

  async resendWebhookDelivery(call) {
    const found = await deliveryOf(call)
    return found ? ok(shownDelivery(await scheduleDelivery(call, found))) : problem(404, 'not-found')
  },
} satisfies SandboxHandlers<'Webhook'>
