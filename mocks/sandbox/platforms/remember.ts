// A cache of what takes long to work out, bounded by the number of its entries.

/** The least recently used entry goes when there are more than `limit`. */
export function remember<Value>(map: Map<string, Value>, key: string, limit: number, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.delete(key)
  map.set(key, value)
  const oldest = map.keys().next().value
  if (map.size > limit && oldest !== undefined) map.delete(oldest)
  return value
}
