import { expect, test } from 'vitest'
import { formatMoney, formatNumber, formatRate } from '#web/lib/format.ts'
import { formatMetricValue, unitOf } from './condition-metric.ts'

const format = {
  money: (value: number | null, currency: string) => formatMoney(value ?? 0, currency, 'tr'),
  rate: (value: number | null) => formatRate(value ?? 0, 'tr'),
  number: (value: number | null) => formatNumber(value ?? 0, 'tr'),
}

test('every metric has a unit', () => {
  expect([unitOf('cpa'), unitOf('ctr'), unitOf('clicks'), unitOf('roas'), unitOf('status')]).toEqual([
    'money',
    'rate',
    'number',
    'number',
    'text',
  ])
})

test('values are formatted by the unit of the metric and the language', () => {
  expect(formatMetricValue('cost', 1250.5, format, 'EUR')).toBe('€1.250,50')
  expect(formatMetricValue('budgetUtilization', 1.19, format, 'EUR')).toBe('%119')
  expect(formatMetricValue('qualityScore', 3, format, 'EUR')).toBe('3')
  expect(formatMetricValue('cpa', null, format, 'EUR')).toBe('–')
})
