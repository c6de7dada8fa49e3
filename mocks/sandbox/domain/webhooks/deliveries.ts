// Deliveries of events to webhooks: what is stored of them, their retry schedule, and their form in the contract.
import {
  type WebhookAttempt,
  type WebhookDelivery,
  type WebhookDeliveryDetail,
  WebhookDeliveryStatus,
} from '@adwright/sdk/types'
import type { StoredWebhook } from '#mocks/sandbox/domain/webhooks/webhooks.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { HOUR_MS, MINUTE_MS } from '#mocks/sandbox/time/clock.ts'

export type StoredDelivery = {
  /** The same in all attempts (`webhook-id`). */
  id: string
  webhookId: string
  accountId: string
  eventType: string
  status: WebhookDeliveryStatus
  createdAt: string
  body: string
  attemptCount: number
  /** The latest attempts, the oldest first. */
  attempts: WebhookAttempt[]
  /** The failed attempts since the retry schedule began. */
  scheduleStep: number
  /** When the retry schedule began. */
  scheduleStartedAt: string
  nextAttemptAt: string | null
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    webhookDelivery: StoredDelivery
  }
}

export const TEST_EVENT = 'webhook.test'
const MAX_ATTEMPTS_KEPT = 100

/** The waits between attempts, as the contract states them. */
const RETRY_DELAYS_MS = [
  5000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]

type Queue = { store: Store; now: Date }

/** Makes a delivery due now, with the retry schedule at its beginning. */
export async function scheduleDelivery({ store, now }: Queue, delivery: StoredDelivery): Promise<StoredDelivery> {
  const at = now.toISOString()
  const due: StoredDelivery = {
    ...delivery,
    status: WebhookDeliveryStatus.Waiting,
    scheduleStep: 0,
    scheduleStartedAt: at,
    nextAttemptAt: at,
  }
  await store.upsert('webhookDelivery', due)
  const { id: subjectId, accountId } = due
  await store.jobs.note({ kind: 'webhook-delivery', subjectId, accountId }, now)
  return due
}

/** Creates a delivery of an event to a webhook. */
export const createDelivery = (
  queue: Queue & { newId: (prefix: string) => string },
  webhook: StoredWebhook,
  event: { type: string; timestamp: string; data: object },
): Promise<StoredDelivery> =>
  scheduleDelivery(queue, {
    id: queue.newId('evt'),
    webhookId: webhook.id,
    accountId: webhook.accountId,
    eventType: event.type,
    status: WebhookDeliveryStatus.Waiting,
    createdAt: event.timestamp,
    body: JSON.stringify(event),
    attemptCount: 0,
    attempts: [],
    scheduleStep: 0,
    scheduleStartedAt: event.timestamp,
    nextAttemptAt: event.timestamp,
  })

/** A delivery after an attempt; a failed one waits for the next attempt of the schedule, if it may be retried and the schedule has one. */
export function attempted(
  delivery: StoredDelivery,
  attempt: Omit<WebhookAttempt, 'number'>,
  isRetried: boolean,
): StoredDelivery {
  const number = delivery.attemptCount + 1
  const attempts = [...delivery.attempts, { number, ...attempt }].slice(-MAX_ATTEMPTS_KEPT)
  const after = { ...delivery, attempts, attemptCount: number }
  if (attempt.failure === null) return { ...after, status: WebhookDeliveryStatus.Delivered, nextAttemptAt: null }
  const delay = isRetried ? RETRY_DELAYS_MS[delivery.scheduleStep] : undefined
  if (delay === undefined) return { ...after, status: WebhookDeliveryStatus.Failed, nextAttemptAt: null }
  const nextAttemptAt = new Date(Date.parse(attempt.attemptedAt) + delay).toISOString()
  return { ...after, scheduleStep: delivery.scheduleStep + 1, nextAttemptAt }
}

export function shownDelivery(delivery: StoredDelivery): WebhookDelivery {
  const { id, webhookId, eventType, status, createdAt, attemptCount, attempts, nextAttemptAt } = delivery
  const last = attempts.at(-1)
  return {
    id,
    webhookId,
    eventType,
    status,
    createdAt,
    attemptCount,
    lastAttemptAt: last?.attemptedAt ?? null,
    statusCode: last?.statusCode ?? null,
    failure: last?.failure ?? null,
    durationMs: last?.durationMs ?? null,
    nextAttemptAt,
  }
}

export const shownDetail = (delivery: StoredDelivery): WebhookDeliveryDetail => ({
  ...shownDelivery(delivery),
  body: delivery.body,
  attempts: delivery.attempts.toReversed(),
})
