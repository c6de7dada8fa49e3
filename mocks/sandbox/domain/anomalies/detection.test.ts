import { Severity } from '@adwright/sdk/types'
import { expect, test, vi } from 'vitest'
import { detectWithEachSensitivity } from '#mocks/sandbox/domain/anomalies/detection.ts'
import { settingOf } from '#mocks/sandbox/domain/anomalies/monitors.ts'
import { monitorOf } from '#mocks/sandbox/domain/anomalies/preview.ts'
import { SAMPLE_PROPERTY } from '#mocks/sandbox/domain/sample/analytics.ts'
import { AnalyticsWorld } from '#mocks/sandbox/world/analytics/analytics-world.ts'
import { siteOf } from '#mocks/sandbox/world/analytics/properties.ts'

function newWorld(): AnalyticsWorld {
  const site = siteOf(SAMPLE_PROPERTY)
  if (!site) throw new Error('The sample property is gone.')
  return new AnalyticsWorld(1, site)
}

const NEWEST = Date.parse('2026-11-17T00:00:00Z')
const ask = (world: AnalyticsWorld, setting: object, monitor: object = {}) => {
  const metricSetting = { metric: 'sessions' as const, ...setting }
  const request = { propertyName: SAMPLE_PROPERTY, granularity: 2 as const, metricSetting, ...monitor }
  return detectWithEachSensitivity(world, monitorOf(request, '2026-09-01'), settingOf(metricSetting, ''), NEWEST)
}

test('tuning thresholds scores the series once, with the same result as a first request', () => {
  const world = newWorld()
  const read = vi.spyOn(world, 'daily')
  const first = ask(world, { sensitivity: 3 })
  const second = ask(world, { sensitivity: 1, direction: 2, minimumVolume: 50, consecutivePoints: 2 })
  expect(read).toHaveBeenCalledTimes(1)
  expect(second).toEqual(ask(newWorld(), { sensitivity: 1, direction: 2, minimumVolume: 50, consecutivePoints: 2 }))
  expect(second[3].findings.length).toBeLessThan(first[3].findings.length)
})

test('a change of the training data scores the series again', () => {
  const world = newWorld()
  const read = vi.spyOn(world, 'daily')
  ask(world, {})
  for (const [setting, monitor] of [
    [{}, { trainingDays: 60 }],
    [{}, { ignoredDates: ['2026-10-05'] }],
    [{}, { seasonality: 1 }],
    [{ metric: 'conversions' }, {}],
    [{ dimension: 'deviceCategory', dimensionValue: 'mobile' }, {}],
  ] as const) {
    const seen = ask(world, setting, monitor)
    expect(seen).toEqual(ask(newWorld(), setting, monitor))
  }
  expect(read).toHaveBeenCalledTimes(6)
})

test('the severity of a drop weighs what the segment lost, however rare its score has to be', () => {
  const { findings } = ask(newWorld(), {
    metric: 'conversions',
    dimension: 'deviceCategory',
    dimensionValue: 'mobile',
    severityThresholds: { medium: 8, high: 9 },
  })[2]
  const drops = findings.filter(({ direction }) => direction === 'drop')
  const lostShares = drops.map(({ actual, expected }) => 1 - actual / expected)
  expect(Math.max(...lostShares)).toBeGreaterThan(0.5)
  expect(drops.map(({ severity }) => severity)).toEqual(
    lostShares.map((share) => (share >= 0.9 ? Severity.High : share >= 0.5 ? Severity.Medium : Severity.Low)),
  )
})
