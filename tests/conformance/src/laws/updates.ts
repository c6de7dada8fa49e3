// Updates: what is sent is saved, what is not sent stays with a merge, the same twice is the same, a stale version is refused.

import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import type { Schema } from '../contract/operation.ts'
import { at, isObject, type Json, join, keysOf } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import type { Resource } from '../model/model.ts'
import { limitsOf } from '../values/faults.ts'
import { flatten } from '../values/flat.ts'
import { innerChanges } from '../values/inner.ts'
import { plainValues, SMALL } from '../values/plain.ts'
import { REFERENCE } from '../values/references.ts'
import { inTurns } from '../values/turns.ts'
import { withEachSign } from './characters.ts'
import { differences, stable } from './compare.ts'
import { readItem } from './item.ts'
import { judgeKept } from './kept.ts'
import { judgeLaw } from './law.ts'
import { judgeRead } from './lifecycle.ts'
import { judgeTouched } from './moments.ts'
import { judgeReplace } from './replace.ts'
import { judgeStillListed, judgeVanished } from './still-listed.ts'
import { withSigns } from './texts.ts'
import { judgeStale } from './versions.ts'

const MAX_FIELDS = 25
const MAX_BODIES = 50
const MAX_INNER = 40

/** The id of the item, where the body of an update names it. */
export function addressed(body: unknown, { idField, parameter }: Resource, id: string): unknown {
  if (!isObject(body)) return body
  const name = [idField, parameter].find((one) => one !== '' && one in body)
  return name === undefined ? body : { ...body, [name]: id }
}

/** The guard of the present version, as parameter or header. */
export function guarded({ model }: Context, call: Call, read: Exchange): Call {
  const { version, versionField, ifMatch } = model.guards.get(call.operation.id) ?? {}
  const current = versionField ? at(read.answer.body, join('', versionField)) : undefined
  const tag = read.answer.headers.get('ETag')
  return {
    ...call,
    query: version && current !== undefined ? { ...call.query, [version]: current } : call.query,
    headers: ifMatch && tag ? { ...call.headers, [ifMatch]: tag } : call.headers,
  }
}

/** A body that differs in one field of the highest level. */
export type FieldBody = { field: string; body: unknown }

/** Bodies that differ from that of a call in one field each: at its limits, in its enumeration, and with values that are mistaken for none. */
export function fieldBodies({ contract, schemas, requests }: Context, call: Call): FieldBody[] {
  const content = requests.content(call.operation)?.[1]
  const bodies = new Map<string, FieldBody>()
  if (!content) return []
  const { document } = contract
  const limits = limitsOf(document, content.schema, call.body).flatMap(({ place, keyword, value }) => {
    const [, field = '', ...deeper] = place.split('/')
    return deeper.length > 0 ? [] : [{ field, kind: keyword, body: value }]
  })
  const plain = plainValues(document, content.schema, call.body).map(({ field, kind, value }) => ({
    field,
    kind,
    body: { ...(call.body as Json), [field]: value },
  }))
  for (const { field, kind, body } of [...limits, ...plain]) {
    if (REFERENCE.test(field) || kind === SMALL || !schemas.isValid(content.schemaPointer, body, 'request')) continue
    if (JSON.stringify(body) !== JSON.stringify(call.body)) bodies.set(`${field} ${kind}`, { field, body })
  }
  return inTurns([...bodies.values()], ({ field }) => field).slice(0, MAX_BODIES)
}

/** Bodies that differ from that of a call in one value inside of its objects and lists. */
export function innerBodies({ contract, schemas, requests }: Context, call: Call): unknown[] {
  const content = requests.content(call.operation)?.[1]
  const changes = content ? innerChanges(contract.document, content.schema, call.body) : []
  const valid = changes.filter(({ value }) => content && schemas.isValid(content.schemaPointer, value, 'request'))
  return inTurns(valid, ({ place }) => keysOf(place)[0] ?? '')
    .slice(0, MAX_INNER)
    .map(({ value }) => value)
}

