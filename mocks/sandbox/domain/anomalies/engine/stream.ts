import { DetectorEnsemble, type DetectorName, detectorNames } from '#mocks/sandbox/domain/anomalies/engine/detectors.ts'
import { Rarity } from '#mocks/sandbox/domain/anomalies/engine/rarity.ts'

/** Two deviations, the band of medium sensitivity, stand for 2.5 decades of rarity: about one point in three hundred. */
const decadesPerDeviation = 1.25
const highestScore = 20

/** What a judge says of one point, from that point and its past alone. */
export type PointScore = {
  expected: number
  /** The band is expected ± halfWidth; NaN while there is none yet. */
  halfWidth: number
  /** Deviations, 0 or more. */
  score: number
  /** Which kinds of rawScores carried the score, strongest first. */
  detectors: readonly DetectorName[]
}

/**
 * Judges a stream of any spacing. No single statistic suits every series, so nine detectors look at each point, each
 * calibrated against its own past in this series, and a point is as anomalous as the two strongest of them say together:
 * one detector alone errs often, two rarely at the same point.
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
    // The band belongs to the past: it is read before this point's own miss is learnt.
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
