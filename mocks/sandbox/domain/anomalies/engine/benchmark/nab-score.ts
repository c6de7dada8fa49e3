/**
 * The score of the Numenta Anomaly Benchmark, standard profile, after its published definition (Lavin and Ahmad,
 * "Evaluating Real-time Anomaly Detection Algorithms", ICMLA 2015, arXiv:1510.03336): the first detection in a window earns
 * up to 1 by how early it comes, a missed window costs 1, a detection outside costs up to 0.11, less soon after a window;
 * the first 15 % of a series (of at most 5,000 points) are probation; one threshold for the whole set, the best; 0 is the
 * detector that reports nothing, 100 the perfect one.
 */
export type LabelledSeries = {
  name: string
  times: readonly number[]
  /** First and last time of each window, in order and apart from each other. */
  windows: readonly (readonly [number, number])[]
}
export type Outcome = {
  threshold: number
  score: number
  /** The score before it is scaled: between minus and plus the number of windows, and lower with false alarms. */
  raw: number
  windows: number
  /** Windows with a detection. */
  found: number
  /** Detections outside every window. */
  falseAlarms: number
}

const falsePositiveCost = 0.11
const probationShare = 0.15
const longestProbation = 750

type Weighed = { score: number; window: number; worth: number }

/** Points of a series that its first 15 % take: detections there are not counted. */
export function probationOf(length: number): number {
  return Math.min(Math.floor(probationShare * length), longestProbation)
}

function sigmoid(position: number): number {
  return position >= 3 ? -1 : 2 / (1 + Math.exp(5 * position)) - 1
}

/** Calls back for each point after probation with the value of a detection there. `firstWindow` numbers windows over the whole set. */
function weigh(series: LabelledSeries, scores: readonly number[], firstWindow: number): Weighed[] {
  const bounds = series.windows.map(([from, to]) => ({
    first: series.times.findIndex((time) => time >= from),
    last: series.times.findLastIndex((time) => time <= to),
  }))
  const weighed: Weighed[] = []
  for (let i = probationOf(series.times.length); i < series.times.length; i++) {
    const inside = bounds.findIndex(({ first, last }) => i >= first && i <= last)
    const score = scores[i] ?? 0
    const bound = bounds[inside]
    if (bound) {
      const position = -(bound.last - i + 1) / (bound.last - bound.first + 1)
      weighed.push({ score, window: firstWindow + inside, worth: sigmoid(position) / sigmoid(-1) })
    } else {
      const before = bounds.findLast(({ last }) => last < i)
      const position = before ? (i - before.last) / Math.max(before.last - before.first, 1) : 3
      weighed.push({ score, window: -1, worth: falsePositiveCost * sigmoid(position) })
    }
  }
  return weighed
}

/** The outcomes of all thresholds, descending; `scores[i]` belongs to `set[i]`, one score per point, higher is more anomalous. */
export function sweep(set: readonly LabelledSeries[], scores: readonly (readonly number[])[]): Outcome[] {
  let windows = 0
  const points = set.flatMap((series, i) => {
    const weighed = weigh(series, scores[i] ?? [], windows)
    windows += series.windows.length
    return weighed
  })
  points.sort((a, b) => b.score - a.score)
  const earned = new Float64Array(windows).fill(-1)
  const isFound = new Uint8Array(windows)
  let raw = -windows
  let found = 0
  let falseAlarms = 0
  const outcomes: Outcome[] = []
  const note = (threshold: number) => {
    const score = windows === 0 ? Number.NaN : (100 * (raw + windows)) / (2 * windows)
    outcomes.push({ threshold, score, raw, windows, found, falseAlarms })
  }
  note(Number.POSITIVE_INFINITY)
  points.forEach(({ score, window, worth }, i) => {
    if (window < 0) {
      raw += worth
      falseAlarms++
    } else {
      const gain = Math.max(0, worth - (earned[window] ?? 0))
      raw += gain
      earned[window] = (earned[window] ?? 0) + gain
      found += isFound[window] === 1 ? 0 : 1
      isFound[window] = 1
    }
    if (points[i + 1]?.score !== score) note(score)
  })
  return outcomes
}

/** The threshold with the best score. */
export function best(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce((winner, outcome) => (outcome.score > winner.score ? outcome : winner))
}

/** The outcome when every point scoring `threshold` or more is a detection. */
export function at(outcomes: readonly Outcome[], threshold: number): Outcome {
  const reached = outcomes.findLast((outcome) => outcome.threshold >= threshold) ?? outcomes[0]
  if (!reached) throw new RangeError('no outcomes')
  return { ...reached, threshold }
}
