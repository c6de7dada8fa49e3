// An update that switches an item or gives it another state leaves it in a list that nothing filters.
import type { Context } from '../context.ts'
import type { Schema } from '../contract/operation.ts'
import type { Json } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import type { Created } from '../made.ts'
import { enumOf, type ListModel } from '../model/lists.ts'
import type { Resource } from '../model/model.ts'
import { flatten } from '../values/flat.ts'
import { isListed, isMarked, readList } from './item.ts'
import { judgeLaw } from './law.ts'
import { isUnfiltered } from './states.ts'

/** A state in which items may be listed apart. */
const APART = /archiv|delet|hidden|dismiss|status|state|stage/i

/** True if nothing is filtered by a field without a wish: no parameter has a default, and none is about the field. */
function isUnfilteredBy(context: Context, list: ListModel, field: string): boolean {
  const { document } = context.contract
  const paging = [list.page, list.offset, list.size, list.orderBy, list.direction]
  const filters = list.operation.parameters.filter((one) => one.in === 'query' && !paging.includes(one))
  const word = field.replace(/^(is|has)_?/i, '').toLowerCase()
  return filters.every(
    ({ name, schema, isRequired }) =>
      !isRequired && flatten(document, schema).default === undefined && !name.toLowerCase().includes(word),
  )
}

/** Returns true if the list was read. */
export async function judgeStillListed(
  context: Context,
  resource: Resource,
  created: Created,
  { before, update, after }: { before: Exchange; update: Exchange; after: Exchange },
): Promise<boolean> {
  const list = resource.list && context.model.lists.get(resource.list.id)
  const [was, is] = [before, after].map(({ answer }) => Object(answer.body) as Json)
  const properties = Object(list?.item.properties) as Json
  const switched = Object.keys(Object(update.call.body) as Json).filter(
    (name) =>
      name in properties &&
      was?.[name] !== is?.[name] &&
      list !== undefined &&
      (isUnfiltered(list) || (!APART.test(name) && isUnfilteredBy(context, list, name))) &&
      enumOf(context.contract, properties[name] as Schema).length > 1,
  )
  if (!list || switched.length === 0 || isMarked(after.answer.body)) return false
  const pages = await readList(context, resource, created.path)
  if (!pages?.isComplete) return false
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
  return true
}
