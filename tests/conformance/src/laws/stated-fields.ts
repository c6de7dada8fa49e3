// Statements of a schema about a field by those beside it, in every answer: x-at-least, x-equals, x-set-when and x-without-gaps.
import type { Schema } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { flatten, isNullable } from '../values/flat.ts'
import { missingDay } from './without-gaps.ts'

export const STATEMENTS = {
  'x-at-least': 'at-least',
  'x-equals': 'equals',
  'x-set-when': 'set-when',
  'x-without-gaps': 'without-gaps',
} as const
type Extension = keyof typeof STATEMENTS

/** A statement that an answer breaks, with the place of the field. */
export type BrokenStatement = { law: (typeof STATEMENTS)[Extension]; place: string; expected: string; seen: unknown }
/** `judged` are the laws of the statements that the answer has something to say about. */
export type Statements = { judged: Set<(typeof STATEMENTS)[Extension]>; broken: BrokenStatement[] }

type Field = {
  name: string
  value: unknown
  object: Json
  properties: Json
  required: unknown
  document: Json
  now: number | undefined
}

const MAX_DEPTH = 8
const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\dT/
const UNITS_MS = { days: 86_400_000, hours: 3_600_000, minutes: 60_000 }
/** Clocks and answers take their time; a moment from now on is as exact as a quarter of its span. */
const MAX_TOLERANCE_MS = 120_000

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value])
/** The value of a path such as `lines/-1/price`; a negative number counts from the end of a list. */
export const valueAt = (object: unknown, path: string): unknown =>
  path
    .split('/')
    .reduce<unknown>(
      (value, key) => (Array.isArray(value) ? value.at(Number(key)) : isObject(value) ? value[key] : undefined),
      object,
    )

/** True if an item has these values, each one or one of several. */
export const matches = (item: unknown, where: unknown): boolean =>
  !isObject(where) || Object.entries(where).every(([path, wanted]) => listed(wanted).includes(valueAt(item, path)))

/** True if a list shows only a part of its items, as far as its schema and its length tell. */
export const mayBePart = (schema: Json, { length }: unknown[]): boolean =>
  schema['x-part'] === true || length >= Number(schema.maxItems ?? Number.POSITIVE_INFINITY)

/** The span of a statement: { days: 7 }, { hours: 24 } or { minutes: 15 }. */
const spanOf = (stated: Json): number =>
  Object.entries(UNITS_MS).reduce((sum, [unit, ms]) => sum + (Number(stated[unit]) || 0) * ms, 0)

/** A day or a moment some time later; anything else as it is. */
function later(value: unknown, stated: Json): unknown {
  if (typeof value !== 'string' || spanOf(stated) === 0 || (!DAY.test(value) && !MOMENT.test(value))) return value
  return new Date(Date.parse(value) + spanOf(stated)).toISOString().slice(0, DAY.test(value) ? 10 : undefined)
}

/** The value that a field is compared with: the field at a path, or the number of items of a list that match; undefined where nothing is known of it. */
function comparedWith({ object, properties, document }: Field, stated: unknown): { value: unknown; isPart: boolean } {
  if (!isObject(stated)) return { value: valueAt(object, String(stated)), isPart: false }
  if (typeof stated.field === 'string') {
    const other = valueAt(object, stated.field)
    const isText = typeof other === 'string' && typeof stated.characters === 'number'
    return {
      value: isText ? Array.from(other).slice(0, Number(stated.characters)).join('') : later(other, stated),
      isPart: false,
    }
  }
  const name = String(stated.count)
  const list = valueAt(object, name)
  if (!Array.isArray(list)) return { value: undefined, isPart: false }
  const schema = flatten(document, properties[name] as Schema)
  return { value: list.filter((one) => matches(one, stated.where)).length, isPart: mayBePart(schema, list) }
}

function named(stated: unknown): string {
  if (!isObject(stated)) return String(stated)
  if (typeof stated.characters === 'number')
    return `the first ${stated.characters} characters of ${String(stated.field)}`
  const span = Object.keys(UNITS_MS).flatMap((unit) => (unit in stated ? [`${String(stated[unit])} ${unit}`] : []))
  if (stated.now === true) return `the moment of the answer and ${span.join(', ')}`
  if (typeof stated.field === 'string') return [stated.field, ...span].join(' and ')
  return `the number of ${String(stated.count)}${isObject(stated.where) ? ` with ${JSON.stringify(stated.where)}` : ''}`
}

/** True if a number, a day or a moment is below another one; undefined for what cannot be compared. */
function isBelow(one: unknown, other: unknown): boolean | undefined {
  if (typeof one === 'number' && typeof other === 'number') return one < other
  if (typeof one !== 'string' || typeof other !== 'string') return undefined
  if (DAY.test(one) && DAY.test(other)) return one < other
  return MOMENT.test(one) && MOMENT.test(other) ? Date.parse(one) < Date.parse(other) : undefined
}

/** True for equal values, and for one moment in two forms. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || (isBelow(one, other) === false && isBelow(other, one) === false)

/** Schemas of properties are read again for each item of a list, so what they say is kept. */
const nullable = new WeakMap<object, boolean>()
const statements = new WeakMap<object, [Extension, unknown[]][]>()

function mayBeNull(document: Json, schema: unknown): boolean {
  if (!isObject(schema)) return false
  const kept = nullable.get(schema) ?? isNullable(flatten(document, schema))
  nullable.set(schema, kept)
  return kept
}

/** A field that may be null is set unless it is; any other one is unset while it is left out, empty, 0 or false. */
function isSet({ document, properties }: Field, name: string, value: unknown): boolean {
  if (value === null || value === undefined) return false
  if (mayBeNull(document, properties[name])) return true
  return Array.isArray(value) ? value.length > 0 : value !== '' && value !== 0 && value !== false
}

