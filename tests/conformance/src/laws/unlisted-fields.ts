// A search that looks into a field which its list does not show, such as a description, finds an item by a word of that field alone.
import type { Context } from '../context.ts'
import type { Json } from '../contract/pointer.ts'
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

async function judgeField(context: Context, search: Search, whole: Pages): Promise<void> {
  const { list, resource, call } = search
  for (const item of whole.items.slice(0, MAX_READ)) {
    const id = identity(list, item)
    const read = await readItem(context, resource, { ...call.path, [resource.parameter]: id })
    if (read && isSuccess(read) && (await judgeItem(context, search, id, read))) return
  }
  const created = await createFull(context, resource)
  const isSame = created && Object.entries(call.path).every(([name, value]) => created.path[name] === value)
  const read = created && isSame ? await readItem(context, resource, created.path) : undefined
  if (created && read && isSuccess(read)) await judgeItem(context, search, created.id, read)
  if (created) await context.requests.made.remove(created)
}

export async function judgeUnlistedFields(context: Context, list: ListModel, call: Call, whole: Pages): Promise<void> {
  const resource = context.model.resources.find(({ list: own, read }) => own === list.operation && read !== undefined)
  const shown = Object(list.item.properties) as Json
  for (const filter of resource ? list.filters.filter(({ mode }) => mode === 'contains') : [])
    for (const field of filter.fields)
      if (resource && !((field.split('.')[0] ?? '') in shown) && !context.isOver())
        await judgeField(context, { list, resource, filter, field, call }, whole)
}
