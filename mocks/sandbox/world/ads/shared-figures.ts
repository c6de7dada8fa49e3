// Figures of search terms and ads: those of their keyword or ad group, split day by day and summed up.

import { type CampaignFigures, FIGURES, VALUE } from '#mocks/sandbox/world/ads/figures.ts'
import { HIDDEN, type PartModel } from '#mocks/sandbox/world/ads/model.ts'
import type { CampaignOverlay } from '#mocks/sandbox/world/ads/overlay.ts'
import { addLeaf, type Moment } from '#mocks/sandbox/world/ads/seen.ts'
import { SPLIT_FIGURES, splitDay, splitRoom } from '#mocks/sandbox/world/ads/split.ts'

/** What is split: the leaves whose sum it is, and the parts. */
export type Whole = { id: string; leaves: number[]; parts: PartModel[]; seed: number }

type Sums = (Int32Array | Float64Array)[]

/** Sums up to each day by part: index part × (days + 1) + day + 1; only settled days count, recent ones are split when seen. */
const settledSums = new WeakMap<CampaignFigures, Map<string, Sums>>()

function sumsOf(figures: CampaignFigures, whole: Whole, firstDay: number): Sums {
  const byWhole = settledSums.get(figures) ?? new Map<string, Sums>()
  settledSums.set(figures, byWhole)
  const known = byWhole.get(whole.id)
  if (known) return known
  const shown = whole.parts.filter(({ id }) => id !== HIDDEN).length
  const length = shown * (figures.days + 1)
  const sums = Array.from({ length: SPLIT_FIGURES }, (_, figure) =>
    figure === VALUE ? new Float64Array(length) : new Int32Array(length),
  )
  const room = splitRoom(whole.parts.length)
  const totals = new Float64Array(FIGURES)
  for (let day = 0; day < figures.days; day += 1) {
    totals.fill(0)
    for (const leaf of whole.leaves)
      for (let figure = 0; figure < SPLIT_FIGURES; figure += 1)
        totals[figure] = (totals[figure] ?? 0) + figures.sum(figure, leaf, day, day)
    splitDay(totals, whole.parts, whole.seed, firstDay + day, room)
    for (let figure = 0; figure < SPLIT_FIGURES; figure += 1) {
      const [row, split] = [sums[figure], room.rows[figure]]
      if (!row || !split) continue
      for (let part = 0; part < shown; part += 1) {
        const place = part * (figures.days + 1) + day
        row[place + 1] = (row[place] ?? 0) + (split[part] ?? 0)
      }
    }
  }
  byWhole.set(whole.id, sums)
  return sums
}

/** Splits of the recent days as seen at one moment: rows of figures by part, by day. */
export type RecentSplits = Map<string, Map<number, Float64Array[]>>

function recentOf(
  cache: RecentSplits,
  campaign: CampaignOverlay,
  whole: Whole,
  day: number,
  moment: Moment,
  firstDay: number,
) {
  const byDay = cache.get(whole.id) ?? new Map<number, Float64Array[]>()
  cache.set(whole.id, byDay)
  const known = byDay.get(day)
  if (known) return known
  const totals = new Float64Array(FIGURES)
  for (const leaf of whole.leaves) addLeaf(campaign, leaf, [day, day], moment, totals)
  const room = splitRoom(whole.parts.length)
  splitDay(totals, whole.parts, whole.seed, firstDay + day, room)
  byDay.set(day, room.rows)
  return room.rows
}

type Question = {
  campaign: CampaignOverlay
  whole: Whole
  part: number
  moment: Moment
  firstDay: number
  recent: RecentSplits
}

/** Adds a part's figures from `from` up to and with `to` (places) to `into`; impression shares are left alone. */
export function addPart(
  { campaign, whole, part, moment, firstDay, recent }: Question,
  [from, to]: [number, number],
  into: Float64Array,
): void {
  const settled = Math.min(to, moment.today - moment.recentDays)
  if (from <= settled) {
    const figures = campaign.figures()
    const sums = sumsOf(figures, whole, firstDay)
    const start = part * (figures.days + 1)
    for (const [figure, row] of sums.entries())
      into[figure] = (into[figure] ?? 0) + (row[start + settled + 1] ?? 0) - (row[start + from] ?? 0)
  }
  for (let day = Math.max(from, settled + 1); day <= Math.min(to, moment.today); day += 1) {
    const rows = recentOf(recent, campaign, whole, day, moment, firstDay)
    for (const [figure, row] of rows.entries()) into[figure] = (into[figure] ?? 0) + (row[part] ?? 0)
  }
}
