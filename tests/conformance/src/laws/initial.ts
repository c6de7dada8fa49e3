// The values that fields have in a new item whose creation leaves them out, also inside of its objects and lists: x-initial.
import type { Schema } from '../contract/operation.ts'
import { at, isObject, type Json, join, withAt } from '../contract/pointer.ts'
import { flatten } from '../values/flat.ts'

const MAX_DEPTH = 4

export type InitialValue = { place: string; value: unknown }

/** The fields of a body that have such a value, where the body has the object that they belong to. */
export function initialValues(
  document: Json,
  schema: Schema | undefined,
  body: unknown,
  place = '',
  depth = 0,
): InitialValue[] {
  if (depth > MAX_DEPTH || body === null || typeof body !== 'object') return []
  const flat = flatten(document, schema, body)
  if (Array.isArray(body))
    return body.flatMap((one, index) =>
      initialValues(document, flat.items as Schema, one, join(place, String(index)), depth + 1),
    )
  return Object.entries(isObject(flat.properties) ? flat.properties : {}).flatMap(([name, property]) => {
    const own = flatten(document, property as Schema)
    const here = join(place, name)
    return 'x-initial' in own
      ? [{ place: here, value: own['x-initial'] }]
      : initialValues(document, property as Schema, (body as Json)[name], here, depth + 1)
  })
}

export const withoutInitial = (body: unknown, initial: InitialValue[]): unknown =>
  initial.reduce((rest, { place }) => (at(rest, place) === undefined ? rest : withAt(rest, place, undefined)), body)
