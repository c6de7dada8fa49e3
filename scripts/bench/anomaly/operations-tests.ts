// Series of servers, machines and streams with events, scored as the Numenta Anomaly Benchmark scores: without its files, and of other seeds
// whenever it is asked.
import { rollingSigma } from '#mocks/sandbox/domain/anomalies/engine/benchmark/baselines.ts'
import { at, best, sweep } from '#mocks/sandbox/domain/anomalies/engine/benchmark/nab-score.ts'
import { detectAnomalies } from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import { type OperationsSeries, operationsSeries } from '#scripts/bench/anomaly/draw-operations.ts'
import { type OperationsKind, operationsKinds } from '#scripts/bench/anomaly/operations-series.ts'

const seeds = [1, 2, 3]

/** 1 at the first point of each incident. */
const reportsOf = ({ series }: OperationsSeries): number[] =>
  detectAnomalies(series).points.map(({ isFirstPoint }) => (isFirstPoint ? 1 : 0))

function drawn(kind: OperationsKind, firstSeed: number) {
  return seeds.map((seed) => {
    const labelled = operationsSeries(kind, firstSeed + seed)
    return { labelled, reports: reportsOf(labelled) }
  })
}

/** Prints the found events and the false alarms of each kind at medium sensitivity, and the score of all together. */
export function benchOperations(firstSeed = 0): void {
  const byKind = operationsKinds.map((kind) => ({ kind, files: drawn(kind, firstSeed) }))
  const scoreOf = (files: { labelled: OperationsSeries; reports: number[] }[]) =>
    at(
      sweep(
        files.map(({ labelled }) => labelled),
        files.map(({ reports }) => reports),
      ),
      1,
    )
  console.log(
    'Series of servers, machines and streams at medium sensitivity; the score is that of the Numenta Anomaly Benchmark',
  )
  console.table(
    byKind.map(({ kind, files }) => {
      const { found, windows, falseAlarms, score } = scoreOf(files)
      const days = (files.length * kind.points * kind.minutes) / 1440
      return {
        kind: kind.name,
        found: windows === 0 ? '–' : `${found} of ${windows}`,
        'false alarms': falseAlarms,
        'a day': (falseAlarms / days).toFixed(2),
        score: windows === 0 ? '–' : score.toFixed(1),
      }
    }),
  )
  const all = byKind.flatMap(({ files }) => files)
  const sigma = all.map(({ labelled }) => rollingSigma(labelled.series))
  const sigmaBest = best(
    sweep(
      all.map(({ labelled }) => labelled),
      sigma,
    ),
  )
  const { found, windows, falseAlarms, score } = scoreOf(all)
  console.table([
    {
      detector: 'engine, medium sensitivity',
      score: score.toFixed(1),
      found: `${found} of ${windows}`,
      'false alarms': falseAlarms,
    },
    {
      detector: 'rolling sigma, best threshold',
      score: sigmaBest.score.toFixed(1),
      found: `${sigmaBest.found} of ${windows}`,
      'false alarms': sigmaBest.falseAlarms,
    },
  ])
}
