const clear = 1.5
/** A run counts if one of its points was as unusual as one in 200: deviations that the autoregression predicts are none. */
const unusualDecades = 2.3

/** Recognizes a lasting change of the level: so many deviations in a row on the same side, none of them small. */
export class ChangePoints {
  readonly #length: number
  #run: number[] = []
  #mostUnusual = 0

  constructor(length: number) {
    this.#length = length
  }

  /** Adds a deviation in units of the spread with the decades of its point; returns the median deviation of a run that has become a change point. */
  add(deviation: number, decades: number): number | undefined {
    const isSameSide = this.#run.length === 0 || Math.sign(deviation) === Math.sign(this.#run[0] ?? 0)
    if (Math.abs(deviation) < clear) this.#run = []
    else this.#run = isSameSide ? [...this.#run.slice(1 - this.#length), deviation] : [deviation]
    this.#mostUnusual = this.#run.length > 1 ? Math.max(this.#mostUnusual, decades) : decades
    if (this.#run.length < this.#length || this.#mostUnusual < unusualDecades) return undefined
    const middle = this.#run.toSorted((a, b) => a - b)[this.#run.length >> 1]
    this.#run = []
    return middle
  }

  reset(): void {
    this.#run = []
  }
}
