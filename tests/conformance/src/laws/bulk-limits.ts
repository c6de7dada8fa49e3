// As many ids as a list may have are taken, where a request with ids that nothing has is accepted: no item must be made for them.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import type { Operation, Schema } from '../contract/operation.ts'
import type { Json } from '../contract/pointer.ts'
import { type Call, isSuccess } from '../http/client.ts'
import { flatten } from '../values/flat.ts'
import { judgeLaw } from './law.ts'

/** Longer lists only cost time. */
const MAX_IDS = 1000

/** An id of the same form that nothing has, another one for each number. */
const unknownId = (id: string, number: number): string => {
  const end = `x${String(number).padStart(4, '0')}`
  return `${id.slice(0, Math.max(0, id.length - end.length))}${end}`
}

/** `call` names `id` and is accepted; it is sent with as many ids as its list may have. */
export async function judgeMostIds(
  context: Context,
  { operation, ids }: { operation: Operation; ids: string },
  call: Call,
  id: string,
): Promise<void> {
  const { contract, requests, client } = context
  const content = requests.content(operation)?.[1]
  const { properties } = flatten(contract.document, content?.schema, call.body)
  const { maxItems } = flatten(contract.document, Object(properties)[ids] as Schema)
  if (!content || typeof maxItems !== 'number' || maxItems < 2 || maxItems > MAX_IDS) return
  const naming = (count: number): Call => ({
    ...call,
    body: {
      ...(Object(call.body) as Json),
      [ids]: [id, ...Array.from({ length: count - 1 }, (_, index) => unknownId(id, index))],
    },
  })
  const most = naming(maxItems)
  if (!context.schemas.isValid(content.schemaPointer, most.body, 'request')) return
  const few = await client.send(naming(2))
  if (!isSuccess(few)) return
  const many = await client.send(most)
  judgeLaw(
    context,
    operation,
    'bulk-most',
    (many.answer.status === 400 || many.answer.status === 422) && {
      expected: `acceptance of ${maxItems} ids in ${ids}, because maxItems is ${maxItems} and 2 such ids are accepted`,
      seen: `${many.answer.status} ${start(many.answer.text)}`,
      exchanges: [few, many],
      pointer: content.schemaPointer,
      detail: ids,
    },
  )
}
