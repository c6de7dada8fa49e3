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
import { detectAnomalies } from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import { parseSeries } from '#mocks/sandbox/domain/anomalies/engine/series-csv.ts'
import { bandWidth, dayMs, type Observation } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
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

/** The score of each point; follow-up points of an incident that was already reported score 0. */
function ourScores(series: readonly Observation[]): number[] {
  return detectAnomalies(series).points.map((point) => (point.isFirstPoint ? point.score : 0))
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
function leaveOneOut(set: readonly Labelled[], scores: readonly number[][]): Outcome {
  const outcomes = set.map((file, i) => {
    const others = sweep(
      set.filter((_, j) => j !== i),
      scores.filter((_, j) => j !== i),
    )
    return at(sweep([file], [scores[i] ?? []]), best(others).threshold)
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
  const ours = set.map(({ series }) => ourScores(series))
  const seconds = (performance.now() - started) / 1000
  const sigma = set.map(({ series }) => rollingSigma(series))
  const years = yearsOf(set)
  const points = set.reduce((sum, { times }) => sum + times.length, 0)
  const [ourSweep, sigmaSweep] = [sweep(set, ours), sweep(set, sigma)]
  console.log(
    `Anomalies: ${set.length} series of the Numenta Anomaly Benchmark, ${points} points in ${seconds.toFixed(1)} s`,
  )
  console.table(
    set.map((file, i) => ({
      file: file.name,
      ...row('engine, medium', at(sweep([file], [ours[i] ?? []]), bandWidth.medium), yearsOf([file])),
    })),
  )
  console.table([
    row('engine, best threshold', best(ourSweep), years),
    row('engine, low sensitivity', at(ourSweep, bandWidth.low), years),
    row('engine, medium sensitivity', at(ourSweep, bandWidth.medium), years),
    row('engine, high sensitivity', at(ourSweep, bandWidth.high), years),
    row('engine, threshold from the other files', leaveOneOut(set, ours), years),
    row('rolling 3 sigma', at(sigmaSweep, 3), years),
    row('rolling sigma, best threshold', best(sigmaSweep), years),
  ])
}
