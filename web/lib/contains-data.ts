const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * True if an item, as it is saved, has all values of a body that was sent: empty and missing is the same, spaces around a text do not
 * count, and further fields of the item do not matter.
 */
export function containsData(item: unknown, body: unknown): boolean {
  if (body === null || body === undefined) return item === null || item === undefined
  if (typeof body === 'string')
    return typeof item === 'string' ? item.trim() === body.trim() : body === '' && item === null
  if (Array.isArray(body))
    return (
      Array.isArray(item) && item.length === body.length && body.every((one, place) => containsData(item[place], one))
    )
  if (isRecord(body))
    return (
      isRecord(item) &&
      Object.entries(body).every(([field, value]) => value === undefined || containsData(item[field], value))
    )
  return item === body
}
