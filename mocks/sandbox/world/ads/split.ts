// Splits the daily metrics of a keyword or ad group among its search terms or ads. The parts always add up to the whole.
import { randomNumber } from '#mocks/sandbox/world/ads/keyed-random.ts'
import { CLICKS, CONVERSIONS, COST, IMPRESSIONS, VALUE } from '#mocks/sandbox/world/ads/metrics.ts'
import type { PartModel } from '#mocks/sandbox/world/ads/model.ts'

/** The metrics that are split; impression share metrics follow the impressions. */
const SPLIT_METRICS = 5

export type SplitBuffers = {
  weights: Float64Array
  /** One row per metric, in the order of the indexes, with one value per part. */
  rows: Float64Array[]
  impressions: Float64Array
  clicks: Float64Array
  cost: Float64Array
  conversions: Float64Array
  value: Float64Array
}

export function createSplitBuffers(parts: number): SplitBuffers {
  const row = () => new Float64Array(parts)
  const [impressions, clicks, cost, conversions, value] = [row(), row(), row(), row(), row()]
  const rows = [impressions, clicks, cost, conversions, value]
  return { weights: row(), rows, impressions, clicks, cost, conversions, value }
}

type RandomKey = { seed: number; day: number; purpose: number }

/** Distributes `total` by weights, none above its limit. */
function distribute(
  total: number,
  weights: Float64Array,
  limits: Float64Array | null,
  key: RandomKey,
  into: Float64Array,
): void {
  let weightLeft = 0
  for (let part = 0; part < weights.length; part += 1) weightLeft += weights[part] ?? 0
  let left = total
  for (let part = 0; left > 0 && part < weights.length; part += 1) {
    const weight = weights[part] ?? 0
    if (weight <= 0) continue
    const wanted = Math.floor((left * weight) / weightLeft + randomNumber(key.seed, key.day, key.purpose + part * 7))
    const given = Math.min(left, wanted, limits ? (limits[part] ?? 0) : left)
    into[part] = given
    left -= given
    weightLeft -= weight
  }
  for (let part = 0; left > 0 && part < weights.length; part += 1) {
    if ((weights[part] ?? 0) <= 0) continue
    const given = Math.min(left, limits ? (limits[part] ?? 0) - (into[part] ?? 0) : left)
    into[part] = (into[part] ?? 0) + given
    left -= given
  }
}

const isActiveOn = ({ from, to, pauses }: PartModel, day: number) =>
  day >= from && day < to && !pauses?.some((pause) => day >= pause.from && day < pause.to)

/** Splits the metrics of one day (a day number) into the rows of `buffers`. */
export function splitDay(
  totals: ArrayLike<number>,
  parts: PartModel[],
  seed: number,
  day: number,
  buffers: SplitBuffers,
): void {
  const { weights, rows, impressions, clicks, cost, conversions, value } = buffers
  for (let metric = 0; metric < SPLIT_METRICS; metric += 1) rows[metric]?.fill(0)
  if (parts.some(({ recorded }) => recorded)) return splitAsRecorded(totals, parts, day, rows)
  const shown = totals[IMPRESSIONS] ?? 0
  if (shown === 0) return
  let isAnyActive = false
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index]
    const isActive = part !== undefined && isActiveOn(part, day)
    weights[index] = isActive ? part.weight : 0
    isAnyActive ||= isActive
  }
  // The counts must belong to some part: the last one, if all parts have ended.
  if (!isAnyActive) weights[parts.length - 1] = 1
  distribute(shown, weights, null, { seed, day, purpose: 61 }, impressions)
  const clicked = totals[CLICKS] ?? 0
  if (clicked === 0) return
  for (let index = 0; index < parts.length; index += 1)
    weights[index] = (impressions[index] ?? 0) * (parts[index]?.clicks ?? 1)
  distribute(clicked, weights, impressions, { seed, day, purpose: 62 }, clicks)
  distributeInProportion(totals[COST] ?? 0, clicks, clicked, cost)
  const bought = totals[CONVERSIONS] ?? 0
  if (bought === 0) return
  distributeConversions(bought, parts, buffers, { seed, day, purpose: 63 })
  distributeInProportion(totals[VALUE] ?? 0, conversions, bought, value)
}

/** Distributes whole conversions, as a visitor converts once; one part also takes the fractional remainder. */
function distributeConversions(total: number, parts: PartModel[], buffers: SplitBuffers, key: RandomKey): void {
  const { weights, clicks, conversions } = buffers
  for (let index = 0; index < parts.length; index += 1)
    weights[index] = (clicks[index] ?? 0) * (parts[index]?.buys ?? 1)
  const whole = Math.ceil(total / 100)
  distribute(whole, weights, clicks, key, conversions)
  let missing = whole * 100 - total
  let left = total
  for (let index = 0; index < parts.length; index += 1) {
    const bought = (conversions[index] ?? 0) * 100
    conversions[index] = bought > 0 ? bought - missing : 0
    if (bought > 0) missing = 0
    left -= conversions[index] ?? 0
  }
  // If the converting parts have no clicks left, the others receive the rest.
  for (let index = 0; left > 0 && index < parts.length; index += 1) {
    const given = Math.min(left, (clicks[index] ?? 0) * 100 - (conversions[index] ?? 0))
    conversions[index] = (conversions[index] ?? 0) + given
    left -= given
  }
}

function distributeInProportion(total: number, by: Float64Array, sum: number, into: Float64Array): void {
  let left = total
  let last = -1
  for (let index = 0; index < by.length; index += 1) {
    const share = by[index] ?? 0
    if (share <= 0) continue
    into[index] = Math.floor((total * share) / sum)
    left -= into[index] ?? 0
    last = index
  }
  if (last >= 0) into[last] = (into[last] ?? 0) + left
}

/** Splits by the recorded metrics of each active part; the whole is their sum, adjusted by changes at the platform. */
function splitAsRecorded(totals: ArrayLike<number>, parts: PartModel[], day: number, rows: Float64Array[]): void {
  for (let metric = 0; metric < SPLIT_METRICS; metric += 1) {
    const weights = parts.map((part) => (isActiveOn(part, day) ? (part.recorded?.get(day)?.[metric] ?? 0) : 0))
    let weightLeft = weights.reduce((sum, weight) => sum + weight, 0)
    let left = totals[metric] ?? 0
    for (const [part, weight] of weights.entries()) {
      if (weight <= 0) continue
      const given = Math.round((left * weight) / weightLeft)
      rows[metric]?.fill(given, part, part + 1)
      left -= given
      weightLeft -= weight
    }
  }
}
