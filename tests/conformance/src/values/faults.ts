// Single faults and limits of a value: for each keyword of its schema one value that breaks only that, and those that just hold.
import type { Schema } from '../contract/operation.ts'
import { isObject, type Json, join, withAt } from '../contract/pointer.ts'
import { flatten, isNullable, kindOf } from './flat.ts'
import { generated, matches, sized } from './generate.ts'
import { REFERENCE } from './references.ts'

export type Change = {
  /** The field, as a JSON pointer. */
  place: string
  keyword: string
  /** The whole value with the change. */
  value: unknown
}

/** Longer texts and lists prove nothing more and only cost time. */
const MAX_SIZE = 100_000
const MAX_ITEMS = 2000
const MAX_WORDS = 50
const MAX_DEPTH = 5

const INVALID_FORMATS: Record<string, string[]> = {
  email: ['no-address', 'a@', '@conformance.example', 'a b@conformance.example'],
  'date-time': ['yesterday', '2026-13-45T99:99:99Z', '2026-11-23T09:00:00', '2026-11-23'],
  date: ['2026-02-30', '23.11.2026', '2026-11-23T09:00:00Z', '2025-02-29'],
  time: ['25:61:00Z'],
  uuid: ['no-uuid', '6f1c2a9e-4b7d-4e0a-9a55-0d3c1f7b8e2z'],
  uri: ['no address', 'http://', 'conformance.example'],
  url: ['no address'],
  ipv4: ['999.1.1.1'],
  ipv6: ['::zz'],
  hostname: ['-bad-.example'],
}

/** Values beside those of an enumeration: far from them, next to them, and the same in other letters. */
const outside = (values: unknown[]): unknown[] => {
  const numbers = values.filter((value) => typeof value === 'number')
  if (numbers.length > 0) return [Math.max(...numbers) + 1000, Math.max(...numbers) + 1, Math.min(...numbers) - 1]
  const first = String(values[0])
  return [`${first}-conformance`, first.toUpperCase(), first.toLowerCase()]
}

const wrongType: Record<string, unknown> = {
  string: 4711,
  integer: 'many',
  number: 'many',
  boolean: 'perhaps',
  array: {},
  object: [],
}

/** The values next to each limit of a flat schema: those outside break their keyword, those inside hold it. */
function limits(flat: Json, value: unknown, side: 'inside' | 'outside'): [string, unknown][] {
  const found: [string, unknown][] = []
  const by = side === 'outside' ? 1 : 0
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum, minItems, maxItems } = flat
  if (typeof value === 'string') {
    if (typeof minLength === 'number' && minLength - by >= 0)
      found.push(['minLength', sized(value, 0, 0) + value.slice(0, minLength - by).padEnd(minLength - by, 'a')])
    if (typeof maxLength === 'number' && maxLength + by <= MAX_SIZE)
      found.push(['maxLength', sized(value, maxLength + by, maxLength + by)])
  }
  if (typeof value === 'number') {
    const step = typeof flat.multipleOf === 'number' ? flat.multipleOf : kindOf(flat) === 'integer' ? 1 : 0.5
    if (typeof minimum === 'number') found.push(['minimum', minimum - by * step])
    if (typeof maximum === 'number') found.push(['maximum', maximum + by * step])
    if (typeof exclusiveMinimum === 'number') found.push(['exclusiveMinimum', exclusiveMinimum + (1 - by) * step])
    if (typeof exclusiveMaximum === 'number') found.push(['exclusiveMaximum', exclusiveMaximum - (1 - by) * step])
  }
  if (Array.isArray(value) && value.length > 0) {
    const items: unknown[] = value
    if (typeof minItems === 'number' && minItems - by >= 0) found.push(['minItems', items.slice(0, minItems - by)])
    if (side === 'outside' && typeof maxItems === 'number' && maxItems < MAX_ITEMS)
      found.push(['maxItems', Array.from({ length: maxItems + 1 }, (_, index) => distinct(items, index))])
  }
  return found
}

/** The object with another text in the field that names it, if it has one. */
function withOtherText(item: Json, index: number): Json {
  const name = ['name', 'title', 'label', 'text'].find((one) => typeof item[one] === 'string')
  return name === undefined ? item : { ...item, [name]: `${String(item[name]).slice(0, 20)}${index}` }
}

/** A further item like the others, distinct from them where it is text or a number. */
function distinct(items: unknown[], index: number): unknown {
  const item = items[index % items.length]
  if (index < items.length) return item
  if (typeof item === 'string') return `${item.slice(0, 20)}${index}`
  if (isObject(item)) return withOtherText(item, index)
  return typeof item === 'number' ? item + index : item
}

