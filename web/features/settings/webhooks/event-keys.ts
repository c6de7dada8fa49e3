import { WebhookEventType } from '@adwright/sdk/types'

/** The events in the order of their choice, with the names of their texts: i18next reads a dot in a key as a level. */
export const eventKeys = {
  [WebhookEventType.AnomalyFound]: 'anomalyFound',
  [WebhookEventType.RunFinished]: 'runFinished',
  [WebhookEventType.SuggestionWaiting]: 'suggestionWaiting',
  [WebhookEventType.PostFailed]: 'postFailed',
  [WebhookEventType.SurveyAlarm]: 'surveyAlarm',
} as const satisfies Record<WebhookEventType, string>

export const eventTypes = Object.values(WebhookEventType)
