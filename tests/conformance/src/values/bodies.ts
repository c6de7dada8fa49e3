// Bodies to try for an operation, the most telling first.
import type { Contract } from '../contract/contract.ts'
import type { Content, Schema } from '../contract/operation.ts'
import { isObject } from '../contract/pointer.ts'
import type { Schemas } from '../contract/schemas.ts'
import type { Call } from '../http/client.ts'
import { flatten, kindOf } from './flat.ts'
import { generated, sized } from './generate.ts'
import { REFERENCE } from './references.ts'

/** Removes optional references to other things, which an example invents. */
function withoutReferences(
  { document }: Contract,
  schema: Schema | undefined,
  value: unknown,
  known: (name: string) => string | undefined,
): unknown {
  const flat = flatten(document, schema, value)
  if (Array.isArray(value))
    return value.map((one) => withoutReferences({ document } as Contract, flat.items as Schema, one, known))
  if (!isObject(value)) return value
  const required = Array.isArray(flat.required) ? flat.required.map(String) : []
  const properties = isObject(flat.properties) ? flat.properties : {}
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const isReference = REFERENCE.test(name) && (typeof inner === 'string' || Array.isArray(inner))
    const id = isReference ? known(name) : undefined
    if (isReference && typeof inner === 'string' && id !== undefined) return [[name, id]]
    if (isReference && !required.includes(name)) return []
    return [[name, withoutReferences({ document } as Contract, properties[name] as Schema, inner, known)]]
  })
  return Object.fromEntries(entries)
}

/** Returns valid bodies: the examples, the examples without references, the least and the fullest generated one. */
export function bodiesFor(
  contract: Contract,
  schemas: Schemas,
  content: Content,
  known: (name: string) => string | undefined,
): unknown[] {
  const { schema, schemaPointer, examples } = content
  if (schema === undefined) return examples.length > 0 ? examples : [{}]
  const all = [
    ...examples.map((one) => withoutReferences(contract, schema, one, known)),
    ...examples,
    generated(contract.document, schema),
    generated(contract.document, schema, { isFull: true }),
  ]
  const valid = all.filter((one) => schemas.isValid(schemaPointer, one, 'request'))
  return [...new Map(valid.map((one) => [JSON.stringify(one), one])).values()]
}

const FREE = ['title', 'name', 'subject', 'label', 'text', 'description', 'message', 'content', 'note']

/** Returns the names of the fields with free text, the most telling first. */
export function freeTexts({ document }: Contract, schema: Schema | undefined, value: unknown): string[] {
  const flat = flatten(document, schema, value)
  const properties = isObject(flat.properties) ? flat.properties : {}
  const isFree = (name: string) => {
    const property = flatten(document, properties[name] as Schema)
    return (
      kindOf(property) === 'string' &&
      !('enum' in property) &&
      !('format' in property) &&
      !('pattern' in property) &&
      !('const' in property) &&
      property.readOnly !== true &&
      !/password|token|secret|code$/i.test(name) &&
      !REFERENCE.test(name)
    )
  }
  const rank = (name: string) => (FREE.includes(name) ? FREE.indexOf(name) : FREE.length)
  return Object.keys(properties)
    .filter(isFree)
    .sort((one, other) => rank(one) - rank(other))
}

/** Returns the body with a mark at the end of one of its texts. */
export function marked(
  { document }: Contract,
  schema: Schema | undefined,
  body: unknown,
  { name, mark }: { name: string; mark: string },
): unknown {
  if (!isObject(body)) return body
  const property = flatten(document, Object(flatten(document, schema, body).properties)[name] as Schema)
  const max = typeof property.maxLength === 'number' ? property.maxLength : 1000
  // The end of a mark is what makes it unique.
  const own = mark.slice(-max)
  const text = `${String(body[name]).slice(0, Math.max(0, max - own.length - 1))} ${own}`
  return { ...body, [name]: sized(text.trim(), Number(property.minLength ?? 0), max) }
}

/** Returns the body with another text in its first free field, so that it does not collide with what is there. */
export function varied(contract: Contract, schema: Schema | undefined, body: unknown, mark: string): unknown {
  if (!isObject(body)) return body
  const name = freeTexts(contract, schema, body).find((one) => typeof body[one] === 'string')
  return name === undefined ? body : marked(contract, schema, body, { name, mark })
}

/** Returns the body with another text in each field of its rows that says what they are about, so that they are new ones; other texts, such as days, stay. */
export function withNewRows(
  contract: Contract,
  schema: Schema | undefined,
  body: unknown,
  mark: () => string,
): unknown {
  if (!isObject(body)) return body
  const { document } = contract
  const { properties } = flatten(document, schema, body)
  const renewed = Object.entries(body).map(([name, rows]): [string, unknown] => {
    const items = flatten(document, Object(properties)[name] as Schema).items as Schema | undefined
    if (!Array.isArray(rows) || items === undefined) return [name, rows]
    const rowWith = (row: unknown) =>
      FREE.filter((field) => isObject(row) && typeof row[field] === 'string' && row[field] !== '').reduce<unknown>(
        (one, field) => marked(contract, items, one, { name: field, mark: mark() }),
        row,
      )
    return [name, rows.map(rowWith)]
  })
  return Object.fromEntries(renewed)
}

/** The call with another email address, which is unique in many backends. */
export function withNewAddress({ document }: Contract, schema: Schema | undefined, call: Call, mark: string): Call {
  const { properties } = flatten(document, schema, call.body)
  const name = Object.keys(isObject(call.body) ? call.body : {}).find(
    (one) => flatten(document, Object(properties)[one] as Schema).format === 'email',
  )
  const address = `${mark.replace(/\W+/g, '-')}@conformance.example`
  return name === undefined ? call : { ...call, body: { ...Object(call.body), [name]: address } }
}
