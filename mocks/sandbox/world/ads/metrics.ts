// The daily metrics of a campaign's leaves.
import { weekdayOfNumber } from '#mocks/sandbox/time/time-zone.ts'
import { monthOf, occasion } from '#mocks/sandbox/world/ads/calendar.ts'
import { normal, poisson, randomNumber, slowNoise } from '#mocks/sandbox/world/ads/keyed-random.ts'
import { BLOCK_DAYS, Block, countBytes, SumRows, touch } from '#mocks/sandbox/world/ads/metric-blocks.ts'
import type { AccountModel, CampaignModel, Phase } from '#mocks/sandbox/world/ads/model.ts'

/** The indexes of the additive metrics; cost and value in cents, conversions in hundredths. */
export const IMPRESSIONS = 0
export const CLICKS = 1
export const COST = 2
export const CONVERSIONS = 3
export const VALUE = 4
export const ELIGIBLE = 5
export const LOST_BUDGET = 6
export const LOST_RANK = 7
export const TOP = 8
export const METRICS = 9

/** The effect of changes on a campaign on one day, by leaf: factors, 1 for unchanged. */
export type CampaignState = { volume: Float64Array; rank: Float64Array; price: Float64Array; dailyBudget: number }

/** The metrics of each leaf on one day, by metric. */
export type DayRows = Float64Array[]
type Generator = { account: AccountModel; campaign: CampaignModel }
/** Writes a day (an index, 0 for the account's first day) into zeroed `rows`; returns the share of its demand that the budget covered. */
export type WriteDay = (generator: Generator, day: number, rows: DayRows, state?: CampaignState) => number

/** The differences from the metrics of the unchanged campaign, from a day on. */
type Difference = { from: number; unchanged: CampaignMetrics; stateOn: () => (day: number) => CampaignState }

type Source = Generator & { days: number; writeDay: WriteDay; difference?: Difference }

/** The metrics of a campaign's leaves, generated on demand. Days are indexes, 0 for the account's first day. */
export class CampaignMetrics {
  readonly leafCount: number
  readonly #source: Source
  readonly #blocks: (Block | undefined)[] = []

  constructor(source: Source) {
    this.leafCount = source.campaign.leaves.length
    this.#source = source
  }

  /** Adds every metric of a leaf from `from` to `to`, both included, to `into`. */
  addTo(into: Float64Array, leaf: number, from: number, to: number): void {
    for (let day = from; day <= to; ) {
      const number = Math.floor(day / BLOCK_DAYS)
      const start = number * BLOCK_DAYS
      const last = Math.min(to, start + BLOCK_DAYS - 1)
      this.block(number).sums.addTo(into, leaf, day - start, last - start)
      day = last + 1
    }
  }

  /** Returns the share of a day's demand that the budget covered; 1 if it was never used up. */
  budgetLasted(day: number): number {
    const block = this.block(Math.floor(day / BLOCK_DAYS))
    return block.lasted?.[day % BLOCK_DAYS] ?? 1
  }

  /** Returns the block that begins at number × BLOCK_DAYS; blocks before any change are shared with the unchanged campaign. */
  block(number: number): Block {
    const known = this.#blocks[number]
    if (known) {
      touch(known)
      return known
    }
    const { difference } = this.#source
    if (difference && (number + 1) * BLOCK_DAYS <= difference.from) return difference.unchanged.block(number)
    const block = this.#generate(number)
    this.#blocks[number] = block
    countBytes(block, block.sums.bytes)
    return block
  }

