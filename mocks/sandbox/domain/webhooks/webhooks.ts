// Webhooks of an account: what is stored of them, and their signing secrets.
import { createHmac } from 'node:crypto'
import { type Webhook, type WebhookDraft, WebhookStatus } from '@adwright/sdk/types'
import type { Secrets } from '#mocks/sandbox/random/secrets.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

export type StoredWebhook = Omit<Webhook, 'lastDelivery'> & {
  accountId: string
  /** Counts the secrets, from 1. */
  secretNumber: number
  lastSuccessAt: string | null
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    webhook: StoredWebhook
  }
}

export const MAX_WEBHOOKS = 20
/** How long the previous secret signs besides the present one. */
const SECRET_OVERLAP_MS = DAY_MS

/** Derives a secret from the key of the store, so that no secret is stored. */
function secretOf(secrets: Secrets, webhookId: string, number: number): string {
  const bytes = createHmac('sha256', secrets.key('webhook-secrets')).update(`${webhookId}.${number}`).digest()
  return `whsec_${bytes.toString('base64')}`
}

export const presentSecret = (secrets: Secrets, { id, secretNumber }: StoredWebhook): string =>
  secretOf(secrets, id, secretNumber)

/** The secrets that sign at a moment: the present one, and the previous one during the overlap. */
export function signingSecrets(secrets: Secrets, webhook: StoredWebhook, now: Date): string[] {
  const { id, secretNumber, previousSecretExpiresAt } = webhook
  const isOverlapping = previousSecretExpiresAt !== null && Date.parse(previousSecretExpiresAt) > now.getTime()
  const present = presentSecret(secrets, webhook)
  return isOverlapping ? [present, secretOf(secrets, id, secretNumber - 1)] : [present]
}

export const rotatedSecret = (webhook: StoredWebhook, now: Date): StoredWebhook => ({
  ...webhook,
  secretNumber: webhook.secretNumber + 1,
  secretChangedAt: now.toISOString(),
  previousSecretExpiresAt: new Date(now.getTime() + SECRET_OVERLAP_MS).toISOString(),
})

type Creator = { id: string; accountId: string; createdByName: string; now: Date }

export const newWebhook = (draft: WebhookDraft, { id, accountId, createdByName, now }: Creator): StoredWebhook => ({
  id,
  accountId,
  ...settingsOf(draft),
  secretNumber: 1,
  secretChangedAt: now.toISOString(),
  previousSecretExpiresAt: null,
  lastSuccessAt: null,
  createdByName,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  version: 1,
})

/** The settings of a draft, with defaults for omitted fields. */
export const settingsOf = ({ url, description = '', events, isEnabled = true }: WebhookDraft) => ({
  url,
  description,
  events: [...events],
  status: isEnabled ? WebhookStatus.Active : WebhookStatus.Paused,
})

/** Returns a webhook of the account; undefined for one of another account. */
export async function webhookOf(store: Store, accountId: string, id: string): Promise<StoredWebhook | undefined> {
  const webhook = await store.get('webhook', id)
  return webhook?.accountId === accountId ? webhook : undefined
}
