// Reads an item: by its own operation, else in its list, else in what it belongs to.
import type { Context } from '../context.ts'
import { isObject, type Json, textOfValue } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import type { Resource } from '../model/model.ts'
import { identity, itemsOf, type Pages, readPages } from './pages.ts'

export async function readList(context: Context, { list }: Resource, path: Json): Promise<Pages | undefined> {
  const model = list && context.model.lists.get(list.id)
  const base = list && (await context.requests.base(list))
  if (!model || !base || !isSuccess(base)) return undefined
  return readPages(context, model, { ...base.call, path: { ...base.call.path, ...path } })
}

export const isListed = (context: Context, { list }: Resource, pages: Pages, id: string): boolean => {
  const model = list && context.model.lists.get(list.id)
  return (
    model !== undefined && pages.items.some((item) => identity(model, item) === id || Object.values(item).includes(id))
  )
}

/** True if a thing that was deleted is still shown, marked as deleted. */
export const isMarked = (body: unknown): boolean =>
  isObject(body) &&
  Object.entries(body).some(
    ([name, value]) =>
      /^(deleted|removed|archived)(_?at|_?on)?$|^is_?deleted$/i.test(name) && value !== null && value !== false,
  )

/** The part of an answer that shows one item, as if it were the answer itself. */
export function partOf(exchange: Exchange, item: Json): Exchange {
  const headers = new Headers(exchange.answer.headers)
  // The tag is that of the whole answer.
  headers.delete('ETag')
  return { ...exchange, answer: { ...exchange.answer, headers, body: item, text: JSON.stringify(item) } }
}

async function readInList(context: Context, resource: Resource, path: Json): Promise<Exchange | undefined> {
  const list = resource.list && context.model.lists.get(resource.list.id)
  const pages = list && (await readList(context, resource, path))
  for (const { exchange } of pages?.pages ?? []) {
    const item = list && itemsOf(list, exchange.answer.body).find((one) => isItem(resource, one, path))
    if (item) return partOf(exchange, item)
  }
  return undefined
}

const isItem = ({ idField, parameter }: Resource, item: Json, path: Json): boolean =>
  [item[idField], item[parameter]].some((id) => id !== undefined && textOfValue(id) === textOfValue(path[parameter]))

/** The item in a list inside of the item that it belongs to, such as a comment. */
async function readInParent(context: Context, resource: Resource, path: Json): Promise<Exchange | undefined> {
  const operation = resource.create ?? resource.update ?? resource.delete
  const parent = operation && context.requests.resourceAbove({ ...operation, path: resource.collection })
  const exchange = parent && parent !== resource ? await readItem(context, parent, path) : undefined
  if (!exchange || !isSuccess(exchange)) return undefined
  const lists = Object.values(Object(exchange.answer.body) as Json).filter(Array.isArray)
  const item = lists
    .flat()
    .filter(isObject)
    .find((one) => isItem(resource, one, path))
  return item && partOf(exchange, item)
}

/** Reads an item; undefined if there is no way to read it, or no list shows it. */
export async function readItem(context: Context, resource: Resource, path: Json): Promise<Exchange | undefined> {
  const { client, requests } = context
  const { read } = resource
  if (!read) return (await readInList(context, resource, path)) ?? readInParent(context, resource, path)
  const base = await requests.base(read)
  return client.send({
    ...(base?.call ?? { operation: read, caller: requests.callerOf(read), headers: {}, query: {} }),
    path,
  })
}
