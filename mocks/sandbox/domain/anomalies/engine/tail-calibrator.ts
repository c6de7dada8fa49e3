const perDecade = 20
const decadesKept = 6
const bins = perDecade * decadesKept
/** Pseudo-observations of the assumption that the likelihood is right, in the body and in the tail. */
const priorPoints = 40
const priorExcesses = 50
const smallestSlope = 0.1
const tailShare = 0.2
/** Where so many points lie above it, ranks say more than the assumption: the tail begins there, but at the highest fifth at least. */
const tailPoints = 40
/** The slope of normal numbers in decades of Student's t: between the two. */
const priorSlope = 0.33

/**
 * Calibrates tail probabilities of the likelihood by how often they occurred in this series (conformal prediction with a parametric tail):
 * ranks among the past in the body, beyond it an exponential tail of the decades (peaks over threshold). The past fades.
 */
export class TailCalibrator {
  readonly #weights = new Float64Array(bins)
  readonly #memory: number
  #total = 0
  #growth = 1
  #start = 0
  #startShare = 1
  #slope: number
  readonly #priorSlope: number
  #seen = 0

  /** `slope`: that of the tail if the likelihood is right. `memory`: the number of points after which the weight of a point has faded to a third. */
  constructor(memory: number, slope = priorSlope) {
    this.#memory = memory
    this.#priorSlope = slope
    this.#slope = slope
  }

  /** True once the past says as much as the assumption. */
  get isReady(): boolean {
    return this.#seen >= priorPoints
  }

  /** Adds decades of the likelihood; of no effect on a calibration before. */
  add(decades: number): void {
    this.#growth *= 1 + 1 / this.#memory
    const bin = Math.min(bins - 1, Math.max(0, Math.floor(decades * perDecade)))
    this.#weights[bin] = (this.#weights[bin] ?? 0) + this.#growth
    this.#total += this.#growth
    this.#seen += 1
    if (this.#growth > 1e100) this.#rescale()
    if (this.#seen % (this.#seen < 200 ? 5 : 25) === 0) this.#fit()
  }

  #rescale(): void {
    for (let bin = 0; bin < bins; bin += 1) this.#weights[bin] = (this.#weights[bin] ?? 0) / this.#growth
    this.#total /= this.#growth
    this.#growth = 1
  }

  /** The start of the tail, its share, and its slope from the median excess, which incidents among the past move little. */
  #fit(): void {
    const points = this.#total / this.#growth
    let above = 0
    let bin = bins - 1
    const tail = Math.min(tailShare, tailPoints / points)
    const share = (weight: number, from: number) =>
      (weight / this.#growth + priorPoints * 10 ** -(from / perDecade)) / (points + priorPoints)
    while (bin > 0 && share(above + (this.#weights[bin] ?? 0), bin) < tail) {
      above += this.#weights[bin] ?? 0
      bin -= 1
    }
    this.#start = (bin + 1) / perDecade
    this.#startShare = share(above, bin + 1)
    let middle = bin + 1
    for (let passed = 0; middle < bins; middle += 1) {
      passed += this.#weights[middle] ?? 0
      if (passed >= above / 2) break
    }
    const count = above / this.#growth
    const slope = ((middle + 0.5) / perDecade - this.#start) / Math.LN2
    this.#slope = Math.max(smallestSlope, (count * slope + priorExcesses * this.#priorSlope) / (count + priorExcesses))
  }

  /** Calibrated decades of decades of the likelihood. */
  calibrate(decades: number): number {
    if (decades <= this.#start) return this.#body(decades)
    return -Math.log10(this.#startShare) + ((decades - this.#start) / this.#slope) * Math.LOG10E
  }

  #body(decades: number): number {
    let above = 0
    for (let bin = Math.floor(decades * perDecade); bin < bins; bin += 1) above += this.#weights[bin] ?? 0
    const points = this.#total / this.#growth
    return -Math.log10(Math.min(1, (above / this.#growth + priorPoints * 10 ** -decades) / (points + priorPoints)))
  }

  /** The decades of the likelihood with these calibrated decades: the inverse of `calibrate`. */
  inverse(calibrated: number): number {
    const tail = calibrated + Math.log10(this.#startShare)
    if (tail > 0) return this.#start + tail * this.#slope * Math.LN10
    let [low, high] = [0, this.#start]
    while (high - low > 0.5 / perDecade) {
      const middle = (low + high) / 2
      if (this.#body(middle) < calibrated) low = middle
      else high = middle
    }
    return high
  }
}
