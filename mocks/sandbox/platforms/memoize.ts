// An LRU cache for expensive computations, bounded by its number of entries.

/** Evicts the least recently used entry when there are more than `limit`. */
export function memoize<Value>(map: Map<string, Value>, key: string, limit: number, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.delete(key)
  map.set(key, value)
  if (map.size <= limit) return value
  const oldest = map.keys().next().value
  if (oldest !== undefined) map.delete(oldest)
  return value
}
