// Sends the events of the contract to the webhooks of an account.
import { WebhookStatus } from '@adwright/sdk/types'
import type { WebhookEvent } from '@adwright/sdk/webhooks'
import { createDelivery } from '#mocks/sandbox/domain/webhooks/deliveries.ts'
import type { StoredWebhook } from '#mocks/sandbox/domain/webhooks/webhooks.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

type Queue = { store: Store; now: Date; newId: (prefix: string) => string }

/** The events that webhooks can take. */
export type EventType = StoredWebhook['events'][number]
type DataOf<Type extends EventType> = Omit<Extract<WebhookEvent, { type: Type }>['data'], 'accountId'>

/** Creates a delivery for each active webhook that takes the event, or whose id is in `alsoTo`; in the transaction of what happened. */
export async function sendEvent<Type extends EventType>(
  queue: Queue,
  accountId: string,
  type: Type,
  data: DataOf<Type>,
  alsoTo: readonly string[] = [],
): Promise<void> {
  const webhooks = await queue.store.list('webhook', accountId)
  const event = { type, timestamp: queue.now.toISOString(), data: { accountId, ...data } }
  for (const webhook of webhooks)
    if (webhook.status === WebhookStatus.Active && (webhook.events.includes(type) || alsoTo.includes(webhook.id)))
      await createDelivery(queue, webhook, event)
}
