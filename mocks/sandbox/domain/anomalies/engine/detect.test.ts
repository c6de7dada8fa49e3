import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { detectAnomalies } from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import {
  dailySessions,
  firstDay,
  fiveMinuteLoad,
  normalFrom,
  randomFrom,
} from '#mocks/sandbox/domain/anomalies/engine/series.fixture.ts'
import { type DetectionSettings, dayMs, type Observation } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'

const daily: Partial<DetectionSettings> = { granularity: 'day' }
const isOut = (hour: number) => hour >= 905 && hour < 909
const daysOf = (found: readonly { time: number }[]) => found.map(({ time }) => (time - firstDay) / dayMs)

/** Any series: regular or ragged spacing, from minutes to weeks, any finite values. */
const anySeries = fc
  .record({
    stepMs: fc.constantFrom(60_000, 300_000, 3_600_000, dayMs, 7 * dayMs),
    gaps: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 0, maxLength: 220 }),
    values: fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 220, maxLength: 220 }),
    quiet: fc.integer({ min: 0, max: 220 }),
  })
  .map(({ stepMs, gaps, values, quiet }): Observation[] => {
    let time = firstDay
    return gaps.map((gap, i) => {
      time += i % 7 === 0 ? gap * stepMs : stepMs
      return { time, value: i < quiet ? 100 : (values[i] ?? 0) }
    })
  })

test('later points never change the results of earlier ones', () => {
  const granularity = fc.constantFrom<DetectionSettings['granularity']>('irregular', 'hour', 'day', 'week')
  fc.assert(
    fc.property(anySeries, granularity, fc.nat(220), (series, spacing, cut) => {
      const whole = detectAnomalies(series, { granularity: spacing })
      const early = detectAnomalies(series.slice(0, cut), { granularity: spacing })
      expect(early.points).toEqual(whole.points.slice(0, cut))
    }),
    { numRuns: 60 },
  )
})

test('a real series has the same results whether or not later points are known', () => {
  const series = fiveMinuteLoad(3, 900)
  const whole = detectAnomalies(series)
  for (const cut of [99, 100, 101, 450]) {
    expect(detectAnomalies(series.slice(0, cut)).points).toEqual(whole.points.slice(0, cut))
  }
})

test('a later change of the spacing does not change earlier results', () => {
  const load = fiveMinuteLoad(9, 1200)
  const slowing = load.map(({ value }, i) => ({
    time: firstDay + (Math.min(i, 700) + 12 * Math.max(i - 700, 0)) * 300_000,
    value,
  }))
  const sparse = slowing.filter((_, i) => i < 140 || i % 5 === 0)
  for (const series of [slowing, sparse]) {
    expect(detectAnomalies(series.slice(0, 140)).points).toEqual(detectAnomalies(series).points.slice(0, 140))
  }
})

test('every finding has finite numbers and a score, and is after the learning period', () => {
  fc.assert(
    fc.property(anySeries, (series) => {
      const { findings, points } = detectAnomalies(series, { sensitivity: 'high' })
      expect(points).toHaveLength(series.length)
      for (const finding of findings) {
        for (const figure of [finding.expected, finding.lowerBound, finding.upperBound, finding.score]) {
          expect(figure).toSatisfy(Number.isFinite)
        }
        expect(finding.isLearning).toBe(false)
        expect(finding.score).toBeGreaterThanOrEqual(1.5)
      }
    }),
    { numRuns: 60 },
  )
})

test('the unit of a metric does not matter', () => {
  const planted = new Map([[70, 0.5]])
  const inCents = dailySessions(5, 90, planted).map(({ time, value }) => ({ time, value: value * 100 + 0.5 }))
  const inEuros = inCents.map(({ time, value }) => ({ time, value: value / 100 }))
  expect(daysOf(detectAnomalies(inEuros, daily).findings)).toEqual(daysOf(detectAnomalies(inCents, daily).findings))
})

test('planted anomalies are found, and no more else than one false alarm in 200 points accounts for', () => {
  let [found, missed, wrong, points] = [0, 0, 0, 0]
  for (let seed = 1; seed <= 30; seed++) {
    const random = randomFrom(seed)
    const planted = new Map<number, number>()
    for (let day = 30; day < 180; day += 12 + Math.floor(random() * 20)) planted.set(day, random() < 0.6 ? 0.6 : 1.5)
    const days = new Set(daysOf(detectAnomalies(dailySessions(seed, 180, planted), daily).findings))
    for (const day of planted.keys()) {
      if (days.has(day)) found++
      else missed++
    }
    for (const day of days) if (!planted.has(day)) wrong++
    points += 180 - 21
  }
  expect(found / (found + missed)).toBeGreaterThanOrEqual(0.9)
  expect(wrong / points).toBeLessThanOrEqual(1.5 / 200)
})

