// Daily figures of a campaign's leaves, kept as sums up to each day, so that any period is one subtraction.
import { weekdayOfNumber } from '#mocks/sandbox/domain/time-zone.ts'
import { monthOf, occasion } from '#mocks/sandbox/world/ads/calendar.ts'
import { chance, count, deviation, drift } from '#mocks/sandbox/world/ads/chance.ts'
import type { AccountModel, CampaignModel, Phase } from '#mocks/sandbox/world/ads/model.ts'

/** Places of the additive figures; cost and value in cents, conversions in hundredths. */
export const IMPRESSIONS = 0
export const CLICKS = 1
export const COST = 2
export const CONVERSIONS = 3
export const VALUE = 4
export const ELIGIBLE = 5
export const LOST_BUDGET = 6
export const LOST_RANK = 7
export const TOP = 8
export const FIGURES = 9

/** What changes made of a campaign on a day, by leaf; factors, 1 for untouched. */
export type CampaignState = { volume: Float64Array; rank: Float64Array; price: Float64Array; dailyBudget: number }

export class CampaignFigures {
  readonly leafCount: number
  readonly days: number
  /** One row per figure: index leaf × (days + 1) + day + 1 holds the sum up to and with that day. */
  readonly sums: (Int32Array | Float64Array)[]
  /** How much of a day's demand its budget lasted for, 1 when it was never used up. */
  readonly budgetLasted: Float32Array

  /** With `isWide` sums may be greater than 32 bits hold. */
  constructor(leafCount: number, days: number, isWide = false) {
    this.leafCount = leafCount
    this.days = days
    const length = leafCount * (days + 1)
    this.sums = Array.from({ length: FIGURES }, (_, figure) =>
      isWide || figure === COST || figure === VALUE ? new Float64Array(length) : new Int32Array(length),
    )
    this.budgetLasted = new Float32Array(days).fill(1)
  }

  /** A figure of a leaf over the days `from` up to and with `to`, counted from the first day. */
  sum(figure: number, leaf: number, from: number, to: number): number {
    const row = this.sums[figure]
    const start = leaf * (this.days + 1)
    return row ? (row[start + to + 1] ?? 0) - (row[start + from] ?? 0) : 0
  }

