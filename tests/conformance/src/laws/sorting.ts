// A list sorts by the field and in the direction that were asked for.
import type { Context } from '../context.ts'
import { extension, type Parameter, type Schema } from '../contract/operation.ts'
import { isObject, type Json, join } from '../contract/pointer.ts'
import type { Call } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { flatten } from '../values/flat.ts'
import { isNothing } from './compare.ts'
import { judgeLaw } from './law.ts'
import { isInOrder, isScalar, isSorted, keysOfOrder, wordsOfOrder } from './order.ts'
import { identity, type Page, type Pages, readPage, readPages } from './pages.ts'

/** Where items without a value may be in a sorted list: x-nulls says first or last, in both directions. */
const endsFor = ({ node }: Parameter): string[] =>
  typeof node['x-nulls'] === 'string' ? [node['x-nulls']] : ['first', 'last']

/** Items without a value are together, at one of these ends. */
function areTogether(values: unknown[], ends: string[]): boolean {
  const none = values.map(isNothing)
  const count = none.filter(Boolean).length
  const isAt = { first: none.slice(0, count), last: none.slice(none.length - count) }
  return ends.some((end) => end in isAt && isAt[end as keyof typeof isAt].every(Boolean))
}

/** Where items without a value have one end in both directions, both begin with as many items that have a value. */
function judgeEnds(
  { context, list, field }: { context: Context; list: ListModel; field: string },
  pages: Page[],
): void {
  const { operation, orderBy } = list
  const counts = pages.map(({ items }) => items.filter((item) => !isNothing(item[field])).length)
  if (!orderBy || pages.length < 2 || endsFor(orderBy).length > 1) return
  judgeLaw(
    context,
    operation,
    'sort',
    new Set(counts).size > 1 && {
      expected: `the items without ${field} ${endsFor(orderBy).join()} in both directions: as many items with a value on the first page`,
      seen: counts.join(' and '),
      exchanges: pages.map(({ exchange }) => exchange),
      pointer: orderBy.pointer,
      detail: `${field} without a value`,
    },
  )
}

/** Fields by which the pages of a sorted list are judged. */
const MAX_PAGED = 4

/** The sign, the field and the direction of a text that names an order: '-createdAt', 'title desc'. */
function partsOf(value: unknown): [string, string, string | undefined] {
  const [, mark = '', field = '', suffix] = /^([-+]?)(.*?)(?:[ :_.](asc|desc))?$/i.exec(String(value)) ?? []
  return [mark, field, suffix?.toLowerCase()]
}

/** The words for rising and falling among the values of a direction. */
function directions({ document }: Context['contract'], schema: Schema): [unknown, 1 | -1][] {
  const values: unknown[] = (flatten(document, schema).enum as unknown[] | undefined) ?? ['asc', 'desc']
  return values.flatMap((value): [unknown, 1 | -1][] =>
    /^(asc|up|1$)/i.test(String(value))
      ? [[value, 1]]
      : /^(desc|down|-1$|2$)/i.test(String(value))
        ? [[value, -1]]
        : [],
  )
}

/** Small pages of a sorted list are in the order of large ones, also where several items have the same value. */
async function judgeSortedPages(context: Context, list: ListModel, call: Call, whole: Page): Promise<void> {
  const [small] = list.sizes
  if (!list.page || small === undefined || whole.items.length <= small) return
  const parts = await readPages(context, list, call, small, 2)
  if (!parts) return
  const wanted = whole.items.slice(0, parts.items.length).map((item) => identity(list, item))
  const wrong = parts.items.findIndex((item, index) => index < wanted.length && identity(list, item) !== wanted[index])
  const seen = parts.items[wrong]
  judgeLaw(
    context,
    list.operation,
    'sorted-pages',
    seen && {
      expected: `${wanted[wrong]} at place ${wrong + 1}, as in pages of ${list.sizes.at(-1)}`,
      seen: identity(list, seen),
      exchanges: [whole.exchange, ...parts.pages.map(({ exchange }) => exchange)],
      pointer: list.orderBy?.pointer ?? list.operation.pointer,
    },
  )
}

/** The order that the defaults of the parameters name: a field of the items and a direction, also as one text such as '-createdAt' or 'title desc'. */
function defaultOrder({ contract }: Context, { orderBy, direction, item }: ListModel): Json | undefined {
  const named: unknown = orderBy && flatten(contract.document, orderBy.schema).default
  const word: unknown = direction && flatten(contract.document, direction.schema).default
  const [mark, field, suffix] = partsOf(named)
  const [, sign] = direction
    ? (directions(contract, direction.schema).find(([one]) => one === word) ?? [])
    : [undefined, mark === '-' || suffix === 'desc' ? -1 : mark === '+' || suffix === 'asc' ? 1 : undefined]
  const isOwn = typeof named === 'string' && field in Object(item.properties)
  return isOwn && sign ? { field, direction: sign < 0 ? 'desc' : 'asc' } : undefined
}

