import {
  AnomalyChannel,
  type AnomalyConfiguration,
  AnomalyGranularity,
  AnomalySeasonality,
  AnomalySensitivity,
  AnomalyWatchDirection,
} from '@adwright/sdk/types'
import { zAnomalyConfigurationDraft } from '@adwright/sdk/zod'
import { expect, test } from 'vitest'
import { copyOf, draftOf, emptyMonitor, formOfMonitor, type MonitorForm, recipientsOf } from './monitor-form.ts'
import { monitorSchema } from './monitor-schema.ts'

const monitor: AnomalyConfiguration = {
  id: 'cfg_1',
  configurationId: 'cfg_1',
  currencyCode: 'EUR',
  propertyName: '318204657',
  name: 'Web shop',
  isEnabled: true,
  isDefault: false,
  granularity: AnomalyGranularity.Day,
  seasonality: AnomalySeasonality.DayOfWeek,
  trainingDays: 60,
  metricSettings: [
    {
      id: 'mst_1',
      metricSettingId: 'mst_1',
      metric: 'sessions',
      sensitivity: AnomalySensitivity.Medium,
      direction: AnomalyWatchDirection.Both,
      minimumVolume: 500,
      minChangePct: null,
      dimension: null,
      dimensionValue: null,
      severityThresholds: { medium: 3, high: 4.5 },
      consecutivePoints: 1,
      version: 1,
    },
  ],
  recipients: ['a@b.example', 'c@d.example'],
  channels: [AnomalyChannel.Email],
  webhookIds: [],
  quietHours: { from: '21:00', to: '07:00' },
  ignoredDates: ['2026-11-27'],
  ignoresHolidays: true,
  checkedHolidays: ['black-friday'],
  holidays: [
    { key: 'black-friday', date: '2026-11-27', name: 'Black Friday' },
    { key: 'christmas-eve', date: '2026-12-24', name: 'Christmas Eve' },
  ],
  createdByName: 'Elif Demir',
  updatedAt: '2026-11-21T08:00:00Z',
  version: 3,
}

const messages = (form: MonitorForm) => {
  const read = monitorSchema.safeParse(form)
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path.join('.'), message])
}

test('a monitor survives the round trip through its form, which leaves its metrics unchanged', () => {
  const { name, propertyName, granularity, seasonality, trainingDays, recipients, channels } = monitor
  const { quietHours, ignoredDates, ignoresHolidays, checkedHolidays } = monitor
  const settings = { propertyName, granularity, seasonality, trainingDays, recipients, channels, webhookIds: [] }
  expect(draftOf(formOfMonitor(monitor))).toEqual({
    name,
    ...settings,
    quietHours,
    ignoredDates,
    ignoresHolidays,
    checkedHolidays,
  })
})

test('a copy has the metrics without their ids, is valid, and is off', () => {
  const copy = copyOf(monitor, 'Web shop (copy)')
  expect(zAnomalyConfigurationDraft.parse(copy)).toEqual(copy)
  expect(copy).toMatchObject({ name: 'Web shop (copy)', isEnabled: false })
  expect(copy.metricSettings).toEqual([expect.not.objectContaining({ id: 'mst_1' })])
  expect(copy.metricSettings?.[0]).toMatchObject({ metric: 'sessions', minimumVolume: 500 })
})

test('recipients are split at line breaks and commas, without duplicates', () => {
  expect(recipientsOf(' a@b.example\n\nc@d.example, a@b.example; ')).toEqual(['a@b.example', 'c@d.example'])
})

test('errors across fields appear at their field', () => {
  const form = { ...emptyMonitor('318204657', 'a@b.example'), name: 'Shop' }
  expect(messages(form)).toEqual([])
  expect(messages({ ...form, recipients: 'a@b' })).toEqual([['recipients', 'anomalies:error.recipient']])
  expect(messages({ ...form, recipients: '' })).toEqual([['recipients', 'anomalies:error.noEmail']])
  expect(messages({ ...form, recipients: 'https://hook.example/x' })).toEqual([
    ['recipients', 'anomalies:error.recipient'],
  ])
  expect(messages({ ...form, channels: [AnomalyChannel.Webhook], webhookIds: ['whk_1'] })).toEqual([])
  expect(messages({ ...form, channels: [AnomalyChannel.Webhook] })).toEqual([
    ['webhookIds', 'anomalies:error.noWebhook'],
  ])
  expect(messages({ ...form, hasQuietHours: true, quietFrom: '22:00', quietTo: '22:00' })).toEqual([
    ['quietTo', 'anomalies:error.quietHours'],
  ])
})

test('all errors are reported together, one per field', () => {
  const form = {
    ...emptyMonitor('318204657', 'a@b'),
    name: '',
    trainingDays: undefined,
    hasQuietHours: true,
    quietTo: '',
  }
  expect(messages(form)).toEqual([
    ['recipients', 'anomalies:error.recipient'],
    ['quietTo', 'required'],
    ['name', 'required'],
    ['trainingDays', 'number'],
  ])
})

test('the limits of the contract are validated', () => {
  const form = { ...emptyMonitor('318204657', 'a@b.example'), name: 'Shop' }
  expect(messages({ ...form, name: '   ' }).map(([field]) => field)).toEqual(['name'])
  expect(messages({ ...form, trainingDays: 13 }).map(([field]) => field)).toEqual(['trainingDays'])
  expect(messages({ ...form, trainingDays: undefined }).map(([field]) => field)).toEqual(['trainingDays'])
})
