// The places of the contract that a mutant can be wrong at: the fields of the answers and requests of each operation.
import { type ContractOperation, resolved, type Schema } from '#tests/support/contract.ts'

type Node = Schema & {
  properties?: Record<string, Node>
  required?: string[]
  allOf?: Node[]
  items?: Node
  readOnly?: boolean
}

/** A field of objects at a path; `*` is each element of a list. */
export type Field = {
  at: string[]
  name: string
  isRequired: boolean
  isNullable: boolean
  /** The type with its format; the name of an enumeration is its values. */
  type: string
  values: unknown[]
}

const MAX_DEPTH = 4

function typesOf(node: Node): string[] {
  const types = node.type === undefined ? [] : [node.type].flat()
  return [...types, ...(node.anyOf ?? []).flatMap((one) => typesOf(resolved(one)))]
}

/** The parts of a schema as one: allOf joined, the part of anyOf that is not null. */
function joined(given: Node): Node {
  const node = resolved(given)
  const parts = [...(node.allOf ?? []), ...(node.anyOf ?? [])].map(joined).filter(({ type }) => type !== 'null')
  const all = [...parts, node]
  const properties = Object.fromEntries(all.flatMap((one) => Object.entries(one.properties ?? {})))
  return Object.assign({}, ...all, { properties, required: all.flatMap((one) => one.required ?? []) }) as Node
}

function typeOf(node: Node): string {
  if (node.enum) return `enum ${node.enum.join()}`
  if (node.const !== undefined) return 'const'
  return [typesOf(node).find((one) => one !== 'null') ?? 'object', node.format ?? node.pattern]
    .filter(Boolean)
    .join(' ')
}

/** The fields of a schema, down to objects inside of objects and lists. */
export function fieldsOf(schema: Schema | undefined, at: string[] = []): Field[] {
  if (!schema || at.length > MAX_DEPTH) return []
  const node = joined(schema)
  const inList = node.items ? fieldsOf(node.items, [...at, '*']) : []
  const own = Object.entries(node.properties ?? {}).flatMap(([name, given]) => {
    const value = joined(given)
    const field: Field = {
      at,
      name,
      isRequired: node.required?.includes(name) ?? false,
      isNullable: typesOf(resolved(given)).includes('null'),
      type: typeOf(value),
      values: value.enum ?? [],
    }
    return [field, ...fieldsOf(given, [...at, name])]
  })
  return [...own, ...inList]
}

const JSON_TYPE = 'application/json'

export const answerSchema = ({ responses }: ContractOperation): Schema | undefined =>
  Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content?.[JSON_TYPE]?.schema

export const bodySchema = ({ requestBody }: ContractOperation): Schema | undefined =>
  requestBody && resolved(requestBody).content[JSON_TYPE]?.schema

/** The objects at a path of a body. */
export function objectsAt(body: unknown, [key, ...rest]: string[]): Record<string, unknown>[] {
  if (key === undefined)
    return body !== null && typeof body === 'object' && !Array.isArray(body) ? [body as Record<string, unknown>] : []
  if (key === '*') return Array.isArray(body) ? body.flatMap((one) => objectsAt(one, rest)) : []
  return body !== null && typeof body === 'object' ? objectsAt(Reflect.get(body, key), rest) : []
}