  /** Takes over what another one holds up to before `day`; leaves that are new have nothing there. */
  copyUntil(other: CampaignFigures, day: number): void {
    for (const [figure, row] of this.sums.entries()) {
      const source = other.sums[figure]
      if (!source) continue
      for (let leaf = 0; leaf < other.leafCount; leaf += 1) {
        const start = leaf * (other.days + 1)
        row.set(source.subarray(start, start + day + 1), leaf * (this.days + 1))
      }
    }
    this.budgetLasted.set(other.budgetLasted.subarray(0, day))
  }
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

/** How much is searched for on a day, against the mean. */
export function demandOf(account: AccountModel, campaign: CampaignModel, day: number): number {
  const year = (day - account.anchor) / 365
  return (
    campaign.trend ** year *
    season(day, campaign) *
    (WEEKDAYS[weekdayOfNumber(day)] ?? 1) *
    occasion(day, account.client.timeZone) *
    drift(account.seed ^ campaign.seed, day, 11, 0.09) *
    (1 + 0.05 * deviation(account.seed ^ campaign.seed, day, 3)) *
    phaseFactor(campaign.phases, day, 'volume') *
    phaseFactor(account.phases, day, 'volume')
  )
}

/** Searches of a day: counts vary by themselves, and by an eighth from day to day. */
function crowd(mean: number, seed: number, day: number): number {
  if (mean < 12) return count(mean, seed, day, 12)
  return Math.max(0, Math.round(mean + Math.sqrt(mean + (0.12 * mean) ** 2) * deviation(seed, day, 11)))
}

type Writing = { account: AccountModel; campaign: CampaignModel; figures: CampaignFigures }
/** A day's figures of each leaf, by figure. */
type DayRows = Float64Array[]

/** Draws the days from `firstDay` on (counted from the account's first day) and adds them to the sums before. */
export function drawDays(writing: Writing, firstDay: number, stateOn?: (day: number) => CampaignState): void {
  const { figures } = writing
  const rows: DayRows = Array.from({ length: FIGURES }, () => new Float64Array(figures.leafCount))
  for (let day = firstDay; day < figures.days; day += 1) {
    for (const row of rows) row.fill(0)
    drawDay(writing, day, rows, stateOn?.(writing.account.firstDay + day))
    for (let figure = 0; figure < FIGURES; figure += 1) {
      const [row, sums] = [rows[figure], figures.sums[figure]]
      if (!row || !sums) continue
      for (let leaf = 0; leaf < figures.leafCount; leaf += 1) {
        const place = leaf * (figures.days + 1) + day
        sums[place + 1] = (sums[place] ?? 0) + (row[leaf] ?? 0)
      }
    }
  }
}

function drawDay({ account, campaign, figures }: Writing, index: number, rows: DayRows, state?: CampaignState): void {
  const day = account.firstDay + index
  const demand = demandOf(account, campaign, day)
  if (demand <= 0) return
  const [impressions, clicks, cost, , , eligible, , lostRank] = rows as [Float64Array, ...Float64Array[]]
  if (!clicks || !cost || !eligible || !lostRank) return
  const dearness = drift(campaign.seed, day, 29, 0.07) * phaseFactor(campaign.phases, day, 'price')
  let spent = 0
  for (let leaf = 0; leaf < campaign.leaves.length; leaf += 1) {
    const model = campaign.leaves[leaf]
    if (!model || day < model.from || day >= model.to) continue
    const seed = account.seed ^ model.seed
    const volume = model.volume * demand * (state?.volume[leaf] ?? 1) * phaseFactor(model.phases, day, 'volume')
    const found = crowd(volume, seed, day)
    const luck = drift(seed, day, 21, 0.07)
    const rank = Math.min(0.98, model.rank * (state?.rank[leaf] ?? 1) * luck)
    const shown = Math.min(found, Math.round(found * rank + chance(seed, day, 13) - 0.5))
    const clicked = Math.min(shown, count((shown * model.ctr) / luck, seed, day, 14))
    const price = model.price * (state?.price[leaf] ?? 1) * dearness
    const paid = clicked * price * Math.max(0.4, 1 + (0.22 * deviation(seed, day, 15)) / Math.sqrt(clicked || 1))
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
  const cap = Math.floor(budget * campaign.overdelivery * 100 * (1 - 0.03 * chance(campaign.seed, day, 31)))
  if (spent > cap) {
    figures.budgetLasted[index] = cap / spent
    keepToBudget(campaign, day, rows, cap, spent)
  }
  drawConversions(account, campaign, day, rows)
}

/** Ends a day's ads when the budget is used up: what comes later is lost to budget. */
function keepToBudget(campaign: CampaignModel, day: number, rows: DayRows, cap: number, spent: number): void {
  const [impressions, clicks, cost, , , , lostBudget] = rows as [Float64Array, ...Float64Array[]]
  if (!clicks || !cost || !lostBudget) return
  const share = cap / spent
  let kept = 0
  for (let leaf = 0; leaf < campaign.leaves.length; leaf += 1) {
    const seed = campaign.leaves[leaf]?.seed ?? 0
    const shown = impressions[leaf] ?? 0
    const clicked = clicks[leaf] ?? 0
    const stillShown = Math.min(shown, Math.floor(shown * share + chance(seed, day, 41)))
    const stillClicked = Math.min(stillShown, clicked, Math.floor(clicked * share + chance(seed, day, 42)))
    impressions[leaf] = stillShown
    if (campaign.isSearch) lostBudget[leaf] = shown - stillShown
    clicks[leaf] = stillClicked
    cost[leaf] = clicked > 0 ? Math.round(((cost[leaf] ?? 0) * stillClicked) / clicked) : 0
    kept += cost[leaf] ?? 0
  }
  if (kept <= cap) return
  for (let leaf = 0; leaf < cost.length; leaf += 1) cost[leaf] = Math.floor(((cost[leaf] ?? 0) * cap) / kept)
}

function drawConversions(account: AccountModel, campaign: CampaignModel, day: number, rows: DayRows): void {
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
    const bought = Math.min(clicked, count(clicked * rate, seed, day, 51))
    if (bought === 0) continue
    // Data-driven attribution credits some conversions in part to other clicks.
    const shared = chance(seed, day, 52) < 0.35 ? 0.25 + Math.floor(chance(seed, day, 53) * 3) * 0.25 : 0
    const credited = Math.round((bought - shared || bought) * 100)
    conversions[leaf] = credited
    value[leaf] = Math.round(credited * model.order * Math.exp(0.3 * deviation(seed, day, 54)))
  }
}
