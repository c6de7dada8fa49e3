// The due job of a delivery: posts it, then stores the attempt. A process that dies in between posts it again, under the same id.
import { WebhookDeliveryStatus, WebhookFailure, WebhookStatus } from '@adwright/sdk/types'
import { Webhook } from 'standardwebhooks'
import type { JobContext } from '#mocks/sandbox/domain/context.ts'
import { attempted, type StoredDelivery, TEST_EVENT } from '#mocks/sandbox/domain/webhooks/deliveries.ts'
import { isDeliverable, urlProblem } from '#mocks/sandbox/domain/webhooks/public-address.ts'
import { notifySwitchedOff } from '#mocks/sandbox/domain/webhooks/switched-off.ts'
import { type StoredWebhook, signingSecrets } from '#mocks/sandbox/domain/webhooks/webhooks.ts'
import { MAX_EXCERPT, type WebhookAnswer } from '#mocks/sandbox/platforms/webhooks.ts'

const TIMEOUT_MS = 10_000
const GONE = 410

type Attempt = Parameters<typeof attempted>[1]

/** The headers of Standard Webhooks, with a signature for each valid secret. */
function headersOf({ secrets, now }: JobContext, webhook: StoredWebhook, { id, body }: StoredDelivery) {
  const signatures = signingSecrets(secrets, webhook, now).map((secret) => new Webhook(secret).sign(id, now, body))
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Adwright-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}

function failureOf({ result }: WebhookAnswer): WebhookFailure | null {
  if (result === 'timeout') return WebhookFailure.Timeout
  if (result === 'unreachable') return WebhookFailure.Unreachable
  if (result >= 200 && result < 300) return null
  return result >= 300 && result < 400 ? WebhookFailure.Redirect : WebhookFailure.Status
}

/** Posts a delivery, unless the name leads to an address that is not public: then nothing is sent. */
async function post(context: JobContext, webhook: StoredWebhook, delivery: StoredDelivery): Promise<Attempt> {
  const { platforms, now } = context
  const attempt = { attemptedAt: now.toISOString(), statusCode: null, durationMs: 0, responseExcerpt: '' }
  const addresses = await platforms.webhooks.resolve(new URL(webhook.url).hostname)
  const [address] = addresses
  if (address === undefined) return { ...attempt, failure: WebhookFailure.Unreachable }
  const isAllowed = addresses.every((one) => isDeliverable(one, platforms.webhooks))
  if (urlProblem(webhook.url, platforms.webhooks) || !isAllowed)
    return { ...attempt, failure: WebhookFailure.PrivateAddress }
  const headers = headersOf(context, webhook, delivery)
  const { body } = delivery
  const answer = await platforms.webhooks.post({ url: webhook.url, address, headers, body, timeoutMs: TIMEOUT_MS })
  return {
    ...attempt,
    durationMs: answer.durationMs,
    statusCode: typeof answer.result === 'number' ? answer.result : null,
    failure: failureOf(answer),
    responseExcerpt: answer.excerpt.slice(0, MAX_EXCERPT),
  }
}

/** A webhook after an attempt: 410, or the end of a schedule during which nothing arrived, switches it off. */
function after(webhook: StoredWebhook, delivery: StoredDelivery, attempt: Attempt): Partial<StoredWebhook> {
  if (attempt.failure === null) return { lastSuccessAt: attempt.attemptedAt }
  if (webhook.status !== WebhookStatus.Active || delivery.eventType === TEST_EVENT) return {}
  const hasArrived = webhook.lastSuccessAt !== null && webhook.lastSuccessAt >= delivery.scheduleStartedAt
  const hasEnded = delivery.status === WebhookDeliveryStatus.Failed && !hasArrived
  return attempt.statusCode === GONE || hasEnded ? { status: WebhookStatus.SwitchedOff } : {}
}

/** Stores an attempt and notes the next one, in the transaction of the job. */
async function saveAttempt(context: JobContext, id: string, attempt: Attempt): Promise<void> {
  const { store } = context
  const before = await store.get('webhookDelivery', id)
  const webhook = before && (await store.get('webhook', before.webhookId))
  if (!before || !webhook) return
  const isRetried =
    webhook.status === WebhookStatus.Active && before.eventType !== TEST_EVENT && attempt.statusCode !== GONE
  const delivery = attempted(before, attempt, isRetried)
  await store.set('webhookDelivery', id, delivery)
  const change = after(webhook, delivery, attempt)
  await store.set('webhook', webhook.id, change)
  if (change.status === WebhookStatus.SwitchedOff) await notifySwitchedOff(context, webhook)
  const { accountId, nextAttemptAt } = delivery
  const job = { kind: 'webhook-delivery', subjectId: id, accountId } as const
  if (nextAttemptAt !== null) await store.jobs.note(job, new Date(nextAttemptAt))
}

/** A retry whose webhook was paused or switched off in the meantime; tests and what a person sends again go out in any case. */
const isStopped = (webhook: StoredWebhook, { eventType, scheduleStep }: StoredDelivery) =>
  webhook.status !== WebhookStatus.Active && eventType !== TEST_EVENT && scheduleStep > 0

/** Posts a delivery before the job's transaction, so that a slow receiver holds no lock; returns the work of the transaction. */
export async function postDelivery(
  context: JobContext,
  id: string,
): Promise<(context: JobContext, id: string) => Promise<unknown>> {
  const delivery = await context.store.get('webhookDelivery', id)
  const webhook = delivery && (await context.store.get('webhook', delivery.webhookId))
  if (!delivery || !webhook) return () => Promise.resolve()
  if (isStopped(webhook, delivery))
    return ({ store }) =>
      store.set('webhookDelivery', id, { status: WebhookDeliveryStatus.Failed, nextAttemptAt: null })
  const attempt = await post(context, webhook, delivery)
  return (inside) => saveAttempt(inside, id, attempt)
}
