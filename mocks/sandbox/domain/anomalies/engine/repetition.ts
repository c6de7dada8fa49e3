/** Lags below this are all compared; longer ones only where the calendar names them. */
const longestLag = 1024
/** Values that differ by less than this share of the usual change from point to point are equal. */
const equalWithin = 0.02
/** A mismatch halves a run: one anomaly must not hide that the series repeats itself. */
const longestRun = 65_535
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
  readonly #values: Float64Array
  readonly #size: number
  readonly #lags: Uint32Array
  /** For each lag, how many points in a row equaled those that many points before. */
  readonly #runs: Uint16Array
  #seen = 0
  #reached = 0
  /** The lag after which the last points repeat those before them, and whether this is clear. */
  #period = 0
  #isPeriodKnown = false
  #equalShare = 0.5
  #standstill = 0
  #smooth = 0
  #change = 0
  #usualChange = 0

  /** `calendarLags`: the points of a day and of a week, which may be longer than the lags that are all compared. */
  constructor(calendarLags: readonly number[]) {
    const shortLags = Array.from({ length: longestLag - 1 }, (_, place) => place + 1)
    this.#lags = Uint32Array.from([...shortLags, ...calendarLags.filter((lag) => lag >= longestLag)])
    this.#runs = new Uint16Array(this.#lags.length)
    this.#size = 1 + Math.max(...this.#lags)
    this.#values = new Float64Array(2 * this.#size)
  }

  /** The value after which the series goes on if it repeats itself; undefined if it has no clear period. */
  get next(): number | undefined {
    return this.#isPeriodKnown ? this.#before(this.#period) : undefined
  }

  /** Adds a value and returns whether it was to be expected; false if the series has noise or the value is news. */
  add(value: number): boolean {
    // Equal values in a row are neither a period nor a curve: a standstill may be news.
    const isMoving = value !== this.#before(1)
    const isOnCurve = isMoving && Math.abs(value - this.#curve()) <= smoothWithin * this.#change
    const isSmooth = isOnCurve && this.#smooth >= fewestSmooth
    this.#smooth = isOnCurve ? this.#smooth + 1 : 0
    const change = this.#seen === 0 ? 0 : Math.abs(value - this.#before(1))
    this.#change += (change - this.#change) / 8
    this.#usualChange += (change - this.#usualChange) / Math.min(this.#seen + 1, longestLag)
    const tolerance = equalWithin * this.#usualChange + 1e-9 * Math.abs(value)
    const { isPeriodic, isRepeated, share } = this.#compare(value, tolerance)
    return isRepeated || isSmooth || (!isPeriodic && this.#equalShare >= statesFrom && share >= knownFrom)
  }

  #before(lag: number): number {
    return this.#values[((this.#seen - lag) % this.#size) + this.#size] ?? 0
  }

  /** The next value of the parabola through the last three. */
  #curve(): number {
    return this.#seen < 3 ? Number.NaN : 3 * (this.#before(1) - this.#before(2)) + this.#before(3)
  }

  /** Compares a value with those before it: whether it repeats one after a lag that is a period, and the share that is equal. */
  #compare(value: number, tolerance: number) {
    const values = this.#values
    const lags = this.#lags
    const runs = this.#runs
    const place = this.#seen % this.#size
    const newest = place + this.#size
    // Within a standstill of n equal changes, n + 1 points repeat at every lag: a period has repeated for longer than that, and clearly if it is
    // longer than that of neighbours.
    const needed = Math.max(this.#runOfPeriod(), this.#standstill + 2)
    const clearlyNeeded = Math.max(needed, (runs[0] ?? 0) + 1)
    this.#standstill = Math.abs((values[newest - 1] ?? 0) - value) <= tolerance ? this.#standstill + 1 : 0
    const compared = this.#comparable()
    const [lowest, highest] = [value - tolerance, value + tolerance]
    let [equal, isPeriodic, isRepeated] = [0, false, false]
    let longest = 0
    for (let lagAt = 0; lagAt < compared; lagAt += 1) {
      const earlier = values[newest - (lags[lagAt] ?? 0)] ?? 0
      const run = runs[lagAt] ?? 0
      if (run >= clearlyNeeded) isPeriodic = true
      if (earlier >= lowest && earlier <= highest) {
        if (run >= needed) isRepeated = true
        if (run > longest) [longest, this.#period] = [run, lags[lagAt] ?? 0]
        equal += 1
        runs[lagAt] = Math.min(longestRun, run + 1)
      } else if (run > 0) runs[lagAt] = run >> 1
    }
    values[place] = value
    values[newest] = value
    this.#seen += 1
    this.#isPeriodKnown = longest + 1 >= Math.max(this.#runOfPeriod(), this.#standstill + 2, (runs[0] ?? 0) + 1)
    const share = compared === 0 ? 0 : equal / compared
    if (compared > 0) this.#equalShare += (share - this.#equalShare) / Math.min(this.#seen, longestLag)
    return { isPeriodic, isRepeated, share }
  }

  /** The number of lags, which rise, that reach back into the series. */
  #comparable(): number {
    while (this.#reached < this.#lags.length && (this.#lags[this.#reached] ?? 0) <= this.#seen) {
      // Before the first value there is none that would differ.
      this.#runs[this.#reached] = 1
      this.#reached += 1
    }
    return this.#reached
  }

  #runOfPeriod(): number {
    const needed = clearDecades / -Math.log10(Math.min(0.99, Math.max(1e-3, this.#equalShare)))
    return Math.min(longestProof, Math.max(fewestEqual, needed))
  }
}
