// Totals and sums, which are about the whole list, are the same on every page and in every size of a page.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { extension } from '../contract/operation.ts'
import { at, isObject, type Json, join } from '../contract/pointer.ts'
import type { Call } from '../http/client.ts'
import { type ListModel, rangeEnds, TOTAL } from '../model/lists.ts'
import { daysAgo } from '../values/days.ts'
import { isSame } from './compare.ts'
import { judgeLaw } from './law.ts'
import { type Page, type Pages, readPage } from './pages.ts'

/** Objects that are about one page: its links and its place. */
const OF_PAGE = /link|page|paging|pagination|cursor|meta|next|prev|self|request|query/i

/** The fields about the whole list: its total, and objects of numbers beside the items. */
function wholeOf(body: unknown): Json {
  const entries = Object.entries(isObject(body) ? body : {})
  return Object.fromEntries(
    entries.filter(([name, value]) => TOTAL.test(name) || (isObject(value) && !OF_PAGE.test(name))),
  )
}

export function judgeEnvelope(context: Context, { operation }: ListModel, pages: Page[]): void {
  const [first, ...others] = pages
  if (!first) return
  const wanted = wholeOf(first.exchange.answer.body)
  for (const { exchange } of others) {
    const shown = wholeOf(exchange.answer.body)
    const other = Object.keys(wanted).find((name) => name in shown && !isSame(wanted[name], shown[name]))
    judgeLaw(
      context,
      operation,
      'envelope',
      other !== undefined && {
        expected: `${other} as on another page, because it is about the whole list: ${start(wanted[other])}`,
        seen: start(shown[other]),
        exchanges: [first.exchange, exchange],
        detail: other,
      },
    )
  }
}

/** The fields of an answer that are sums, by the contract: x-sums: { at: /totals, fields: [clicks] }. */
function sumsOf({ operation }: ListModel): { field: string; place: string }[] {
  const declared = extension(operation, 'x-sums')
  if (!isObject(declared) || !Array.isArray(declared.fields)) return []
  return declared.fields.map(String).map((field) => ({ field, place: join(String(declared.at), field) }))
}

/** Sums of a list are those of the rows of all of its pages. */
export function judgeSums(context: Context, list: ListModel, { pages, items, isComplete }: Pages): void {
  const { operation } = list
  const [first] = pages
  for (const { field, place } of first && isComplete ? sumsOf(list) : []) {
    const shown = at(first?.exchange.answer.body, place)
    const values = items.map((item) => item[field]).filter((value) => typeof value === 'number')
    const sum = values.reduce((one, other) => one + other, 0)
    if (typeof shown !== 'number' || items.length === 0) continue
    judgeLaw(
      context,
      operation,
      'sums',
      // Each row may be rounded by itself.
      Math.abs(shown - sum) > Math.max(0.01 * values.length, 1e-9 * Math.abs(sum)) && {
        expected: `${field} at ${place} to be the sum of the ${values.length} rows, ${sum}`,
        seen: String(shown),
        exchanges: pages.map(({ exchange }) => exchange),
        pointer: join(operation.pointer, 'x-sums'),
        detail: field,
      },
    )
  }
}

/** Sums of some days are those of the first days and of the others: each day counts once, the first one and the last one, too. */
export async function judgeSumsOfDays(context: Context, list: ListModel, call: Call): Promise<void> {
  const sums = sumsOf(list)
  const [from, to] = rangeEnds(context.contract, list.operation)
  if (sums.length === 0 || !from || !to) return
  const read = (begin: number, end: number) =>
    readPage(context, list, {
      ...call,
      query: { ...call.query, [from.name]: daysAgo(begin), [to.name]: daysAgo(end) },
    })
  const pages = [await read(9, 3), await read(9, 6), await read(5, 3)]
  for (const { field, place } of sums) {
    const [whole, first, second] = pages.map((page) => at(page?.exchange.answer.body, place))
    if (typeof whole !== 'number' || typeof first !== 'number' || typeof second !== 'number') continue
    judgeLaw(
      context,
      list.operation,
      'sums',
      Math.abs(whole - first - second) > Math.max(0.05, 1e-6 * whole) && {
        expected: `${field} of ${daysAgo(9)} to ${daysAgo(3)} to be that of the days up to ${daysAgo(6)} and of those after it, ${first + second}`,
        seen: String(whole),
        exchanges: pages.flatMap((page) => (page ? [page.exchange] : [])),
        pointer: to.pointer,
        detail: `${field} days`,
      },
    )
  }
}
