import { median } from '#mocks/sandbox/domain/anomalies/engine/order-statistics.ts'
import { Recent } from '#mocks/sandbox/domain/anomalies/engine/recent.ts'
import {
  type Cycle,
  daysOfWeek,
  hoursOfWeek,
  noCycle,
  type Sample,
  Season,
} from '#mocks/sandbox/domain/anomalies/engine/season.ts'
import {
  type DetectionSettings,
  dayMs,
  dayOf,
  hourMs,
  weekMs,
} from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import { SortedWindow } from '#mocks/sandbox/domain/anomalies/engine/sorted-window.ts'
import type { PointScore } from '#mocks/sandbox/domain/anomalies/engine/stream.ts'

const highestScore = 20
const minSamples = 10

/**
 * `sigmas`: robust standard deviations in one deviation of the band. Medium sensitivity (two deviations) asks for 2.8 of a
 * day and 4.4 of an hour, because more points would mean more false alarms.
 */
type Pace = {
  stepMs: number
  sigmas: number
  levelPoints: number
  halfLife: number
  pointsPerSeason: number
  errorMemory: number
}
const paces: Record<'hour' | 'day' | 'week', Pace> = {
  hour: { stepMs: hourMs, sigmas: 2.2, levelPoints: 168, halfLife: 36, pointsPerSeason: 24, errorMemory: 336 },
  day: { stepMs: dayMs, sigmas: 1.4, levelPoints: 28, halfLife: 7, pointsPerSeason: 1, errorMemory: 60 },
  week: { stepMs: weekMs, sigmas: 1.4, levelPoints: 26, halfLife: 7, pointsPerSeason: 1, errorMemory: 60 },
}
type Forecast = { expected: number; spreadInSample: number }

function cycleOf(pace: 'hour' | 'day' | 'week', settings: DetectionSettings): Cycle {
  if (settings.seasonality === 'none' || pace === 'week') return noCycle
  return pace === 'hour' ? hoursOfWeek : daysOfWeek
}

/**
 * Scores an hourly, daily or weekly metric: season of the week × level with a damped trend, all from robust means of the past,
 * so that neither an outlier nor an ignored date distorts the forecast. The spread comes from earlier forecast errors.
 */
export class CalendarScorer {
  readonly #settings: DetectionSettings
  readonly #width: number
  readonly #pace: Pace
  readonly #cycle: Cycle
  readonly #ignored: ReadonlySet<string>
  readonly #past: Sample[] = []
  /** Past forecast errors, relative to the expected value for metrics that can't be negative. */
  readonly #misses: number[] = []
  #magnitudes = new SortedWindow()
  #isRelative = true
  #isCount = true
  /** The index of the first point that is still used for learning. */
  #first = 0
  #season: Season
  #usual: ReadonlyMap<number, number> = new Map()
  #usualAt = -1
  #recent: Recent | undefined
  #recentUsual: ReadonlyMap<number, number> | undefined

  constructor(pace: 'hour' | 'day' | 'week', settings: DetectionSettings, width: number) {
    this.#settings = settings
    this.#pace = paces[pace]
    this.#cycle = cycleOf(pace, settings)
    this.#season = new Season(this.#cycle, true)
    this.#width = width
    this.#ignored = new Set(settings.ignoredDates)
  }

