import {
  AnalyticsMetricUnit,
  AnomalySensitivity,
  AnomalyWatchDirection,
  type AvailableMetric,
  type MetricSetting,
} from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { draftOf, emptyMetric, formOfSetting, type MetricForm, metricSchema, readyDraft } from './metric-form.ts'

const available = (apiName: AvailableMetric['apiName'], unit: AvailableMetric['unit']): AvailableMetric => ({
  apiName,
  unit,
  displayName: apiName,
  description: apiName,
  category: 'Traffic',
  isGoodWhenUp: true,
  isDefault: true,
})
const metrics = [available('sessions', AnalyticsMetricUnit.Count), available('bounceRate', AnalyticsMetricUnit.Rate)]

const setting: MetricSetting = {
  id: 'mst_1',
  metricSettingId: 'mst_1',
  metric: 'bounceRate',
  sensitivity: AnomalySensitivity.High,
  direction: AnomalyWatchDirection.Drops,
  minimumVolume: 0.07,
  minChangePct: 12.5,
  dimension: 'country',
  dimensionValue: 'Türkiye',
  severityThresholds: { medium: 2, high: 4 },
  version: 1,
  consecutivePoints: 2,
}

test('a rate is entered in percent and sent as an exact share', () => {
  const form = formOfSetting(setting, metrics)
  expect(form.minimumVolume).toBe(7)
  const { id: _id, metricSettingId: _long, version: _version, ...draft } = setting
  expect(draftOf(form, metrics)).toEqual(draft)
  expect(draftOf({ ...emptyMetric('sessions'), minimumVolume: 500 }, metrics).minimumVolume).toBe(500)
})

test('no minimum volume is an empty field, as it is a dash in the list, and sent as 0', () => {
  const form = formOfSetting({ ...setting, minimumVolume: 0 }, metrics)
  expect(form.minimumVolume).toBeUndefined()
  expect(emptyMetric('sessions').minimumVolume).toBeUndefined()
  expect(draftOf(form, metrics).minimumVolume).toBe(0)
})

test('without a dimension there is no dimension value', () => {
  const form = { ...formOfSetting(setting, metrics), dimension: undefined }
  expect(draftOf(form, metrics)).toMatchObject({ dimension: null, dimensionValue: null })
})

const fieldsIn = (form: MetricForm) => {
  const read = metricSchema(metrics).safeParse(form)
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'))
}

test('incomplete segments, reversed thresholds and numbers out of range show errors at their fields', () => {
  const form = emptyMetric('sessions')
  expect(fieldsIn(form)).toEqual([])
  expect(fieldsIn({ ...form, dimension: 'country', dimensionValue: ' ' })).toEqual(['dimensionValue'])
  expect(fieldsIn({ ...form, severityThresholds: { medium: 5, high: 4 } })).toEqual(['severityThresholds.high'])
  expect(fieldsIn({ ...form, severityThresholds: { medium: undefined, high: 4 } })).toContain(
    'severityThresholds.medium',
  )
  expect(fieldsIn({ ...form, minChangePct: 1001 })).toEqual(['minChangePct'])
  expect(fieldsIn({ ...form, minimumVolume: Number.NaN })).toEqual(['minimumVolume'])
})

test('a form survives serialization for the preview and for a reload', () => {
  const form = formOfSetting(setting, metrics)
  expect(readyDraft(JSON.parse(JSON.stringify(form)), metrics)).toEqual(draftOf(form, metrics))
})
