// Versions guard against lost updates: each update gives another one, a stale one is refused, and of two at one moment one loses.

import { start } from '../checks/answer-rules.ts'
import { judgeRefusalStatus } from '../checks/refusals.ts'
import type { Context } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { at, isObject, type Json, join } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import type { Resource } from '../model/model.ts'
import { varied } from '../values/bodies.ts'
import { differences, stable } from './compare.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'
import { judgeStaleFields } from './stale-fields.ts'
import { judgeUntouched, watched } from './untouched.ts'
import { fieldBodies, guarded } from './updates.ts'

/** Three calls with bodies that differ from each other; fewer if the schema leaves no room. */
function variants(context: Context, call: Call): Call[] {
  const content = context.requests.content(call.operation)?.[1]
  const other = () => varied(context.contract, content?.schema, call.body, context.requests.mark())
  const bodies = [other(), other(), other(), call.body, ...fieldBodies(context, call).map(({ body }) => body)]
  const distinct = [...new Map(bodies.map((body) => [JSON.stringify(body), body])).values()]
  return distinct.slice(0, 3).map((body) => ({ ...call, body }))
}

/** An update that leaves everything as it is overwrites nothing, whatever version it names; one whose answer shows other values is dropped. */
const hasEffect = (context: Context, before: Exchange, { call, answer: { body } }: Exchange): boolean =>
  !isObject(body) || differences(stable(context, before.answer.body), body).length > 0 || isDropped(call.body, body)

const isDropped = (sent: unknown, shown: unknown): boolean => differences(sent, shown).length > 0

const pointerOf = ({ parameters, pointer }: Operation, guard: string | undefined): string =>
  parameters.find(({ name }) => name === guard)?.pointer ?? pointer

const CONFLICTS = [409, 412]
/** More updates than an item of a test has. */
const FAR = 1000

type Item = Pick<Created, 'path'>

export async function judgeStale(context: Context, resource: Resource, created: Item, call: Call): Promise<void> {
  const { version, ifMatch, versionField } = context.model.guards.get(call.operation.id) ?? {}
  const [first, second, third] = version || ifMatch ? variants(context, call) : []
  if (!first || !second) return
  const initial = await readItem(context, resource, created.path)
  if (!initial) return
  const tries = [await context.client.send(guarded(context, first, initial))]
  if (CONFLICTS.includes(tries[0]?.answer.status ?? 0)) {
    const again = (await readItem(context, resource, created.path)) ?? initial
    tries.push(await context.client.send(guarded(context, second, again)))
  }
  const refused = tries.at(-1)
  if (refused && tries.length > 1 && CONFLICTS.includes(refused.answer.status)) {
    judgeLaw(context, call.operation, 'version', {
      expected: 'acceptance of an update of the version that was just read',
      seen: `${refused.answer.status} ${start(refused.answer.text)}`,
      exchanges: [initial, ...tries],
    })
    return
  }
  const before = await readItem(context, resource, created.path)
  if (!before || !isSuccess(before)) return
  const update = await context.client.send(guarded(context, second, before))
  const between = isSuccess(update) ? await readItem(context, resource, created.path) : undefined
  // An update that changes nothing may leave the version as it is.
  if (!between || differences(stable(context, before.answer.body), between.answer.body).length === 0) return
  const versionOf = ({ answer }: typeof before) => versionField && at(answer.body, join('', versionField))
  const isSameTag = ifMatch !== undefined && before.answer.headers.get('ETag') === between.answer.headers.get('ETag')
  if (isSameTag || (version && versionField && versionOf(between) === versionOf(before))) {
    judgeLaw(context, call.operation, 'version', {
      expected: `another ${isSameTag ? 'ETag' : versionField} after an update`,
      seen: String(isSameTag ? between.answer.headers.get('ETag') : versionOf(between)),
      exchanges: [update, between],
    })
    return
  }
  const watch = await watched(context, call)
  const stale = await context.client.send(guarded(context, third ?? first, before))
  judgeLaw(
    context,
    call.operation,
    'stale',
    isSuccess(stale) &&
      hasEffect(context, between, stale) && {
        expected: 'a refusal of the version before the last update',
        seen: `${stale.answer.status} ${start(stale.answer.text)}`,
        exchanges: [before, update, stale],
        pointer: pointerOf(call.operation, version ?? ifMatch),
      },
  )
  await judgeUntouched(context, watch, [stale])
  // A body that differs from the others may be refused for itself.
  const isOfBody = stale.answer.status === 422 && third !== undefined
  const refusal = isOfBody ? await context.client.send(guarded(context, first, before)) : stale
  if (refusal.answer.status !== 422) context.consistency.note('a stale version', refusal)
  judgeRefusalStatus(context, refusal, 'a version that is not the present one')
  if (!isSuccess(stale))
    await judgeStaleFields(context, call, {
      present: between,
      stale: (one) => guarded(context, one, before),
      pointer: pointerOf(call.operation, version ?? ifMatch),
    })
  await judgeFuture(context, resource, created, third ?? first)
  if (third) await judgeRace(context, resource, created, [first, third])
}

