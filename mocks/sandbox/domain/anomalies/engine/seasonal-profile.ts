/** Mean of the middle half of some ascending numbers (interquartile mean): robust, and more precise than the median. */
function midmean(ascending: Float64Array): number {
  const cut = ascending.length >> 2
  let sum = 0
  for (let place = cut; place < ascending.length - cut; place += 1) sum += ascending[place] ?? 0
  return sum / (ascending.length - 2 * cut)
}

/**
 * The usual deviations by slot of a cycle (time of day, day of the week, a period that was found): the robust mean of the last cycles of each slot,
 * shrunk to 0 as far as the slots differ by no more than chance (empirical Bayes, James and Stein).
 */
export class SeasonalProfile {
  readonly slots: number
  readonly #cycles: number
  readonly #isShared: boolean
  readonly #rings: Float64Array
  readonly #counts: Uint32Array
  readonly #usual: Float64Array
  /** The slot in progress with the sum and number of its values: several points of one cycle count as their mean. */
  #slot = -1
  #sum = 0
  #visits = 0
  #closed = 0
  #weight = 0

  /**
   * `isShared`: beside other seasons of the same values, one of which would take what another wrongly learned from an incident: a single cycle says
   * nothing then, and of three the middle one counts.
   */
  constructor(slots: number, cycles: number, isShared: boolean) {
    this.slots = slots
    this.#cycles = cycles
    this.#isShared = isShared
    this.#rings = new Float64Array(slots * cycles)
    this.#counts = new Uint32Array(slots)
    this.#usual = new Float64Array(slots)
  }

  at(slot: number): number {
    return this.#weight * (this.#usual[slot] ?? 0)
  }

  add(slot: number, value: number): void {
    if (slot !== this.#slot) {
      if (this.#visits > 0) this.#close()
      this.#slot = slot
      this.#sum = 0
      this.#visits = 0
    }
    this.#sum += value
    this.#visits += 1
  }

  #close(): void {
    const { slots } = this
    const count = this.#counts[this.#slot] ?? 0
    this.#rings[this.#slot * this.#cycles + (count % this.#cycles)] = this.#sum / this.#visits
    this.#counts[this.#slot] = count + 1
    const begin = this.#slot * this.#cycles
    const kept = Math.min(count + 1, this.#cycles)
    this.#usual[this.#slot] = this.#usualOf(this.#rings.slice(begin, begin + kept).sort())
    this.#closed += 1
    const isDue = this.#closed % slots === 0 || this.#weight === 0
    if (isDue && this.#closed % Math.max(1, slots >> 2) === 0) this.shrink()
  }

  #usualOf(ascending: Float64Array): number {
    if (this.#isShared && ascending.length === 1) return 0
    if (this.#isShared && ascending.length === 3) return ascending[1] ?? 0
    return midmean(ascending)
  }

  /** Shrinks the effects: compares the variance between the slots with the one within them. Done by itself once a cycle. */
  shrink(): void {
    let [within, freedom, sum, squares, inverse, used] = [0, 0, 0, 0, 0, 0]
    for (let slot = 0; slot < this.slots; slot += 1) {
      const kept = Math.min(this.#counts[slot] ?? 0, this.#cycles)
      if (kept < 2) continue
      const usual = this.#usual[slot] ?? 0
      for (let cycle = 0; cycle < kept; cycle += 1)
        within += ((this.#rings[slot * this.#cycles + cycle] ?? 0) - usual) ** 2
      freedom += kept - 1
      sum += usual
      squares += usual * usual
      inverse += 1 / kept
      used += 1
    }
    if (used < Math.max(2, this.slots >> 1)) return
    const between = squares / used - (sum / used) ** 2
    const chance = (within / Math.max(freedom, 1)) * (inverse / used)
    this.#weight = between <= 0 ? 0 : Math.max(0, 1 - chance / between)
  }
}
