// An item that counts what lies below it counts each creation and each deletion.
import type { Context } from '../context.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { isSuccess } from '../http/client.ts'
import type { Resource } from '../model/model.ts'
import { isCounterOf } from './counters.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'
import { judgeOnce } from './lifecycle.ts'
import { twinsOf } from './twins.ts'

/** The field of an item that counts the items of a collection below it. */
const counterOf = (body: unknown, collection: string): string | undefined =>
  Object.entries(isObject(body) ? body : {}).find(
    ([field, value]) =>
      typeof value === 'number' && isCounterOf(field, collection.slice(collection.lastIndexOf('/') + 1)),
  )?.[0]

/** The items of all lists of an item. */
const itemsIn = (body: unknown): Json[] =>
  Object.values(isObject(body) ? body : {}).flatMap((one) => (Array.isArray(one) ? one.filter(isObject) : []))

/** Judges also that one creation makes one item, where the item above shows what lies below it. */
export async function judgeCountedAbove(context: Context, resource: Resource): Promise<void> {
  const { requests } = context
  const { create, collection, delete: deletion } = resource
  const parent = create && requests.resourceAbove({ ...create, path: collection })
  if (!create || !parent?.read || parent === resource) return
  const base = await requests.base(create)
  const path = base && isSuccess(base) ? (await requests.again(base)).path : undefined
  const before = path && (await readItem(context, parent, path))
  if (!base || !path || !before || !isSuccess(before)) return
  const field = counterOf(before.answer.body, collection)
  const made = await context.client.send({ ...base.call, path })
  const created = isSuccess(made) ? requests.track(resource, made) : undefined
  const between = created && (await readItem(context, parent, path))
  if (!created || !between) return
  const inside = [before, between].map(({ answer }) => itemsIn(answer.body)) as [Json[], Json[]]
  const twins = twinsOf(context, { idField: resource.idField }, inside, created.id)
  judgeOnce(context, create, twins, [before, made, between])
  if (field === undefined) return
  const countIn = (body: unknown) => Number(Object(body)[field])
  const expected = countIn(before.answer.body) + 1
  judgeLaw(
    context,
    create,
    'counted-above',
    countIn(between.answer.body) !== expected && {
      expected: `${field} to be ${expected} after a creation`,
      seen: String(countIn(between.answer.body)),
      exchanges: [before, made, between],
      detail: field,
    },
  )
  const status = await requests.made.remove(created)
  const after = await readItem(context, parent, path)
  if (!deletion || status >= 300 || !after) return
  judgeLaw(
    context,
    deletion,
    'counted-above',
    countIn(after.answer.body) !== expected - 1 && {
      expected: `${field} to be ${expected - 1} after the deletion`,
      seen: String(countIn(after.answer.body)),
      exchanges: [between, after],
      detail: field,
    },
  )
}
