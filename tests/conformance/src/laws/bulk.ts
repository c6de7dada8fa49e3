// A change of several items changes those that it names and no others, says which of them are not there, and takes none of another tenant.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { namesIn, type Operation, type Schema } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import type { Resource } from '../model/model.ts'
import { flatten, kindOf } from '../values/flat.ts'
import { SEVERAL, UNKNOWN_ID } from '../values/ids.ts'
import { addingCalls, changedBy, notAdded } from './added.ts'
import { judgeAppended } from './appended.ts'
import { judgeBulkVersions } from './bulk-versions.ts'
import { differences, stable } from './compare.ts'
import { partOf, readItem } from './item.ts'
import { judgeLaw } from './law.ts'
import { MISSING } from './missing-ids.ts'
import { judgeTouched } from './moments.ts'
import { judgeNeighbour, neighbourOf } from './neighbours.ts'
import { judgeSameShowing } from './same-showing.ts'
import { fieldBodies } from './updates.ts'

/** Lists of items that were not changed, with the reason. */
const REFUSED = /refus|fail|skip|conflict|error|missing|reject/i
const MAX_BODIES = 12

type Bulk = { operation: Operation; ids: string; call: Call }

/** The operation at a collection that takes the ids of several items, with a body that it accepts. */
export async function bulkOf({ contract, requests }: Context, { collection }: Resource): Promise<Bulk | undefined> {
  for (const operation of contract.operations) {
    if (operation.path !== collection || !['PUT', 'PATCH'].includes(operation.method)) continue
    const { properties } = flatten(contract.document, requests.content(operation)?.[1].schema)
    const ids = Object.keys(isObject(properties) ? properties : {}).find(
      (name) =>
        SEVERAL.test(name) && kindOf(flatten(contract.document, (properties as Json)[name] as Schema)) === 'array',
    )
    const base = ids === undefined ? undefined : await requests.base(operation)
    if (ids !== undefined && base) return { operation, ids, call: base.call }
  }
  return undefined
}

/** The item of another tenant, made for it in its own account. */
async function foreignItem({ callers, requests, client }: Context, resource: Resource): Promise<Created | undefined> {
  const { create, read } = resource
  const [stranger] = callers.strangers()
  const base = create && (await requests.base(create))
  const names = namesIn(create?.path ?? '')
  const isOwn = stranger && names.every((name) => name in stranger.ids)
  if (!stranger || !base || !read || !isOwn || !callers.mayCall(base.call.operation, stranger.name)) return undefined
  const call = { ...(await requests.again(base)), caller: stranger.name }
  const made = await client.send({ ...call, path: { ...call.path, ...stranger.ids } })
  return isSuccess(made) ? requests.track(resource, made) : undefined
}

const listsIn = (body: unknown): [string, unknown[]][] =>
  Object.entries(isObject(body) ? body : {}).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))

function judgeMissing(context: Context, { operation }: Bulk, done: Exchange, ids: string[]): void {
  const lists = listsIn(done.answer.body)
  const [name, missing] = lists.find(([field]) => MISSING.test(field)) ?? []
  if (!name || !missing) return
  const others = JSON.stringify(lists.filter(([field]) => field !== name))
  for (const id of ids)
    judgeLaw(
      context,
      operation,
      'bulk-missing',
      (!missing.includes(id) || others.includes(`"${id}"`)) && {
        expected: `${id}, which is not there for this caller, in ${name} and nowhere else`,
        seen: start(done.answer.text),
        exchanges: [done],
      },
    )
}

async function judgeDone(context: Context, { operation, ids }: Bulk, done: Exchange, items: Created[]): Promise<void> {
  const { [ids]: _, ...sent } = Object(done.call.body) as Json
  for (const item of items) {
    const read = await readItem(context, item.resource, item.path)
    const lists = listsIn(done.answer.body)
    const isRefused = lists.some(([name, list]) => REFUSED.test(name) && JSON.stringify(list).includes(`"${item.id}"`))
    const shown = lists
      .filter(([name]) => !REFUSED.test(name))
      .flatMap(([, list]) => list)
      .find((one) => isObject(one) && one[item.resource.idField] === item.id)
    if (!read || !isSuccess(read) || isRefused) continue
    if (isObject(shown)) judgeSameShowing(context, partOf(done, shown), read)
    judgeAppended(context, done, read.answer.body, [read])
    const lost = [
      ...new Set([
        ...differences(sent, read.answer.body),
        ...differences(sent, shown),
        ...notAdded(sent, read.answer.body),
      ]),
    ]
    judgeLaw(
      context,
      operation,
      'bulk',
      lost.length > 0 && {
        expected: `${lost.join(', ')} of ${item.id} as it was sent: ${start(lost.map((name) => sent[name]))}`,
        seen: start(lost.map((name) => Object(read.answer.body)[name] as unknown)),
        exchanges: [done, read],
        detail: lost.join(),
      },
    )
    judgeMoved(context, item, done, read)
  }
}

