// The lists inside of an answer whose schema has an extension.
import { extensionsIn } from '../contract/extensions.ts'
import type { Schema } from '../contract/operation.ts'
import { isObject, type Json, join } from '../contract/pointer.ts'
import { flatten } from '../values/flat.ts'

const MAX_DEPTH = 6

export type InnerList = { place: string; items: unknown[]; said: unknown; item: Json }

/** The lists of a body whose schema has this extension, with their place, the value of the extension and the schema of their items. */
export function listsSaying(
  document: Json,
  name: string,
  schema: Schema | undefined,
  value: unknown,
  place = '',
  depth = 0,
): InnerList[] {
  if (depth > MAX_DEPTH || value === null || typeof value !== 'object') return []
  if (!extensionsIn(document, schema).has(name)) return []
  const flat = flatten(document, schema, value)
  if (Array.isArray(value)) {
    const items: unknown[] = value
    const inner = items.flatMap((one) =>
      listsSaying(document, name, flat.items as Schema, one, `${place}/*`, depth + 1),
    )
    const said = flat[name]
    return said === undefined
      ? inner
      : [{ place, items, said, item: flatten(document, flat.items as Schema, items[0]) }, ...inner]
  }
  const properties = isObject(flat.properties) ? flat.properties : {}
  return Object.entries(value).flatMap(([key, one]) => {
    const schema = (properties[key] ?? flat.additionalProperties) as Schema | undefined
    return isObject(schema) ? listsSaying(document, name, schema, one, join(place, key), depth + 1) : []
  })
}
