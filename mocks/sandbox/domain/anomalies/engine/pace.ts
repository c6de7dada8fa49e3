import { dayMs, hourMs } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import type { Spacing } from '#mocks/sandbox/domain/anomalies/engine/spacing.ts'
import type { TailSettings } from '#mocks/sandbox/domain/anomalies/engine/tail-calibrator.ts'

/** How fast the engine learns and forgets, by the step of a series. */
export type Pace = {
  stepMs: number
  /** The smallest gain of the level and of the spread. */
  levelGain: number
  spreadGain: number
  /** Whether the spread is learned anew after a change point: by days the smallest gain would need a quarter of a year to follow. */
  relearnsSpread: boolean
  /** The points that calibration and autoregression remember. */
  memory: number
  /**
   * The tails: little is assumed of streams, which machines and crowds write; and in the few points of days and weeks, anomalies of the past must
   * not pass for the tail.
   */
  tail: Pick<TailSettings, 'excesses' | 'quantile'>
  /** The smallest lasting deviation that is worth a report, in standard deviations: of hours a smaller one than of days is soon clear. */
  smallestDrift: number
  /** The share of the false alarms that drifts may cause: hours are enough to tell the drift of a business metric from its usual course. */
  driftShare: number
  /** The points in a row that make a change point. */
  changePointLength: number
  /** The points without an alarm after which an incident is over: a day, as far as it has 2 to 144 points. */
  quietPoints: number
  /** The points that start the model. */
  warmUpPoints: number
  /** The points before the first alarm: two days of a stream, as far as they have 100 to 600 points. */
  learningPoints: number
  /**
   * An alarm so many decades beyond a threshold is an incident, which says nothing about the threshold. The bursts of a stream are its way: all
   * its alarms count.
   */
  incidentDecades: number
  /** Points finer than an hour share the false alarms of an hour. */
  shareOfHour: number
}

export function paceOf({ kind, stepMs }: Spacing): Pace {
  const perDay = Math.max(1, Math.round(dayMs / stepMs))
  const isLong = kind === 'day' || kind === 'week'
  const learningPoints = isLong ? 21 : Math.max(100, Math.min(600, 2 * perDay))
  return {
    stepMs,
    levelGain: isLong ? 0.08 : 1 / 200,
    spreadGain: isLong ? 0.012 : 0.004,
    relearnsSpread: isLong,
    memory: isLong ? 500 : kind === 'hour' ? 1500 : 4000,
    tail: { excesses: kind === 'stream' ? 15 : 50, quantile: isLong ? 0.5 : 0.8 },
    smallestDrift: isLong ? 1 : 0.5,
    driftShare: kind === 'hour' ? 0.3 : 0.18,
    changePointLength: isLong ? 4 : 12,
    quietPoints: Math.max(2, Math.min(144, perDay)),
    warmUpPoints: isLong ? 21 : kind === 'hour' ? 336 : learningPoints,
    learningPoints,
    incidentDecades: kind === 'stream' ? Number.POSITIVE_INFINITY : 1,
    shareOfHour: Math.min(1, stepMs / hourMs),
  }
}
