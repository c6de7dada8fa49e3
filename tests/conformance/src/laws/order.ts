// The order that x-order declares, and whether items are in it.
import type { Contract } from '../contract/contract.ts'
import type { Schema } from '../contract/operation.ts'
import { at, isObject, type Json, join } from '../contract/pointer.ts'
import { enumOf } from '../model/lists.ts'
import { isNothing } from './compare.ts'

/** The text in small letters without accents. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')

type Order = (one: string, other: string) => number
/** Backends collate text in different ways; each of them is right. */
const COLLATIONS: Order[] = [
  (one, other) => (one < other ? -1 : one > other ? 1 : 0),
  (one, other) => COLLATIONS[0]?.(one.toLowerCase(), other.toLowerCase()) ?? 0,
  (one, other) => COLLATIONS[0]?.(folded(one), folded(other)) ?? 0,
  ...['en', 'de', 'tr', 'sv'].map((language): Order => new Intl.Collator(language).compare),
  ...['en', 'de', 'tr'].map(
    (language): Order =>
      new Intl.Collator(language, { sensitivity: 'base', ignorePunctuation: true, numeric: true }).compare,
  ),
]

export function isSorted(values: unknown[], sign: 1 | -1, collations = COLLATIONS): boolean {
  const pairs = values.slice(1).map((value, index) => [values[index], value] as const)
  if (values.every((value) => typeof value === 'number' || typeof value === 'boolean'))
    return pairs.every(([one, other]) => sign * (Number(other) - Number(one)) >= 0)
  const isRight = (compare: Order, [one, other]: readonly [unknown, unknown]) =>
    sign * compare(String(one), String(other)) <= 0
  // Of texts beyond ASCII, a backend may have an order of its own; all others are in one and the same order.
  const isBeyond = (pair: readonly [unknown, unknown]) => pair.some((value) => /\P{ASCII}/u.test(String(value)))
  const isInAny = (pair: readonly [unknown, unknown]) => collations.some((compare) => isRight(compare, pair))
  return collations.some((compare) =>
    pairs.every((pair) => isRight(compare, pair) || (isBeyond(pair) && isInAny(pair))),
  )
}

export const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)

/** One field by which items are in order. */
export type OrderKey = {
  field: string
  sign: 1 | -1
  isCaseless: boolean
  isRanked: boolean
  /** Where items without a value are, if the contract says so. */
  nulls: unknown
  valueOf: (item: unknown) => unknown
}

function keyOf(contract: Contract, declared: Json, item: Json): OrderKey {
  const field = typeof declared.field === 'string' ? declared.field : ''
  const place = field === '' ? '' : join('', ...field.split('.'))
  const property = field === '' ? item : (Object(item.properties) as Json)[field]
  const listed = Array.isArray(declared.values)
    ? (declared.values as unknown[])
    : declared.by === 'enum'
      ? enumOf(contract, property as Schema)
      : []
  const isRanked = listed.length > 0
  const read = (one: unknown) => at(one, place)
  return {
    field,
    sign: declared.direction === 'desc' ? -1 : 1,
    isCaseless: declared.caseless === true,
    isRanked,
    nulls: declared.nulls,
    valueOf: (one) => (isRanked && isScalar(read(one)) ? listed.indexOf(read(one)) : read(one)),
  }
}

/**
 * The fields of an order: { field, direction }, { field, by: enum } for the order of an enumeration, { field, values } for that of these values,
 * { field, caseless: true } where capitals are sorted as small letters; without a field the items themselves. Several of them one after the other.
 */
export const keysOfOrder = (contract: Contract, declared: unknown, item: Json): OrderKey[] =>
  [declared]
    .flat()
    .filter(isObject)
    .map((one) => keyOf(contract, one, item))

export const wordsOfOrder = (keys: OrderKey[]): string =>
  keys
    .map(({ field, sign, isRanked }) => {
      const direction = sign < 0 ? 'falling' : 'rising'
      return `${field || 'value'}, ${direction}${isRanked ? ' as the contract lists its values' : ''}`
    })
    .join(', then by ')

/** The items in groups that follow one another and have the same value. */
function runsOf(items: unknown[], valueOf: OrderKey['valueOf']): unknown[][] {
  const runs: unknown[][] = []
  for (const item of items) {
    const last = runs.at(-1)
    const isSame =
      last && (valueOf(last[0]) === valueOf(item) || (isNothing(valueOf(last[0])) && isNothing(valueOf(item))))
    if (isSame) last.push(item)
    else runs.push([item])
  }
  return runs
}

/** True if the items without a value are where they must be: behind the others, or before them. */
function areNullsInPlace(items: unknown[], { nulls, valueOf }: OrderKey): boolean {
  if (nulls !== 'first' && nulls !== 'last') return true
  const ranks = items.map((item) => (isNothing(valueOf(item)) === (nulls === 'last') ? 1 : 0))
  return ranks.every((rank, index) => index === 0 || rank >= (ranks[index - 1] ?? 0))
}

/** True if items are in an order; those without a value may be anywhere unless the contract says where. */
export function isInOrder(items: unknown[], [key, ...further]: OrderKey[]): boolean {
  if (!key) return true
  const values = items.map(key.valueOf).filter(isScalar)
  if (!areNullsInPlace(items, key)) return false
  if (!isSorted(values, key.sign, key.isCaseless ? COLLATIONS.slice(1) : COLLATIONS)) return false
  return further.length === 0 || runsOf(items, key.valueOf).every((run) => isInOrder(run, further))
}
