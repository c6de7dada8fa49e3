// Items have one of the values of a required field each: the totals of a list with each of them are together the total without the filter.
import type { Context } from '../context.ts'
import type { Schema } from '../contract/operation.ts'
import type { Json } from '../contract/pointer.ts'
import type { Call } from '../http/client.ts'
import { enumOf, type Filter, type ListModel } from '../model/lists.ts'
import { flatten, isNullable, kindOf } from '../values/flat.ts'
import { judgeLaw } from './law.ts'
import { type Page, type Pages, readPage } from './pages.ts'

const sumOf = (pages: { total: number | undefined }[]): number => pages.reduce((sum, { total = 0 }) => sum + total, 0)

/** The values of a filter, if it is by a required field that has one of them in each item. */
function valuesOf({ contract }: Context, { item }: ListModel, { mode, fields }: Filter): unknown[] {
  const [field = ''] = fields
  const property = (Object(item.properties) as Json)[field] as Schema
  const flat = flatten(contract.document, property)
  const isOne = mode === 'equals' && fields.length === 1 && kindOf(flat) !== 'array' && !isNullable(flat)
  return isOne && [item.required].flat().includes(field) ? enumOf(contract, property) : []
}

/** `parts` are the lists with each value, as they were read before. */
export async function judgeUnion(
  context: Context,
  list: ListModel,
  { call, filter, whole, parts }: { call: Call; filter: Filter; whole: Pages; parts: Map<unknown, Pages> },
): Promise<void> {
  const values = valuesOf(context, list, filter)
  const found = values.flatMap((value) => parts.get(value) ?? [])
  // A state that is listed only where it is asked for is left out of the whole.
  const shown = new Set(whole.items.map((item) => item[filter.fields[0] ?? '']))
  const isHidden = values.some((value) => !shown.has(value) && parts.get(value)?.total !== 0)
  if (values.length < 2 || found.length < values.length || isHidden || whole.total === undefined) return
  let pages: Page[] = [whole, ...found].flatMap(({ pages: [first] }) => first ?? [])
  if (sumOf(found) !== whole.total) {
    // Changes by others are no contradiction: all of them are read once more, and the whole again behind them.
    const asked = [undefined, ...values, undefined].map((value) => {
      const wish = value === undefined ? {} : { [filter.parameter]: filter.isList ? [value] : value }
      return { ...call, query: { ...call.query, ...wish } }
    })
    pages = []
    for (const one of asked) pages.push(...[(await readPage(context, list, one)) ?? []].flat())
    if (pages.length < asked.length || pages[0]?.total !== pages.pop()?.total) return
  }
  const [all, ...each] = pages
  const total = all?.total
  judgeLaw(
    context,
    list.operation,
    'filter-union',
    sumOf(each) !== total && {
      expected: `the totals with each value of ${filter.parameter} to be the total without it together, ${total}`,
      seen: String(sumOf(each)),
      exchanges: pages.map(({ exchange }) => exchange),
      pointer:
        list.operation.parameters.find(({ name }) => name === filter.parameter)?.pointer ?? list.operation.pointer,
      detail: filter.parameter,
    },
  )
}
