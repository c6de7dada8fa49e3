// The form of a monitor: its values, and their conversion from and to the contract.
import {
  AnomalyChannel,
  type AnomalyConfiguration,
  type AnomalyConfigurationDraft,
  AnomalyGranularity,
  AnomalySeasonality,
  type Holiday,
} from '@adwright/sdk/types'

export interface MonitorForm {
  propertyName: string
  name: string
  granularity: AnomalyGranularity
  seasonality: AnomalySeasonality
  trainingDays: number | undefined
  channels: AnomalyChannel[]
  /** One address per line. */
  recipients: string
  webhookIds: string[]
  hasQuietHours: boolean
  quietFrom: string
  quietTo: string
  ignoredDates: string[]
  ignoresHolidays: boolean
  /** The keys of the next holidays, and of those among them that are expected to be unusual. */
  holidays: string[]
  specialHolidays: string[]
}

const DEFAULT_TRAINING_DAYS = 90
const DEFAULT_QUIET_HOURS = { from: '22:00', to: '07:00' }

export const emptyMonitor = (propertyName: string, email: string): MonitorForm => ({
  propertyName,
  name: '',
  granularity: AnomalyGranularity.Day,
  seasonality: AnomalySeasonality.DayOfWeek,
  trainingDays: DEFAULT_TRAINING_DAYS,
  channels: [AnomalyChannel.InApp, AnomalyChannel.Email],
  recipients: email,
  webhookIds: [],
  hasQuietHours: false,
  quietFrom: DEFAULT_QUIET_HOURS.from,
  quietTo: DEFAULT_QUIET_HOURS.to,
  ignoredDates: [],
  ignoresHolidays: true,
  holidays: [],
  specialHolidays: [],
})

const keysOf = (holidays: readonly Holiday[]) => [...new Set(holidays.map(({ key }) => key))]

export const formOfMonitor = (monitor: AnomalyConfiguration): MonitorForm => ({
  propertyName: monitor.propertyName,
  name: monitor.name,
  granularity: monitor.granularity,
  seasonality: monitor.seasonality,
  trainingDays: monitor.trainingDays,
  channels: [...monitor.channels],
  recipients: monitor.recipients.join('\n'),
  webhookIds: [...monitor.webhookIds],
  hasQuietHours: monitor.quietHours !== null,
  quietFrom: monitor.quietHours?.from ?? DEFAULT_QUIET_HOURS.from,
  quietTo: monitor.quietHours?.to ?? DEFAULT_QUIET_HOURS.to,
  ignoredDates: [...monitor.ignoredDates],
  ignoresHolidays: monitor.ignoresHolidays,
  holidays: keysOf(monitor.holidays),
  specialHolidays: keysOf(monitor.holidays).filter((key) => !monitor.checkedHolidays.includes(key)),
})

/** Splits addresses at line breaks and commas, without duplicates. */
export const recipientsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
]

/** Without the metrics, which are saved separately and stay unchanged. */
export const draftOf = (form: MonitorForm): AnomalyConfigurationDraft => ({
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
  ignoresHolidays: form.ignoresHolidays,
  checkedHolidays: form.holidays.filter((key) => !form.specialHolidays.includes(key)),
})

/** A copy of a monitor with all its metrics, turned off until it has been reviewed. */
export const copyOf = (monitor: AnomalyConfiguration, name: string): AnomalyConfigurationDraft => ({
  ...draftOf(formOfMonitor(monitor)),
  name,
  isEnabled: false,
  metricSettings: monitor.metricSettings.map(
    ({ id: _id, metricSettingId: _long, version: _version, ...setting }) => setting,
  ),
})
