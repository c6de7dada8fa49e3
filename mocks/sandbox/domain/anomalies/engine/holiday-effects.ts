const priorHolidays = 1.5
const priorDeviation = 0.3
const smallestDeviation = 0.08

type Effect = { count: number; sum: number; squares: number }
const none = (): Effect => ({ count: 0, sum: 0, squares: 0 })

/**
 * The effects of holidays, days of their own: each holiday's past effect, drawn to that of all holidays while it was seen seldom, with the
 * uncertainty of such a day. Effects are shares of the expected value.
 */
export class HolidayEffects {
  readonly #byKey = new Map<string, Effect>()
  readonly #all = none()

  effectOf(key: string): { share: number; deviation: number } {
    const own = this.#byKey.get(key) ?? none()
    const usual = this.#all.sum / (this.#all.count + priorHolidays)
    const share = (own.sum + priorHolidays * usual) / (own.count + priorHolidays)
    const variation = Math.sqrt(
      (this.#all.squares + priorHolidays * priorDeviation ** 2) / (this.#all.count + priorHolidays),
    )
    return {
      share: Math.max(-0.95, share),
      deviation: Math.max(smallestDeviation, variation / Math.sqrt(1 + own.count)),
    }
  }

  /** Learns the share by which a holiday differed from a usual day; `weight` is the part of the day, 1 or less. */
  learn(key: string, share: number, weight: number): void {
    const own = this.#byKey.get(key) ?? none()
    const bounded = Math.max(-1, Math.min(3, share))
    for (const effect of [own, this.#all]) {
      effect.count += weight
      effect.sum += weight * bounded
      effect.squares += weight * bounded * bounded
    }
    this.#byKey.set(key, own)
  }
}
