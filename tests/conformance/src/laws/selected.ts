// A change of the items that a filter of its body selects leaves the others of their list as they are: those of some kinds are marked as read.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import type { Operation, Schema } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Call, isSuccess } from '../http/client.ts'
import type { Filter, ListModel } from '../model/lists.ts'
import { flatten } from '../values/flat.ts'
import { changedFields } from './compare.ts'
import { matcherOf, valuesAt } from './filters.ts'
import { judgeLaw } from './law.ts'
import { identity, readPages } from './pages.ts'

const MAX_VALUES = 4

/** The filters of the list at the path of an operation whose names are fields of its body as well. */
function selectorsOf({ contract, requests }: Context, operation: Operation, list: ListModel): Filter[] {
  const { properties } = flatten(contract.document, requests.content(operation)?.[1].schema)
  return list.filters.filter(
    ({ parameter, mode, isList }) => mode === 'equals' && isList && parameter in Object(properties),
  )
}

/** The moments of a body, such as the last one that somebody has seen, are now. */
function withPresentMoments({ contract, requests }: Context, { operation, body }: Call): Json {
  const { properties } = flatten(contract.document, requests.content(operation)?.[1].schema, body)
  const isMoment = (name: string) =>
    flatten(contract.document, Reflect.get(Object(properties), name) as Schema).format === 'date-time'
  return Object.fromEntries(
    Object.entries(Object(body) as Json).map(([name, value]) => [
      name,
      isMoment(name) ? new Date().toISOString() : value,
    ]),
  )
}

export async function judgeSelected(context: Context, operation: Operation): Promise<void> {
  const { model, requests, client } = context
  // A creation changes none of the items that are there; others may change at the same moment.
  if (model.kinds.get(operation.id) === 'create') return
  const list = [...model.lists.values()].find((one) => one.operation.path === operation.path)
  const selectors = list ? selectorsOf(context, operation, list) : []
  const base = selectors.length > 0 ? await requests.base(operation) : undefined
  const listing = list && base && (await requests.base(list.operation))
  if (!list || !base || !isSuccess(base) || !isObject(base.call.body) || !listing || !isSuccess(listing)) return
  for (const filter of selectors) {
    const before = await readPages(context, list, listing.call)
    if (!before?.isComplete) return
    const values = [...new Set(before.items.flatMap((item) => filter.fields.flatMap((field) => valuesAt(item, field))))]
    for (const value of values.toReversed().slice(0, MAX_VALUES)) {
      if (context.isOver()) return
      // The steps that fill the list give it items that are not changed yet.
      await requests.pathOf(list.operation, true)
      const was = await readPages(context, list, listing.call)
      const body = { ...withPresentMoments(context, base.call), [filter.parameter]: [value] }
      const write = await client.send({ ...base.call, body })
      const after = isSuccess(write) ? await readPages(context, list, listing.call) : undefined
      if (!was || !after) continue
      const isMeant = matcherOf(context, filter, value)
      const now = new Map(after.items.map((item) => [identity(list, item), item]))
      const changed = was.items.find((item) => {
        const present = now.get(identity(list, item))
        return !isMeant(item) && present && changedFields(context, item, present).length > 0
      })
      judgeLaw(
        context,
        operation,
        'selected',
        changed && {
          expected: `${identity(list, changed)} as before, because ${filter.parameter} names ${String(value)} alone`,
          seen: start(now.get(identity(list, changed))),
          exchanges: [...was.pages, ...after.pages]
            .map(({ exchange }) => exchange)
            .toSpliced(was.pages.length, 0, write),
          detail: filter.parameter,
        },
      )
    }
  }
}
