// An update that switches an item or gives it another state leaves it in a list that nothing filters.
import type { Context } from '../context.ts'
import type { Schema } from '../contract/operation.ts'
import type { Json } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import type { Created } from '../made.ts'
import { enumOf, type ListModel } from '../model/lists.ts'
import type { Resource } from '../model/model.ts'
import { flatten } from '../values/flat.ts'
import { isSame } from './compare.ts'
import { isListed, isMarked, readList } from './item.ts'
import { judgeLaw } from './law.ts'
import { isUnfiltered } from './states.ts'

/** A state in which items may be listed apart. */
const APART = /archiv|delet|hidden|dismiss|status|state|stage/i

/** True if nothing is filtered by a field without a wish: none is about the field, and no parameter has a default, unless it filters another field. */
function isUnfilteredBy(context: Context, list: ListModel, field: string): boolean {
  const { document } = context.contract
  const paging = [list.page, list.offset, list.size, list.orderBy, list.direction]
  const filters = list.operation.parameters.filter((one) => one.in === 'query' && !paging.includes(one))
  const word = field.replace(/^(is|has)_?/i, '').toLowerCase()
  const isOfOther = (name: string) =>
    list.filters.some(({ parameter, fields }) => parameter === name && !fields.includes(field))
  return filters.every(
    ({ name, schema, isRequired }) =>
      !isRequired &&
      (flatten(document, schema).default === undefined || isOfOther(name)) &&
      !name.toLowerCase().includes(word),
  )
}

/** True if the list shows items whatever the value of a field is. */
const isShownWith = (context: Context, list: ListModel, field: string): boolean =>
  isUnfiltered(list) || (!APART.test(field) && isUnfilteredBy(context, list, field))

/** An item that is read in its list alone is still in it after an update, unless the list may filter it by what the update has changed. */
export async function judgeVanished(
  context: Context,
  { resource, path, id }: Created,
  before: Exchange,
  update: Exchange,
): Promise<void> {
  const list = resource.list && context.model.lists.get(resource.list.id)
  const [was, sent] = [before.answer.body, update.call.body].map((body) => Object(body) as Json)
  const changed = Object.keys(sent ?? {}).filter((name) => !isSame(sent?.[name], was?.[name]))
  if (!list || resource.read || changed.length === 0) return
  if (!changed.every((name) => isShownWith(context, list, name))) return
  const pages = await readList(context, resource, path)
  if (!pages?.isComplete) return
  judgeLaw(
    context,
    list.operation,
    'listed',
    !isListed(context, resource, pages, id) && {
      expected: `${id} in the list with another ${changed.join(', ')}, because nothing filters it`,
      seen: `${pages.items.length} items without it`,
      exchanges: [before, update, ...pages.pages.map(({ exchange }) => exchange)],
      detail: changed.join(),
    },
  )
}

/** Values of one field after which the list is read: switches have two. */
const MAX_VALUES = 2

/** Judges that an item is listed after an update; `seen` are the values after which that was judged before, by their fields. */
export async function judgeStillListed(
  context: Context,
  resource: Resource,
  created: Created,
  { before, update, after }: { before: Exchange; update: Exchange; after: Exchange },
  seen: Map<string, unknown[]>,
): Promise<void> {
  const list = resource.list && context.model.lists.get(resource.list.id)
  const [was, is] = [before, after].map(({ answer }) => Object(answer.body) as Json)
  const properties = Object(list?.item.properties) as Json
  const isNew = (name: string, value: unknown) => {
    const values = seen.get(name) ?? []
    return values.length < MAX_VALUES && !values.some((one) => isSame(one, value))
  }
  const switched = Object.keys(Object(update.call.body) as Json).filter(
    (name) =>
      name in properties &&
      !isSame(was?.[name], is?.[name]) &&
      isNew(name, is?.[name]) &&
      list !== undefined &&
      isShownWith(context, list, name) &&
      enumOf(context.contract, properties[name] as Schema).length > 1,
  )
  if (!list || switched.length === 0 || isMarked(after.answer.body)) return
  const pages = await readList(context, resource, created.path)
  if (!pages?.isComplete) return
  for (const name of switched) seen.set(name, [...(seen.get(name) ?? []), is?.[name]])
  judgeLaw(
    context,
    list.operation,
    'listed',
    !isListed(context, resource, pages, created.id) && {
      expected: `${created.id} in the list with another ${switched.join(', ')}, because nothing filters it`,
      seen: `${pages.items.length} items without it`,
      exchanges: [update, after, ...pages.pages.map(({ exchange }) => exchange)],
      detail: switched.join(),
    },
  )
}
