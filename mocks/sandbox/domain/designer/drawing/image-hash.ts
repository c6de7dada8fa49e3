import { createHash } from 'node:crypto'

export const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('base64')

/** The pictures of a design share their images, which are hashed once. */
const hashes = new WeakMap<Uint8Array, string>()

export function imageHash(bytes: Uint8Array): string {
  const hash = hashes.get(bytes) ?? hashOf(bytes)
  hashes.set(bytes, hash)
  return hash
}

/** Adds an entry as the newest, and forgets the oldest beyond `max`. */
export function remember<Value>(map: Map<string, Value>, key: string, value: Value, max: number): Value {
  map.delete(key)
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= max) break
    map.delete(oldest)
  }
  return value
}
