// A range of days gives what its two halves give: its first day and its last one belong to it.
import type { Context } from '../context.ts'
import type { Parameter } from '../contract/operation.ts'
import type { Json } from '../contract/pointer.ts'
import type { Call } from '../http/client.ts'
import { type ListModel, rangeEnds } from '../model/lists.ts'
import { dayAfter } from '../values/days.ts'
import { judgeLaw } from './law.ts'
import { type Pages, readPages } from './pages.ts'

const DAY = /^\d{4}-\d\d-\d\d/
/** Longer ranges are often refused. */
const MAX_DAYS = 30

/** An item by its texts: numbers may be those of the range. */
const keyOf = (list: ListModel, item: Json): string =>
  JSON.stringify(list.idField ? item[list.idField] : Object.values(item).filter((one) => typeof one === 'string'))

function daysOf(items: Json[]): string[] {
  const texts = items.flatMap((item) => Object.values(item)).filter((one): one is string => typeof one === 'string')
  return [...new Set(texts.filter((one) => DAY.test(one)).map((one) => one.slice(0, 10)))].sort()
}

type Range = { ends: [Parameter, Parameter]; begin: string; middle: string; last: string }

/** The days of the items, if a range of them can be asked for: its first, one between, and its last. */
export function rangeOf({ contract }: Context, { operation }: ListModel, { items }: Pages): Range | undefined {
  const [from, to] = rangeEnds(contract, operation)
  const days = daysOf(items)
  const [begin] = days
  const last = begin === undefined ? undefined : days.findLast((day) => day <= dayAfter(begin, MAX_DAYS))
  if (!from || !to || begin === undefined || last === undefined || begin === last) return undefined
  return { ends: [from, to], begin, middle: days.find((day) => day > begin && day < last) ?? begin, last }
}

export const within = ({ ends: [from, to] }: Range, begin: string, end: string): Json => ({
  [from.name]: begin,
  [to.name]: end,
})

export async function judgeRanges(context: Context, list: ListModel, call: Call, whole: Pages): Promise<void> {
  const range = rangeOf(context, list, whole)
  if (!range) return
  const { begin, middle, last, ends } = range
  const read = async (first: string, end: string): Promise<Pages | undefined> => {
    const query = { ...call.query, ...within(range, first, end) }
    const pages = await readPages(context, list, { ...call, query })
    return pages?.isComplete ? pages : undefined
  }
  const first = await read(begin, middle)
  const second = await read(dayAfter(middle, 1), last)
  const all = await read(begin, last)
  if (!first || !second || !all) return
  const halves = new Set([...first.items, ...second.items].map((item) => keyOf(list, item)))
  const keys = new Set(all.items.map((item) => keyOf(list, item)))
  const lost = [...halves].find((key) => !keys.has(key))
  const more = [...keys].find((key) => !halves.has(key))
  judgeLaw(
    context,
    list.operation,
    'range',
    (lost ?? more) !== undefined && {
      expected: `the items of ${begin} to ${last} to be those of ${begin} to ${middle} and those of ${dayAfter(middle, 1)} to ${last}`,
      seen: lost === undefined ? `${more} in the whole only` : `${lost} in a half only`,
      exchanges: [first, second, all].flatMap(({ pages }) => pages.slice(0, 1).map(({ exchange }) => exchange)),
      pointer: ends[1].pointer,
    },
  )
}
