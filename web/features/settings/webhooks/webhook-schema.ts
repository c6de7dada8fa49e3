import type { Webhook, WebhookDraft } from '@adwright/sdk/types'
import { WebhookStatus } from '@adwright/sdk/types'
import { zWebhookDraft } from '@adwright/sdk/zod'

export const webhookSchema = zWebhookDraft

export const emptyWebhook: WebhookDraft = { url: '', description: '', events: [], isEnabled: true }

/** The settings of a webhook as its form holds them. */
export const draftOf = ({ url, description, events, status }: Webhook): WebhookDraft => ({
  url,
  description,
  events: [...events],
  isEnabled: status === WebhookStatus.Active,
})
