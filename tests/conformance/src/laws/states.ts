// A list without filters shows its items in each state into which an operation brings them, such as archived ones.
import type { Context } from '../context.ts'
import type { Operation, Schema } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { isSuccess } from '../http/client.ts'
import { enumOf, type ListModel } from '../model/lists.ts'
import { flatten } from '../values/flat.ts'
import { isListed, isMarked, readItem, readList } from './item.ts'
import { judgeLaw } from './law.ts'

const MAX_STATES = 6

/** True if nothing but pages and orders can be asked of a list. */
export const isUnfiltered = ({ operation, page, offset, size, orderBy, direction }: ListModel): boolean =>
  operation.parameters.every(
    (one) => one.in !== 'query' || [page, offset, size, orderBy, direction].some((paging) => paging === one),
  )

/** The fields of a body that name a state which the items of the list have as well. */
function statesIn({ contract, requests }: Context, operation: Operation, list: ListModel): [string, unknown[]][] {
  const { properties } = flatten(contract.document, requests.content(operation)?.[1].schema)
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([name, schema]): [string, unknown[]][] => {
    const values = enumOf(contract, schema as Schema)
    return values.length > 1 && name in (Object(list.item.properties) as Json) ? [[name, values]] : []
  })
}

export async function judgeStates(context: Context, operation: Operation): Promise<void> {
  const { requests, client, model } = context
  const resource = requests.resourceAbove(operation)
  const list = resource?.list && model.lists.get(resource.list.id)
  const isOfLife = model.resources.some((one) => [one.create, one.update, one.delete].includes(operation))
  if (!resource || !list || isOfLife || !isUnfiltered(list)) return
  const states = statesIn(context, operation, list)
  const base = states.length > 0 ? await requests.base(operation) : undefined
  if (!base || !isSuccess(base)) return
  for (const [name, values] of states)
    for (const value of values.slice(0, MAX_STATES)) {
      const created = context.isOver() ? undefined : await requests.create(resource)
      if (!created) return
      const body = { ...(Object(base.call.body) as Json), [name]: value }
      const step = await client.send({ ...base.call, path: { ...base.call.path, ...created.path }, body })
      const read = isSuccess(step) ? await readItem(context, resource, created.path) : undefined
      const isThere = read && isSuccess(read) && !isMarked(read.answer.body)
      const pages = isThere ? await readList(context, resource, created.path) : undefined
      if (read && pages?.isComplete)
        judgeLaw(
          context,
          list.operation,
          'listed',
          !isListed(context, resource, pages, created.id) && {
            expected: `${created.id} in the list also with ${name} ${String(value)}, because it can be read and the list has no filters`,
            seen: `${pages.items.length} items without it`,
            exchanges: [step, read, ...pages.pages.map(({ exchange }) => exchange)],
            detail: `${name} ${String(value)}`,
          },
        )
      await requests.made.remove(created)
    }
}
