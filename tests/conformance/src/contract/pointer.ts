// JSON pointers (RFC 6901).

export const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
const unescapeKey = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~')

export const keysOf = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapeKey)
export const join = (pointer: string, ...keys: (string | number)[]): string =>
  [pointer, ...keys.map((key) => escapeKey(String(key)))].join('/')

export type Json = Record<string, unknown>
export const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Returns the value at a pointer; undefined if there is none. */
export function at(value: unknown, pointer: string): unknown {
  let place = value
  for (const key of keysOf(pointer)) {
    if (place === null || typeof place !== 'object') return undefined
    place = Reflect.get(place, key)
  }
  return place
}

/** Returns a copy with another value at a pointer; `undefined` removes what is there. */
export function withAt(value: unknown, pointer: string, next: unknown): unknown {
  const [key, ...rest] = keysOf(pointer)
  if (key === undefined) return next
  const below = rest.length > 0 ? withAt(Reflect.get(Object(value), key), join('', ...rest), next) : next
  if (Array.isArray(value)) {
    const list: unknown[] = [...value]
    if (below === undefined) list.splice(Number(key), 1)
    else list[Number(key)] = below
    return list
  }
  const copy: Json = { ...(isObject(value) ? value : {}) }
  if (below === undefined) delete copy[key]
  else Object.defineProperty(copy, key, { value: below, enumerable: true, configurable: true, writable: true })
  return copy
}

/** A value as text of an address, a form or a message: strings as they are, anything else as JSON. */
export const textOfValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
