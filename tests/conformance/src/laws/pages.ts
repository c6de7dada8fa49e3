// Reads lists: one page, or all of them.

import type { Context } from '../context.ts'
import { at, isObject, type Json, textOfValue } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import type { Model } from '../model/model.ts'

const MAX_PAGES = 12

export type Page = { exchange: Exchange; items: Json[]; total: number | undefined }
export type Pages = { pages: Page[]; items: Json[]; total: number | undefined; isComplete: boolean }

export const itemsOf = (list: ListModel, body: unknown): Json[] => {
  const items = at(body, list.itemsAt)
  return Array.isArray(items) ? items.filter(isObject) : []
}

/** The list at a path, or the nearest one above it. */
export const listAbove = ({ lists }: Model, path: string): ListModel | undefined =>
  [...lists.values()]
    .filter(({ operation }) => path === operation.path || path.startsWith(`${operation.path}/`))
    .sort((one, other) => other.operation.path.length - one.operation.path.length)[0]

/** The identity of an item: its id, or all of it. */
export const identity = ({ idField }: Pick<ListModel, 'idField'>, item: Json): string =>
  textOfValue((idField ? item[idField] : undefined) ?? item)

/** The number of all items that an answer names, in a field or in a header. */
function totalIn({ total, totalHeader }: ListModel, { answer }: Exchange): number | undefined {
  const named = totalHeader === undefined ? null : answer.headers.get(totalHeader)
  const value = total ? at(answer.body, total) : named === null ? undefined : Number(named)
  return typeof value === 'number' && !Number.isNaN(value) ? value : undefined
}

export async function readPage({ client }: Context, list: ListModel, call: Call): Promise<Page | undefined> {
  const exchange = await client.send(call)
  if (!isSuccess(exchange)) return undefined
  const total = totalIn(list, exchange)
  return { exchange, items: itemsOf(list, exchange.answer.body), total }
}

/** Reads pages of `size` until the end or `maxPages`; undefined if the backend refuses one. */
export async function readPages(
  context: Context,
  list: ListModel,
  call: Call,
  size = list.sizes.at(-1),
  maxPages = MAX_PAGES,
): Promise<Pages | undefined> {
  const { page: pageParameter, offset, size: sizeParameter } = list
  const sized = sizeParameter && size !== undefined ? { ...call.query, [sizeParameter.name]: size } : { ...call.query }
  const isPaged = pageParameter !== undefined || offset !== undefined
  const first = pageParameter && Object(pageParameter.schema).minimum === 0 ? 0 : 1
  const pages: Page[] = []
  let count = 0
  for (let index = 0; index < (isPaged ? maxPages : 1); index += 1) {
    const place: Json = pageParameter ? { [pageParameter.name]: first + index } : offset ? { [offset.name]: count } : {}
    const page = await readPage(context, list, { ...call, query: { ...sized, ...place } })
    if (!page) return undefined
    pages.push(page)
    count += page.items.length
    const isLast =
      page.items.length === 0 ||
      (page.total !== undefined ? count >= page.total : size !== undefined && page.items.length < size)
    if (isLast || !isPaged)
      return {
        pages,
        items: pages.flatMap(({ items }) => items),
        total: pages[0]?.total,
        isComplete: isPaged || page.total === undefined || count >= page.total,
      }
  }
  return { pages, items: pages.flatMap(({ items }) => items), total: pages[0]?.total, isComplete: false }
}

const parts = new WeakMap<Pages, Map<string, Promise<Pages | undefined>>>()

/** Reads a part of a list, by parameters that restrict it; once for each query, as long as the whole list is the same. */
export function readPart(context: Context, list: ListModel, call: Call, whole: Pages): Promise<Pages | undefined> {
  const known = parts.get(whole) ?? new Map<string, Promise<Pages | undefined>>()
  parts.set(whole, known)
  const key = JSON.stringify(call.query)
  const read = known.get(key) ?? readPages(context, list, call)
  known.set(key, read)
  return read
}