function brokenValues(flat: Json, value: unknown): [string, unknown][] {
  const kind = kindOf(flat) ?? ''
  const found: [string, unknown][] = []
  if (kind in wrongType) found.push(['type', wrongType[kind]])
  // A backend that converts values would accept these.
  if (['integer', 'number', 'boolean'].includes(kind)) found.push(['type', String(value)], ['type', ''])
  if (kind === 'boolean') found.push(['type', value === false ? 0 : 1])
  if (kind === 'string') found.push(['type', [value]], ['type', true])
  if (kind === 'string' && typeof value === 'string' && String(Number(value)) === value)
    found.push(['type', Number(value)])
  // One that cuts fractions would take this for the value itself.
  if (kind === 'integer') found.push(['type', typeof value === 'number' ? value + 0.5 : 1.5])
  if (kind && !isNullable(flat)) found.push(['type', null])
  if (Array.isArray(flat.enum)) for (const one of outside(flat.enum)) found.push(['enum', one])
  if ('const' in flat) found.push(['const', outside([flat.const])[0]])
  if (typeof flat.pattern === 'string')
    for (const text of ['!', ' ', '#ü#', 'zzz-0', '\u0001'].map((one) =>
      sized(one, Number(flat.minLength ?? 0), Number(flat.maxLength ?? 99)),
    ))
      if (!matches(flat.pattern, text)) {
        found.push(['pattern', text])
        break
      }
  // A pattern that is not bound to both ends would take the first three, a backend that completes texts the next one (a number without its plus
  // sign), and one that leaves out what people write between digits the last one.
  if (typeof flat.pattern === 'string' && typeof value === 'string')
    for (const text of [`${value}!`, `!${value}`, `${value}\n`, value.slice(1), value.replace(/(?<=\d)(?=\d)/, '-')])
      if (text !== '' && text !== value && !matches(flat.pattern, text)) found.push(['pattern', text])
  for (const text of INVALID_FORMATS[String(flat.format)] ?? []) found.push(['format', text])
  if (typeof flat.multipleOf === 'number' && typeof value === 'number')
    found.push(['multipleOf', value + flat.multipleOf / 3])
  if (flat.uniqueItems === true && Array.isArray(value) && value.length > 0)
    found.push(['uniqueItems', [value[0], value[0]]])
  return [...found, ...limits(flat, value, 'outside')]
}

export type Walk = {
  document: Json
  root: unknown /** Called for each place with its flat schema. */
  visit: (flat: Json, value: unknown, place: string, root: unknown) => void
}

/** Visits each place of a value; optional fields that it lacks are visited with a generated value. */
export function walk(
  { document, root, visit }: Walk,
  schema: Schema | undefined,
  value: unknown,
  place = '',
  depth = 0,
): void {
  const flat = flatten(document, schema, value)
  visit(flat, value, place, root)
  if (depth >= MAX_DEPTH) return
  if (isObject(value))
    for (const [name, property] of Object.entries(isObject(flat.properties) ? flat.properties : {})) {
      if (flatten(document, property as Schema).readOnly === true) continue
      const isThere = name in value && value[name] !== null
      const inner = isThere ? value[name] : generated(document, property as Schema, { isFull: true })
      const next = join(place, name)
      walk(
        { document, visit, root: isThere ? root : withAt(root, next, inner) },
        property as Schema,
        inner,
        next,
        depth + (isThere ? 1 : 2),
      )
    }
  if (!Array.isArray(value)) return
  const items: unknown[] = value.length > 0 ? value : [generated(document, flat.items as Schema, { isFull: true })]
  const filled = value.length > 0 ? root : withAt(root, place, items)
  walk({ document, visit, root: filled }, flat.items as Schema, items[0], join(place, 0), depth + 1)
  if (flat.maxItems === 1) return
  // Programs that look at the first item only would miss a fault of the last one.
  const more = value.length > 1 ? items : [...items, distinct(items, items.length)]
  const last = more.length - 1
  const longer = value.length > 1 ? root : withAt(root, place, more)
  const inner = flatten(document, flat.items as Schema, more[last])
  visit(inner, more[last], join(place, last), longer)
}

/** Returns the value with one broken keyword each. The caller drops those that the schema accepts after all. */
export function faultsOf(document: Json, schema: Schema | undefined, value: unknown): Change[] {
  const changes: Change[] = []
  const visit: Walk['visit'] = (flat, inner, place, root) => {
    for (const [keyword, broken] of brokenValues(flat, inner))
      changes.push({ place, keyword, value: withAt(root, place, broken) })
    if (!isObject(inner)) return
    if (typeof flat.minProperties === 'number' && flat.minProperties > 0)
      changes.push({ place, keyword: 'minProperties', value: withAt(root, place, {}) })
    for (const name of Array.isArray(flat.required) ? flat.required : [])
      if (String(name) in inner)
        changes.push({
          place: join(place, String(name)),
          keyword: 'required',
          value: withAt(root, join(place, String(name)), undefined),
        })
    if (flat.additionalProperties === false || flat.unevaluatedProperties === false)
      changes.push({
        place: join(place, 'conformanceUnknown'),
        keyword: 'additionalProperties',
        value: withAt(root, join(place, 'conformanceUnknown'), 1),
      })
  }
  walk({ document, root: value, visit }, schema, value)
  return changes
}

