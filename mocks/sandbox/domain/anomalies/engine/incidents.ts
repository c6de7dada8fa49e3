import { dayMs } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'

const quietShare = 0.06
const quietPoints = 10
const clearlyStronger = 1.04
const longestIncidentMs = 14 * dayMs

/**
 * Reports an incident once: a score counts as a first point only if it clearly exceeds every score of the quiet period before it. That
 * period is a share of the history seen: after a year of history, the same incident shouldn't be reported twice in a week.
 */
export class Incidents {
  #peaks: { index: number; time: number; score: number }[] = []

  isFirstPoint(index: number, time: number, score: number): boolean {
    const reach = quietPoints + quietShare * index
    this.#peaks = this.#peaks.filter((peak) => index - peak.index <= reach && time - peak.time <= longestIncidentMs)
    const strongest = this.#peaks[0]?.score ?? 0
    // Peaks fall in score from first to last, so the first is the highest still within reach.
    while ((this.#peaks.at(-1)?.score ?? Number.POSITIVE_INFINITY) <= score) this.#peaks.pop()
    this.#peaks.push({ index, time, score })
    return score > strongest * clearlyStronger
  }
}
