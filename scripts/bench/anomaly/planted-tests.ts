// Recall and delay on planted events, beside two baselines at the same rate of false alarms; lasting shifts and returning outages.
import { rollingSigma, seasonalNaive } from '#mocks/sandbox/domain/anomalies/engine/benchmark/baselines.ts'
import { detectAnomalies } from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import { dayMs, hourMs, type MetricKind, type Observation } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import { seasonOf } from '#scripts/bench/anomaly/null-series.ts'
import {
  lengths,
  monday,
  onsetTime,
  plantedKinds,
  plantedSeries,
  reach,
  type Step,
} from '#scripts/bench/anomaly/planted-series.ts'
import { samplerFrom } from '#scripts/bench/anomaly/samplers.ts'

type Detector = (series: readonly Observation[], step: Step) => number[]
const seeds = Array.from({ length: 240 }, (_, index) => index + 1)
const learned: Record<Step, number> = { day: 21, hour: 504 }

const engine: Detector = (series, step) => {
  const { findings, gaps } = detectAnomalies(series, { granularity: step, metricKind: 'count' })
  return [...findings.map(({ time }) => time), ...gaps.map(({ from }) => from)]
}

/** The series without events, on which false alarms are counted. */
const quietSeries = (step: Step) => seeds.map((seed) => plantedSeries(undefined, step, 1000 + seed))

/** A baseline with the threshold at which it has as many false alarms on series without events as the engine, judged over the same points. */
function baseline(scoresOf: (series: readonly Observation[]) => number[], step: Step, falseAlarms: number): Detector {
  const judged = (series: readonly Observation[]) =>
    scoresOf(series).map((score, index) => (index < learned[step] ? 0 : score))
  const quiet = quietSeries(step).flatMap(judged)
  const threshold = quiet.sort((a, b) => b - a)[falseAlarms] ?? Number.POSITIVE_INFINITY
  return (series) => {
    const scores = judged(series)
    return series.filter((_, index) => (scores[index] ?? 0) > threshold).map(({ time }) => time)
  }
}

function outcomeOf(detector: Detector, kind: (typeof plantedKinds)[number], step: Step) {
  const stepMs = step === 'day' ? dayMs : hourMs
  const delays = seeds.flatMap((seed) => {
    const onset = onsetTime(step, seed)
    const times = detector(plantedSeries(kind, step, seed), step).sort((a, b) => a - b)
    const first = times.find((time) => time >= onset && time < onset + Math.min(kind.length, reach[step]) * stepMs)
    return first === undefined ? [] : [(first - onset) / stepMs]
  })
  return { recall: delays.length / seeds.length, delay: delays.sort((a, b) => a - b)[delays.length >> 1] }
}

/** Prints the recall of each kind of event, with the median delay in points. */
export function benchPlanted(): void {
  for (const step of ['day', 'hour'] as const) {
    const falseAlarms = quietSeries(step).reduce((sum, series) => sum + engine(series, step).length, 0)
    const cycle = step === 'day' ? 7 : 168
    const detectors: [string, Detector][] = [
      ['engine', engine],
      ['3-sigma', baseline(rollingSigma, step, falseAlarms)],
      ['seasonal naive', baseline((series) => seasonalNaive(series, cycle), step, falseAlarms)],
    ]
    const rate = Math.round((seeds.length * (lengths[step] - learned[step])) / falseAlarms)
    console.log(
      `Planted events by ${step}: recall (median delay in points), each detector with 1 false alarm in ${rate} points without events`,
    )
    console.table(
      plantedKinds.map((kind) => ({
        event: kind.name,
        ...Object.fromEntries(
          detectors.map(([name, detector]) => {
            const { recall, delay } = outcomeOf(detector, kind, step)
            return [name, `${recall.toFixed(2)} (${delay ?? '–'})`]
          }),
        ),
      })),
    )
  }
}

/** A daily metric whose usual value is multiplied by a factor on some days. */
function daily(seed: number, factorOn: (day: number) => number): Observation[] {
  const { normal } = samplerFrom(seed)
  return Array.from({ length: 200 }, (_, day) => {
    const usual = day % 7 > 4 ? 1500 : 2500
    return {
      time: Date.UTC(2025, 0, 6) + day * dayMs,
      value: Math.round(usual * Math.exp(0.05 * normal()) * factorOn(day)),
    }
  })
}

const findingsFrom = (series: Observation[], from: number, to: number) =>
  detectAnomalies(series, { granularity: 'day', metricKind: 'count' }).findings.filter(({ time }) => {
    const day = (time - (series[0]?.time ?? 0)) / dayMs
    return day >= from && day < to
  }).length

/** Prints how often a lasting shift is reported, and how often an outage that comes back. */
export function benchIncidents(): void {
  const usual = seeds.map((seed) =>
    findingsFrom(
      daily(seed, () => 1),
      120,
      141,
    ),
  )
  const shifts = seeds.map((seed) =>
    findingsFrom(
      daily(seed, (day) => (day >= 120 ? 0.6 : 1)),
      120,
      141,
    ),
  )
  const rows = [
    { case: 'false alarms in the same three weeks without a shift', 'mean of 240': mean(usual) },
    { case: 'lasting shift: reports in three weeks (wanted 1, and the false alarms)', 'mean of 240': mean(shifts) },
  ]
  for (const gap of [3, 7, 13]) {
    const again = seeds.map((seed) => {
      const series = daily(seed, (day) => (day === 120 || day === 120 + gap ? 0.3 : 1))
      return findingsFrom(series, 120 + gap, 121 + gap)
    })
    rows.push({ case: `the same outage again after ${gap} days (wanted 1)`, 'mean of 240': mean(again) })
  }
  console.table(rows)
}

/** The days after a lasting shift by which it is told and learned. */
const ADAPTED_DAYS = 14

/** False alarms of 60 series from two weeks after a lasting shift on, which may be about 1 in 200. */
function alarmsAfterShift(metricKind: MetricKind, season: number, factor: number): string {
  let [alarms, points] = [0, 0]
  for (const seed of seeds.slice(0, 60)) {
    const { normal } = samplerFrom(5000 + seed)
    const series = Array.from({ length: 330 }, (_, day) => ({
      time: monday + day * dayMs,
      value: 150.5 * (day < 150 ? 1 : factor) * seasonOf(day, 1) ** season * Math.exp(0.08 * normal()),
    }))
    const later = detectAnomalies(series, { granularity: 'day', metricKind }).points.slice(150 + ADAPTED_DAYS)
    alarms += later.filter(({ isFirstPoint }) => isFirstPoint).length
    points += later.length
  }
  return `1 in ${Math.round(points / alarms)}`
}

/** Prints the false alarms after lasting shifts of values whose seasons and noise grow with their level. */
export function benchAfterShifts(): void {
  console.log('False alarms by day from two weeks after a lasting shift (wanted: 1 in 200)')
  console.table(
    (['money', 'duration', 'real'] as const).flatMap((metricKind) =>
      [0, 1].map((season) => ({
        kind: metricKind,
        season: season === 1 ? 'by weekday' : 'none',
        ...Object.fromEntries(
          [1, 1.3, 1.6, 0.7, 0.4].map((factor) => [`× ${factor}`, alarmsAfterShift(metricKind, season, factor)]),
        ),
      })),
    ),
  )
}

const mean = (numbers: number[]) => (numbers.reduce((sum, x) => sum + x, 0) / numbers.length).toFixed(2)