/** The id and the moment of creation outlive every update. */
function judgeUnchanging(context: Context, [before, update, after]: [Exchange, Exchange, Exchange]): void {
  const [was, is] = [Object(before.answer.body) as Json, Object(after.answer.body) as Json]
  const sent = Object(update.call.body) as Json
  const field = Object.keys(was).find(
    (name) =>
      /^(id|uuid|created(_?(at|on|by))?)$/i.test(name) &&
      !(name in sent) &&
      isScalar(was[name]) &&
      was[name] !== is[name],
  )
  judgeLaw(
    context,
    update.call.operation,
    'unchanging',
    field !== undefined && {
      expected: `${field} as before the update: ${start(was[field])}`,
      seen: start(is[field]),
      exchanges: [before, update, after],
      detail: field,
    },
  )
}

const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number'

type Update = { before: Exchange; update: Exchange; after: Exchange }

/** The fields that a merge may set, though a single one is meant. */
const settable = ({ contract, requests }: Context, { operation, body }: Call): Json => {
  const { properties } = flatten(contract.document, requests.content(operation)?.[1].schema, body)
  return isObject(properties) ? properties : {}
}

/** The fields that follow from those of a body, by x-also-sets. */
function followingFields(context: Context, call: Call): string[] {
  const sent = isObject(call.body) ? call.body : {}
  const { document } = context.contract
  return Object.entries(settable(context, call)).flatMap(([name, schema]) => {
    const following = name in sent ? flatten(document, schema as Schema)['x-also-sets'] : undefined
    return Array.isArray(following) ? following.map(String) : []
  })
}

/** Fields that a merge does not name stay as they were. Others than those that it could set may follow from those that it names. */
function judgeMerge(context: Context, { before, update, after }: Update, isSingle: boolean): void {
  const { call } = update
  const sent = isObject(call.body) ? call.body : {}
  const read = Object(after.answer.body) as Json
  const own = isSingle ? settable(context, call) : {}
  const following = followingFields(context, call)
  const others = Object.fromEntries(
    Object.entries(stable(context, before.answer.body)).filter(
      ([name]) => !(name in sent) && !following.includes(name),
    ),
  )
  const lost = differences(others, read).filter((name) => isCleared(read[name]) || name in own)
  judgeLaw(
    context,
    call.operation,
    'merge',
    lost.length > 0 && {
      expected: `${lost.join(', ')} as before, because the update does not name ${lost.length > 1 ? 'them' : 'it'}`,
      seen: start(lost.map((name) => read[name])),
      exchanges: [before, update, after],
      detail: lost.join(),
    },
  )
}

/** Sends one update and judges what is read after it; `last` is the reading after the update before. */
async function judgeUpdate(
  context: Context,
  resource: Resource,
  created: Created,
  call: Call,
  { last, isSingle = false }: { last?: Update | undefined; isSingle?: boolean } = {},
): Promise<Update | undefined> {
  const before = last?.after ?? (await readItem(context, resource, created.path))
  if (!before || !isSuccess(before)) return undefined
  const update = await context.client.send(guarded(context, call, before))
  if (!isSuccess(update)) return undefined
  const after = await readItem(context, resource, created.path)
  if (!after) await judgeVanished(context, created, before, update)
  if (!after || !isSuccess(after)) return undefined
  judgeRead(context, update, after)
  judgeUnchanging(context, [before, update, after])
  judgeTouched(context, { before, update, after })
  if (context.model.kinds.get(call.operation.id) === 'merge') judgeMerge(context, { before, update, after }, isSingle)
  return { before, update, after }
}

const isCleared = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** True if a PUT that was accepted before is refused; a conflict is right only where a version guards it. */
export function isWronglyRefused({ model }: Context, { answer: { status }, call: { operation } }: Exchange): boolean {
  const { version, ifMatch } = model.guards.get(operation.id) ?? {}
  return status >= 400 && status !== 429 && (status !== 409 || (version ?? ifMatch) === undefined)
}

