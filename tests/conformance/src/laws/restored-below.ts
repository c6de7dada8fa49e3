// The lists below an item, such as its versions, have after its restoration what they had before its deletion.
import type { Context } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { isObject } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import type { ListModel } from '../model/lists.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'
import { identity, readPages } from './pages.ts'
import { guarded } from './updates.ts'

/** A list below an item at one moment, with what tells its items apart. */
export type Below = { list: ListModel; ids: string[]; exchanges: Exchange[] }

/** Reads each list directly below an item. */
export async function readBelow(context: Context, { resource, path }: Created): Promise<Below[]> {
  const found: Below[] = []
  for (const list of context.model.lists.values()) {
    const below = list.operation.path.startsWith(`${resource.item}/`) && list.operation.path.slice(resource.item.length)
    const base = below && !below.includes('{') ? await context.requests.base(list.operation) : undefined
    const pages = base && (await readPages(context, list, { ...base.call, path: { ...base.call.path, ...path } }))
    if (pages?.isComplete)
      found.push({
        list,
        ids: pages.items.map((item) => identity(list, item)),
        exchanges: pages.pages.map(({ exchange }) => exchange),
      })
  }
  return found
}

/** Updates an item once, so that its history has more than its creation. */
export async function updateOnce(context: Context, { resource, path }: Created): Promise<void> {
  const { update, item } = resource
  const base = update?.path === item ? await context.requests.base(update) : undefined
  const read = base && isSuccess(base) && isObject(base.call.body) ? await readItem(context, resource, path) : undefined
  if (base && read && isSuccess(read)) await context.client.send(guarded(context, { ...base.call, path }, read))
}

export function judgeBelow(
  context: Context,
  operation: Operation,
  [before, after]: [Below[], Below[]],
  restored: Exchange,
): void {
  for (const { list, ids, exchanges } of before) {
    const now = after.find((one) => one.list === list)
    const lost = ids.filter((id) => !now?.ids.includes(id))
    judgeLaw(
      context,
      operation,
      'restored',
      lost.length > 0 && {
        expected: `the ${ids.length} items of ${list.operation.id} from before the deletion`,
        seen: `${now?.ids.length ?? 0} items, without ${lost.slice(0, 3).join(', ')}`,
        exchanges: [...exchanges, restored, ...(now?.exchanges ?? [])],
        detail: list.operation.id,
      },
    )
  }
}
