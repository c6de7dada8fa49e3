// Cross tables: the metrics of one dimension value, broken down by another dimension. The generator knows each dimension's totals only,
// so the table is fitted to both margins, starting from the affinities. It is symmetric: a breakdown of A by B agrees with that of B by
// A, and the cells of a value add up to it.
import type { AnalyticsDimension } from '@adwright/sdk/types'
import { DIMENSIONS } from '#mocks/sandbox/platforms/analytics/dimensions.ts'
import {
  CONVERSIONS,
  ENGAGED,
  EVENTS,
  NEW_USERS,
  PAGES,
  PART_COUNT,
  type Parts,
  REVENUE,
  SECONDS,
  SESSIONS,
  USERS,
} from '#mocks/sandbox/platforms/analytics/parts.ts'
import type { Segment, SegmentParts } from '#mocks/sandbox/platforms/analytics.ts'
import { affinity } from '#mocks/sandbox/world/analytics/affinity.ts'
import { allocate } from '#mocks/sandbox/world/analytics/shares.ts'

type Table = Float64Array[]
const ROUNDS = 25

const total = (amounts: Float64Array) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Scales the weights until rows and columns match the margins closely (iterative proportional fitting). */
function fitted(weights: Table, rows: Float64Array, columns: Float64Array): Table {
  const table = weights.map((row) => Float64Array.from(row))
  for (let round = 0; round < ROUNDS; round++) {
    table.forEach((row, at) => {
      const factor = (rows[at] ?? 0) / Math.max(total(row), 1e-12)
      for (let column = 0; column < row.length; column++) row[column] = (row[column] ?? 0) * factor
    })
    for (let column = 0; column < columns.length; column++) {
      const sum = table.reduce((so, row) => so + (row[column] ?? 0), 0)
      const factor = (columns[column] ?? 0) / Math.max(sum, 1e-12)
      for (const row of table) row[column] = (row[column] ?? 0) * factor
    }
  }
  return table
}

/** Returns a table of integers with these margins; where the margins disagree, the row sums hold. */
function wholeTable(weights: Table, rows: Float64Array, columns: Float64Array): Table {
  const near = fitted(weights, rows, columns)
  if (total(rows) !== total(columns)) return near.map((row, at) => allocate(rows[at] ?? 0, row))
  const left = Float64Array.from(columns)
  return near.map((row, at) => {
    const given = allocate(rows[at] ?? 0, row, left)
    given.forEach((amount, column) => {
      left[column] = (left[column] ?? 0) - amount
    })
    return given
  })
}

const at = (table: Table, row: number, column: number) => table[row]?.[column] ?? 0

/** Returns the parts of each cell in the cross table of two dimensions. */
function crossing(rows: SegmentParts[], columns: SegmentParts[]): (row: number, column: number) => Parts {
  const affinities = rows.map((row) => Float64Array.from(columns, (column) => affinity(row, column)))
  const margin = (of: SegmentParts[], amount: (parts: Parts) => number) =>
    Float64Array.from(of, ({ parts }) => amount(parts))
  const tableOf = (weights: Table, amount: (parts: Parts) => number) =>
    wholeTable(weights, margin(rows, amount), margin(columns, amount))
  const part = (index: number) => (parts: Parts) => parts[index] ?? 0
  // Engaged and other sessions are fitted separately, so that no cell has more engaged sessions than sessions.
  const engaged = tableOf(affinities, part(ENGAGED))
  const others = tableOf(affinities, (parts) => (parts[SESSIONS] ?? 0) - (parts[ENGAGED] ?? 0))
  const sessions = engaged.map((row, index) => row.map((amount, column) => amount + at(others, index, column)))
  const fresh = tableOf(sessions, part(NEW_USERS))
  const conversions = tableOf(sessions, part(CONVERSIONS))
  const tables = {
    pages: tableOf(engaged, part(PAGES)),
    // Key events are events: the others are fitted separately.
    otherEvents: tableOf(engaged, (parts) => Math.max(0, (parts[EVENTS] ?? 0) - (parts[CONVERSIONS] ?? 0))),
    seconds: tableOf(engaged, part(SECONDS)),
    revenue: tableOf(conversions, part(REVENUE)),
  }
  const usersPerSession = ({ parts }: SegmentParts) => (parts[USERS] ?? 0) / Math.max(1, parts[SESSIONS] ?? 0)
  return (row, column) => {
    const cell = new Float64Array(PART_COUNT)
    const [own, other] = [rows[row], columns[column]]
    const visits = at(sessions, row, column)
    // Users are counted once in each row, so their numbers are not additive.
    const people = own && other ? visits * Math.sqrt(usersPerSession(own) * usersPerSession(other)) : 0
    cell[SESSIONS] = visits
    cell[NEW_USERS] = Math.min(visits, at(fresh, row, column))
    cell[USERS] = Math.min(visits, Math.max(cell[NEW_USERS] ?? 0, Math.round(people)))
    cell[ENGAGED] = at(engaged, row, column)
    cell[PAGES] = at(tables.pages, row, column)
    cell[CONVERSIONS] = at(conversions, row, column)
    cell[EVENTS] = at(tables.otherEvents, row, column) + cell[CONVERSIONS]
    cell[REVENUE] = at(tables.revenue, row, column)
    cell[SECONDS] = at(tables.seconds, row, column)
    return cell
  }
}

/** Returns a breakdown restricted to one value of one dimension; all zeros for a value that does not occur. */
export function crossed(breakdown: SegmentParts[], { dimension, value }: Segment): SegmentParts[] {
  const of = (wanted: AnalyticsDimension) => breakdown.filter((row) => row.dimension === wanted)
  const place = of(dimension).findIndex((row) => row.value === value)
  return DIMENSIONS.flatMap((other) => {
    const rows = of(other)
    if (other === dimension)
      return rows.map((row, index) => (index === place ? row : { ...row, parts: new Float64Array(PART_COUNT) }))
    if (place < 0) return rows.map((row) => ({ ...row, parts: new Float64Array(PART_COUNT) }))
    const isFirst = DIMENSIONS.indexOf(dimension) < DIMENSIONS.indexOf(other)
    const cell = isFirst ? crossing(of(dimension), rows) : crossing(rows, of(dimension))
    return rows.map((row, index) => ({ ...row, parts: isFirst ? cell(place, index) : cell(index, place) }))
  })
}