  #generate(number: number): Block {
    const { days, writeDay, difference } = this.#source
    const first = number * BLOCK_DAYS
    const rows: DayRows = Array.from({ length: METRICS }, () => new Float64Array(this.leafCount))
    const stateOn = difference?.stateOn()
    // Earlier blocks first, because running totals continue from block to block.
    if (difference && first < difference.from) difference.unchanged.block(number)
    let lasted: Float32Array | undefined
    const poisson = Math.max(0, Math.min(BLOCK_DAYS, days - first))
    const sums = new SumRows(this.leafCount, poisson, (place) => {
      const day = first + place
      for (const row of rows) row.fill(0)
      const share =
        difference && day < difference.from
          ? copyDay(difference.unchanged, day, rows)
          : writeDay(this.#source, day, rows, stateOn?.(this.#source.account.firstDay + day))
      if (share !== 1) {
        lasted ??= new Float32Array(BLOCK_DAYS).fill(1)
        lasted[place] = share
      }
      return rows
    })
    const block = new Block(sums, poisson, () => {
      this.#blocks[number] = undefined
    })
    block.lasted = lasted
    return block
  }
}

function copyDay(metrics: CampaignMetrics, day: number, rows: DayRows): number {
  const one = new Float64Array(METRICS)
  for (let leaf = 0; leaf < metrics.leafCount; leaf += 1) {
    one.fill(0)
    metrics.addTo(one, leaf, day, day)
    for (const [metric, row] of rows.entries()) row[leaf] = one[metric] ?? 0
  }
  return metrics.budgetLasted(day)
}

const WEEKDAYS = [1.13, 1.07, 1.01, 0.98, 0.97, 0.9, 0.94]
const BUYING_WEEKDAYS = [1.06, 1.04, 1.01, 1, 0.99, 0.95, 0.95]

const season = (day: number, { peak, swing }: CampaignModel): number =>
  1 + swing * Math.cos(((monthOf(day) - peak - 0.5) / 12) * 2 * Math.PI)

const phaseFactor = (phases: Phase[], day: number, key: 'volume' | 'conversions' | 'price'): number => {
  let factor = 1
  for (const phase of phases) if (day >= phase.from && day < phase.to) factor *= phase[key] ?? 1
  return factor
}

/** Returns the search volume of a day relative to the mean. */
function demandOf(account: AccountModel, campaign: CampaignModel, day: number): number {
  const year = (day - account.anchor) / 365
  return (
    campaign.trend ** year *
    season(day, campaign) *
    (WEEKDAYS[weekdayOfNumber(day)] ?? 1) *
    occasion(day, account.client.timeZone) *
    slowNoise(account.seed ^ campaign.seed, day, 11, 0.09) *
    (1 + 0.05 * normal(account.seed ^ campaign.seed, day, 3)) *
    phaseFactor(campaign.phases, day, 'volume') *
    phaseFactor(account.phases, day, 'volume')
  )
}

/** Draws the searches of a day: a Poisson poisson with a day-to-day variation of about an eighth. */
function randomSearches(mean: number, seed: number, day: number): number {
  if (mean < 12) return poisson(mean, seed, day, 12)
  return Math.max(0, Math.round(mean + Math.sqrt(mean + (0.12 * mean) ** 2) * normal(seed, day, 11)))
}

/** Generates a day from the campaign's model; a pure function of its arguments. */
export const generateDay: WriteDay = ({ account, campaign }, place, rows, state) => {
  const day = account.firstDay + place
  const demand = demandOf(account, campaign, day)
  if (demand <= 0) return 1
  const [impressions, clicks, cost, , , eligible, , lostRank] = rows
  if (!impressions || !clicks || !cost || !eligible || !lostRank) return 1
  const priceLevel = slowNoise(campaign.seed, day, 29, 0.07) * phaseFactor(campaign.phases, day, 'price')
  let spent = 0
  for (let leaf = 0; leaf < campaign.leaves.length; leaf += 1) {
    const model = campaign.leaves[leaf]
    if (!model || day < model.from || day >= model.to) continue
    const seed = account.seed ^ model.seed
    const volume = model.volume * demand * (state?.volume[leaf] ?? 1) * phaseFactor(model.phases, day, 'volume')
    const found = randomSearches(volume, seed, day)
    const noise = slowNoise(seed, day, 21, 0.07)
    const rank = Math.min(0.98, model.rank * (state?.rank[leaf] ?? 1) * noise)
    const shown = Math.min(found, Math.round(found * rank + randomNumber(seed, day, 13) - 0.5))
    const clicked = Math.min(shown, poisson((shown * model.ctr) / noise, seed, day, 14))
    const price = model.price * (state?.price[leaf] ?? 1) * priceLevel
    const paid = clicked * price * Math.max(0.4, 1 + (0.22 * normal(seed, day, 15)) / Math.sqrt(clicked || 1))
    impressions[leaf] = shown
    clicks[leaf] = clicked
    cost[leaf] = Math.round(paid * 100)
    spent += Math.round(paid * 100)
    if (campaign.isSearch) {
      eligible[leaf] = found
      lostRank[leaf] = found - shown
    }
  }
  const budget = state?.dailyBudget ?? campaign.dailyBudget
  const cap = Math.floor(budget * campaign.overdelivery * 100 * (1 - 0.03 * randomNumber(campaign.seed, day, 31)))
  if (spent > cap) limitToBudget(campaign, day, rows, cap, spent)
  generateConversions(account, campaign, day, rows)
  return spent > cap ? cap / spent : 1
}

