// Changes of items that a run cannot make, such as notifications: updates are saved as they were sent, what is deleted is gone, and the items beside
// them stay.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { isObject } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { Resource } from '../model/model.ts'
import { changedFields } from './compare.ts'
import { readItem, readList } from './item.ts'
import { judgeKept } from './kept.ts'
import { judgeLaw } from './law.ts'
import { judgeDeletion, judgeRead } from './lifecycle.ts'
import { identity } from './pages.ts'
import { fieldBodies, guarded } from './updates.ts'
import { judgeStale } from './versions.ts'

const MAX_BODIES = 12
const MAX_PAIRS = 4

type Item = Call['path']

/** Sends an update of one item and judges that it is read as it was sent; the reading after it. */
async function update(context: Context, resource: Resource, call: Call): Promise<[Exchange, Exchange] | undefined> {
  const before = await readItem(context, resource, call.path)
  if (!before || !isSuccess(before)) return undefined
  const write = await context.client.send(guarded(context, call, before))
  const after = isSuccess(write) ? await readItem(context, resource, call.path) : undefined
  if (!after || !isSuccess(after)) return undefined
  judgeRead(context, write, after)
  return [write, after]
}

/** Two items get different values; the first one must still have its own after the second one got its. */
async function judgePair(context: Context, resource: Resource, calls: [Call, Call]): Promise<void> {
  const [first, second] = [await update(context, resource, calls[0]), await update(context, resource, calls[1])]
  const now = first && second ? await readItem(context, resource, calls[0].path) : undefined
  if (!first || !second || !now) return
  const [, was] = first
  const changed = isSuccess(now) ? changedFields(context, was.answer.body, now.answer.body) : ['everything']
  judgeLaw(
    context,
    calls[1].operation,
    'neighbour',
    changed.length > 0 && {
      expected: `${changed.join(', ')} as before, because only another item was named`,
      seen: start(changed.map((name) => Object(now.answer.body)[name] as unknown)),
      exchanges: [was, second[0], now],
      detail: changed.join(),
    },
  )
}

/** Paths of two items that exist: the one that the accepted call names, and another one of its list. */
async function itemsFor(context: Context, resource: Resource, { path }: Call): Promise<Item[]> {
  const list = resource.list && context.model.lists.get(resource.list.id)
  const pages = list && (await readList(context, resource, path))
  const own = String(path[resource.parameter])
  const other = list && pages?.items.map((item) => identity(list, item)).find((id) => id !== own)
  return [path, ...(other === undefined ? [] : [{ ...path, [resource.parameter]: other }])]
}

const isMade = async ({ requests }: Context, { create }: Resource): Promise<boolean> => {
  const created = create && (await requests.base(create))
  return created !== undefined && isSuccess(created)
}

/** The deletion of an item after that of the accepted call: another one, or the same one once more. */
export async function judgeExistingDeletion(context: Context, operation: Operation): Promise<void> {
  const { model, requests } = context
  const resource = model.resources.find((one) => one.delete === operation)
  const base = resource && !(await isMade(context, resource)) ? await requests.base(operation) : undefined
  if (!resource || !base || !isSuccess(base)) return
  const call = await requests.again(base)
  const id = String(call.path[resource.parameter])
  await judgeDeletion(context, resource, { resource, id, path: call.path, exchange: base, call })
}

export async function judgeExisting(context: Context, operation: Operation): Promise<void> {
  const { model, requests } = context
  const resource = model.resources.find(({ item, update: own }) => own === operation && item === operation.path)
  if (!resource || (resource.read && model.lists.has(resource.read.id)) || (await isMade(context, resource))) return
  const base = await requests.base(operation)
  if (!base || !isSuccess(base) || !isObject(base.call.body)) return
  const [first, second] = await itemsFor(context, resource, base.call)
  const bodies = [base.call.body, ...fieldBodies(context, base.call).map(({ body }) => body)].slice(0, MAX_BODIES)
  for (const body of bodies)
    if (first && !context.isOver()) await update(context, resource, { ...base.call, path: first, body })
  if (first) {
    await judgeKept(context, resource, { ...base.call, path: first })
    await judgeStale(context, resource, { path: first }, { ...base.call, path: first })
  }
  for (const body of first && second ? bodies.slice(1, MAX_PAIRS + 1) : []) {
    if (!first || !second || context.isOver()) return
    const [one, other] = [
      { ...base.call, path: first },
      { ...base.call, path: second, body },
    ]
    await judgePair(context, resource, [one, other])
    await judgePair(context, resource, [other, one])
  }
}
