// What an answer says about the whole list, such as its total and its sums, is the same on every page and in every size of a page.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { extension } from '../contract/operation.ts'
import { at, isObject, type Json, join } from '../contract/pointer.ts'
import { type ListModel, TOTAL } from '../model/lists.ts'
import { isSame } from './compare.ts'
import { judgeLaw } from './law.ts'
import type { Page, Pages } from './pages.ts'

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

/** Sums of a list are those of the rows of all of its pages, by the contract: x-sums: { at: /totals, fields: [clicks] }. */
export function judgeSums(context: Context, { operation }: ListModel, { pages, items, isComplete }: Pages): void {
  const declared = extension(operation, 'x-sums')
  const [first] = pages
  if (!isObject(declared) || !Array.isArray(declared.fields) || !first || !isComplete) return
  for (const field of declared.fields.map(String)) {
    const shown = at(first.exchange.answer.body, join(String(declared.at), field))
    const values = items.map((item) => item[field]).filter((value) => typeof value === 'number')
    const sum = values.reduce((one, other) => one + other, 0)
    if (typeof shown !== 'number' || values.length === 0) continue
    judgeLaw(
      context,
      operation,
      'sums',
      // Each row may be rounded by itself.
      Math.abs(shown - sum) > Math.max(0.01 * values.length, 1e-9 * Math.abs(sum)) && {
        expected: `${field} of ${String(declared.at)} to be the sum of the ${values.length} rows, ${sum}`,
        seen: String(shown),
        exchanges: pages.map(({ exchange }) => exchange),
        pointer: join(operation.pointer, 'x-sums'),
        detail: field,
      },
    )
  }
}
