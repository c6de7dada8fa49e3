// Values that programs mistake for none: null, nothing, zero, false; decimals, which they cut; and capitals in lists of words, which they make small.
import type { Schema } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { dayAfter } from './days.ts'
import { flatten, isNullable, kindOf } from './flat.ts'

/** A field of the highest level with a value that its type allows; `kind` says which one. */
export type PlainValue = { field: string; kind: string; value: unknown }

const isOfWords = (item: Json): boolean => kindOf(item) === 'string' && !('enum' in item) && !('format' in item)

/** The kind of a text for lists alone: it is saved as any other one. */
export const SMALL = 'small letters'

/** The text in small letters, which lists sort beside its capitals or behind all of them. */
const smallOf = (flat: Json, present: unknown): [string, unknown][] =>
  typeof present === 'string' && !('format' in flat || 'pattern' in flat || 'enum' in flat)
    ? [[SMALL, present.toLowerCase()]]
    : []

/** Far enough for another month, too. */
const DAYS = 40

/** A later day than the present one: items of one and the same day show no order. */
const otherDay = ({ format }: Json, present: unknown): [string, unknown][] =>
  format === 'date' && typeof present === 'string' && !Number.isNaN(Date.parse(present))
    ? [['another day', dayAfter(present, DAYS)]]
    : []

/** A word with capitals, for lists of words of any kind. */
const WORD = 'ConFormance'

function plainOf(document: Json, flat: Json, present: unknown): [string, unknown][] {
  const found: [string, unknown][] = isNullable(flat) ? [['null', null]] : []
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = flat as Record<string, number>
  switch (kindOf(flat)) {
    case 'boolean':
      return [
        ...found,
        ['boolean', present !== true],
        ...(present === undefined ? ([['false', false]] as [string, unknown][]) : []),
      ]
    case 'number': {
      const decimal = Math.max(Number(present ?? 1), minimum) + 0.37
      const isWhole = 'multipleOf' in flat || decimal > maximum
      return [...found, ['zero', 0], ...(isWhole ? [] : ([['decimal', decimal]] as [string, unknown][]))]
    }
    case 'integer':
      return [...found, ['zero', 0]]
    case 'string':
      return [...found, ['empty', ''], ...smallOf(flat, present), ...otherDay(flat, present)]
    case 'array':
      return [
        ...found,
        ['empty', []],
        ...(isOfWords(flatten(document, flat.items as Schema)) ? ([['capitals', [WORD]]] as [string, unknown][]) : []),
        ...(Array.isArray(present) && present.length > 1
          ? ([['turned', (present as unknown[]).toReversed()]] as [string, unknown][])
          : []),
      ]
    default:
      return found
  }
}

/** The plain values of each field; the caller drops those that the schema refuses. */
export function plainValues(document: Json, schema: Schema | undefined, body: unknown): PlainValue[] {
  const { properties } = flatten(document, schema, body)
  if (!isObject(properties) || !isObject(body)) return []
  return Object.entries(properties).flatMap(([field, property]) =>
    plainOf(document, flatten(document, property as Schema), body[field]).map(([kind, value]) => ({
      field,
      kind,
      value,
    })),
  )
}