async function judgeTwice(context: Context, resource: Resource, created: Created, call: Call): Promise<void> {
  if (call.operation.method !== 'PUT') return
  const first = await readItem(context, resource, created.path)
  if (!first) return
  const again = await context.client.send(guarded(context, call, first))
  const second = await readItem(context, resource, created.path)
  if (!second || !isSuccess(first)) return
  const changed = isSuccess(again) ? differences(stable(context, first.answer.body), second.answer.body) : []
  const isRefused = isWronglyRefused(context, again)
  judgeLaw(
    context,
    call.operation,
    'put-twice',
    (isRefused || changed.length > 0) && {
      expected: 'the same state after the same PUT',
      seen: isRefused ? `${again.answer.status} ${start(again.answer.text)}` : `other values of ${changed.join(', ')}`,
      exchanges: [again, second],
    },
  )
}

/** A merge with one field shows whether the others stay, also those with a value that is not their default. */
async function judgeSingles(context: Context, resource: Resource, created: Created, call: Call): Promise<void> {
  const content = context.requests.content(call.operation)?.[1]
  if (!content || !isObject(call.body)) return
  const isValid = (body: Json) => context.schemas.isValid(content.schemaPointer, body, 'request')
  const { required } = flatten(context.contract.document, content.schema, call.body)
  const needed = [resource.idField, resource.parameter, ...(Array.isArray(required) ? required.map(String) : [])]
  const least = pick(call.body, needed)
  const unusual = fieldBodies(context, call).filter(({ field, body }) => {
    const value = (body as Json)[field]
    return !needed.includes(field) && value !== null && value !== '' && !Array.isArray(value)
  })
  const named = [...new Map(unusual.map((one) => [one.field, one])).values()]
  const singles: Json[] = [
    ...named.map(({ field, body }) => ({ ...least, [field]: (body as Json)[field] })),
    ...Object.entries(call.body)
      .slice(0, MAX_FIELDS)
      .map(([name, value]) => ({ ...least, [name]: value })),
  ]
  // An earlier update may have brought the item into a state that takes no further one.
  const fresh = async () => (await context.requests.create(resource)) ?? created
  let item = resource.create ? await fresh() : created
  let last: Update | undefined
  for (const single of singles) {
    if (!isValid(single) || context.isOver()) continue
    const path = call.operation.path === resource.item ? item.path : call.path
    const body = addressed(single, resource, item.id)
    last = await judgeUpdate(context, resource, item, { ...call, path, body }, { last, isSingle: true })
    if (!last && resource.create) item = await fresh()
  }
}

/** Judges the updates of an item; returns the first of them. */
export async function judgeUpdates(context: Context, resource: Resource, created: Created): Promise<Exchange[]> {
  const { update } = resource
  if (!update || !created) return []
  const base = await context.requests.base(update)
  if (!base || !isSuccess(base) || base.call.body === undefined) {
    context.coverage.skip(update.id, 'updates', base ? `answered ${base.answer.status}` : 'not tried')
    return []
  }
  const call: Call = {
    ...base.call,
    path: update.path === resource.item ? created.path : base.call.path,
    body: addressed(base.call.body, resource, created.id),
  }
  const first = await judgeUpdate(context, resource, created, call)
  await judgeTwice(context, resource, created, call)
  const bodies = [...fieldBodies(context, call).map(({ body }) => body), ...innerBodies(context, call)]
  let last: Update | undefined
  const listed = new Map<string, unknown[]>()
  for (const body of bodies) {
    if (context.isOver()) break
    last = await judgeUpdate(context, resource, created, { ...call, body }, { last })
    if (last) await judgeStillListed(context, resource, created, last, listed)
  }
  if (context.model.kinds.get(update.id) === 'merge') await judgeSingles(context, resource, created, call)
  await judgeKept(context, resource, call)
  await judgeReplace(context, resource, created, call)
  const text = withSigns(context, call)
  for (const one of [...(text ? [text] : []), ...withEachSign(context, call).map((written) => written.call)])
    if (!context.isOver()) await judgeUpdate(context, resource, created, one)
  await judgeStale(context, resource, created, call)
  return first ? [first.update] : []
}

const pick = (body: Json, names: string[]): Json =>
  Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)))