/** A change of several items is one of each: its version and the moment of its last change follow. */
function judgeMoved(context: Context, { exchange }: Created, done: Exchange, read: Exchange): void {
  const [was, is] = [Object(exchange.answer.body) as Json, Object(read.answer.body) as Json]
  const hasChanged = differences(stable(context, was), is).length > 0
  if (hasChanged && typeof was.version === 'number')
    judgeLaw(
      context,
      done.call.operation,
      'version',
      was.version === is.version && {
        expected: 'another version after a change of several items',
        seen: start(is.version),
        exchanges: [exchange, done, read],
        detail: 'bulk',
      },
    )
  judgeTouched(context, { before: exchange, update: done, after: read })
}

export async function judgeBulk(context: Context, resource: Resource): Promise<void> {
  const { requests, client } = context
  const bulk = resource.create ? await bulkOf(context, resource) : undefined
  const items = bulk ? [await requests.create(resource), await requests.create(resource)] : []
  const made = items.filter((one) => one !== undefined)
  const [first] = made
  if (!bulk || !first || made.length < 2) return
  const neighbour = await neighbourOf(context, first)
  const foreign = await foreignItem(context, resource)
  const foreignRead = foreign && (await context.client.send(foreignReading(context, foreign)))
  const absent = [UNKNOWN_ID, ...(foreign ? [foreign.id] : [])]
  const named = { ...Object(bulk.call.body), [bulk.ids]: [...made.map(({ id }) => id), ...absent] } as Json
  const call = { ...bulk.call, path: { ...bulk.call.path, ...pick(first.path, bulk.operation) } }
  // Of a list that is added to, the items may have some already: as many as it may have are too many together.
  const fields = fieldBodies(context, { ...call, body: named }).filter(
    ({ field }) => field !== bulk.ids && changedBy(field) === undefined,
  )
  const done: Exchange[] = []
  const adding = addingCalls(context, { ...call, body: named }).map(({ body }) => body)
  for (const body of [named, ...adding, ...fields.slice(0, MAX_BODIES).map((one) => one.body)]) {
    if (context.isOver()) break
    const exchange = await client.send({ ...call, body })
    if (!isSuccess(exchange)) continue
    done.push(exchange)
    judgeMissing(context, bulk, exchange, absent)
    await judgeDone(context, bulk, exchange, made)
  }
  const own = { ...call, body: { ...Object(call.body), [bulk.ids]: [first.id] } }
  await judgeBulkVersions(context, bulk, own, {
    id: first.id,
    read: () => readItem(context, first.resource, first.path),
  })
  await judgeNeighbour(context, neighbour, bulk.operation, done)
  if (!foreign || !foreignRead || !isSuccess(foreignRead) || done.length === 0) return
  const after = await client.send(foreignReading(context, foreign))
  const changed = isSuccess(after) ? differences(foreignRead.answer.body, after.answer.body) : ['everything']
  judgeLaw(
    context,
    bulk.operation,
    'bulk-foreign',
    changed.length > 0 && {
      expected: `${foreign.id} of another tenant as before`,
      seen: `${after.answer.status} ${start(changed.map((name) => Object(after.answer.body)[name] as unknown))}`,
      exchanges: [foreignRead, ...done.slice(-1), after],
    },
  )
}

const foreignReading = ({ requests }: Context, { resource, path, call }: Created): Call => ({
  ...(resource.read ? requests.plain(resource.read) : call),
  path,
  caller: call.caller,
})

const pick = (path: Json, operation: Operation): Json =>
  Object.fromEntries(Object.entries(path).filter(([name]) => operation.path.includes(`{${name}}`)))
