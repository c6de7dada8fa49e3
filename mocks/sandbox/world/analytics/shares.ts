// The dimension values of a site with their share of every part, and exact splitting of integers.
import type { AnalyticsDimension } from '@adwright/sdk/types'
import { DIMENSIONS } from '#mocks/sandbox/platforms/analytics/dimensions.ts'
import {
  CONVERSIONS,
  ENGAGED,
  EVENTS,
  NEW_USERS,
  PAGES,
  PART_COUNT,
  REVENUE,
  SECONDS,
} from '#mocks/sandbox/platforms/analytics/parts.ts'
import type { Row, Rows } from '#mocks/sandbox/world/analytics/rows.ts'

export type Split = {
  dimension: AnalyticsDimension
  values: string[]
  /** The index of its first row among the rows of all dimensions. */
  first: number
  /** By part, then by row: shares that add up to 1. */
  shares: Float64Array[]
}

/** More engaged visitors view more pages for a longer time. */
function weightOf([, share, engagement, conversion, fresh]: Row, part: number): number {
  if (part === NEW_USERS) return share * fresh
  if (part === ENGAGED) return share * engagement
  if (part === PAGES || part === EVENTS) return share * engagement ** 1.7
  if (part === SECONDS) return share * engagement ** 1.8
  if (part === CONVERSIONS || part === REVENUE) return share * conversion
  return share
}

function sharesOf(rows: Row[], part: number): Float64Array {
  const weights = Float64Array.from(rows, (row) => weightOf(row, part))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** The breakdowns of a site, one for each dimension. */
export function splitsOf(rows: Rows): Split[] {
  let first = 0
  return DIMENSIONS.map((dimension) => {
    const split: Split = {
      dimension,
      values: rows[dimension].map(([value]) => value),
      first,
      shares: Array.from({ length: PART_COUNT }, (_, part) => sharesOf(rows[dimension], part)),
    }
    first += rows[dimension].length
    return split
  })
}

/**
 * Splits an integer by weights into integers that add up to it, none above its cap if caps are given (their sum must be at least the
 * total). Without any weight, everything goes to the first part.
 */
export function allocate(total: number, weights: Float64Array, caps?: Float64Array): Float64Array {
  const out = new Float64Array(weights.length)
  let sum = 0
  for (const weight of weights) sum += weight
  let passed = 0
  let given = 0
  for (let i = 0; i < weights.length; i++) {
    passed += sum > 0 ? (weights[i] ?? 0) / sum : i === 0 ? 1 : 0
    const upTo = i === weights.length - 1 ? total : Math.round(total * Math.min(1, passed))
    out[i] = Math.max(0, upTo - given)
    given += out[i] ?? 0
  }
  if (caps) capValues(out, caps)
  return out
}

function capValues(out: Float64Array, caps: Float64Array): void {
  let excess = 0
  for (let i = 0; i < out.length; i++) {
    const over = (out[i] ?? 0) - (caps[i] ?? 0)
    if (over <= 0) continue
    out[i] = caps[i] ?? 0
    excess += over
  }
  for (let i = 0; i < out.length && excess > 0; i++) {
    const more = Math.min(excess, (caps[i] ?? 0) - (out[i] ?? 0))
    out[i] = (out[i] ?? 0) + more
    excess -= more
  }
}
