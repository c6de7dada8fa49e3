// Collects ids from answers.
import { isObject } from '../contract/pointer.ts'

/** An id that nothing has. */
export const UNKNOWN_ID = 'conformance0none'

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

/** The name of a list of ids that means items of the collection itself. */
export const SEVERAL = /^(item_?)?ids$/i

export const namesSeveral = (body: unknown): boolean =>
  isObject(body) && Object.entries(body).some(([name, value]) => SEVERAL.test(name) && Array.isArray(value))

/** The body with ids that exist; fields by id are left out, because they are about other items. */
export const withSeveral = (body: unknown, ids: string[]): unknown =>
  isObject(body)
    ? Object.fromEntries(
        Object.entries(body)
          .map(([name, value]): [string, unknown] => [name, SEVERAL.test(name) && Array.isArray(value) ? ids : value])
          .filter(([, value]) => !(isObject(value) && isById(value, body))),
      )
    : body

/** True if the names of an object are the ids of the body. */
const isById = (value: object, body: object): boolean => {
  const named = Object.entries(body).flatMap(([name, ids]) =>
    SEVERAL.test(name) && Array.isArray(ids) ? ids.map(String) : [],
  )
  return Object.keys(value).length > 0 && Object.keys(value).every((key) => named.includes(key))
}
