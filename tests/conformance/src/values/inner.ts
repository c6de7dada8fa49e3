// Bodies of which one value inside of an object or a list is another one, or none.
import type { Schema } from '../contract/operation.ts'
import { isObject, type Json, join, keysOf, withAt } from '../contract/pointer.ts'
import type { Change } from './faults.ts'
import { flatten, isNullable, kindOf } from './flat.ts'
import { generated, matches } from './generate.ts'
import { REFERENCE } from './references.ts'

const MAX_DEPTH = 5

const SIGNS = Array.from('0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** A text that differs in one sign, the last one possible, and still fits the pattern, such as another color. */
const otherFitting = (pattern: string, text: string): string | undefined =>
  Array.from(text, (_, index) => text.length - 1 - index)
    .flatMap((index) => SIGNS.map((sign) => `${text.slice(0, index)}${sign}${text.slice(index + 1)}`))
    .find((other) => other !== text && matches(pattern, other))

/** Another value of the same kind; undefined where a form says more about it than its kind. */
function otherThan(flat: Json, value: unknown): unknown {
  if (Array.isArray(flat.enum)) return flat.enum.find((one) => one !== value && one !== null) as unknown
  if ('const' in flat) return undefined
  switch (kindOf(flat)) {
    case 'boolean':
      return value !== true
    case 'integer':
    case 'number': {
      const step = typeof flat.multipleOf === 'number' ? flat.multipleOf : 1
      const next = Number(value ?? flat.minimum ?? 0) + step
      return typeof flat.maximum === 'number' && next > flat.maximum ? next - 2 * step : next
    }
    case 'string':
      if ('format' in flat || typeof value !== 'string') return undefined
      return typeof flat.pattern === 'string' ? otherFitting(flat.pattern, value) : `${value.slice(0, -1)}x`
    default:
      return undefined
  }
}

/** The body with one other value each, at every place inside of its objects and lists; of lists in the first and the last item. */
export function innerChanges(document: Json, schema: Schema | undefined, body: unknown): Change[] {
  const changes: Change[] = []
  const visit = (inner: Schema | undefined, value: unknown, place: string, root: unknown): void => {
    const flat = flatten(document, inner, value)
    const keys = keysOf(place)
    if (flat.readOnly === true || keys.length > MAX_DEPTH || REFERENCE.test(keys.at(-1) ?? '')) return
    if (keys.length > 1 && value !== null && isNullable(flat))
      changes.push({ place, keyword: 'inner', value: withAt(root, place, null) })
    if (isObject(value)) {
      for (const [name, property] of Object.entries(isObject(flat.properties) ? flat.properties : {})) {
        const isThere = value[name] !== undefined && value[name] !== null
        const next = join(place, name)
        const one = isThere ? value[name] : generated(document, property as Schema, { isFull: true })
        visit(property as Schema, one, next, isThere ? root : withAt(root, next, one))
      }
      return
    }
    if (Array.isArray(value)) {
      const items: unknown[] = value
      for (const index of new Set([0, items.length - 1]))
        if (items.length > 0) visit(flat.items as Schema, items[index], join(place, index), root)
      return
    }
    const other = keys.length > 1 ? otherThan(flat, value) : undefined
    if (other !== undefined) changes.push({ place, keyword: 'inner', value: withAt(root, place, other) })
  }
  visit(schema, body, '', body)
  return changes
}
