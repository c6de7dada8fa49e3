// Items with a value in each field that can have one: what is lost of them is seen.
import type { Context } from '../context.ts'
import type { Schema } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import type { Resource } from '../model/model.ts'
import { varied } from '../values/bodies.ts'
import { flatten } from '../values/flat.ts'
import { generated } from '../values/generate.ts'
import { REFERENCE } from '../values/references.ts'
import { isNothing } from './compare.ts'

type Lacking = { name: string; value: unknown; flat: Json }

/** The bodies of a creation with more and more of the fields that it lacks, the fullest first. */
function fullBodies({ contract, requests, schemas }: Context, resource: Resource, body: Json): Json[] {
  const content = resource.create && requests.content(resource.create)?.[1]
  if (!content) return []
  const { document } = contract
  const { properties } = flatten(document, content.schema, body)
  const isValid = (more: Json) => schemas.isValid(content.schemaPointer, { ...body, ...more }, 'request')
  const lacking = Object.entries(isObject(properties) ? properties : {}).flatMap(([name, schema]): Lacking[] => {
    const flat = flatten(document, schema as Schema)
    const isLeft = !isNothing(body[name]) || REFERENCE.test(name) || flat.readOnly === true || 'enum' in flat
    const value = isLeft ? undefined : generated(document, schema as Schema, { isFull: true })
    return isNothing(value) || !isValid({ [name]: value }) ? [] : [{ name, value, flat }]
  })
  const texts = lacking.filter(({ value }) => typeof value === 'string')
  // A form or a pattern may stand for more than a schema says, such as a moment that is still to come.
  const plain = texts.filter(({ flat }) => !('format' in flat) && !('pattern' in flat))
  return [lacking, texts, plain]
    .filter(({ length }) => length > 0)
    .map((some) => ({ ...body, ...Object.fromEntries(some.map(({ name, value }) => [name, value])) }))
}

/** Creates an item with as many fields as the backend takes. */
export async function createFull(context: Context, resource: Resource): Promise<Created | undefined> {
  const { requests, client, contract } = context
  const { create } = resource
  const base = create && (await requests.base(create))
  if (!create || !base || !isSuccess(base)) return undefined
  const schema = requests.content(create)?.[1].schema
  for (const body of isObject(base.call.body) ? fullBodies(context, resource, base.call.body) : []) {
    const call = await requests.again(base)
    const made = await client.send({ ...call, body: varied(contract, schema, body, requests.mark()) })
    if (isSuccess(made)) return requests.track(resource, made)
  }
  return requests.create(resource)
}
