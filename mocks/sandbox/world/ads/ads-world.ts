// The simulated ad platform as a client account at one moment: its entities and their metrics for any date range.

import { EntityType } from '@adwright/sdk/types'
import type { AdsEntity, BaseMetric, MetricParts } from '#mocks/sandbox/platforms/ads/entity.ts'
import type { AdsAccountView, AdsPlace } from '#mocks/sandbox/platforms/ads.ts'
import { memoize } from '#mocks/sandbox/platforms/memoize.ts'
import { type Day, dayNumber, dayOfNumber } from '#mocks/sandbox/time/time-zone.ts'
import { accountBase, type EmptyCell } from '#mocks/sandbox/world/ads/base.ts'
import { localTime } from '#mocks/sandbox/world/ads/calendar.ts'
import { fingerprint, place } from '#mocks/sandbox/world/ads/changes.ts'
import { anyClient } from '#mocks/sandbox/world/ads/clients.ts'
import { notEndedYet } from '#mocks/sandbox/world/ads/ended.ts'
import { importedBase } from '#mocks/sandbox/world/ads/imported.ts'
import {
  CLICKS,
  CONVERSIONS,
  COST,
  ELIGIBLE,
  IMPRESSIONS,
  LOST_BUDGET,
  LOST_RANK,
  METRICS,
  TOP,
  VALUE,
} from '#mocks/sandbox/world/ads/metrics.ts'
import { type CampaignOverlay, overlayOf } from '#mocks/sandbox/world/ads/overlay.ts'
import { type PartPlace, Register } from '#mocks/sandbox/world/ads/register.ts'
import { addPart, type RecentSplits, type SplitEntity } from '#mocks/sandbox/world/ads/split-entities.ts'
import { addLeaf, type Moment, RECENT_DAYS } from '#mocks/sandbox/world/ads/visible-metrics.ts'

const partsOf = (metrics: Float64Array): MetricParts => ({
  impressions: metrics[IMPRESSIONS] ?? 0,
  clicks: metrics[CLICKS] ?? 0,
  cost: (metrics[COST] ?? 0) / 100,
  conversions: (metrics[CONVERSIONS] ?? 0) / 100,
  conversionValue: (metrics[VALUE] ?? 0) / 100,
  eligibleImpressions: metrics[ELIGIBLE] ?? 0,
  lostToBudget: metrics[LOST_BUDGET] ?? 0,
  lostToRank: metrics[LOST_RANK] ?? 0,
  absoluteTopImpressions: metrics[TOP] ?? 0,
})

/** `lastDay` is the last day of the report. */
type Imported = { unknown: readonly BaseMetric[]; emptyCells: ReadonlyMap<string, EmptyCell[]>; lastDay: number }

export class AdsWorld implements AdsAccountView {
  readonly unknown: readonly BaseMetric[]
  readonly isImported: boolean
  readonly #register: Register
  readonly #moment: Moment
  readonly #recent: RecentSplits = new Map()
  readonly #wholes = new Map<string, { from: number; to: number; metrics: Float64Array }>()

  readonly #sum = new Float64Array(METRICS)
  #last: { from: Day; to: Day; range: [number, number] | undefined } | undefined

  readonly #emptyCells: Imported['emptyCells'] | undefined
  readonly #lastDay: number
  readonly #notEnded: ReadonlyMap<string, AdsEntity>
  readonly #entities = new Map<AdsEntity['entityType'], AdsEntity[]>()

  constructor(
    register: Register,
    moment: Moment,
    imported: Imported | undefined,
    notEnded: ReadonlyMap<string, AdsEntity>,
  ) {
    this.#notEnded = notEnded
    this.unknown = imported?.unknown ?? []
    this.isImported = imported !== undefined
    this.#emptyCells = imported?.emptyCells
    this.#lastDay = imported?.lastDay ?? moment.number
    this.#register = register
    this.#moment = moment
  }