/** Returns the value with one field exactly at a limit each, and with each value of each enumeration. */
/** As many items as a list may have; things that are named by their ids are not there in any number. */
function mostItems(document: Json, { items, maxItems }: Json, value: unknown): [string, unknown][] {
  const item = flatten(document, items as Schema | undefined)
  const isOfWords = kindOf(item) === 'string' && !('enum' in item) && !('format' in item) && !('pattern' in item)
  const isOfObjects =
    kindOf(item) === 'object' && !Object.keys(Object(item.properties)).some((name) => REFERENCE.test(name))
  if (!Array.isArray(value) || value.length === 0 || !(isOfWords || isOfObjects)) return []
  if (typeof maxItems !== 'number' || maxItems > MAX_WORDS) return []
  return [['maxItems', Array.from({ length: maxItems }, (_, index) => distinct(value as unknown[], index))]]
}

export function limitsOf(document: Json, schema: Schema | undefined, value: unknown): Change[] {
  const changes: Change[] = []
  const visit: Walk['visit'] = (flat, inner, place, root) => {
    if (place === '') return
    for (const [keyword, edge] of [...limits(flat, inner, 'inside'), ...mostItems(document, flat, inner)])
      changes.push({ place, keyword, value: withAt(root, place, edge) })
    for (const one of Array.isArray(flat.enum) ? flat.enum.slice(0, 30) : [])
      if (one !== inner) changes.push({ place, keyword: 'enum', value: withAt(root, place, one) })
  }
  walk({ document, root: value, visit }, schema, value)
  return changes
}

/** The value with null in each place that takes it, below others, too. */
export function nullsOf(document: Json, schema: Schema | undefined, value: unknown): Change[] {
  const changes: Change[] = []
  const visit: Walk['visit'] = (flat, inner, place, root) => {
    if (place !== '' && inner !== null && isNullable(flat))
      changes.push({ place, keyword: 'type', value: withAt(root, place, null) })
  }
  walk({ document, root: value, visit }, schema, value)
  return changes
}

/** Texts of a parameter that break one keyword each. */
export function faultTexts(document: Json, schema: Schema, text: string): [string, string | string[]][] {
  const flat = flatten(document, schema)
  const kind = kindOf(flat)
  if (kind === 'array') {
    const item = flatten(document, flat.items as Schema)
    const inner = faultTexts(document, flat.items as Schema, text).map(
      ([keyword, value]): [string, string | string[]] => [keyword, Array.isArray(value) ? value : [value]],
    )
    const behind = inner.map(([keyword, value]): [string, string[]] => [keyword, [text, value].flat().filter(Boolean)])
    const twice: [string, string[]][] = flat.uniqueItems === true && text !== '' ? [['uniqueItems', [text, text]]] : []
    const values = Array.isArray(item.enum) ? item.enum.map(String) : []
    const many: [string, string[]][] =
      typeof flat.maxItems === 'number' && flat.maxItems < 200 && values.length === 0 && kindOf(item) === 'string'
        ? [['maxItems', Array.from({ length: flat.maxItems + 1 }, (_, index) => `a${index}`)]]
        : []
    return [...inner, ...(text === '' ? [] : behind), ...twice, ...many]
  }
  const isNumber = kind === 'integer' || kind === 'number'
  const value = isNumber ? Number(text) : text
  return brokenValues(flat, value)
    .filter(
      ([keyword, one]) =>
        !(kind === 'string' && keyword === 'type') &&
        one !== null &&
        (typeof one === 'string' || typeof one === 'number') &&
        String(one) !== '',
    )
    .map(([keyword, one]): [string, string] => [keyword, String(one)])
}

/** Texts of a parameter exactly at its limits, and each value of its enumeration. */
export function limitTexts(document: Json, schema: Schema, text: string): [string, string][] {
  const flat = flatten(document, schema)
  if (kindOf(flat) === 'array') return limitTexts(document, flat.items as Schema, text)
  const isNumber = kindOf(flat) === 'integer' || kindOf(flat) === 'number'
  const edges = limits(flat, isNumber ? Number(text) : text, 'inside').map(([keyword, one]): [string, string] => [
    keyword,
    String(one),
  ])
  const values = (Array.isArray(flat.enum) ? flat.enum : []).map((one): [string, string] => ['enum', String(one)])
  return [...edges, ...values].filter(([, one]) => one !== '')
}
