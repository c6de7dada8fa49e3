// Collects ids from answers.
import { isObject } from '../contract/pointer.ts'

const MAX_KNOWN = 30
const MAX_DEPTH = 4

/** Adds the ids in a value to `seen`, by the name of their field. */
export function learnIds(seen: Map<string, Set<string>>, value: unknown, depth = 0): void {
  if (depth > MAX_DEPTH) return
  if (Array.isArray(value)) for (const one of value.slice(0, 20)) learnIds(seen, one, depth + 1)
  if (!isObject(value)) return
  for (const [name, inner] of Object.entries(value)) {
    const isId = /Id$|_id$/.test(name) && (typeof inner === 'string' || typeof inner === 'number') && inner !== ''
    if (!isId) {
      learnIds(seen, inner, depth + 1)
      continue
    }
    const ids = seen.get(name) ?? new Set()
    if (ids.size < MAX_KNOWN) seen.set(name, ids.add(String(inner)))
  }
}