test('an hourly metric: an outage at any hour is reported once, quiet nights are not', () => {
  const random = normalFrom(randomFrom(11))
  const series = Array.from({ length: 1100 }, (_, hour) => {
    const usual = (300 + 200 * Math.sin((2 * Math.PI * hour) / 24)) * (hour % 168 < 120 ? 1 : 0.7)
    const value = Math.round(usual * (1 + 0.06 * random()) * (isOut(hour) ? 0.2 : 1))
    return { time: firstDay + hour * 3_600_000, value }
  })
  const hours = detectAnomalies(series, { granularity: 'hour' }).findings.map(
    ({ time }) => (time - firstDay) / 3_600_000,
  )
  expect(hours.filter(isOut)).toEqual([905])
  // Medium sensitivity accepts one false alarm in 200 points, so three in the 600 after learning.
  expect(hours.filter((hour) => !isOut(hour)).length).toBeLessThanOrEqual(3)
})

test('the same week of last year carries a season over', () => {
  const normal = normalFrom(randomFrom(12))
  const yearly = Array.from({ length: 430 }, (_, day) => {
    const isSale = day % 364 >= 40 && day % 364 < 47
    const noise = 1 + 0.02 * normal()
    return { time: firstDay + day * dayMs, value: 1000.5 * noise * (isSale ? 1.6 : 1) }
  })
  const found = (seasonality: DetectionSettings['seasonality']) =>
    daysOf(detectAnomalies(yearly, { ...daily, seasonality }).findings).filter((day) => day >= 404 && day < 408)
  expect(found('dayOfWeek').length).toBeGreaterThan(found('weekOfYear').length)
})

test('a series is still learning with less than three weeks of data', () => {
  const short = detectAnomalies(dailySessions(1, 20, new Map([[19, 0.1]])), daily)
  expect(short).toMatchObject({ isLearning: true, findings: [] })
  expect(short.points.every(({ expected, lowerBound }) => expected === null && lowerBound === null)).toBe(true)
  expect(detectAnomalies(dailySessions(1, 30), daily).isLearning).toBe(false)
  expect(detectAnomalies([])).toEqual({ points: [], findings: [], gaps: [], isLearning: true })
})

test('a finding has expected value, band, direction, change and severity', () => {
  const [finding, ...others] = detectAnomalies(dailySessions(3, 60, new Map([[50, 0.4]])), {
    ...daily,
    sensitivity: 'low',
  }).findings
  expect(others).toEqual([])
  expect(finding).toMatchObject({ time: firstDay + 50 * dayMs, direction: 'drop', severity: 3, isFirstPoint: true })
  expect(finding?.actual).toBeLessThan(finding?.lowerBound ?? 0)
  expect(finding?.deviationPct).toBeCloseTo(-60, -1)
})

test('an ignored day is neither checked nor used for learning', () => {
  const holiday = new Map([[50, 0.1]])
  const ignoredDates = [new Date(firstDay + 50 * dayMs).toISOString().slice(0, 10)]
  const ignoring = detectAnomalies(dailySessions(4, 60, holiday), { ...daily, ignoredDates })
  expect(daysOf(ignoring.findings)).not.toContain(50)
  const plain = detectAnomalies(dailySessions(4, 60), { ...daily, ignoredDates })
  expect(ignoring.points.slice(51)).toEqual(plain.points.slice(51))
})

test('an ignored day has its expected value and band, so that a newest day that is ignored is not taken for learning', () => {
  const ignoredDates = [new Date(firstDay + 59 * dayMs).toISOString().slice(0, 10)]
  const { points, isLearning } = detectAnomalies(dailySessions(4, 60, new Map([[59, 0.1]])), { ...daily, ignoredDates })
  const newest = points.at(-1)
  expect(isLearning).toBe(false)
  expect(newest).toMatchObject({ score: expect.closeTo(0), isLearning: false, isFirstPoint: false })
  expect(newest?.actual).toBeLessThan(newest?.lowerBound ?? 0)
})

test('direction, minimum volume, minimum change and consecutive points suppress findings', () => {
  const series = dailySessions(
    6,
    80,
    new Map([
      [50, 1.6],
      [60, 0.4],
      [61, 0.4],
    ]),
  )
  const found = (settings: Partial<DetectionSettings>) =>
    daysOf(detectAnomalies(series, { ...daily, ...settings }).findings)
  expect(found({})).toEqual([50, 60])
  expect(found({ direction: 'rises' })).toEqual([50])
  expect(found({ direction: 'drops' })).toEqual([60])
  expect(found({ consecutivePoints: 2 })).toEqual([61])
  expect(found({ minChangePct: 90 })).toEqual([])
  expect(found({ minimumVolume: 1e6 })).toEqual([])
})

