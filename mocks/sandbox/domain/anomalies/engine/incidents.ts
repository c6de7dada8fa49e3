/**
 * Reports an incident once: a point is the first of an incident if none of the points before it, as many as must be quiet, was an alarm.
 * Later points are reported only if the incident becomes much worse.
 */
export class Incidents {
  readonly #quietPoints: number
  #lastAlarm = Number.NEGATIVE_INFINITY
  #worst = 0

  constructor(quietPoints: number) {
    this.#quietPoints = quietPoints
  }

  /** Returns whether a point is to be reported; `size` is its distance from the expected value. */
  isReported(index: number, isAlarm: boolean, size: number): boolean {
    if (!isAlarm) return false
    const isNew = index - this.#lastAlarm > this.#quietPoints
    const isWorse = size > 2 * this.#worst
    this.#lastAlarm = index
    this.#worst = isNew ? size : Math.max(this.#worst, size)
    return isNew || isWorse
  }
}
