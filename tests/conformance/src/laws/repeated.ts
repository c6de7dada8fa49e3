// A reading below an item that repeats some of its values, such as its target, follows the changes of the item.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { at, isObject, type Json, keysOf } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import type { Resource } from '../model/model.ts'
import { readsBelow } from './below.ts'
import { createFull } from './full.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'
import { addressed, fieldBodies, guarded, innerBodies } from './updates.ts'

const MAX_CHANGES = 12
/** Names that many things have for a value of their own. */
const GENERAL = /^(id|name|title|type|kind|status|state|version|date|count|total|items|createdAt|updatedAt)$/i

/** The smallest number and the shortest text that two fields do not share by chance. */
const MIN_NUMBER = 10
const MIN_TEXT = 4

const isTelling = (value: unknown): boolean =>
  typeof value === 'number'
    ? Math.abs(value) > MIN_NUMBER || !Number.isInteger(value)
    : typeof value === 'string' && value.length >= MIN_TEXT

/** The numbers and texts of an item, at its highest level and one below, by their place. */
function valuesOf(item: unknown, place = ''): [string, unknown][] {
  return Object.entries(isObject(item) ? item : {}).flatMap(([name, value]): [string, unknown][] => {
    if (isObject(value)) return place === '' ? valuesOf(value, `/${name}`) : []
    return isTelling(value) && !GENERAL.test(name) ? [[`${place}/${name}`, value]] : []
  })
}

/** The places of an item whose values a reading below it has under the same name. */
const sharedBy = (item: Exchange, below: Exchange): string[] =>
  valuesOf(item.answer.body)
    .filter(([place, value]) => (Object(below.answer.body) as Json)[keysOf(place).at(-1) ?? ''] === value)
    .map(([place]) => place)

type Reading = { call: Call; places: string[] }

async function readingsOf(context: Context, created: Created, item: Exchange): Promise<Reading[]> {
  const readings: Reading[] = []
  for (const operation of readsBelow(context, created.resource)) {
    const base = context.model.lists.has(operation.id) ? undefined : await context.requests.base(operation)
    if (!base) continue
    const call = { ...base.call, path: { ...base.call.path, ...created.path } }
    const below = await context.client.send(call)
    const places = isSuccess(below) ? sharedBy(item, below) : []
    if (places.length > 0) readings.push({ call, places })
  }
  return readings
}

/** Judges the readings after a change of the values that they share. */
async function judgeChange(context: Context, update: Exchange, item: Exchange, readings: Reading[]): Promise<void> {
  for (const { call, places } of readings) {
    const below = await context.client.send(call)
    if (!isSuccess(below)) continue
    for (const place of places) {
      const [value, name] = [at(item.answer.body, place), keysOf(place).at(-1) ?? '']
      const shown = (Object(below.answer.body) as Json)[name]
      judgeLaw(
        context,
        call.operation,
        'repeated',
        typeof shown === typeof value &&
          shown !== value && {
            expected: `${name} as the item has it after its change: ${start(value)}`,
            seen: start(shown),
            exchanges: [update, item, below],
            detail: name,
          },
      )
    }
  }
}

export async function judgeRepeated(context: Context, resource: Resource): Promise<void> {
  const { requests, client, operations } = context
  const { update, create } = resource
  const below = readsBelow(context, resource).filter((one) => !context.model.lists.has(one.id))
  const isMeant = [create, update, ...below].some((one) => one !== undefined && operations.includes(one))
  if (!update || !create || below.length === 0 || !isMeant) return
  const base = await requests.base(update)
  const created = base && isSuccess(base) ? await createFull(context, resource) : undefined
  const item = created && (await readItem(context, resource, created.path))
  if (!base || !created || !item || !isSuccess(item)) return
  const readings = await readingsOf(context, created, item)
  const shared = [...new Set(readings.flatMap(({ places }) => places))]
  const changes = [
    ...fieldBodies(context, base.call).map(({ body }) => body),
    ...innerBodies(context, base.call),
  ].filter((body) => shared.some((place) => at(body, place) !== at(base.call.body, place)))
  let last = item
  for (const body of readings.length > 0 ? changes.slice(0, MAX_CHANGES) : []) {
    const path = update.path === resource.item ? created.path : base.call.path
    const call = guarded(context, { ...base.call, path, body: addressed(body, resource, created.id) }, last)
    const sent = await client.send(call)
    const now = isSuccess(sent) ? await readItem(context, resource, created.path) : undefined
    if (!now || !isSuccess(now)) continue
    await judgeChange(context, sent, now, readings)
    last = now
  }
  await requests.made.remove(created)
}
