import { PeriodFinder } from '#mocks/sandbox/domain/anomalies/engine/period-finder.ts'
import { SeasonalProfile } from '#mocks/sandbox/domain/anomalies/engine/seasonal-profile.ts'
import { dayMs, hourMs, type Observation, weekMs } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'

const finestSlots = 288
const cyclesOfDay = 10
const cyclesOfWeek = 8
const cyclesOfPeriod = 8
const rounds = 2

type Season = {
  profile: SeasonalProfile
  fresh: () => SeasonalProfile
  slotOf: (time: number, index: number) => number
}

/** A place in the cycle that begins on Monday 00:00 (the epoch began on a Thursday). */
const slotIn = (cycleMs: number, slots: number) => (time: number) =>
  Math.floor((((((time - 4 * dayMs) % cycleMs) + cycleMs) % cycleMs) / cycleMs) * slots) % slots

/** The seasons of a calendar, from the step of a series: time of day, day of the week, hour of the week. */
function calendarSeasons(stepMs: number): Season[] {
  const isShared = stepMs <= 12 * hourMs
  const season = (cycleMs: number, slots: number, cycles: number): Season => {
    const fresh = () => new SeasonalProfile(slots, cycles, isShared)
    return { profile: fresh(), fresh, slotOf: slotIn(cycleMs, slots) }
  }
  if (stepMs > dayMs) return []
  const week = season(weekMs, 7, cyclesOfWeek)
  if (!isShared) return [week]
  const perDay = Math.min(finestSlots, Math.round(dayMs / stepMs))
  return [season(dayMs, perDay, cyclesOfDay), week, season(weekMs, Math.min(168, 7 * perDay), cyclesOfWeek)]
}

/**
 * Several seasons, one on top of the other (backfitting): each profile learns what the others leave. A season that no calendar
 * knows is added once the series repeats itself. Effects are shares of the level (`isRelative`) or differences from it.
 */
export class Seasons {
  #seasons: Season[]
  readonly #isRelative: boolean
  readonly #finder = new PeriodFinder()
  readonly #perDay: number
  readonly #calendar: () => Season[]
  #index = 0
  #period: number | undefined

  constructor(stepMs: number, isRelative: boolean, hasCalendar: boolean) {
    this.#isRelative = isRelative
    this.#perDay = Math.round(dayMs / stepMs)
    this.#calendar = () => (hasCalendar ? calendarSeasons(stepMs) : [])
    this.#seasons = this.#calendar()
  }

  /** The expected value of a level at a time. */
  apply(level: number, time: number, index = this.#index): number {
    let value = level
    for (const { profile, slotOf } of this.#seasons) value = this.#with(value, profile.at(slotOf(time, index)))
    return value
  }

  #with(value: number, effect: number): number {
    return this.#isRelative ? value * Math.max(0.02, 1 + effect) : value + effect
  }

  #without(value: number, effect: number): number {
    return this.#isRelative ? value / Math.max(0.02, 1 + effect) : value - effect
  }

  #effect(value: number, rest: number): number {
    return this.#isRelative ? value / Math.max(rest, 1e-9) - 1 : value - rest
  }

  /** Tells several seasons of the first points apart: each is fitted to what the others leave, in turns until they hardly change (backfitting). */
  fit(points: readonly Observation[], level: number): void {
    if (this.#seasons.length < 2) return
    for (let round = 0; round < rounds; round += 1) {
      for (const season of this.#seasons) {
        const fresh = season.fresh()
        points.forEach(({ time, value }, index) => {
          const slot = season.slotOf(time, index)
          fresh.add(slot, this.#effect(value, this.#without(this.apply(level, time, index), season.profile.at(slot))))
        })
        fresh.shrink()
        season.profile = fresh
      }
    }
  }

  /** Learns a value; returns the level that the seasons refer to from now on, if a period was found. */
  learn(value: number, level: number, time: number): number | undefined {
    const usual = this.apply(level, time)
    for (const { profile, slotOf } of this.#seasons) {
      const slot = slotOf(time, this.#index)
      profile.add(slot, this.#effect(value, this.#without(usual, profile.at(slot))))
    }
    const rebased = this.#findPeriod(value)
    this.#index += 1
    return rebased
  }

  /** Searches a period that is none of the calendar's; the seasons begin anew with it. */
  #findPeriod(value: number): number | undefined {
    this.#finder.add(value)
    if (!this.#finder.isDue()) return undefined
    const period = this.#finder.search([this.#perDay, 7 * this.#perDay])
    if (period === undefined || period === this.#period) return undefined
    this.#period = period
    const fresh = () => new SeasonalProfile(period, cyclesOfPeriod, true)
    const profile = fresh()
    const recent = this.#finder.recent()
    const usual = recent.reduce((sum, x) => sum + x, 0) / recent.length
    const first = this.#index + 1 - recent.length
    recent.forEach((x, place) => {
      const effect = this.#isRelative ? x / Math.max(usual, 1e-9) - 1 : x - usual
      profile.add((first + place) % period, effect)
    })
    this.#seasons = [{ profile, fresh, slotOf: (_, index) => index % period }, ...this.#calendar()]
    return usual
  }
}