/** Without a wish the list is in the order that the contract names by x-order. Where it names none, that of the defaults. */
export function judgeOrder(context: Context, list: ListModel, whole: Pages): void {
  const { operation, item } = list
  const declared = extension(operation, 'x-order') ?? defaultOrder(context, list)
  if (declared === undefined) return
  const keys = keysOfOrder(context.contract, declared, item)
  judgeLaw(
    context,
    operation,
    'order',
    !isInOrder(whole.items, keys) && {
      expected: `items by ${wordsOfOrder(keys)}`,
      seen: JSON.stringify(whole.items.slice(0, 12).map((one) => keys.map(({ valueOf }) => valueOf(one)))),
      exchanges: whole.pages.map(({ exchange }) => exchange),
      pointer: extension(operation, 'x-order') === undefined ? operation.pointer : join(operation.pointer, 'x-order'),
    },
  )
}

/** An order without a direction is that of the default direction. */
async function judgeDefaultDirection(context: Context, list: ListModel, call: Call): Promise<void> {
  const { direction, orderBy, operation } = list
  const standard: unknown = direction && flatten(context.contract.document, direction.schema).default
  if (!direction || !orderBy || standard === undefined) return
  const { [direction.name]: _, ...query } = call.query
  const named = await readPage(context, list, { ...call, query: { ...query, [direction.name]: standard } })
  const plain = await readPage(context, list, { ...call, query })
  if (!named || !plain) return
  const [wanted, seen] = [named, plain].map(({ items }) => items.map((item) => identity(list, item)))
  judgeLaw(
    context,
    operation,
    'default',
    JSON.stringify(wanted) !== JSON.stringify(seen) && {
      expected: `the order of ${direction.name}=${JSON.stringify(standard)}, its default: ${wanted?.slice(0, 5).join(', ')}`,
      seen: seen?.slice(0, 5).join(', ') ?? 'nothing',
      exchanges: [named.exchange, plain.exchange],
      pointer: direction.pointer,
      detail: direction.name,
    },
  )
}

export async function judgeSorting(context: Context, list: ListModel, call: Call): Promise<void> {
  const { orderBy, direction, operation, size } = list
  if (!orderBy) return
  const flat = flatten(context.contract.document, orderBy.schema)
  let paged = 0
  let isDefaultJudged = false
  const properties: Json = isObject(list.item.properties) ? list.item.properties : {}
  for (const value of Array.isArray(flat.enum) ? (flat.enum as unknown[]) : []) {
    const [mark, field, suffix] = partsOf(value)
    const own: [unknown, 1 | -1][] = direction
      ? directions(context.contract, direction.schema)
      : mark === '-' || suffix === 'desc'
        ? [[undefined, -1]]
        : suffix === 'asc' || mark === '+'
          ? [[undefined, 1]]
          : []
    const pages: Page[] = []
    for (const [word, sign] of own) {
      const query = {
        ...call.query,
        [orderBy.name]: value,
        ...(direction ? { [direction.name]: word } : {}),
        ...(size ? { [size.name]: list.sizes.at(-1) } : {}),
      }
      const page = await readPage(context, list, { ...call, query })
      if (page && field in properties) pages.push(page)
      const values = (page?.items ?? []).map((item) => item[field]).filter(isScalar)
      if (!page || !(field in properties) || new Set(values).size < 2) {
        context.coverage.skip(
          operation.id,
          `sorting by ${String(value)}`,
          field in properties ? 'fewer than two values' : `the items have no field ${field}`,
        )
        continue
      }
      judgeLaw(
        context,
        operation,
        'sort',
        !isSorted(values, sign) && {
          expected: `items by ${field}, ${sign > 0 ? 'rising' : 'falling'}`,
          seen: JSON.stringify(values.slice(0, 12)),
          exchanges: [page.exchange],
          pointer: orderBy.pointer,
          detail: `${field} ${sign}`,
        },
      )
      judgeLaw(
        context,
        operation,
        'sort',
        !areTogether(
          page.items.map((item) => item[field]),
          endsFor(orderBy),
        ) && {
          expected: `the items without ${field} together, ${endsFor(orderBy).join(' or ')}`,
          seen: JSON.stringify(page.items.map((item) => item[field]).slice(0, 12)),
          exchanges: [page.exchange],
          pointer: orderBy.pointer,
          detail: `${field} without a value`,
        },
      )
      if (!isDefaultJudged) await judgeDefaultDirection(context, list, { ...call, query })
      isDefaultJudged = true
      if (sign < 0 && paged < MAX_PAGED) {
        paged += 1
        await judgeSortedPages(context, list, { ...call, query }, page)
      }
    }
    judgeEnds({ context, list, field }, pages)
  }
}
