// A text is saved as it was sent, in any language.
import type { Context } from '../context.ts'
import type { Schema } from '../contract/operation.ts'
import { isObject } from '../contract/pointer.ts'
import { type Call, isSuccess } from '../http/client.ts'
import type { Resource } from '../model/model.ts'
import { freeTexts } from '../values/bodies.ts'
import { flatten } from '../values/flat.ts'
import { readItem } from './item.ts'
import { judgeRead } from './lifecycle.ts'
import { judgeFoundBySigns } from './searching.ts'

/** Signs of several languages, and one outside of the basic plane. */
const SIGNS = 'Ğüşİöç Çığ – “é” 漢 😀 <b>&amp;'

/** Lines, an empty one among them, an indented one, and two spaces; texts as long as this one are more than names. */
const LINES = `${SIGNS}\n\n  second line\twith a tab,  two spaces`
const LONG = 500

/** The call with these signs in its free texts, also those that it lacks; undefined if it has none that takes them. */
export function withSigns({ contract, requests, schemas }: Context, call: Call): Call | undefined {
  const content = requests.content(call.operation)?.[1]
  if (!content || !isObject(call.body)) return undefined
  const body = { ...call.body }
  const { properties } = flatten(contract.document, content.schema, body)
  for (const name of freeTexts(contract, content.schema, body)) {
    const { maxLength } = flatten(contract.document, Object(properties)[name] as Schema)
    const text = Number(maxLength ?? LONG) >= LONG ? LINES : SIGNS
    if (!(name in call.body) && text === SIGNS) continue
    if (schemas.isValid(content.schemaPointer, { ...body, [name]: text }, 'request')) body[name] = text
  }
  return Object.values(body).some((one) => one === SIGNS || one === LINES) ? { ...call, body } : undefined
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
  if (created && read && isSuccess(read)) await judgeFoundBySigns(context, created, read)
}
