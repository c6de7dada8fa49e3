// One plain schema instead of references, `allOf` and unions.
import type { Schema } from '../contract/operation.ts'
import { at, isObject, type Json } from '../contract/pointer.ts'

const typesOf = ({ type }: Json): unknown[] => (Array.isArray(type) ? type : type === undefined ? [] : [type])

const isOfType = (type: unknown, value: unknown): boolean => {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

function merged(one: Json, other: Json): Json {
  const properties = { ...(one.properties as Json | undefined) }
  for (const [name, schema] of Object.entries((other.properties as Json | undefined) ?? {}))
    properties[name] = name in properties ? { allOf: [properties[name], schema] } : schema
  const required = [
    ...((one.required as unknown[] | undefined) ?? []),
    ...((other.required as unknown[] | undefined) ?? []),
  ]
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required: [...new Set(required)] } : {}),
  }
}

/** True if a value may be meant by a schema, as far as its type, constants and required fields say. */
function mayMean(document: Json, schema: Json, value: unknown): boolean {
  const types = typesOf(schema)
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return false
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return false
  if ('const' in schema && schema.const !== value) return false
  if (!isObject(value)) return true
  const required = Array.isArray(schema.required) ? schema.required : []
  return (
    required.every((name) => String(name) in value) &&
    Object.entries(isObject(schema.properties) ? schema.properties : {}).every(([name, one]) => {
      const property = name in value ? flatten(document, one as Schema) : {}
      return !('const' in property) || property.const === value[name]
    })
  )
}

/** The schemas of a document that are flat already, of those that no value chooses a branch for. Each answer needs them many times. */
const flatSchemas = new WeakMap<Json, WeakMap<Json, Json>>()

/** Resolves a schema; of a union the branch that `value` means, or the first one that is not null. The result is shared and must not be changed. */
export function flatten(document: Json, schema: Schema | undefined, value?: unknown, depth = 0): Json {
  if (!isObject(schema) || depth > 20) return {}
  const known = flatSchemas.get(document) ?? new WeakMap<Json, Json>()
  flatSchemas.set(document, known)
  const kept = known.get(schema)
  if (kept) return kept
  const { $ref, allOf, anyOf, oneOf, ...own } = schema
  const parts = Array.isArray(allOf) ? (allOf as Schema[]) : []
  const target = typeof $ref === 'string' ? (at(document, decodeURIComponent($ref.slice(1))) as Schema) : undefined
  let flat = target === undefined ? own : merged(flatten(document, target, value, depth + 1), own)
  for (const part of parts) flat = merged(flat, flatten(document, part, value, depth + 1))
  const unions = [anyOf, oneOf].filter((union) => Array.isArray(union)) as Schema[][]
  for (const union of unions) {
    const branches = union.map((branch) => flatten(document, branch, value, depth + 1))
    const isNull = branches.some(({ type }) => type === 'null')
    const isGiven = value !== undefined
    const chosen =
      (isGiven ? branches.find((branch) => mayMean(document, branch, value)) : undefined) ??
      branches.find(({ type }) => type !== 'null')
    flat = merged(flat, chosen ?? {})
    if (isNull && chosen && typesOf(chosen).length > 0)
      flat = { ...flat, type: [...new Set([...typesOf(chosen), 'null'])] }
  }
  const isChosen = unions.length > 0 || [target, ...parts].some((part) => isObject(part) && !known.has(part))
  if (!isChosen) known.set(schema, flat)
  return flat
}

/** The types of a flat schema; inferred from its keywords if it names none. */
export function kindsOf(flat: Json): string[] {
  const types = typesOf(flat).map(String)
  if (types.length > 0) return types
  if ('properties' in flat || 'required' in flat) return ['object']
  return 'items' in flat ? ['array'] : []
}
export const isNullable = (flat: Json): boolean => kindsOf(flat).includes('null')
export const kindOf = (flat: Json): string | undefined => kindsOf(flat).find((type) => type !== 'null')
