// Rewrites the schemas of OpenAPI 3.0 in the words of JSON Schema 2020-12, which OpenAPI 3.1 uses.
import { isObject, type Json } from './pointer.ts'

function upgradedSchema(node: Json): Json {
  const { nullable, exclusiveMinimum, exclusiveMaximum, ...rest } = node
  const schema: Json = rest
  if (typeof exclusiveMinimum === 'number') schema.exclusiveMinimum = exclusiveMinimum
  if (typeof exclusiveMaximum === 'number') schema.exclusiveMaximum = exclusiveMaximum
  if (exclusiveMinimum === true) {
    schema.exclusiveMinimum = schema.minimum
    delete schema.minimum
  }
  if (exclusiveMaximum === true) {
    schema.exclusiveMaximum = schema.maximum
    delete schema.maximum
  }
  if (nullable !== true) return schema
  if (typeof schema.type === 'string') schema.type = [schema.type, 'null']
  if (Array.isArray(schema.enum) && !schema.enum.includes(null)) schema.enum = [...schema.enum, null]
  return schema.type === undefined ? { anyOf: [schema, { type: 'null' }] } : schema
}

/** Values of these keywords are literal, unless the keyword is a name: of a property, a response and so on. */
const LITERAL = new Set(['example', 'examples', 'default', 'enum', 'const'])
export const NAMED = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'schemas',
  'responses',
  'parameters',
  'headers',
  'requestBodies',
  'paths',
  'content',
  'callbacks',
  'links',
  'pathItems',
  'webhooks',
])

/** Returns the document with every `nullable` and boolean `exclusive…` replaced; examples stay as they are. */
export function upgraded(node: unknown, isNames = false): unknown {
  if (Array.isArray(node)) return node.map((item) => upgraded(item))
  if (!isObject(node)) return node
  const copy: Json = {}
  for (const [key, value] of Object.entries(node))
    copy[key] = !isNames && LITERAL.has(key) ? value : upgraded(value, !isNames && NAMED.has(key))
  const isSchema =
    'nullable' in copy || typeof copy.exclusiveMinimum === 'boolean' || typeof copy.exclusiveMaximum === 'boolean'
  return isSchema && !isNames ? upgradedSchema(copy) : copy
}
