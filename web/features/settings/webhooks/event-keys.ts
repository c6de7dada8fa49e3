import { WebhookEventType } from '@adwright/sdk/types'

/** The names of the texts of events: i18next reads a dot in a key as a level. */
const eventKeys = {
  [WebhookEventType.AnomalyFound]: 'anomalyFound',
  [WebhookEventType.RunFinished]: 'runFinished',
  [WebhookEventType.SuggestionWaiting]: 'suggestionWaiting',
  [WebhookEventType.PostFailed]: 'postFailed',
  [WebhookEventType.SurveyAlarm]: 'surveyAlarm',
} as const satisfies Record<WebhookEventType, string>

/** The name of the texts of an event; an unknown one is named by itself. */
export const eventKeyOf = (event: WebhookEventType) => eventKeys[event] ?? event

export const eventTypes = Object.values(WebhookEventType)
