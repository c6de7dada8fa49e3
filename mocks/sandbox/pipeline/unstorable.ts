// Texts that JSON and URLs can write, and that no database stores as UTF-8: U+0000, and half a surrogate pair.

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** The places of such texts in a value, and of objects with such names. */
function* placesOf(value: unknown, place: readonly string[]): Generator<readonly string[]> {
  if (typeof value === 'string' && !isStorable(value)) yield place
  if (value === null || typeof value !== 'object') return
  for (const [name, inner] of Object.entries(value)) {
    if (isStorable(name)) yield* placesOf(inner, [...place, name])
    else yield place
  }
}

type UnstorableText = { field: string; keyword: string; params: Record<string, unknown>; message: string }

/** The first text that cannot be stored, as the error of its field; none if all can. */
export function unstorableErrors(value: unknown): UnstorableText[] {
  const { value: place } = placesOf(value, []).next()
  const field = place ? place.join('.') || 'body' : undefined
  const message = 'must be Unicode without U+0000 and without half a surrogate pair'
  return field === undefined ? [] : [{ field, keyword: 'text', params: {}, message }]
}
