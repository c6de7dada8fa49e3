import type { Direction } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'

/** The part of the quiet points after which a more unusual point is an incident of its own, and its least number of points. */
const calmPart = 1 / 8
const fewestCalm = 2
const muchWorse = 2
const muchRarerDecades = 6

export type Alarm = {
  decades: number
  size: number
  direction: Direction
  /** By a sum over many points, which stays high for a while after its cause. */
  isSlow: boolean
  /** Unusual after the last points, but near the usual value at this time. */
  isNearUsual: boolean
}

/**
 * Reports an incident once. A drop and a rise are incidents of their own; only what comes back from the other side to the usual values belongs to the
 * incident there.
 */
export class Incidents {
  readonly #sides: Record<Direction, Side>

  constructor(quietPoints: number) {
    this.#sides = { drop: new Side(quietPoints), rise: new Side(quietPoints) }
  }

  /** Returns whether a point is to be reported; `size` is its distance from the expected value. Undefined: no alarm. */
  isReported(index: number, alarm: Alarm | undefined): boolean {
    if (!alarm) return false
    const { drop, rise } = this.#sides
    const [own, other] = alarm.direction === 'drop' ? [drop, rise] : [rise, drop]
    const isReturn = alarm.isNearUsual && other.isOpen(index) && !own.isOpen(index)
    return (isReturn ? other : own).isReported(index, alarm)
  }
}

/**
 * The incidents in one direction: a point is the first of an incident if none of the points before it, as many as must be quiet, was an alarm.
 * Later points are reported only if the incident becomes much worse, or if the metric was usual again and what follows is more unusual.
 * A slow change that goes on hides no sudden one.
 */
class Side {
  readonly #quietPoints: number
  readonly #calmPoints: number
  #lastSudden = Number.NEGATIVE_INFINITY
  #lastSlow = Number.NEGATIVE_INFINITY
  #slowSince = Number.NEGATIVE_INFINITY
  #worst = { decades: 0, size: 0 }

  constructor(quietPoints: number) {
    this.#quietPoints = quietPoints
    this.#calmPoints = Math.max(fewestCalm, Math.round(calmPart * quietPoints))
  }

  /** True while an incident goes on. */
  isOpen(index: number): boolean {
    return index - Math.max(this.#lastSudden, this.#lastSlow) <= this.#quietPoints
  }

  isReported(index: number, alarm: Alarm): boolean {
    const isQuietSince = (last: number) => index - last > this.#quietPoints
    const isSlowNew = isQuietSince(this.#lastSlow)
    const isNew = isQuietSince(this.#lastSudden) && (isSlowNew || (!alarm.isSlow && isQuietSince(this.#slowSince)))
    const isCalm = index - Math.max(this.#lastSudden, this.#lastSlow) > this.#calmPoints
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
