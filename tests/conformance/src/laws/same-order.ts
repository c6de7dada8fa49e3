// Two showings of the same thing have their lists in the same order, at any depth. The order of a set means nothing.
import { isObject } from '../contract/pointer.ts'
import { isSame } from './compare.ts'

const MAX_DEPTH = 6
/** Fields that may differ between two showings of one item of a list. */
const CHANGING = /^(version|revision|etag)$|(At|_at|Token|Secret|Key|Url)$/

const same = (one: unknown, other: unknown): boolean =>
  isSame(plain(one), plain(other)) && isSame(plain(other), plain(one))
const plain = (value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => !CHANGING.test(key))) : value

/** The same item in another showing: by its id, else by all of it. */
const isTwin = (one: unknown, other: unknown): boolean =>
  isObject(one) && isObject(other) && 'id' in one && 'id' in other ? one.id === other.id : same(one, other)

const countOf = (some: unknown[], value: unknown): number => some.filter((one) => same(one, value)).length

/** True if two lists have the same items in another order. Lists of objects of which two are the same are not compared. */
function isReordered(one: unknown[], other: unknown[]): boolean {
  if (one.length !== other.length || one.length < 2) return false
  if ([...one, ...other].every((value) => !isObject(value) && !Array.isArray(value))) {
    const isEach = one.every((value) => countOf(one, value) === countOf(other, value))
    return isEach && one.some((value, index) => !same(value, other[index]))
  }
  const places = one.map((item) => other.flatMap((twin, index) => (isTwin(item, twin) ? [index] : [])))
  return places.every(({ length }) => length === 1) && places.some(([place], index) => place !== index)
}

/** The places of the lists that two showings have in another order; `isSet` says of which fields the order means nothing. */
export function otherOrder(
  one: unknown,
  other: unknown,
  isSet: (field: string) => boolean,
  place = '',
  depth = 0,
): string[] {
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(one) && Array.isArray(other)) {
    if (isReordered(one, other)) return isSet(place.split('.').at(-1) ?? '') ? [] : [place]
    return one.length === other.length
      ? [...new Set(one.flatMap((item, index) => otherOrder(item, other[index], isSet, place, depth + 1)))]
      : []
  }
  if (!isObject(one) || !isObject(other)) return []
  return Object.entries(one).flatMap(([name, value]) =>
    name in other ? otherOrder(value, other[name], isSet, place ? `${place}.${name}` : name, depth + 1) : [],
  )
}