/** A version that the item has not reached is no more the present one than an old one is. */
async function judgeFuture(context: Context, resource: Resource, created: Item, call: Call): Promise<void> {
  const { version, versionField } = context.model.guards.get(call.operation.id) ?? {}
  const read = version && versionField ? await readItem(context, resource, created.path) : undefined
  const present = read && versionField ? at(read.answer.body, join('', versionField)) : undefined
  if (!version || !read || typeof present !== 'number') return
  const early = await context.client.send({ ...call, query: { ...call.query, [version]: present + FAR } })
  judgeLaw(
    context,
    call.operation,
    'stale',
    isSuccess(early) &&
      hasEffect(context, read, early) && {
        expected: `a refusal of a version that does not exist yet, because the present one is ${present}`,
        seen: `${early.answer.status} ${start(early.answer.text)}`,
        exchanges: [read, early],
        detail: 'future',
      },
  )
}

/** Two updates of the same version at the same moment: one of them must lose. */
async function judgeRace(context: Context, resource: Resource, created: Item, calls: [Call, Call]): Promise<void> {
  const before = await readItem(context, resource, created.path)
  if (!before || !isSuccess(before)) return
  const [first, second] = calls.map((call) => guarded(context, call, before)) as [Call, Call]
  const both = await Promise.all([context.client.send(first), context.client.send(second)])
  judgeLaw(
    context,
    calls[0].operation,
    'race',
    both.every((one) => isSuccess(one) && hasEffect(context, before, one)) &&
      hasEffect(context, both[0], both[1]) && {
        expected: 'a refusal of one of two updates of the same version at the same moment',
        seen: 'both are accepted',
        exchanges: both,
      },
  )
}

const VERSION = /^(version|revision|etag)$/i

/** The version in the answer to a write is the one that the next write names: that of the item as it is read then. */
export function judgeAnsweredVersion(context: Context, write: Exchange, read: Exchange): void {
  const [answered, present] = [write, read].map(({ answer: { body } }) => Object(body) as Json)
  const field = Object.keys(answered ?? {}).find((name) => VERSION.test(name) && present && name in present)
  if (field === undefined) return
  const [was, is] = [answered?.[field], present?.[field]]
  judgeLaw(
    context,
    write.call.operation,
    'answered',
    was !== is && {
      expected: `${field} as the answer to ${write.call.operation.id} showed it: ${start(was)}`,
      seen: `${start(is)} when it is read`,
      exchanges: [write, read],
      detail: field,
    },
  )
}

/** A deletion that is guarded by a version refuses one that is not the present one. */
export async function judgeStaleDeletion(
  context: Context,
  created: Created,
  call: Call,
  read: Exchange,
): Promise<void> {
  const { version, ifMatch, versionField } = context.model.guards.get(call.operation.id) ?? {}
  const present = versionField ? at(read.answer.body, join('', versionField)) : at(read.answer.body, '/version')
  // A backend that compares which one is greater takes one that the item never had.
  const others = version !== undefined && typeof present === 'number' && present > 1 ? [present - 1, present + 1] : []
  if (others.length === 0 && !ifMatch) return
  const watch = await watched(context, call)
  const stale: Exchange[] = []
  for (const other of others.length > 0 ? others : [undefined]) {
    if (stale.some(isSuccess)) break
    const query = version === undefined || other === undefined ? call.query : { ...call.query, [version]: other }
    const headers = ifMatch ? { ...call.headers, [ifMatch]: '"conformance"' } : call.headers
    stale.push(await context.client.send({ ...call, query, headers }))
  }
  const done = stale.find(isSuccess)
  judgeLaw(
    context,
    call.operation,
    'stale',
    done && {
      expected: 'a refusal of the deletion of another version than the present one',
      seen: `${done.answer.status} ${start(done.answer.text)}`,
      exchanges: [read, done],
      detail: 'deletion',
    },
  )
  await judgeUntouched(context, watch, stale)
  if (done) context.requests.made.forget(created)
}
