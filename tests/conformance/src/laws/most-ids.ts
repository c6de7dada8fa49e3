// An operation that takes several ids takes exactly as many as its list may have, where ids that nothing has are accepted: no item must be made for them.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import type { Operation, Schema } from '../contract/operation.ts'
import { isObject, join } from '../contract/pointer.ts'
import { type Call, isSuccess } from '../http/client.ts'
import { flatten, kindOf } from '../values/flat.ts'
import { REFERENCE } from '../values/references.ts'
import { judgeLaw } from './law.ts'

/** Longer lists only cost time. */
const MAX_IDS = 1000
const REFUSED = [400, 413, 422]

/** The list of ids in a body, with the most that it may have. */
function idsIn({ contract, requests }: Context, operation: Operation): [string, number] | undefined {
  const { properties } = flatten(contract.document, requests.content(operation)?.[1].schema)
  for (const [name, schema] of Object.entries(isObject(properties) ? properties : {})) {
    const flat = flatten(contract.document, schema as Schema)
    const most = Number(flat.maxItems ?? Number.POSITIVE_INFINITY)
    if (kindOf(flat) === 'array' && REFERENCE.test(name)) return most > 1 && most <= MAX_IDS ? [name, most] : undefined
  }
  return undefined
}

/** An id of the same form that nothing has, another one for each number. */
function unknownId(id: string, number: number): string {
  const end = `x${String(number).padStart(4, '0')}`
  return `${id.slice(0, Math.max(0, id.length - end.length))}${end}`
}

export async function judgeMostIds(context: Context, operation: Operation): Promise<void> {
  const { requests, client, schemas } = context
  const content = requests.content(operation)?.[1]
  const [ids, most] = idsIn(context, operation) ?? []
  const base = ids === undefined ? undefined : await requests.base(operation)
  if (!content || ids === undefined || most === undefined || !base || !isSuccess(base)) return
  const call = await requests.again(base)
  const [id] = [Reflect.get(Object(call.body), ids)].flat() as unknown[]
  if (typeof id !== 'string') return
  const naming = (count: number): Call => ({
    ...call,
    body: {
      ...Object(call.body),
      [ids]: [id, ...Array.from({ length: count - 1 }, (_, index) => unknownId(id, index))],
    },
  })
  if (!schemas.isValid(content.schemaPointer, naming(most).body, 'request')) return
  const few = await client.send(naming(2))
  if (!isSuccess(few)) return
  const many = await client.send(naming(most))
  judgeLaw(
    context,
    operation,
    'most-ids',
    REFUSED.includes(many.answer.status) && {
      expected: `acceptance of ${most} ids, the most that ${ids} may have, because 2 such ids are accepted`,
      seen: `${many.answer.status} ${start(many.answer.text)}`,
      exchanges: [few, many],
      pointer: join(content.schemaPointer, 'properties', ids),
    },
  )
}
