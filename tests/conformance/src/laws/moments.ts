// Moments that the backend sets: that of the creation is now, that of the last change follows the changes, and what is issued is not over.
import type { Context } from '../context.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import { differences, stable } from './compare.ts'
import { judgeLaw } from './law.ts'

const CREATED = /^created(_?(at|on|date|time))?$/i
const TOUCHED = /^(last_?)?(updated|modified|changed|edited)(_?(at|on|date|time))?$/i
const OVER = /^(expires|expiry|expiration|valid_?until)(_?(at|on|date|time))?$/i
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
const MINUTE_MS = 60_000
/** Time zones are apart from each other by half hours, mostly. */
const ZONE_STEP_MS = 30 * MINUTE_MS
const MAX_ZONE_MS = 14 * 60 * MINUTE_MS
const TOLERANCE_MS = 2 * MINUTE_MS
/** Moments without a fraction may be the same within a second. */
const FULL_SECOND_MS = 1100

function momentIn(body: unknown, name: RegExp): [string, string] | undefined {
  for (const [field, value] of Object.entries(isObject(body) ? body : {}))
    if (name.test(field) && typeof value === 'string' && MOMENT.test(value)) return [field, value]
  return undefined
}

/** A creation happens now. Off by half hours it is a time of another zone; otherwise the backend has a clock of its own. */
export function judgeCreatedNow(context: Context, creation: Exchange): void {
  const { answer, call, at } = creation
  const [field, value] = momentIn(answer.body, CREATED) ?? []
  if (!field || !value) return
  const now = Date.parse(answer.headers.get('Date') ?? '') || at
  const distance = Math.abs(Date.parse(value) - now)
  const fromZone = Math.abs(distance - Math.round(distance / ZONE_STEP_MS) * ZONE_STEP_MS)
  const isOtherZone = distance > ZONE_STEP_MS / 2 && distance < MAX_ZONE_MS && fromZone < TOLERANCE_MS
  judgeLaw(
    context,
    call.operation,
    'moment',
    isOtherZone && {
      expected: `${field} to be the moment of the creation, ${new Date(now).toISOString()}`,
      seen: value,
      exchanges: [creation],
      detail: field,
    },
  )
}

/** A code or a link that a request issues is not over already. An older one that it only answers with may be. */
export function judgeNotOver(context: Context, exchange: Exchange): void {
  const { call, answer, at } = exchange
  const now = Date.parse(answer.headers.get('Date') ?? '') || at
  const moments = Object.entries(Object(answer.body) as Json).filter(([, one]) => MOMENT.test(String(one)))
  const isNew = moments.every(([name, one]) => OVER.test(name) || Date.parse(String(one)) > now - TOLERANCE_MS)
  const hasCreated = momentIn(answer.body, CREATED) !== undefined
  const isIssued = isNew && (hasCreated || !('id' in Object(answer.body)))
  const [field, value] = momentIn(answer.body, OVER) ?? []
  if (call.operation.method !== 'POST' || !isIssued || !field || !value || field in Object(call.body)) return
  judgeLaw(
    context,
    call.operation,
    'moment',
    Date.parse(value) < now - TOLERANCE_MS && {
      expected: `${field} to be later than the answer, ${new Date(now).toISOString()}`,
      seen: value,
      exchanges: [exchange],
      detail: field,
    },
  )
}

/** Moments that go on by themselves. */
const GOES_ON = /^(last|next|expires|refreshed|synced|checked|seen|read)([A-Z_]|$)/
const DAY = /^\d{4}-\d\d-\d\d$/
const DAY_NAME = /(On|_on|Date|_date)$/

/**
 * The moments and days of an answer that a reading after it shows otherwise. That of the last change may be later, where something else has
 * changed the item, and never earlier.
 */
export function otherMoments(written: unknown, read: unknown): string[] {
  if (!isObject(written) || !isObject(read)) return []
  return Object.entries(written).flatMap(([field, value]) => {
    const now = read[field]
    if (typeof value !== 'string' || typeof now !== 'string') return []
    if (DAY_NAME.test(field) && DAY.test(value) && DAY.test(now)) return value === now ? [] : [field]
    if (!MOMENT.test(value) || !MOMENT.test(now) || (GOES_ON.test(field) && !TOUCHED.test(field))) return []
    const later = Date.parse(now) - Date.parse(value)
    return later < -FULL_SECOND_MS || (later > FULL_SECOND_MS && !TOUCHED.test(field)) ? [field] : []
  })
}

/** A moment of the last change that has no value before the first change has one after it. */
function judgeFirstTouch(context: Context, [before, update, after]: [Exchange, Exchange, Exchange]): void {
  const [was, is] = [Object(before.answer.body) as Json, Object(after.answer.body) as Json]
  const field = Object.keys(was).find((name) => TOUCHED.test(name) && was[name] === null && name in is)
  if (field === undefined) return
  judgeLaw(
    context,
    update.call.operation,
    'touched',
    is[field] === null && {
      expected: `a moment at ${field}, because the update changed something`,
      seen: 'null',
      exchanges: [before, update, after],
      detail: `${field} first`,
    },
  )
}

/** An update that changes something moves the moment of the last change. */
export function judgeTouched(
  context: Context,
  { before, update, after }: { before: Exchange; update: Exchange; after: Exchange },
): void {
  const hasChanged = differences(stable(context, before.answer.body), after.answer.body).length > 0
  if (!hasChanged) return
  const [field, value] = momentIn(before.answer.body, TOUCHED) ?? []
  const next = momentIn(after.answer.body, TOUCHED)?.[1]
  judgeFirstTouch(context, [before, update, after])
  if (!field || !value || !next) return
  const isFine = value.includes('.') || after.at - before.at > FULL_SECOND_MS
  if (!isFine) return
  judgeLaw(
    context,
    update.call.operation,
    'touched',
    Date.parse(next) <= Date.parse(value) && {
      expected: `a later ${field} than ${value}, because the update changed something`,
      seen: next,
      exchanges: [before, update, after],
      detail: field,
    },
  )
}
