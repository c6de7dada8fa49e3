import { Webhook } from 'standardwebhooks'
import type {
  AnomalyFoundEvent,
  PostFailedEvent,
  RunFinishedEvent,
  SuggestionWaitingEvent,
  SurveyAlarmEvent,
  WebhookTestEvent,
} from './generated/types.gen.ts'

/**
 * The events that Adwright sends: `type` says what happened, and which `data` there is. Further types may come with any version of the
 * API; answer one that you do not know with 2xx.
 */
export type WebhookEvent =
  | AnomalyFoundEvent
  | RunFinishedEvent
  | SuggestionWaitingEvent
  | PostFailedEvent
  | SurveyAlarmEvent
  | WebhookTestEvent

/** Thrown when a delivery is not from Adwright, is older than five minutes, or cannot be read: answer it with 400. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
}

type WebhookHeaders = Headers | Record<string, string | string[] | undefined>

export type SignedWebhook = {
  /** The body as it came, before any parsing: another spacing has another signature. */
  body: string
  /** The headers of the request: of `fetch` or of Node. */
  headers: WebhookHeaders
  /** The webhook's secret (`whsec_…`); while it is being changed, the old and the new one. */
  secret: string | readonly string[]
}

const headerOf = (headers: WebhookHeaders, name: string): string => {
  if (headers instanceof Headers) return headers.get(name) ?? ''
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? []
  return (Array.isArray(value) ? value.join(' ') : value) ?? ''
}

/**
 * Verifies a delivery (Standard Webhooks: HMAC-SHA256 over id, timestamp and body, compared in constant time, at most five minutes old)
 * and returns its event. Deliveries are repeated until they are answered with 2xx, so treat a `webhook-id` seen before as done. Throws a
 * WebhookVerificationError, and nothing else.
 */
export function verifyWebhook({ body, headers, secret }: SignedWebhook): WebhookEvent {
  const signed = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, headerOf(headers, name)]),
  )
  let failure: unknown
  for (const one of [secret].flat()) {
    try {
      return new Webhook(one).verify(body, signed) as WebhookEvent
    } catch (error) {
      failure = error
    }
  }
  const reason = failure instanceof Error ? failure.message : 'no secret was given'
  throw new WebhookVerificationError(`The webhook could not be verified: ${reason}`, { cause: failure })
}
