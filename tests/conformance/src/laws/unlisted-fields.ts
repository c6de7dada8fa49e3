// A search that looks into a field which its list does not show, such as a description, finds an item by a word of that field alone.
import type { Context } from '../context.ts'
import { type Json, textOfValue } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { Filter, ListModel } from '../model/lists.ts'
import type { Resource } from '../model/model.ts'
import { folded, valuesAt } from './filters.ts'
import { createFull } from './full.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'
import { identity, type Pages, readPages } from './pages.ts'

/** Items that are read for a text. */
const MAX_READ = 12

/** A word of a field that no other field of the search has. */
function wordOf(body: unknown, field: string, { fields }: Filter): string | undefined {
  const others = fields.filter((one) => one !== field).flatMap((one) => valuesAt(body, one).map(folded))
  return valuesAt(body, field)
    .flatMap((value) => (typeof value === 'string' ? value.split(/[^\p{L}\p{N}]+/u) : []))
    .find((word) => /^[a-z]{5,}$/i.test(word) && !others.some((text) => text.includes(folded(word))))
}

type Search = { list: ListModel; resource: Resource; filter: Filter; field: string; call: Call }

/** Judges one item; true if it has a word to search for. */
async function judgeItem(context: Context, search: Search, id: string, read: Exchange): Promise<boolean> {
  const { list, filter, field, call } = search
  const word = wordOf(read.answer.body, field, filter)
  if (word === undefined) return false
  const found = await readPages(context, list, { ...call, query: { ...call.query, [filter.parameter]: word } })
  if (!found?.isComplete) return true
  judgeLaw(
    context,
    list.operation,
    'filter',
    !found.items.some((item) => identity(list, item) === id) && {
      expected: `${id}, whose ${field} holds ${word}`,
      seen: `${found.items.length} items without it`,
      exchanges: [read, ...found.pages.map(({ exchange }) => exchange)],
      pointer:
        list.operation.parameters.find(({ name }) => name === filter.parameter)?.pointer ?? list.operation.pointer,
      detail: `${filter.parameter} in ${field}`,
    },
  )
  return true
}

/** A filter by a field that the list does not show finds the item that has a value there, and only such items. True if the item has one. */
async function judgeEqual(context: Context, search: Search, id: string, read: Exchange): Promise<boolean> {
  const { list, resource, filter, field, call } = search
  const [value] = valuesAt(read.answer.body, field)
  if (value === undefined) return false
  const query = { ...call.query, [filter.parameter]: filter.isList ? [value] : value }
  const found = await readPages(context, list, { ...call, query })
  if (!found?.isComplete) return true
  let wrong = found.items.some((item) => identity(list, item) === id) ? undefined : 'it is missing'
  const exchanges = [read, ...found.pages.map(({ exchange }) => exchange)]
  for (const item of wrong ? [] : found.items.slice(0, MAX_READ)) {
    const other = await readItem(context, resource, { ...call.path, [resource.parameter]: identity(list, item) })
    if (!other || !isSuccess(other) || valuesAt(other.answer.body, field).includes(value)) continue
    wrong = `${identity(list, item)} with ${JSON.stringify(valuesAt(other.answer.body, field))}`
    exchanges.push(other)
    break
  }
  judgeLaw(
    context,
    list.operation,
    'filter',
    wrong !== undefined && {
      expected: `${id} and only items whose ${field} is ${textOfValue(value)}`,
      seen: wrong,
      exchanges,
      pointer:
        list.operation.parameters.find(({ name }) => name === filter.parameter)?.pointer ?? list.operation.pointer,
      detail: `${filter.parameter} by ${field}`,
    },
  )
  return true
}

async function judgeField(context: Context, search: Search, whole: Pages): Promise<void> {
  const { list, resource, call } = search
  for (const item of whole.items.slice(0, MAX_READ)) {
    const id = identity(list, item)
    const read = await readItem(context, resource, { ...call.path, [resource.parameter]: id })
    const judge = search.filter.mode === 'equals' ? judgeEqual : judgeItem
    if (read && isSuccess(read) && (await judge(context, search, id, read))) return
  }
  if (search.filter.mode === 'equals') return
  const created = await createFull(context, resource)
  const isSame = created && Object.entries(call.path).every(([name, value]) => created.path[name] === value)
  const read = created && isSame ? await readItem(context, resource, created.path) : undefined
  if (created && read && isSuccess(read)) await judgeItem(context, search, created.id, read)
  if (created) await context.requests.made.remove(created)
}

export async function judgeUnlistedFields(context: Context, list: ListModel, call: Call, whole: Pages): Promise<void> {
  const resource = context.model.resources.find(({ list: own, read }) => own === list.operation && read !== undefined)
  const shown = Object(list.item.properties) as Json
  for (const filter of resource ? list.filters.filter(({ mode }) => mode === 'contains' || mode === 'equals') : [])
    for (const field of filter.fields)
      if (resource && !((field.split('.')[0] ?? '') in shown) && !context.isOver())
        await judgeField(context, { list, resource, filter, field, call }, whole)
}
