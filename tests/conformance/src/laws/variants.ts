// Creations with each value that a field may have: at its limits, of its enumeration, and those that programs mistake for none.
import type { Context } from '../context.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import type { Resource } from '../model/model.ts'
import { limitsOf } from '../values/faults.ts'
import { plainValues } from '../values/plain.ts'
import { readItem } from './item.ts'
import { judgeRead } from './lifecycle.ts'
import { withSigns } from './texts.ts'

/** Backends limit how much an account has, and how much it makes in a month. */
const MAX_VARIANTS = 16

/** The bodies of the creations, each once. */
function bodiesOf(context: Context, base: Exchange): unknown[] {
  const { requests, contract, schemas } = context
  const { operation, body } = base.call
  const content = requests.content(operation)?.[1]
  if (!content || !isObject(body)) return []
  const { document } = contract
  const plain = plainValues(document, content.schema, body).map(
    ({ field, value }): Json => ({ ...body, [field]: value }),
  )
  const signs = withSigns(context, base.call)?.body
  const all: unknown[] = [
    ...content.examples,
    ...(signs === undefined ? [] : [signs]),
    ...limitsOf(document, content.schema, body).map(({ value }) => value),
    ...plain,
  ].filter((one) => schemas.isValid(content.schemaPointer, one, 'request'))
  const distinct = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]
  // From all over the fields, if there are too many.
  const step = Math.max(1, distinct.length / MAX_VARIANTS)
  return Array.from(
    { length: Math.min(MAX_VARIANTS, distinct.length) },
    (_, index) => distinct[Math.floor(index * step)],
  )
}

/** Creates the variants and judges that each is read as it was sent; returns what was made. */
export async function judgeVariants(context: Context, resource: Resource): Promise<Created[]> {
  const { requests, client } = context
  const base = resource.create && (await requests.base(resource.create))
  const made: Created[] = []
  if (!base || !isSuccess(base)) return made
  for (const body of bodiesOf(context, base)) {
    if (context.isOver()) return made
    const exchange = await client.send({ ...base.call, body })
    const created = isSuccess(exchange) ? requests.track(resource, exchange) : undefined
    if (!created) continue
    made.push(created)
    const read = await readItem(context, resource, created.path)
    if (read && isSuccess(read)) judgeRead(context, exchange, read)
  }
  return made
}