/** Stops a day's ads when the budget is used up; later impressions are lost to budget. */
function limitToBudget(campaign: CampaignModel, day: number, rows: DayRows, cap: number, spent: number): void {
  const [impressions, clicks, cost, , , , lostBudget] = rows as [Float64Array, ...Float64Array[]]
  if (!clicks || !cost || !lostBudget) return
  const share = cap / spent
  let kept = 0
  for (let leaf = 0; leaf < campaign.leaves.length; leaf += 1) {
    const seed = campaign.leaves[leaf]?.seed ?? 0
    const shown = impressions[leaf] ?? 0
    const clicked = clicks[leaf] ?? 0
    const stillShown = Math.min(shown, Math.floor(shown * share + randomNumber(seed, day, 41)))
    const stillClicked = Math.min(stillShown, clicked, Math.floor(clicked * share + randomNumber(seed, day, 42)))
    impressions[leaf] = stillShown
    if (campaign.isSearch) lostBudget[leaf] = shown - stillShown
    clicks[leaf] = stillClicked
    cost[leaf] = clicked > 0 ? Math.round(((cost[leaf] ?? 0) * stillClicked) / clicked) : 0
    kept += cost[leaf] ?? 0
  }
  if (kept <= cap) return
  for (let leaf = 0; leaf < cost.length; leaf += 1) cost[leaf] = Math.floor(((cost[leaf] ?? 0) * cap) / kept)
}

function generateConversions(account: AccountModel, campaign: CampaignModel, day: number, rows: DayRows): void {
  const [impressions, clicks, , conversions, value, , , , top] = rows as [Float64Array, ...Float64Array[]]
  if (!clicks || !conversions || !value || !top) return
  const buying =
    (BUYING_WEEKDAYS[weekdayOfNumber(day)] ?? 1) *
    phaseFactor(campaign.phases, day, 'conversions') *
    phaseFactor(account.phases, day, 'conversions')
  for (let leaf = 0; leaf < campaign.leaves.length; leaf += 1) {
    const model = campaign.leaves[leaf]
    const clicked = clicks[leaf] ?? 0
    if (!model || (impressions[leaf] ?? 0) === 0) continue
    const seed = account.seed ^ model.seed
    if (campaign.isSearch) top[leaf] = Math.round((impressions[leaf] ?? 0) * model.absoluteTop)
    const rate = model.conversionRate * buying * phaseFactor(model.phases, day, 'conversions')
    const bought = Math.min(clicked, poisson(clicked * rate, seed, day, 51))
    if (bought === 0) continue
    // Data-driven attribution credits part of some conversions to other clicks.
    const shared = randomNumber(seed, day, 52) < 0.35 ? 0.25 + Math.floor(randomNumber(seed, day, 53) * 3) * 0.25 : 0
    const credited = Math.round((bought - shared || bought) * 100)
    conversions[leaf] = credited
    value[leaf] = Math.round(credited * model.order * Math.exp(0.3 * normal(seed, day, 54)))
  }
}
