const longestLag = 1024
/** Values that differ by less than this share of the usual movement are equal. */
const equalWithin = 0.02
/** A mismatch halves a run: one anomaly must not hide that the series repeats itself. */
const longestRun = 1023
/** Decades by which a run must be less probable than by chance, after the search over all lags. */
const clearDecades = 6
const fewestEqual = 4
/** A curve without noise misses the next value by less than this share of its usual change; and so it did for some points. */
const smoothWithin = 0.06
const fewestSmooth = 6
const longestProof = 200
/** From this share of equal pairs on, a series switches between a few states; a state is known if so many points had it. */
const statesFrom = 0.4
const knownFrom = 0.1

/**
 * Recognizes what a series without noise does next, whatever its period and shape: it repeats itself after some lag, goes on along a smooth
 * curve, or returns to one of its few states. Constant time per point: one pass over the lags.
 */
export class Repetition {
  /** The last values twice, one ring after the other, so that those before a point are contiguous. */
  readonly #values = new Float64Array(2 * longestLag)
  /** For each lag, how many points in a row equaled those that many points before. */
  readonly #runs = new Uint16Array(longestLag)
  #seen = 0
  #equalShare = 0.5
  #smooth = 0
  #change = 0

  /**
   * Adds a value and returns whether it was to be expected; false if the series has noise or the value is news. `movement` is the mean
   * distance of the values from their level.
   */
  add(value: number, movement: number): boolean {
    // Equal values in a row are neither a period nor a curve: a standstill may be news.
    const isMoving = value !== this.#before(1)
    const isOnCurve = isMoving && Math.abs(value - this.#curve()) <= smoothWithin * this.#change
    const isSmooth = isOnCurve && this.#smooth >= fewestSmooth
    this.#smooth = isOnCurve ? this.#smooth + 1 : 0
    this.#change += (Math.abs(value - this.#before(1)) - this.#change) / 8
    const { isPeriodic, isRepeated, share } = this.#compare(value, equalWithin * movement + 1e-9 * Math.abs(value))
    return isRepeated || isSmooth || (!isPeriodic && this.#equalShare >= statesFrom && share >= knownFrom)
  }

  #before(lag: number): number {
    return this.#values[((this.#seen - lag) % longestLag) + longestLag] ?? 0
  }

  /** The next value of the parabola through the last three. */
  #curve(): number {
    return this.#seen < 3 ? Number.NaN : 3 * (this.#before(1) - this.#before(2)) + this.#before(3)
  }

  /** Compares a value with those before it: whether it repeats one after a lag that is a period, and the share that is equal. */
  #compare(value: number, tolerance: number) {
    const place = this.#seen % longestLag
    const lags = Math.min(this.#seen, longestLag - 1)
    const newest = place + longestLag
    const needed = Math.max(this.#runOfPeriod(), (this.#runs[1] ?? 0) + 1)
    let [equal, isPeriodic, isRepeated] = [0, false, false]
    for (let lag = 1; lag <= lags; lag += 1) {
      const run = this.#runs[lag] ?? 0
      const isEqual = Math.abs((this.#values[newest - lag] ?? 0) - value) <= tolerance
      if (run >= needed) {
        isPeriodic = true
        isRepeated ||= isEqual
      }
      if (isEqual) equal += 1
      this.#runs[lag] = isEqual ? Math.min(longestRun, run + 1) : run >> 1
    }
    this.#values[place] = value
    this.#values[newest] = value
    this.#seen += 1
    const share = lags === 0 ? 0 : equal / lags
    if (lags > 0) this.#equalShare += (share - this.#equalShare) / Math.min(this.#seen, longestLag)
    return { isPeriodic, isRepeated, share }
  }

  #runOfPeriod(): number {
    const needed = clearDecades / -Math.log10(Math.min(0.99, Math.max(1e-3, this.#equalShare)))
    return Math.min(longestProof, Math.max(fewestEqual, needed))
  }
}
