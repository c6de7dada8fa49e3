import { DetectorEnsemble, type DetectorName, detectorNames } from '#mocks/sandbox/domain/anomalies/engine/detectors.ts'
import { Rarity } from '#mocks/sandbox/domain/anomalies/engine/rarity.ts'

/** Two deviations, the band of medium sensitivity, stand for 2.5 decades of rarity: about one point in three hundred. */
const decadesPerDeviation = 1.25
const highestScore = 20

/** The score of one point, from that point and its past only. */
export type PointScore = {
  expected: number
  /** The band is expected ± halfWidth; NaN while there is none yet. */
  halfWidth: number
  /** Deviations, 0 or more. */
  score: number
  /** The detectors with the highest scores, strongest first. */
  detectors: readonly DetectorName[]
}

/**
 * Scores a stream of any spacing. No single statistic suits every series, so nine detectors score each point, each
 * calibrated on its own past in this series. The score combines the two highest, because a single detector often
 * misfires and two rarely do so at the same point.
 */
export class StreamScorer {
  readonly #detectors: DetectorEnsemble
  readonly #rarities: Record<DetectorName, Rarity>
  readonly #width: number

  /** `width`: half-width of the band in deviations. */
  constructor(start: number, stepMs: number, width: number) {
    this.#width = width
    this.#detectors = new DetectorEnsemble(start, stepMs)
    this.#rarities = {
      level: new Rarity(),
      timeOfDay: new Rarity(),
      timeOfWeek: new Rarity(),
      forecast: new Rarity(),
      drift: new Rarity(),
      jump: new Rarity(),
      shift: new Rarity(),
      stillness: new Rarity(),
      shape: new Rarity(),
    }
  }

  score(time: number, value: number): PointScore {
    const { expected, spread, rawScores } = this.#detectors.push(time, value)
    // The band depends only on the past, so it is read before the error of this point is learned.
    const halfWidth = this.#rarities.forecast.threshold(this.#width * decadesPerDeviation) * spread
    const ranked = detectorNames
      .map((name) => ({ name, decades: this.#rarities[name].push(rawScores[name]) }))
      .sort((a, b) => b.decades - a.decades)
    const [first, second] = ranked
    const decades = ((first?.decades ?? 0) + (second?.decades ?? 0)) / 2
    return {
      expected,
      halfWidth,
      score: Math.min(highestScore, decades / decadesPerDeviation),
      detectors: ranked.slice(0, 2).map((detector) => detector.name),
    }
  }
}
