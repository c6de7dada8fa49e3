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
import { copyOf, draftOf, emptyWatch, formOfWatch, recipientsOf, type WatchForm } from './watch-form.ts'
import { watchSchema } from './watch-schema.ts'

const watch: AnomalyConfiguration = {
  id: 'cfg_1',
  configurationId: 'cfg_1',
  currency: 'EUR',
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
  createdByName: 'Elif Demir',
  updatedAt: '2026-11-21T08:00:00Z',
  version: 3,
}

const messages = (form: WatchForm) => {
  const read = watchSchema.safeParse(form)
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path.join('.'), message])
}

test('a watch survives the way through its form; its metrics are left alone', () => {
  const { name, propertyName, granularity, seasonality, trainingDays, recipients, channels } = watch
  const { quietHours, ignoredDates } = watch
  const settings = { propertyName, granularity, seasonality, trainingDays, recipients, channels, webhookIds: [] }
  expect(draftOf(formOfWatch(watch))).toEqual({ name, ...settings, quietHours, ignoredDates })
})

test('a copy takes the metrics along without their ids, is what the contract takes, and is off', () => {
  const copy = copyOf(watch, 'Web shop (copy)')
  expect(zAnomalyConfigurationDraft.parse(copy)).toEqual(copy)
  expect(copy).toMatchObject({ name: 'Web shop (copy)', isEnabled: false })
  expect(copy.metricSettings).toEqual([expect.not.objectContaining({ id: 'mst_1' })])
  expect(copy.metricSettings?.[0]).toMatchObject({ metric: 'sessions', minimumVolume: 500 })
})

test('recipients are one a line, or pasted with commas; each once', () => {
  expect(recipientsOf(' a@b.example\n\nc@d.example, a@b.example; ')).toEqual(['a@b.example', 'c@d.example'])
})

test('what does not go together is said beside its field', () => {
  const form = { ...emptyWatch('318204657', 'a@b.example'), name: 'Shop' }
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

test('all that is wrong is told in one go, each field with one message', () => {
  const form = {
    ...emptyWatch('318204657', 'a@b'),
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

test('bounds of the contract hold', () => {
  const form = { ...emptyWatch('318204657', 'a@b.example'), name: 'Shop' }
  expect(messages({ ...form, name: '   ' }).map(([field]) => field)).toEqual(['name'])
  expect(messages({ ...form, trainingDays: 13 }).map(([field]) => field)).toEqual(['trainingDays'])
  expect(messages({ ...form, trainingDays: undefined }).map(([field]) => field)).toEqual(['trainingDays'])
})
