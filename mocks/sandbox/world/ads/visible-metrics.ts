// Metrics as visible at a moment: today is incomplete, and recent conversions are still arriving (conversion lag).
import { searchesBy } from '#mocks/sandbox/world/ads/calendar.ts'
import { randomNumber } from '#mocks/sandbox/world/ads/keyed-random.ts'
import {
  CLICKS,
  CONVERSIONS,
  COST,
  ELIGIBLE,
  IMPRESSIONS,
  LOST_BUDGET,
  LOST_RANK,
  METRICS,
  VALUE,
} from '#mocks/sandbox/world/ads/metrics.ts'
import type { CampaignOverlay } from '#mocks/sandbox/world/ads/overlay.ts'

export type Moment = {
  /** The index of today, and the elapsed share of the day. */
  today: number
  fraction: number
  /** The day number of today. */
  number: number
  /** The number of recent days with conversions still arriving: RECENT_DAYS, or 0 where all have arrived. */
  recentDays: number
  /** Cached metrics of the recent days by campaign: leaf × recent days × metrics. */
  recent: Map<CampaignOverlay, Float64Array>
}

/** The share of a day's conversions that have arrived on that day and on each of the three days after it. */
const ARRIVED = [0.45, 0.72, 0.88, 0.96]
export const RECENT_DAYS = ARRIVED.length

/** Writes the metrics of a leaf on one day, as visible at the moment, into `into`. */
function seenDay(campaign: CampaignOverlay, leaf: number, day: number, moment: Moment, into: Float64Array): void {
  const metrics = campaign.metrics()
  into.fill(0)
  metrics.addTo(into, leaf, day, day)
  const age = moment.today - day
  if (age < 0) into.fill(0)
  if (age < 0 || age >= RECENT_DAYS) return
  const model = campaign.model.leaves[leaf]
  const lasted = metrics.budgetLasted(day)
  if (age === 0) {
    const gone = searchesBy(moment.fraction)
    const ended = campaign.endedAt.get(`${moment.number}.${leaf}`) ?? 1
    shrink(
      into,
      Math.min(1, gone / Math.min(ended, lasted)),
      lasted < 1 ? Math.max(0, (gone - lasted) / (1 - lasted)) : 0,
    )
  }
  const all = into[CONVERSIONS] ?? 0
  if (all === 0) return
  const noise = randomNumber(model?.seed ?? 0, moment.number - age, 71)
  const arrived = Math.min(all, (into[CLICKS] ?? 0) * 100, Math.floor((all / 100) * (ARRIVED[age] ?? 1) + noise) * 100)
  into[VALUE] = Math.floor(((into[VALUE] ?? 0) * arrived) / all)
  into[CONVERSIONS] = arrived
}

/** Keeps a share of the impressions, and of those lost to budget once it was used up. */
function shrink(metrics: Float64Array, shown: number, lost: number): void {
  for (let metric = 0; metric < METRICS; metric += 1) {
    if (metric === CONVERSIONS || metric === VALUE) continue
    metrics[metric] = Math.floor((metrics[metric] ?? 0) * (metric === LOST_BUDGET ? lost : shown))
  }
  if ((metrics[CLICKS] ?? 0) === 0) metrics[COST] = 0
  if ((metrics[ELIGIBLE] ?? 0) > 0)
    metrics[ELIGIBLE] = (metrics[IMPRESSIONS] ?? 0) + (metrics[LOST_BUDGET] ?? 0) + (metrics[LOST_RANK] ?? 0)
}

function recentOf(campaign: CampaignOverlay, moment: Moment): Float64Array {
  const known = moment.recent.get(campaign)
  if (known) return known
  const { leafCount } = campaign.metrics()
  const table = new Float64Array(leafCount * RECENT_DAYS * METRICS)
  for (let leaf = 0; leaf < leafCount; leaf += 1)
    for (let age = 0; age < RECENT_DAYS && age <= moment.today; age += 1) {
      const start = (leaf * RECENT_DAYS + age) * METRICS
      seenDay(campaign, leaf, moment.today - age, moment, table.subarray(start, start + METRICS))
    }
  moment.recent.set(campaign, table)
  return table
}

/** Adds the metrics of a leaf from `from` to `to` (day indexes, both included) to `into`. */
export function addLeaf(
  campaign: CampaignOverlay,
  leaf: number,
  [from, to]: [number, number],
  moment: Moment,
  into: Float64Array,
): void {
  const settled = Math.min(to, moment.today - moment.recentDays)
  if (from <= settled) campaign.metrics().addTo(into, leaf, from, settled)
  const last = Math.min(to, moment.today)
  if (last <= settled) return
  const recent = recentOf(campaign, moment)
  for (let day = Math.max(from, settled + 1); day <= last; day += 1) {
    const start = (leaf * RECENT_DAYS + moment.today - day) * METRICS
    for (let metric = 0; metric < METRICS; metric += 1)
      into[metric] = (into[metric] ?? 0) + (recent[start + metric] ?? 0)
  }
}
