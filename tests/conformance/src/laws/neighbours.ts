// A write changes the item that it names and no other one.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { namesIn, type Operation } from '../contract/operation.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import type { Resource } from '../model/model.ts'
import { changedFields } from './compare.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'

export type Neighbour = { created: Created; before: Exchange }

/** Another item beside one, made and read before a write. */
export async function neighbourOf(context: Context, created: Created): Promise<Neighbour | undefined> {
  const { resource } = created
  const names = namesIn(resource.collection)
  const other = await context.requests.create(resource)
  // Below another parent it is no neighbour; neither is the same item, which a repeated creation may answer.
  if (!other || other.id === created.id || names.some((name) => other.path[name] !== created.path[name]))
    return undefined
  const before = await readItem(context, resource, other.path)
  return before && isSuccess(before) ? { created: other, before } : undefined
}

/** The neighbour is as before the write. */
export async function judgeNeighbour(
  context: Context,
  neighbour: Neighbour | undefined,
  operation: Operation,
  writes: Exchange[],
): Promise<void> {
  if (!neighbour || writes.length === 0) return
  const { created, before } = neighbour
  const after = await readItem(context, created.resource, created.path)
  const isThere = after !== undefined && isSuccess(after)
  const changed = isThere ? changedFields(context, before.answer.body, after.answer.body) : ['everything']
  judgeLaw(
    context,
    operation,
    'neighbour',
    changed.length > 0 && {
      expected: `${changed.join(', ')} of ${created.id} as before, because only another item was named`,
      seen: after
        ? `${after.answer.status} ${start(changed.map((name) => Object(after.answer.body)[name] as unknown))}`
        : 'no such item',
      exchanges: [before, ...writes.slice(-3), ...(after ? [after] : [])],
      detail: changed.join(),
    },
  )
}

/** An action on an item leaves another one as it is; the item itself was made for it. */
export async function judgeBeside(
  context: Context,
  resource: Resource,
  item: Created,
  send: () => Promise<Exchange>,
): Promise<Exchange> {
  const neighbour = resource.create ? await neighbourOf(context, item) : undefined
  const exchange = await send()
  if (isSuccess(exchange)) await judgeNeighbour(context, neighbour, exchange.call.operation, [exchange])
  if (neighbour) await context.requests.made.remove(neighbour.created)
  return exchange
}