  score(time: number, value: number): PointScore {
    const isIgnored = this.#ignored.has(dayOf(time))
    const forecast = this.#forecast(time)
    const expected = forecast?.expected ?? value
    const sigma = forecast ? this.#sigma(forecast) : Number.NaN
    const miss = value - expected
    const score = forecast && !isIgnored && miss !== 0 ? Math.abs(miss) / (sigma * this.#pace.sigmas) : 0
    if (!isIgnored) this.#learn({ time, value }, forecast ? miss : undefined, expected)
    return {
      expected,
      halfWidth: sigma * this.#pace.sigmas * this.#width,
      score: Math.min(highestScore, score),
      detectors: ['timeOfWeek', 'forecast'],
    }
  }

  #learn(point: Sample, miss: number | undefined, expected: number): void {
    this.#past.push(point)
    if (point.value < 0 && this.#isRelative) {
      this.#isRelative = false
      this.#misses.length = 0
      this.#magnitudes = new SortedWindow()
      this.#season = new Season(this.#cycle, false)
      for (const one of this.#past) this.#season.add(one)
      this.#usual = new Map()
      return
    }
    this.#season.add(point)
    if (!Number.isInteger(point.value)) this.#isCount = false
    if (miss === undefined) return
    this.#misses.push(this.#isRelative ? miss / Math.max(expected, 1e-9) : miss)
    this.#magnitudes.add(Math.abs(this.#misses.at(-1) ?? 0))
    if (this.#misses.length > this.#pace.errorMemory) this.#magnitudes.remove(Math.abs(this.#misses.shift() ?? 0))
  }

  #forecast(time: number): Forecast | undefined {
    const { stepMs, levelPoints, halfLife } = this.#pace
    const oldest = time - Math.max(this.#settings.trainingDays * dayMs, levelPoints * stepMs)
    while ((this.#past[this.#first]?.time ?? oldest) < oldest) this.#first += 1
    const first = this.#first
    if (this.#past.length - first < minSamples) return undefined
    const season = this.#seasonSince(first)
    const recent = this.#recentSince(Math.max(first, this.#past.length - levelPoints), season)
    const level = recent.level()
    // The weighted mean lags by about a half-life; the trend extends it by half of that, because trends seldom last.
    const carried = level + 0.5 * recent.trend() * halfLife
    const base = (this.#isRelative && carried <= 0 ? level : carried) * this.#yearFactor(time, level)
    const expected = this.#with(base, season.get(this.#cycle.slotOf(time)))
    const spread = this.#misses.length < minSamples ? recent.spread(level) : 0
    return { expected, spreadInSample: this.#isRelative ? spread / Math.max(level, 1e-9) : spread }
  }

  /** The most recent points, reused while the season is the same. */
  #recentSince(from: number, season: ReadonlyMap<number, number>): Recent {
    if (this.#recent && this.#recentUsual === season) {
      this.#recent.goOn(this.#past, from)
      return this.#recent
    }
    const { stepMs, halfLife, levelPoints } = this.#pace
    const plainOf = ({ time, value }: Sample) => this.#without(value, season.get(this.#cycle.slotOf(time)))
    this.#recent = new Recent(this.#past, from, { plainOf, halfLifeMs: stepMs * halfLife, whole: levelPoints })
    this.#recentUsual = season
    return this.#recent
  }

  /** The season of the past from an index on. Hours share one per day, because it changes slowly and is the most expensive part. */
  #seasonSince(first: number): ReadonlyMap<number, number> {
    const seen = this.#past.length
    const isDue =
      (this.#usual.size < this.#cycle.slots && this.#cycle.slots > 1) || seen % this.#pace.pointsPerSeason === 0
    if (isDue && this.#usualAt !== seen) {
      this.#usual = this.#season.since(first)
      this.#usualAt = seen
    }
    return this.#usual
  }

  #without(value: number, season: number | undefined): number {
    if (season === undefined) return value
    return this.#isRelative ? value / Math.max(season, 0.05) : value - season
  }

  #with(level: number, season: number | undefined): number {
    if (season === undefined) return level
    return this.#isRelative ? level * Math.max(season, 0.05) : level + season
  }

  /** The ratio of the same week of last year to the month before it; 1 without such a past. */
  #yearFactor(time: number, level: number): number {
    if (this.#settings.seasonality !== 'weekOfYear' || !this.#isRelative || level <= 0) return 1
    const lastYear = time - 52 * weekMs
    const within = (from: number, to: number) =>
      this.#past.slice(this.#placeOf(from), this.#placeOf(to)).map((point) => point.value)
    const thatWeek = within(lastYear - 3.5 * dayMs, lastYear + 3.5 * dayMs)
    const before = within(lastYear - 31.5 * dayMs, lastYear - 3.5 * dayMs)
    if (thatWeek.length === 0 || before.length < 4) return 1
    const factor = median(thatWeek) / Math.max(median(before), 1e-9)
    return Math.max(0.5, Math.min(2, factor))
  }

  /** The index of the first past point that is not before a time. */
  #placeOf(time: number): number {
    let low = 0
    let high = this.#past.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#past[middle]?.time ?? time) < time) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Standard deviation of a forecast, in the metric's unit. */
  #sigma({ expected, spreadInSample }: Forecast): number {
    const observed = Math.max(1.4826 * this.#magnitudes.quantile(0.5), this.#magnitudes.quantile(0.8) / 1.2816)
    const spread = this.#magnitudes.size < minSamples ? Math.max(spreadInSample, observed || 0) : observed
    const absolute = this.#isRelative ? spread * expected : spread
    // A count can't vary less than chance (Poisson), and no metric less than half a percent.
    const chance = this.#isCount && this.#isRelative ? Math.sqrt(Math.max(expected, 1)) : 0
    return Math.max(absolute, chance, Math.abs(expected) * 0.005, 1e-9)
  }
}
