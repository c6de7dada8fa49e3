// A text is saved as it was sent, in any language.
import type { Context } from '../context.ts'
import { isObject } from '../contract/pointer.ts'
import { type Call, isSuccess } from '../http/client.ts'
import type { Resource } from '../model/model.ts'
import { freeTexts } from '../values/bodies.ts'
import { readItem } from './item.ts'
import { judgeRead } from './lifecycle.ts'

/** Signs of several languages, and one outside of the basic plane. */
const SIGNS = 'Ğüşİöç Çığ – “é” 漢 😀 <b>&amp;'

/** The call with these signs in its free texts; undefined if it has none that takes them. */
export function withSigns({ contract, requests, schemas }: Context, call: Call): Call | undefined {
  const content = requests.content(call.operation)?.[1]
  if (!content || !isObject(call.body)) return undefined
  const body = { ...call.body }
  for (const name of freeTexts(contract, content.schema, body).filter((one) => typeof body[one] === 'string')) {
    const next = { ...body, [name]: SIGNS }
    if (schemas.isValid(content.schemaPointer, next, 'request')) body[name] = SIGNS
  }
  return Object.values(body).includes(SIGNS) ? { ...call, body } : undefined
}

/** An item that is created with a text of such signs shows them. */
export async function judgeCreatedText(context: Context, resource: Resource): Promise<void> {
  const { requests, client } = context
  const base = resource.create && (await requests.base(resource.create))
  const call = base && isSuccess(base) ? withSigns(context, base.call) : undefined
  const exchange = call && (await client.send(call))
  const created = exchange && isSuccess(exchange) ? requests.track(resource, exchange) : undefined
  const read = created && (await readItem(context, resource, created.path))
  if (exchange && read && isSuccess(read)) judgeRead(context, exchange, read)
}
