/** Two values in a row that happen to be equal are no standstill. */
const smallestShare = 0.05

/** How improbable a run of equal values is: by the share of points that equaled the one before them. */
export class Repeats {
  #previous = Number.NaN
  #run = 0
  #points = 0
  #equal = 0

  /** Adds a value and returns decades of the probability of its run of equal values. */
  add(value: number): number {
    const isEqual = value === this.#previous
    const share = (this.#equal + 1) / (this.#points + 2)
    this.#run = isEqual ? this.#run + 1 : 0
    this.#previous = value
    this.#points += 1
    if (isEqual) this.#equal += 1
    return -this.#run * Math.log10(Math.min(1, Math.max(smallestShare, share)))
  }
}
