// Updates: what is sent is saved, what is not sent stays with a merge, the same twice is the same, a stale version is refused.

import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { at, isObject, type Json, join } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import type { Resource } from '../model/model.ts'
import { freeTexts } from '../values/bodies.ts'
import { limitsOf } from '../values/faults.ts'
import { flatten } from '../values/flat.ts'
import { differences, stable } from './compare.ts'
import { judgeLaw } from './law.ts'
import { judgeRead, readItem } from './lifecycle.ts'
import { judgeReplace } from './replace.ts'
import { judgeStale } from './versions.ts'

const MAX_FIELDS = 25

/** The id of the item, where the body of an update names it. */
function addressed(body: unknown, { idField, parameter }: Resource, id: string): unknown {
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

/** Bodies that differ from `body` in one field of the highest level each. */
export function fieldBodies({ contract, schemas, requests }: Context, call: Call): Map<string, unknown> {
  const content = requests.content(call.operation)?.[1]
  const bodies = new Map<string, unknown>()
  if (!content) return bodies
  for (const { place, value } of limitsOf(contract.document, content.schema, call.body)) {
    const [, field = '', ...deeper] = place.split('/')
    if (
      deeper.length > 0 ||
      /(^|_)ids?$|Ids?$/.test(field) ||
      !schemas.isValid(content.schemaPointer, value, 'request')
    )
      continue
    if (JSON.stringify(value) !== JSON.stringify(call.body) && bodies.size < MAX_FIELDS) bodies.set(field, value)
  }
  return bodies
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

/** Sends one update and judges what is read after it. */
async function judgeUpdate(
  context: Context,
  resource: Resource,
  created: Created,
  call: Call,
): Promise<Exchange | undefined> {
  const before = await readItem(context, resource, created.path)
  if (!before || !isSuccess(before)) return undefined
  const update = await context.client.send(guarded(context, call, before))
  if (!isSuccess(update)) return undefined
  const after = await readItem(context, resource, created.path)
  if (!after || !isSuccess(after)) return undefined
  judgeRead(context, update, after)
  judgeUnchanging(context, [before, update, after])
  if (context.model.kinds.get(call.operation.id) === 'merge') {
    const sent = isObject(call.body) ? call.body : {}
    const others = Object.fromEntries(Object.entries(stable(before.answer.body)).filter(([name]) => !(name in sent)))
    const lost = differences(others, after.answer.body).filter((name) => isCleared(Object(after.answer.body)[name]))
    judgeLaw(
      context,
      call.operation,
      'merge',
      lost.length > 0 && {
        expected: `${lost.join(', ')} as before, because the update does not name ${lost.length > 1 ? 'them' : 'it'}`,
        seen: start(lost.map((name) => Object(after.answer.body)[name] as unknown)),
        exchanges: [before, update, after],
        detail: lost.join(),
      },
    )
  }
  return update
}

const isCleared = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

async function judgeTwice(context: Context, resource: Resource, created: Created, call: Call): Promise<void> {
  if (call.operation.method !== 'PUT') return
  const first = await readItem(context, resource, created.path)
  if (!first) return
  const again = await context.client.send(guarded(context, call, first))
  const second = await readItem(context, resource, created.path)
  if (!second || !isSuccess(first)) return
  const changed = isSuccess(again) ? differences(stable(first.answer.body), second.answer.body) : []
  const isRefused = again.answer.status >= 400 && again.answer.status !== 409 && again.answer.status !== 429
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

/** Signs of several languages, and one outside of the basic plane. */
const SIGNS = 'Ğüşİöç Çığ – “é” 漢 😀 <b>&amp;'

/** A text is saved as it was sent, in any language. */
async function judgeText(context: Context, resource: Resource, created: Created, call: Call): Promise<void> {
  const content = context.requests.content(call.operation)?.[1]
  if (!content || !isObject(call.body)) return
  const body = { ...call.body }
  for (const name of freeTexts(context.contract, content.schema, body).filter((one) => typeof body[one] === 'string')) {
    const next = { ...body, [name]: SIGNS }
    if (context.schemas.isValid(content.schemaPointer, next, 'request')) body[name] = SIGNS
  }
  if (Object.values(body).includes(SIGNS)) await judgeUpdate(context, resource, created, { ...call, body })
}

export async function judgeUpdates(context: Context, resource: Resource, created: Created): Promise<void> {
  const { update } = resource
  if (!update || !created) return
  const base = await context.requests.base(update)
  if (!base || !isSuccess(base) || base.call.body === undefined) {
    context.coverage.skip(update.id, 'updates', base ? `answered ${base.answer.status}` : 'not tried')
    return
  }
  const call: Call = {
    ...base.call,
    path: update.path === resource.item ? created.path : base.call.path,
    body: addressed(base.call.body, resource, created.id),
  }
  await judgeUpdate(context, resource, created, call)
  await judgeTwice(context, resource, created, call)
  for (const body of fieldBodies(context, call).values())
    if (!context.isOver()) await judgeUpdate(context, resource, created, { ...call, body })
  // A merge with one field shows whether the others stay.
  if (context.model.kinds.get(update.id) === 'merge' && isObject(call.body)) {
    for (const [name, value] of Object.entries(call.body).slice(0, MAX_FIELDS)) {
      const content = context.requests.content(update)?.[1]
      const { required } = flatten(context.contract.document, content?.schema, call.body)
      const needed = [resource.idField, resource.parameter, ...(Array.isArray(required) ? required.map(String) : [])]
      const single: Json = { ...pick(call.body, needed), [name]: value }
      if (content && context.schemas.isValid(content.schemaPointer, single, 'request'))
        await judgeUpdate(context, resource, created, { ...call, body: single })
    }
  }
  await judgeReplace(context, resource, created, call)
  await judgeText(context, resource, created, call)
  await judgeStale(context, resource, created, call)
}

const pick = (body: Json, names: string[]): Json =>
  Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)))
