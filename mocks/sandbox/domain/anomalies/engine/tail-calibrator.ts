const perDecade = 20
/** Beyond this, bins become as much wider as their decades are more: far outliers differ by tens of decades. */
const knee = 4
const bins = 320
/** Pseudo-observations of the assumption that the likelihood is right. */
const priorPoints = 40
const smallestSlope = 0.1
const tailShare = 0.2
/** Where so many points lie above it, ranks say more than the assumption: the tail begins there, but at the highest fifth at least. */
const tailPoints = 40
export type TailSettings = {
  /** The assumed slope of the tail in decades of the likelihood, and the number of excesses that it counts as. */
  slope: number
  excesses: number
  /** The quantile of the excesses that the slope is read from: a high one knows heavy tails, a low one is moved less by anomalies of the past. */
  quantile: number
}

/** The bin of decades, and the decades at which a bin begins. */
const binOf = (decades: number) => {
  const place = decades <= knee ? decades : knee + knee * Math.log(decades / knee)
  return Math.min(bins - 1, Math.max(0, Math.floor(place * perDecade)))
}
const beginOf = (bin: number) => {
  const place = bin / perDecade
  return place <= knee ? place : knee * Math.exp((place - knee) / knee)
}

/** The share of points from each bin on if the likelihood is right. */
const assumedShares = Float64Array.from({ length: bins }, (_, bin) => 10 ** -beginOf(bin))

/**
 * Calibrates tail probabilities of the likelihood by how often they occurred in this series (conformal prediction with a parametric tail):
 * ranks among the past in the body, beyond it an exponential tail of the decades (peaks over threshold). The past fades.
 */
export class TailCalibrator {
  readonly #weights = new Float64Array(bins)
  /** The share of the past from each bin on, as of the last fit; most of its decades are never asked for. */
  readonly #shares = new Float64Array(bins)
  readonly #memory: number
  #total = 0
  #growth = 1
  #start = 0
  #startShare = 1
  #slope: number
  readonly #settings: TailSettings
  #seen = 0

  /** `memory`: the number of points after which the weight of a point has faded to a third. */
  constructor(memory: number, settings: TailSettings) {
    this.#memory = memory
    this.#settings = settings
    this.#slope = settings.slope
    this.#fit()
  }

  /** True once the past says as much as the assumption. */
  get isReady(): boolean {
    return this.#seen >= priorPoints
  }

  /** Adds decades of the likelihood; of no effect on a calibration before. */
  add(decades: number): void {
    this.#growth *= 1 + 1 / this.#memory
    const bin = binOf(decades)
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

  /** Ranks the past, then fits the tail: its start, its share, and its slope from a quantile of the excesses. */
  #fit(): void {
    const points = this.#total / this.#growth
    const tail = Math.min(tailShare, tailPoints / Math.max(points, 1))
    let [above, excesses, start, startShare] = [0, 0, bins, 1]
    for (let bin = bins - 1; bin >= 0; bin -= 1) {
      above += (this.#weights[bin] ?? 0) / this.#growth
      const share = (above + priorPoints * (assumedShares[bin] ?? 0)) / (points + priorPoints)
      this.#shares[bin] = share
      if (share < tail || start === bins) [start, startShare, excesses] = [bin, share, above]
    }
    this.#start = beginOf(start)
    this.#startShare = Math.min(1, startShare)
    let [bin, passed] = [start, 0]
    for (; bin < bins; bin += 1) {
      passed += (this.#weights[bin] ?? 0) / this.#growth
      if (passed >= this.#settings.quantile * excesses) break
    }
    const slope = (beginOf(bin + 0.5) - this.#start) / -Math.log(1 - this.#settings.quantile)
    const assumed = this.#settings.excesses
    this.#slope = Math.max(smallestSlope, (excesses * slope + assumed * this.#settings.slope) / (excesses + assumed))
  }

  #ranked(bin: number): number {
    return Math.max(0, -Math.log10(this.#shares[bin] ?? 1))
  }

  /** Calibrated decades of decades of the likelihood. */
  calibrate(decades: number): number {
    if (decades <= this.#start) return this.#ranked(binOf(decades))
    return -Math.log10(this.#startShare) + ((decades - this.#start) / this.#slope) * Math.LOG10E
  }

  /** The decades of the likelihood with these calibrated decades: the inverse of `calibrate`. */
  inverse(calibrated: number): number {
    const tail = calibrated + Math.log10(this.#startShare)
    if (tail > 0) return this.#start + tail * this.#slope * Math.LN10
    let [low, high] = [0, binOf(this.#start)]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (this.#ranked(middle) < calibrated) low = middle
      else high = middle
    }
    return beginOf(high)
  }
}