type Verdict = { isBroken: boolean; expected: string } | undefined

function atLeast(field: Field, stated: unknown): Verdict {
  const { value } = comparedWith(field, stated)
  const isBroken = isBelow(field.value, value)
  const expected = `at least ${named(stated)}, ${String(value)}`
  return isBroken === undefined ? undefined : { isBroken, expected }
}

/** A moment of an answer that is so long after it. */
function fromNow({ value, now }: Field, stated: Json): Verdict {
  if (typeof value !== 'string' || !MOMENT.test(value) || now === undefined) return undefined
  const span = spanOf(stated)
  const isBroken = Math.abs(Date.parse(value) - now - span) > Math.min(MAX_TOLERANCE_MS, span / 4)
  return { isBroken, expected: `${named(stated)}, ${new Date(now + span).toISOString()}` }
}

function equals(field: Field, stated: unknown): Verdict {
  if (isObject(stated) && stated.now === true) return fromNow(field, stated)
  const { value, isPart } = comparedWith(field, stated)
  if (value === undefined || field.value === undefined) return undefined
  // Whether there is a later moment at all, x-set-when says.
  if (field.value === null && isObject(stated) && spanOf(stated) > 0) return undefined
  const isBroken = isPart ? isBelow(field.value, value) === true : !isSame(field.value, value)
  return { isBroken, expected: `${named(stated)}, ${JSON.stringify(value)}` }
}

function setWhen(field: Field, stated: unknown): Verdict {
  if (!isObject(stated)) return undefined
  const { document, properties, required, name, value } = field
  const isOptional = !listed(required).includes(name)
  if (value === undefined && isOptional && mayBeNull(document, properties[name])) return undefined
  const source = stated.count === undefined ? String(stated.field) : stated
  const other = comparedWith(field, source).value
  const hasValues = Array.isArray(stated.values)
  // A field that the schema does not have is shown by the reading of the item alone.
  const [first = ''] = typeof source === 'string' ? source.split('/') : []
  if (first !== '' && !(first in properties) && !(first in field.object)) return undefined
  if (other === undefined && (hasValues ? !listed(stated.values).includes(null) : source === stated)) return undefined
  const isDue = hasValues
    ? listed(stated.values).includes(other ?? null)
    : typeof source === 'string'
      ? isSet(field, source, other)
      : other !== 0
  const isFilled = isSet(field, name, value)
  const wanted = `${named(source)} is ${hasValues ? JSON.stringify(stated.values) : 'set'}`
  const manner = stated.only === true ? 'only' : stated.elsewhere === true ? 'at least' : 'exactly'
  return {
    isBroken: (isFilled && !isDue && manner !== 'at least') || (isDue && !isFilled && manner !== 'only'),
    expected: `a value ${manner} where ${wanted}, which is ${JSON.stringify(other ?? null)}`,
  }
}

function withoutGaps({ document, properties, object, name, value }: Field, stated: unknown): Verdict {
  if (!isObject(stated) || !Array.isArray(value)) return undefined
  const end = (key: string) => (typeof stated[key] === 'string' ? valueAt(object, stated[key]) : undefined)
  // A list that is full may begin later.
  const isPart = mayBePart(flatten(document, properties[name] as Schema), value)
  const missing = missingDay(
    value,
    { field: String(stated.field), step: stated.step },
    { first: isPart ? undefined : end('from'), last: end('to') },
  )
  return { isBroken: missing !== undefined, expected: `a list without gaps, with an item for ${String(missing)}` }
}

const VERDICTS: Record<Extension, (field: Field, stated: unknown) => Verdict> = {
  'x-at-least': atLeast,
  'x-equals': equals,
  'x-set-when': setWhen,
  'x-without-gaps': withoutGaps,
}

function statementsIn(document: Json, schema: unknown): [Extension, unknown[]][] {
  if (!isObject(schema)) return []
  const kept = statements.get(schema)
  if (kept) return kept
  const flat = flatten(document, schema)
  const found = (Object.keys(STATEMENTS) as Extension[])
    .filter((one) => one in flat)
    .map((one): [Extension, unknown[]] => [one, listed(flat[one])])
  statements.set(schema, found)
  return found
}

/** Judges all fields of a value that its schema states something about. */
export function statementsOf(document: Json, schema: Schema | undefined, given: unknown, now?: number): Statements {
  const judged: Statements['judged'] = new Set()
  const broken: BrokenStatement[] = []
  const visit = (below: Schema | undefined, value: unknown, place: string, depth: number): void => {
    if (depth > MAX_DEPTH || value === null || typeof value !== 'object') return
    const flat = flatten(document, below, value)
    if (Array.isArray(value)) {
      for (const one of value) visit(flat.items as Schema, one, `${place}/*`, depth + 1)
      return
    }
    const object = value as Json
    const properties = isObject(flat.properties) ? flat.properties : {}
    for (const [name, property] of Object.entries(properties)) {
      for (const [extension, all] of statementsIn(document, property))
        for (const statement of all) {
          const field = { name, value: object[name], object, properties, required: flat.required, document, now }
          const verdict = VERDICTS[extension](field, statement)
          const law = STATEMENTS[extension]
          if (verdict) judged.add(law)
          if (verdict?.isBroken)
            broken.push({ law, place: `${place}/${name}`, expected: verdict.expected, seen: object[name] })
        }
      visit(property as Schema, object[name], `${place}/${name}`, depth + 1)
    }
  }
  visit(schema, given, '', 0)
  return { judged, broken }
}
