// Creations with texts that nothing else has, such as labels.
import type { Context } from '../context.ts'
import type { Schema } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import type { Call } from '../http/client.ts'
import { flatten, kindOf } from '../values/flat.ts'

/** The creation with a text of its own in each list of texts, such as a label that nothing else has. */
export function withOwnTexts({ contract, requests, schemas }: Context, call: Call): Call {
  const content = requests.content(call.operation)?.[1]
  if (!content || !isObject(call.body)) return call
  const { properties } = flatten(contract.document, content.schema, call.body)
  const body: Json = { ...call.body }
  for (const [name, property] of Object.entries(isObject(properties) ? properties : {})) {
    const flat = flatten(contract.document, property as Schema)
    const isTexts = kindOf(flat) === 'array' && kindOf(flatten(contract.document, flat.items as Schema)) === 'string'
    const next = { ...body, [name]: [requests.mark()] }
    if (isTexts && !/ids$/i.test(name) && schemas.isValid(content.schemaPointer, next, 'request'))
      body[name] = next[name]
  }
  return { ...call, body }
}
