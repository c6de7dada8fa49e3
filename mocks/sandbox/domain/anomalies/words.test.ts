import { type Anomaly, AnomalyDirection } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import type { StoredAnomaly } from '#mocks/sandbox/domain/anomalies/anomalies.ts'
import { lineOf, nameOfMonitor, sentenceOf } from '#mocks/sandbox/domain/anomalies/words.ts'
import { exampleOf } from '#tests/support/example.ts'

const [example] = exampleOf('listAnomalies').items
const anomaly = (fields: Partial<StoredAnomaly>): StoredAnomaly => ({
  ...(example as Anomaly & StoredAnomaly),
  accountId: 'acc_lindholm',
  ...fields,
})

test('every value has its unit in the language of the reader', () => {
  const drop = { direction: 1, deviationPct: -37.99 } as const
  const revenue = anomaly({ ...drop, metric: 'totalRevenue', actual: 6589.47, expected: 10626.97 })
  expect(sentenceOf(revenue, 'en', 'EUR')).toBe('Revenue fell to €6,589.47, 38% below the expected €10,626.97')
  expect(sentenceOf(revenue, 'tr', 'EUR')).toBe('Gelir: €6.589,47; beklenen €10.626,97 değerinin %38 altında')
  expect(sentenceOf(revenue, 'en', 'TRY')).toContain('TRY')
  const rate = anomaly({ ...drop, metric: 'engagementRate', actual: 0.413, expected: 0.633 })
  expect(sentenceOf(rate, 'en', 'EUR')).toBe('Engagement rate fell to 41.3%, 22.0 points below the expected 63.3%')
  const length = anomaly({ ...drop, metric: 'averageSessionDuration', actual: 41, expected: 151.4 })
  expect(sentenceOf(length, 'en', 'EUR')).toContain('fell to 41 sec, 38% below the expected 2 min 31 sec')
})

test('without an expected value there is no percentage', () => {
  const rise = anomaly({
    direction: AnomalyDirection.Rise,
    metric: 'sessions',
    actual: 120,
    expected: 0,
    deviationPct: 1_000_000,
  })
  expect(sentenceOf(rise, 'en', 'EUR')).toBe('Sessions rose to 120 (none expected)')
})

test('a line begins with its day, and for hourly monitors with the hour', () => {
  const day = { metric: 'sessions', direction: 2, actual: 120, expected: 60, deviationPct: 100 } as const
  expect(lineOf(anomaly(day), 'en', 'EUR')).toBe('Nov 18, 2026: Sessions rose to 120, 100% above the expected 60')
  expect(lineOf(anomaly({ ...day, hour: 7 }), 'tr', 'EUR')).toMatch(/^18 Kas 2026 07:00: Oturumlar: 120;/)
})

test('a built-in monitor has a name in each language, and a custom name stays', () => {
  const standard = { isDefault: true, name: 'Standard traffic monitor' }
  expect(nameOfMonitor(standard, 'tr')).toBe('Standart trafik izlemesi')
  expect(nameOfMonitor({ ...standard, isDefault: false }, 'tr')).toBe('Standard traffic monitor')
})
