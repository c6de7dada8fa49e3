// Bodies without what lies inside of their objects and may be missing: with null in each place that takes it, and without each optional field.
import type { Schema } from '../contract/operation.ts'
import { at, isObject, type Json, join, withAt } from '../contract/pointer.ts'
import { flatten, isNullable, kindOf } from './flat.ts'
import { REFERENCE } from './references.ts'

const MAX_DEPTH = 5

/** A place inside of an object of a body, with its flat schema; `isOptional` if it may be left out. */
export type InnerPlace = { place: string; flat: Json; isOptional: boolean }

/** The places inside of the objects that a body has, those of lists in each of their items. */
export function innerPlaces(document: Json, schema: Schema | undefined, body: unknown): InnerPlace[] {
  const found: InnerPlace[] = []
  const visit = (inner: Schema | undefined, value: unknown, place: string, depth: number): void => {
    const flat = flatten(document, inner, value)
    if (depth > MAX_DEPTH) return
    if (Array.isArray(value))
      for (const [index, one] of value.entries()) visit(flat.items as Schema, one, join(place, index), depth + 1)
    if (!isObject(value)) return
    const required = Array.isArray(flat.required) ? flat.required : []
    for (const [name, property] of Object.entries(isObject(flat.properties) ? flat.properties : {})) {
      const own = flatten(document, property as Schema, value[name])
      if (own.readOnly === true || REFERENCE.test(name)) continue
      const next = join(place, name)
      if (depth > 0) found.push({ place: next, flat: own, isOptional: !required.includes(name) })
      visit(property as Schema, value[name], next, depth + 1)
    }
  }
  visit(schema, body, '', 0)
  return found
}

const isWithin = (place: string, others: string[]): boolean => others.some((one) => place.startsWith(`${one}/`))

/** The body with null in each inner place that takes it, and those places; what lies below one of them goes with it. */
export function withNulls(places: InnerPlace[], body: unknown): { body: unknown; places: InnerPlace[] } {
  const all = places.filter(({ flat }) => isNullable(flat))
  const names = all.map(({ place }) => place)
  const taken = all.filter(({ place }) => !isWithin(place, names))
  return { body: taken.reduce((value, { place }) => withAt(value, place, null), body), places: taken }
}

/** The body without its optional inner fields of single values, and the places of those. */
export function withoutOptional(places: InnerPlace[], body: unknown): { body: unknown; places: InnerPlace[] } {
  const taken = places.filter(
    ({ place, flat, isOptional }) =>
      isOptional && !['object', 'array'].includes(kindOf(flat) ?? '') && at(body, place) !== undefined,
  )
  return { body: taken.reduce((value, { place }) => withAt(value, place, undefined), body), places: taken }
}
