import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rollingSigma } from '#mocks/sandbox/domain/anomalies/engine/benchmark/baselines.ts'
import {
  at,
  best,
  type LabelledSeries,
  type Outcome,
  probationOf,
  sweep,
} from '#mocks/sandbox/domain/anomalies/engine/benchmark/nab-score.ts'
import { detectInScored, thresholdOf } from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import { type ScoredSeries, scoreSeries } from '#mocks/sandbox/domain/anomalies/engine/series.ts'
import { parseSeries } from '#mocks/sandbox/domain/anomalies/engine/series-csv.ts'
import { dayMs, type Observation, type Sensitivity } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import { fail } from '#scripts/lib/run.ts'

type Labelled = LabelledSeries & { series: Observation[] }

function timeOf(written: string): number {
  return Date.parse(`${written.slice(0, 19).replace(' ', 'T')}Z`)
}

/** Reads every series of windows.json; times are treated as UTC. */
function load(folder: string): Labelled[] {
  const windows: Record<string, [string, string][]> = JSON.parse(readFileSync(join(folder, 'windows.json'), 'utf8'))
  return Object.entries(windows)
    .filter(([name]) => existsSync(join(folder, name)))
    .map(([name, pairs]) => {
      const series = parseSeries(readFileSync(join(folder, name), 'utf8'))
      const bounds = pairs.map(([from, to]) => [timeOf(from), timeOf(to)] as const)
      return { name, series, times: series.map(({ time }) => time), windows: bounds }
    })
}

/** From one alarm in 20 points to one in a million: the thresholds at which the engine's reports are scored. */
const thresholds = Array.from({ length: 24 }, (_, place) => 5.9 - place * 0.2)

const decadesOf = (sensitivity: Sensitivity) => thresholdOf(sensitivity, 1)

/** The reports of the engine at a threshold: 1 at the first point of each incident. The threshold is that of a point of an hour. */
function reportsAt(scored: ScoredSeries, decades: number): number[] {
  const perPoint = decades - Math.log10(scored.pace?.shareOfHour ?? 1)
  return detectInScored(scored, {}, perPoint).points.map(({ isFirstPoint }) => (isFirstPoint ? 1 : 0))
}

type Reported = { set: readonly Labelled[]; scored: readonly ScoredSeries[]; reports: readonly number[][][] }

/** The reports of every file at every threshold, the highest threshold first. */
function reportAll(set: readonly Labelled[], scored: readonly ScoredSeries[]): Reported {
  const reports = thresholds.map((threshold) => scored.map((series) => reportsAt(series, threshold)))
  return { set, scored, reports }
}

/** The outcomes at each threshold, without one of the files if its place is given. */
function outcomesOf({ set, reports }: Reported, without?: number): Outcome[] {
  const isIn = (_: unknown, place: number) => place !== without
  return thresholds.map((threshold, place) => ({
    ...at(sweep(set.filter(isIn), (reports[place] ?? []).filter(isIn)), 1),
    threshold,
  }))
}

function outcomeAt(set: readonly Labelled[], scored: readonly ScoredSeries[], threshold: number): Outcome {
  const reports = scored.map((series) => reportsAt(series, threshold))
  return { ...at(sweep(set, reports), 1), threshold }
}

/** The years of all series after the probation period. */
function yearsOf(set: readonly Labelled[]): number {
  return set.reduce((years, { times }) => {
    const first = times[probationOf(times.length)] ?? 0
    return years + ((times.at(-1) ?? first) - first) / (365 * dayMs)
  }, 0)
}

function row(name: string, outcome: Outcome, years: number): Record<string, string> {
  const { score, threshold, found, windows, falseAlarms } = outcome
  return {
    detector: name,
    'NAB score': score.toFixed(1),
    threshold: threshold.toFixed(2),
    precision: (found / Math.max(found + falseAlarms, 1)).toFixed(2),
    recall: (found / Math.max(windows, 1)).toFixed(2),
    'false alarms': String(falseAlarms),
    'per series-year': (falseAlarms / years).toFixed(1),
  }
}

/** Leave one file out: each file is judged with the threshold that is best on all the others. */
function leaveOneOut(reported: Reported): Outcome {
  const { set, scored } = reported
  const outcomes = set.map((file, i) => {
    const others = outcomesOf(reported, i)
    return outcomeAt([file], scored.slice(i, i + 1), best(others).threshold)
  })
  const total = (read: (outcome: Outcome) => number) => outcomes.reduce((sum, outcome) => sum + read(outcome), 0)
  const windows = total((outcome) => outcome.windows)
  return {
    threshold: total((outcome) => outcome.threshold) / set.length,
    score: (100 * (total((outcome) => outcome.raw) + windows)) / (2 * windows),
    raw: total((outcome) => outcome.raw),
    windows,
    found: total((outcome) => outcome.found),
    falseAlarms: total((outcome) => outcome.falseAlarms),
  }
}

/** Prints the scores of the Numenta Anomaly Benchmark, file by file and together; exits with a one-line message if the folder does not contain the benchmark. */
export function benchNab(folder: string): void {
  if (!existsSync(join(folder, 'windows.json')))
    fail(`There is no windows.json in ${folder}: see npm run bench -- --help.`)
  const set = load(folder)
  const started = performance.now()
  const scored = set.map(({ series }) => scoreSeries(series, {}, ['medium']))
  const seconds = (performance.now() - started) / 1000
  const sigma = set.map(({ series }) => rollingSigma(series))
  const years = yearsOf(set)
  const points = set.reduce((sum, { times }) => sum + times.length, 0)
  const reported = reportAll(set, scored)
  const sigmaSweep = sweep(set, sigma)
  console.log(
    `Anomalies: ${set.length} series of the Numenta Anomaly Benchmark, ${points} points in ${seconds.toFixed(1)} s`,
  )
  console.table(
    set.map((file, i) => ({
      file: file.name,
      ...row('engine, medium', outcomeAt([file], scored.slice(i, i + 1), decadesOf('medium')), yearsOf([file])),
    })),
  )
  console.table([
    row('engine, best threshold', best(outcomesOf(reported)), years),
    row('engine, low sensitivity', outcomeAt(set, scored, decadesOf('low')), years),
    row('engine, medium sensitivity', outcomeAt(set, scored, decadesOf('medium')), years),
    row('engine, high sensitivity', outcomeAt(set, scored, decadesOf('high')), years),
    row('engine, threshold from the other files', leaveOneOut(reported), years),
    row('rolling 3 sigma', at(sigmaSweep, 3), years),
    row('rolling sigma, best threshold', best(sigmaSweep), years),
  ])
}