  /** Today in the client's time zone. */
  get today(): Day {
    return dayOfNumber(this.#moment.number)
  }

  entities(entityType: AdsEntity['entityType']): AdsEntity[] {
    if (this.#notEnded.size === 0) return this.#register.entities(entityType)
    const known =
      this.#entities.get(entityType) ??
      this.#register.entities(entityType).map((entity) => this.#notEnded.get(entity.id) ?? entity)
    this.#entities.set(entityType, known)
    return known
  }

  entity(id: string): AdsEntity | undefined {
    return this.#notEnded.get(id) ?? this.#register.entity(id)
  }

  /**
   * Returns the metrics from `from` to `to`, both included; days before the history or after today have none. A metric that is unknown on one of
   * them is NaN.
   */
  parts(id: string, from: Day, to: Day): MetricParts {
    this.#sum.fill(0)
    const range = this.#period(from, to)
    if (range) this.#add(id, range, this.#sum)
    return partsOf(this.#sum)
  }

  /** Returns the metrics of each day from `from` to `to`, both included. */
  daily(id: string, from: Day, to: Day): { day: Day; parts: MetricParts }[] {
    const [first, last] = [dayNumber(from), dayNumber(to)]
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
      const metrics = new Float64Array(METRICS)
      const range = this.#range(first + index, first + index)
      if (range) this.#add(id, range, metrics)
      return { day: dayOfNumber(first + index), parts: partsOf(metrics) }
    })
  }

  dailyBudgetOn(id: string, day: Day): number | null {
    const budget = this.entity(id)?.attributes.dailyBudget ?? null
    const [first] = budget === null ? [] : this.#register.leavesOf(id)
    return first ? first.campaign.dailyBudgetOn(dayNumber(day)) : budget
  }

  accountParts(from: Day, to: Day): MetricParts {
    return this.parts(this.entities(EntityType.Account)[0]?.id ?? '', from, to)
  }

  daysWithData(from: Day, to: Day): number {
    const first = Math.max(dayNumber(from), this.#register.firstDay)
    return Math.max(0, Math.min(dayNumber(to), this.#lastDay) - first + 1)
  }

  /** The last requested date range is cached, because callers ask for it for one entity after the other. */
  #period(from: Day, to: Day): [number, number] | undefined {
    if (this.#last?.from !== from || this.#last.to !== to)
      this.#last = { from, to, range: this.#range(dayNumber(from), dayNumber(to)) }
    return this.#last.range
  }

  #range(from: number, to: number): [number, number] | undefined {
    const { firstDay } = this.#register
    const range: [number, number] = [Math.max(0, from - firstDay), Math.min(this.#moment.today, to - firstDay)]
    return range[0] <= range[1] ? range : undefined
  }

  #add(id: string, range: [number, number], into: Float64Array): void {
    this.#addKnown(id, range, into)
    if (!this.#emptyCells?.size) return
    const leaves = this.#register.leavesOf(id).map(({ campaign, leaf }) => campaign.model.leaves[leaf]?.id ?? '')
    const { firstDay } = this.#register
    for (const { day, metric } of [id, ...leaves].flatMap((own) => this.#emptyCells?.get(own) ?? []))
      if (day - firstDay >= range[0] && day - firstDay <= range[1]) into[metric] = Number.NaN
  }

  #addKnown(id: string, range: [number, number], into: Float64Array): void {
    const entityType = this.entity(id)?.entityType
    if (entityType === EntityType.Ad || entityType === EntityType.SearchTerm) {
      for (const place of this.#register.partsOf(id))
        this.#addPart(place, entityType === EntityType.SearchTerm, range, into)
      return
    }
    for (const { campaign, leaf } of this.#register.leavesOf(id)) addLeaf(campaign, leaf, range, this.#moment, into)
  }

  #addPart(place: PartPlace, hasShares: boolean, range: [number, number], into: Float64Array): void {
    const { firstDay } = this.#register
    const own = new Float64Array(METRICS)
    addPart({ ...place, moment: this.#moment, firstDay, recent: this.#recent }, range, own)
    if (hasShares && (own[IMPRESSIONS] ?? 0) > 0) this.#addShares(place, range, own)
    for (let metric = 0; metric < METRICS; metric += 1) into[metric] = (into[metric] ?? 0) + (own[metric] ?? 0)
  }

  /** The sums of a split entity over the last requested range are cached, because its parts are requested one after the other. */
  #wholeOf(campaign: CampaignOverlay, whole: SplitEntity, range: [number, number]): Float64Array {
    const known = this.#wholes.get(whole.id)
    if (known?.from === range[0] && known.to === range[1]) return known.metrics
    const metrics = new Float64Array(METRICS)
    for (const leaf of whole.leaves) addLeaf(campaign, leaf, range, this.#moment, metrics)
    this.#wholes.set(whole.id, { from: range[0], to: range[1], metrics })
    return metrics
  }

  /** A search term wins and loses impressions in the same proportion as its keyword. */
  #addShares({ campaign, whole }: PartPlace, range: [number, number], own: Float64Array): void {
    const all = this.#wholeOf(campaign, whole, range)
    if ((all[ELIGIBLE] ?? 0) === 0) return
    const shown = own[IMPRESSIONS] ?? 0
    const share = shown / Math.max(1, all[IMPRESSIONS] ?? 0)
    for (const metric of [LOST_BUDGET, LOST_RANK, TOP]) own[metric] = Math.round((all[metric] ?? 0) * share)
    own[ELIGIBLE] = shown + (own[LOST_BUDGET] ?? 0) + (own[LOST_RANK] ?? 0)
  }
}

const registers = new Map<string, Register>()
const worlds = new Map<string, AdsWorld>()
const MAX_CACHED = 8
/** Today's metrics advance in steps of this many minutes, so that states within a step can share a cache entry. */
const STEP_MINUTES = 10

/** Returns the client account at `now`. Metrics are a pure function of seed, entity and day, with the stored changes applied. */
export async function adsWorldOf(seed: number, asked: AdsPlace, now: Date): Promise<AdsWorld> {
  const { customerClientId, anchorDay, markets = 1, records, isReadOnce = false } = asked
  const timeZone = anyClient(customerClientId)?.timeZone ?? 'UTC'
  const local = localTime(now, timeZone)
  const anchor = anchorDay ? dayNumber(anchorDay) : local.number
  const report = await records.report()
  const base =
    (report && (await importedBase(customerClientId, report, local.number))) ??
    accountBase(customerClientId, seed, anchor, local.number, markets)
  if (!base) throw new Error(`No client account ${customerClientId}`)
  const moment = now.toISOString()
  const changes = (await records.changes()).filter(({ at }) => at <= moment)
  const origin =
    (base.imported && [base.imported.fingerprint, ...(report?.unknown ?? [])].join(' ')) ??
    `${seed}.${anchor}.${markets}`
  const key = [customerClientId, origin, base.days, fingerprint(changes)].join('.')
  const unchanged = [customerClientId, origin, base.days, fingerprint([])].join('.')
  const first = memoize(registers, unchanged, MAX_CACHED, () => new Register(overlayOf(base, [])))
  const register = memoize(registers, key, MAX_CACHED, () => {
    const placed = changes.map((change) =>
      place(change, dayNumber(change.from), localTime(new Date(change.at), timeZone)),
    )
    return new Register(overlayOf(base, placed), first)
  })
  const slot = Math.floor((local.fraction * 1440) / STEP_MINUTES)
  const create = () => {
    const fraction = (slot * STEP_MINUTES) / 1440
    const state = {
      today: local.number - base.account.firstDay,
      fraction,
      number: local.number,
      recent: new Map(),
      recentDays: base.imported ? 0 : RECENT_DAYS,
    }
    const imported = base.imported && report && { ...base.imported, unknown: report.unknown, lastDay: report.lastDay }
    return new AdsWorld(register, state, imported, notEndedYet(base, changes, local.number))
  }
  return isReadOnce ? create() : memoize(worlds, `${key}.${local.number}.${slot}`, MAX_CACHED, create)
}

/** Evicts all cached states but the last one, for use after seeding a history that is not read again. */
export function forgetPast(): void {
  // The register of the last state, and the unchanged one it is layered on.
  for (const key of [...registers.keys()].slice(0, -2)) registers.delete(key)
  for (const key of [...worlds.keys()].slice(0, -1)) worlds.delete(key)
}
