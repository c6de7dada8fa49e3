// The extensions that a schema and all inside of it have, so that answers are not looked through for what their schema never states.
import type { Schema } from './operation.ts'
import { at, isObject, type Json } from './pointer.ts'

const known = new WeakMap<Json, Set<string>>()

/** The names of the extensions, such as x-sum, of a schema, of what it refers to and of its parts. */
export function extensionsIn(document: Json, schema: Schema | undefined): Set<string> {
  if (!isObject(schema)) return new Set()
  const kept = known.get(schema)
  if (kept) return kept
  const found = new Set<string>()
  const visited = new Set<unknown>()
  const visit = (node: unknown) => {
    if (node === null || typeof node !== 'object' || visited.has(node)) return
    visited.add(node)
    for (const [key, value] of Object.entries(node) as [string, unknown][]) {
      if (key.startsWith('x-')) found.add(key)
      if (key === '$ref' && typeof value === 'string') visit(at(document, decodeURIComponent(value.slice(1))))
      else visit(value)
    }
  }
  visit(schema)
  known.set(schema, found)
  return found
}
