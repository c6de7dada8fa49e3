// The form of a watch: its values, and the way from and to the contract's draft.
import {
  AnomalyChannel,
  type AnomalyConfiguration,
  type AnomalyConfigurationDraft,
  AnomalyGranularity,
  AnomalySeasonality,
} from '@adwright/sdk/types'

export interface WatchForm {
  propertyName: string
  name: string
  granularity: AnomalyGranularity
  seasonality: AnomalySeasonality
  trainingDays: number | undefined
  channels: AnomalyChannel[]
  /** One address a line. */
  recipients: string
  webhookIds: string[]
  hasQuietHours: boolean
  quietFrom: string
  quietTo: string
  ignoredDates: string[]
}

const USUAL_DAYS = 90
const NIGHT = { from: '22:00', to: '07:00' }

export const emptyWatch = (propertyName: string, email: string): WatchForm => ({
  propertyName,
  name: '',
  granularity: AnomalyGranularity.Day,
  seasonality: AnomalySeasonality.DayOfWeek,
  trainingDays: USUAL_DAYS,
  channels: [AnomalyChannel.InApp, AnomalyChannel.Email],
  recipients: email,
  webhookIds: [],
  hasQuietHours: false,
  quietFrom: NIGHT.from,
  quietTo: NIGHT.to,
  ignoredDates: [],
})

export const formOfWatch = (watch: AnomalyConfiguration): WatchForm => ({
  propertyName: watch.propertyName,
  name: watch.name,
  granularity: watch.granularity,
  seasonality: watch.seasonality,
  trainingDays: watch.trainingDays,
  channels: [...watch.channels],
  recipients: watch.recipients.join('\n'),
  webhookIds: [...watch.webhookIds],
  hasQuietHours: watch.quietHours !== null,
  quietFrom: watch.quietHours?.from ?? NIGHT.from,
  quietTo: watch.quietHours?.to ?? NIGHT.to,
  ignoredDates: [...watch.ignoredDates],
})

/** Addresses one a line, or pasted with commas; each once. */
export const recipientsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
]

/** Without the metrics, which are saved separately and stay unchanged. */
export const draftOf = (form: WatchForm): AnomalyConfigurationDraft => ({
  propertyName: form.propertyName,
  name: form.name.trim(),
  granularity: form.granularity,
  seasonality: form.seasonality,
  // An invalid number is passed on, so that the contract's schema reports it.
  trainingDays: form.trainingDays ?? Number.NaN,
  channels: form.channels.toSorted((a, b) => a - b),
  recipients: recipientsOf(form.recipients),
  webhookIds: form.channels.includes(AnomalyChannel.Webhook) ? [...form.webhookIds] : [],
  quietHours: form.hasQuietHours ? { from: form.quietFrom, to: form.quietTo } : null,
  ignoredDates: form.ignoredDates.toSorted(),
})

/** A copy of a monitor with all its metrics, turned off until it has been reviewed. */
export const copyOf = (watch: AnomalyConfiguration, name: string): AnomalyConfigurationDraft => ({
  ...draftOf(formOfWatch(watch)),
  name,
  isEnabled: false,
  metricSettings: watch.metricSettings.map(
    ({ id: _id, metricSettingId: _long, version: _version, ...setting }) => setting,
  ),
})
