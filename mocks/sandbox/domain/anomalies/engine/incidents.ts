/** Points without an alarm after which a more unusual point is an incident of its own. */
const calmPoints = 2
const muchWorse = 2
const muchRarerDecades = 6

/** `isSlow`: by a sum over many points, which stays high for a while after its cause. */
export type Alarm = { decades: number; size: number; isSlow: boolean }

/**
 * Reports an incident once: a point is the first of an incident if none of the points before it, as many as must be quiet, was an alarm.
 * Later points are reported only if the incident becomes much worse, or if the metric was usual again and what follows is more unusual.
 * A slow change that goes on hides no sudden one.
 */
export class Incidents {
  readonly #quietPoints: number
  #lastSudden = Number.NEGATIVE_INFINITY
  #lastSlow = Number.NEGATIVE_INFINITY
  #slowSince = Number.NEGATIVE_INFINITY
  #worst = { decades: 0, size: 0 }

  constructor(quietPoints: number) {
    this.#quietPoints = quietPoints
  }

  /** Returns whether a point is to be reported; `size` is its distance from the expected value. Undefined: no alarm. */
  isReported(index: number, alarm: Alarm | undefined): boolean {
    if (!alarm) return false
    const isQuietSince = (last: number) => index - last > this.#quietPoints
    const isSlowNew = isQuietSince(this.#lastSlow)
    const isNew = isQuietSince(this.#lastSudden) && (isSlowNew || (!alarm.isSlow && isQuietSince(this.#slowSince)))
    const isCalm = index - Math.max(this.#lastSudden, this.#lastSlow) > calmPoints
    const rarer = alarm.decades - this.#worst.decades
    const isWorse = alarm.size > muchWorse * this.#worst.size || rarer > (isCalm ? 0 : muchRarerDecades)
    if (alarm.isSlow && isSlowNew) this.#slowSince = index
    if (alarm.isSlow) this.#lastSlow = index
    else this.#lastSudden = index
    this.#worst = isNew
      ? alarm
      : { decades: Math.max(this.#worst.decades, alarm.decades), size: Math.max(this.#worst.size, alarm.size) }
    return isNew || isWorse
  }
}
