// Items that belong to another item are found below that one only, and are gone with it.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import type { Json } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import type { ListModel } from '../model/lists.ts'
import type { Resource } from '../model/model.ts'
import { isMarked } from './item.ts'
import { judgeLaw } from './law.ts'
import { identity, itemsOf, readPages } from './pages.ts'

/** Readings of what belongs to an item, which need no further id. */
export const readsBelow = ({ contract }: Context, { item }: Resource): Operation[] =>
  contract.operations.filter(
    ({ method, path }) => method === 'GET' && path.startsWith(`${item}/`) && !path.slice(item.length).includes('{'),
  )

/** Reads all that belongs to an item, for comparing after its deletion. */
export async function readBelow(context: Context, { resource, path }: Created): Promise<Exchange[]> {
  const { requests, client } = context
  const read: Exchange[] = []
  for (const operation of readsBelow(context, resource)) {
    const base = await requests.base(operation)
    if (base && isSuccess(base)) read.push(await client.send({ ...base.call, path: { ...base.call.path, ...path } }))
  }
  return read.filter(isSuccess)
}

/** A part that was deleted is gone from the item that it belongs to; `gone` is its reading there after the deletion. */
export function judgePartGone(context: Context, { id }: Created, deleted: Exchange, gone: Exchange | undefined): void {
  judgeLaw(
    context,
    deleted.call.operation,
    'gone',
    gone !== undefined &&
      !isMarked(gone.answer.body) && {
        expected: `no ${id} in what it belongs to, because it was deleted`,
        seen: start(gone.answer.text),
        exchanges: [deleted, gone],
      },
  )
}

/** Items below a deleted item can no longer be read; an empty list of them is right, too. */
export async function judgeGoneBelow(context: Context, deleted: Exchange, before: Exchange[]): Promise<void> {
  for (const { call } of before) {
    const list = context.model.lists.get(call.operation.id)
    const after = await context.client.send(call)
    const isEmpty = list !== undefined && itemsOf(list, after.answer.body).length === 0
    judgeLaw(
      context,
      call.operation,
      'gone-below',
      isSuccess(after) &&
        !isEmpty && {
          expected: '404 or 410 for what belongs to an item that was deleted',
          seen: `${after.answer.status} ${start(after.answer.text)}`,
          exchanges: [deleted, after],
        },
    )
  }
}

/** The list below another parent does not show what was created below this one. */
export async function judgeForeignList(
  context: Context,
  list: ListModel,
  { created, other, parameter }: { created: Exchange; other: Created; parameter: string },
): Promise<void> {
  const base = await context.requests.base(list.operation)
  if (!base || !isSuccess(base)) return
  const id = identity(list, Object(created.answer.body) as Json)
  const path = { ...created.call.path, [parameter]: other.id }
  const pages = await readPages(context, list, { ...base.call, path })
  if (!pages) return
  judgeLaw(
    context,
    list.operation,
    'nesting',
    pages.items.some((item) => identity(list, item) === id) && {
      expected: `no ${id} below ${other.id}, because it was created below ${String(created.call.path[parameter])}`,
      seen: 'it is listed there, too',
      exchanges: [created, other.exchange, ...pages.pages.map(({ exchange }) => exchange)],
    },
  )
}
