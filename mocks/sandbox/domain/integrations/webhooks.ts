// Posts to the addresses people gave. The sandbox never calls out, wherever an address leads: what would be posted is kept, to be read
// under /control/webhooks.
import type { Anomaly } from '@adwright/sdk/types'
import type { Store } from '#mocks/sandbox/store/store.ts'

export type WebhookDelivery = {
  id: string
  url: string
  /** The account whose watch posts. */
  accountId: string
  postedAt: string
  body: Anomaly
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    webhookDelivery: WebhookDelivery
  }
}

type Outbox = { store: Store; now: Date; newId: (prefix: string) => string }

/** Keeps what would be posted to an address. */
export function postWebhook(
  { store, now, newId }: Outbox,
  post: Pick<WebhookDelivery, 'url' | 'accountId' | 'body'>,
): Promise<WebhookDelivery> {
  const delivery = { ...post, id: newId('whk'), postedAt: now.toISOString() }
  return store.insert('webhookDelivery', delivery)
}
