// Metrics of search terms and ads: those of their keyword or ad group, split by day and summed.

import { BLOCK_DAYS, type Block, countBytes, SumRows } from '#mocks/sandbox/world/ads/metric-blocks.ts'
import { METRICS } from '#mocks/sandbox/world/ads/metrics.ts'
import { HIDDEN, type PartModel } from '#mocks/sandbox/world/ads/model.ts'
import type { CampaignOverlay } from '#mocks/sandbox/world/ads/overlay.ts'
import { createSplitBuffers, splitDay } from '#mocks/sandbox/world/ads/split.ts'
import { addLeaf, type Moment } from '#mocks/sandbox/world/ads/visible-metrics.ts'

/** An entity to split: the leaves whose sum it is, and its parts. */
export type SplitEntity = { id: string; leaves: number[]; parts: PartModel[]; seed: number }

/** The parts over a block of days. Only days with final metrics are stored; recent ones are split when they are read. */
function partsIn(block: Block, number: number, whole: SplitEntity, firstDay: number): SumRows {
  const known = block.parts.get(whole.id)
  if (known) return known
  const shown = whole.parts.filter(({ id }) => id !== HIDDEN).length
  const buffers = createSplitBuffers(whole.parts.length)
  const totals = new Float64Array(METRICS)
  const sums = new SumRows(shown, block.days, (day) => {
    totals.fill(0)
    for (const leaf of whole.leaves) block.sums.addTo(totals, leaf, day, day)
    splitDay(totals, whole.parts, whole.seed, firstDay + number * BLOCK_DAYS + day, buffers)
    return buffers.rows
  })
  block.parts.set(whole.id, sums)
  countBytes(block, sums.bytes)
  return sums
}

/** The splits of the recent days at one moment: rows of metrics by part, by day. */
export type RecentSplits = Map<string, Map<number, Float64Array[]>>

function recentOf(
  cache: RecentSplits,
  campaign: CampaignOverlay,
  whole: SplitEntity,
  day: number,
  moment: Moment,
  firstDay: number,
) {
  const byDay = cache.get(whole.id) ?? new Map<number, Float64Array[]>()
  cache.set(whole.id, byDay)
  const known = byDay.get(day)
  if (known) return known
  const totals = new Float64Array(METRICS)
  for (const leaf of whole.leaves) addLeaf(campaign, leaf, [day, day], moment, totals)
  const buffers = createSplitBuffers(whole.parts.length)
  splitDay(totals, whole.parts, whole.seed, firstDay + day, buffers)
  byDay.set(day, buffers.rows)
  return buffers.rows
}

type PartQuery = {
  campaign: CampaignOverlay
  whole: SplitEntity
  part: number
  moment: Moment
  firstDay: number
  recent: RecentSplits
}

/** Adds the metrics of a part from `from` to `to` (day indexes, both included) to `into`, except impression shares. */
export function addPart(
  { campaign, whole, part, moment, firstDay, recent }: PartQuery,
  [from, to]: [number, number],
  into: Float64Array,
): void {
  const lastFinal = Math.min(to, moment.today - moment.recentDays)
  if (from <= lastFinal) {
    const metrics = campaign.metrics()
    for (let day = from; day <= lastFinal; ) {
      const number = Math.floor(day / BLOCK_DAYS)
      const start = number * BLOCK_DAYS
      const last = Math.min(lastFinal, start + BLOCK_DAYS - 1)
      const sums = partsIn(metrics.block(number), number, whole, firstDay)
      sums.addTo(into, part, day - start, last - start)
      day = last + 1
    }
  }
  for (let day = Math.max(from, lastFinal + 1); day <= Math.min(to, moment.today); day += 1) {
    const rows = recentOf(recent, campaign, whole, day, moment, firstDay)
    for (const [metric, row] of rows.entries()) into[metric] = (into[metric] ?? 0) + (row[part] ?? 0)
  }
}