test('a wider band finds no more than a narrower one', () => {
  const series = dailySessions(
    7,
    150,
    new Map([
      [60, 0.8],
      [90, 0.7],
      [120, 0.4],
    ]),
  )
  const count = (sensitivity: DetectionSettings['sensitivity']) =>
    detectAnomalies(series, { ...daily, sensitivity }).findings.length
  expect(count('low')).toBeLessThanOrEqual(count('medium'))
  expect(count('medium')).toBeLessThanOrEqual(count('high'))
  expect(count('low')).toBeGreaterThan(0)
})

test.each([
  ['a spike', (value: number, i: number) => (i === 1700 ? value + 120 : value)],
  ['a new level', (value: number, i: number) => (i >= 1700 ? value + 90 : value)],
  ['a standstill', (value: number, i: number) => (i >= 1700 && i < 1800 ? 100 : value)],
  ['a day without its peak', (value: number, i: number) => (i >= 1680 && i < 1900 ? Math.min(value, 90) : value)],
])('a stream with %s is found within half a day', (_, change) => {
  const series = fiveMinuteLoad(8, 2000).map(({ time, value }, i) => ({ time, value: change(value, i) }))
  const found = detectAnomalies(series).findings.map(({ time }) => (time - firstDay) / 300_000)
  expect(found.some((i) => i >= 1680 && i < 1850)).toBe(true)
  expect(found.filter((i) => i < 1680).length).toBeLessThanOrEqual(8)
})

test('late points are a state of their own: without a place in the order they are left out, with one they are judged as they are', () => {
  const series = dailySessions(7, 120)
  const last = series.at(-1)?.time ?? 0
  const outOfOrder = detectAnomalies([...series, { time: last - 5 * dayMs, value: 1 }], daily)
  expect(outOfOrder.points.at(-1)).toMatchObject({ arrival: 'late', expected: null, isLearning: false })
  expect(outOfOrder.findings).toEqual(detectAnomalies(series, daily).findings)
  const late = detectAnomalies(
    series.map((point, day) => (day === 100 ? { ...point, value: 1, arrival: 'late' as const } : point)),
    daily,
  )
  expect(late.points[100]).toMatchObject({ arrival: 'late', actual: 1 })
  expect(late.findings.find(({ arrival }) => arrival === 'late')?.time).toBe(series[100]?.time)
  expect(late.points[99]?.arrival).toBe('onTime')
})

test('the direction of a finding agrees with its actual and expected values, whatever its cause', () => {
  const causes = new Set<string>()
  for (let seed = 1; seed <= 40; seed++) {
    const normal = normalFrom(randomFrom(seed))
    let drift = 0
    const series = Array.from({ length: 400 }, (_, day) => {
      drift = 0.8 * drift + 0.04 * normal()
      const slide = day > 200 ? Math.exp(-0.01 * Math.min(day - 200, 40)) : 1
      return { time: firstDay + day * dayMs, value: 2000 * slide * Math.exp(drift + 0.03 * normal()) }
    })
    for (const { direction, actual, expected, cause } of detectAnomalies(series, { ...daily, sensitivity: 'high' })
      .findings) {
      causes.add(cause)
      expect(direction).toBe(actual >= expected ? 'rise' : 'drop')
    }
  }
  expect([...causes]).toEqual(expect.arrayContaining(['value', 'shift', 'drift']))
})

test('a drop soon after a spike is an anomaly of its own, although it is less unusual', () => {
  const factors = new Map([
    [905, 5],
    [911, 0.45],
  ])
  const normal = normalFrom(randomFrom(21))
  const series = Array.from({ length: 1000 }, (_, hour) => {
    const usual = 300 + 200 * Math.sin((2 * Math.PI * hour) / 24)
    return {
      time: firstDay + hour * 3_600_000,
      value: Math.round(usual * (1 + 0.06 * normal()) * (factors.get(hour) ?? 1)),
    }
  })
  const found = detectAnomalies(series, { granularity: 'hour', sensitivity: 'low' }).findings
  const soon = found.filter(({ time }) => time >= firstDay + 900 * 3_600_000 && time < firstDay + 925 * 3_600_000)
  expect(soon.map(({ time, direction }) => [(time - firstDay) / 3_600_000, direction])).toEqual([
    [905, 'rise'],
    [911, 'drop'],
  ])
})
