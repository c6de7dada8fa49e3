// A stale version is refused whatever the update changes: a program may compare it for some fields only, or not where the state changes.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { extension, type Operation, type Schema } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { limitsOf } from '../values/faults.ts'
import { flatten, kindOf } from '../values/flat.ts'
import { differences } from './compare.ts'
import { judgeLaw } from './law.ts'
import { type FieldBody, fieldBodies } from './updates.ts'

/** Each value of an enumeration may be a case of its own, such as the state that closes an item. */
const MAX_VALUES = 4

/** The field of the state, as the steps of the contract name it. */
function stateField(operation: Operation): string | undefined {
  const declared = extension(operation, 'x-transitions')
  return isObject(declared) ? String(declared.field) : undefined
}

/** The kind of a field, by which one of several alike is chosen; a state and each of its values are kinds of their own. */
function kindOfField(context: Context, { operation, body }: Call, field: string): string {
  const { contract, requests } = context
  const { properties } = flatten(contract.document, requests.content(operation)?.[1].schema, body)
  const flat = flatten(contract.document, Object(properties)[field] as Schema)
  if (field === stateField(operation) || (Array.isArray(flat.enum) && /stat(e|us)$/i.test(field))) return 'state'
  if (Array.isArray(flat.enum)) return 'enum'
  return `${kindOf(flat)} ${typeof flat.format === 'string' ? flat.format : ''}`
}

/** One body for each kind of field, and one for each value of a state; those of a merge name the changed field alone. */
function bodiesOf(context: Context, call: Call, present: unknown): FieldBody[] {
  const { contract, requests, schemas, model } = context
  const content = requests.content(call.operation)?.[1]
  if (!content) return []
  const states = limitsOf(contract.document, content.schema, call.body).flatMap(({ place, keyword, value }) =>
    keyword === 'enum' && !place.slice(1).includes('/') ? [{ field: place.slice(1), body: value }] : [],
  )
  const isMerge = model.kinds.get(call.operation.id) === 'merge'
  const counts = new Map<string, number>()
  const { required } = flatten(contract.document, content.schema, call.body)
  return [...states, ...fieldBodies(context, call)].flatMap(({ field, body }): FieldBody[] => {
    const kind = kindOfField(context, call, field)
    const value: unknown = Reflect.get(Object(body), field)
    const count = counts.get(kind) ?? 0
    if (count >= (kind === 'state' ? MAX_VALUES : 1) || differences({ [field]: value }, present).length === 0) return []
    const needed = Object.entries(Object(call.body) as Json).filter(
      ([name]) => Array.isArray(required) && required.includes(name),
    )
    const alone = { ...Object.fromEntries(needed), [field]: value }
    const one: unknown = isMerge && schemas.isValid(content.schemaPointer, alone, 'request') ? alone : body
    if (!schemas.isValid(content.schemaPointer, one, 'request')) return []
    counts.set(kind, count + 1)
    return [{ field, body: one }]
  })
}

/** Sends one stale update for each kind of field. `guarded` gives a call the version before the last update, `present` is what is read now. */
export async function judgeStaleFields(
  context: Context,
  call: Call,
  { present, stale, pointer }: { present: Exchange; stale: (call: Call) => Call; pointer: string },
): Promise<void> {
  for (const { field, body } of bodiesOf(context, call, present.answer.body)) {
    if (context.isOver()) return
    const exchange = await context.client.send(stale({ ...call, body }))
    judgeLaw(
      context,
      call.operation,
      'stale',
      isSuccess(exchange) &&
        differences({ [field]: Reflect.get(Object(body), field) as unknown }, exchange.answer.body).length === 0 && {
          expected: `a refusal of the version before the last update, also of one that changes ${field}`,
          seen: `${exchange.answer.status} ${start(exchange.answer.text)}`,
          exchanges: [present, exchange],
          pointer,
          detail: 'field',
        },
    )
    if (isSuccess(exchange)) return
  }
}
