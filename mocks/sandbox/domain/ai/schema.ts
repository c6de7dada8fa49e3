// An instance of a JSON Schema, as the simulated model gives it: valid by the schema, the same for the same prompt.
import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { randomFrom } from '#mocks/sandbox/random/seeded.ts'

type Node = Record<string, unknown>
/** `left` is what may still be made: a schema that asks for more is refused. */
type Making = { root: Node; random: () => number; words: readonly string[]; left: number }

const MOST_DEPTH = 12
const OPTIONAL_DEPTH = 4
const MOST_PARTS = 5000
/** Patterns of strangers meet short texts only, so that none can keep the process busy. */
const MOST_PATTERN_TEXT = 16

class Unsupported extends Error {}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

const regExp = Object.assign(
  (pattern: string, flags: string) => {
    const expression = new RegExp(pattern, flags)
    return { test: (text: string) => text.length <= MOST_PATTERN_TEXT && expression.test(text) }
  },
  { code: 'new RegExp' },
)

function compiled(schema: Node): ValidateFunction | undefined {
  const ajv = new Ajv2020({ strict: false, validateFormats: true, code: { regExp } })
  formats.default(ajv)
  try {
    return ajv.compile(schema as AnySchema)
  } catch {
    return undefined
  }
}

/** Data that follows the schema; undefined when it is no schema of an object, or one that cannot be followed. */
export function instanceOf(schema: Node, seed: number, words: readonly string[]): Node | undefined {
  const validate = schema.$async === true ? undefined : compiled(schema)
  if (!validate) return undefined
  try {
    const made = make(schema, { root: schema, random: randomFrom(seed), words, left: MOST_PARTS }, 0)
    return isNode(made) && validate(made) ? made : undefined
  } catch (error) {
    if (error instanceof Unsupported) return undefined
    throw error
  }
}

function resolved(node: Node, { root }: Making): Node {
  const { $ref, ...rest } = node
  if (typeof $ref !== 'string') return node
  if (!$ref.startsWith('#')) throw new Unsupported()
  let target: unknown = root
  for (const part of $ref.slice(1).split('/').slice(1)) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
    target = isNode(target) && Object.hasOwn(target, key) ? target[key] : undefined
  }
  if (!isNode(target)) throw new Unsupported()
  return { ...target, ...rest }
}

/** One schema of several that hold together. */
function merged(node: Node, making: Making, depth: number): Node {
  making.left -= 1
  if (depth > MOST_DEPTH || making.left < 0) throw new Unsupported()
  const { allOf, anyOf, oneOf, ...rest } = resolved(node, making)
  const parts = [...nodesOf(allOf), ...nodesOf(anyOf).slice(0, 1), ...nodesOf(oneOf).slice(0, 1)]
  if (parts.length === 0) return '$ref' in rest ? merged(rest, making, depth + 1) : rest
  const all = [rest, ...parts.map((part) => merged(part, making, depth + 1))]
  const properties = Object.assign({}, ...all.map((part) => part.properties))
  const required = all.flatMap((part) => (Array.isArray(part.required) ? part.required : []))
  const isObject = Object.keys(properties).length > 0 || required.length > 0
  return Object.assign({}, ...all, isObject ? { properties, required } : {})
}

function typeOf(node: Node): unknown {
  const { type } = node
  if (Array.isArray(type)) return type.find((one) => one !== 'null') ?? 'null'
  if (type !== undefined) return type
  if ('properties' in node || 'required' in node) return 'object'
  return 'items' in node || 'prefixItems' in node ? 'array' : 'string'
}

function make(given: unknown, making: Making, depth: number): unknown {
  if (given === true) return making.words[0] ?? ''
  if (!isNode(given)) throw new Unsupported()
  const node = merged(given, making, depth)
  if ('const' in node) return node.const
  if (Array.isArray(node.enum)) return node.enum[Math.floor(making.random() * node.enum.length)]
  switch (typeOf(node)) {
    case 'object':
      return makeObject(node, making, depth)
    case 'array':
      return makeArray(node, making, depth)
    case 'string':
      return makeText(node, making)
    case 'number':
    case 'integer':
      return makeNumber(node, making)
    case 'boolean':
      return making.random() < 0.5
    case 'null':
      return null
    default:
      throw new Unsupported()
  }
}

function makeObject(node: Node, making: Making, depth: number): Node {
  const properties = isNode(node.properties) ? node.properties : {}
  const required = Array.isArray(node.required) ? node.required.filter((name) => typeof name === 'string') : []
  const optional = depth < OPTIONAL_DEPTH ? Object.keys(properties) : []
  const made: Node = {}
  for (const name of new Set([...required, ...optional])) {
    Object.defineProperty(made, name, {
      value: make(properties[name] ?? true, making, depth + 1),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
  return made
}

function makeArray(node: Node, making: Making, depth: number): unknown[] {
  const first = Array.isArray(node.prefixItems) ? node.prefixItems : []
  const least = numberOf(node.minItems) ?? 0
  const wanted = Math.max(least, first.length, node.items === false ? 0 : 2)
  const count = Math.min(wanted, numberOf(node.maxItems) ?? wanted, 100)
  const made: unknown[] = []
  const seen = new Set<string>()
  for (let attempt = 0; made.length < count && attempt < count * 10; attempt += 1) {
    const item = make(first[made.length] ?? node.items ?? true, making, depth + 1)
    const key = JSON.stringify(item)
    if (node.uniqueItems === true && seen.has(key)) continue
    seen.add(key)
    made.push(item)
  }
  return made
}

const FORMATS: Record<string, string> = {
  'date-time': '2026-11-19T09:00:00Z',
  date: '2026-11-19',
  time: '09:00:00Z',
  duration: 'P30D',
  email: 'team@lindholm-outdoor.example',
  uri: 'https://www.lindholm-outdoor.example/tents',
  'uri-reference': '/tents',
  hostname: 'www.lindholm-outdoor.example',
  uuid: '6f1c2a9e-4b7d-4e0a-9a55-0d3c1f7b8e21',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
}
const SHORT = [
  'a',
  'A',
  '1',
  'abc',
  'ABC',
  '123',
  'tents',
  'Tents',
  '2026',
  '2026-11',
  '#1f4d3a',
  'A-1',
  'AB-123',
  'en-US',
  '12.50',
  'a1b2c3d4',
]

function makeText(node: Node, { random, words }: Making): string {
  const least = numberOf(node.minLength) ?? 0
  const most = numberOf(node.maxLength) ?? 2000
  if (typeof node.format === 'string' && node.format in FORMATS) return FORMATS[node.format] ?? ''
  if (typeof node.pattern === 'string') {
    const expression = new RegExp(node.pattern, 'u')
    const found = SHORT.find((text) => text.length >= least && text.length <= most && expression.test(text))
    if (found === undefined) throw new Unsupported()
    return found
  }
  let text = words[Math.floor(random() * words.length)] ?? 'Text'
  while (text.length < least && text.length < 20_000) text += ` ${words[Math.floor(random() * words.length)] ?? 'text'}`
  return Array.from(text).slice(0, most).join('')
}

function makeNumber(node: Node, { random }: Making): number {
  const isWhole = typeOf(node) === 'integer'
  const step = numberOf(node.multipleOf) ?? (isWhole ? 1 : 0.01)
  const above = numberOf(node.exclusiveMinimum)
  const below = numberOf(node.exclusiveMaximum)
  const least = Math.max(
    numberOf(node.minimum) ?? Number.NEGATIVE_INFINITY,
    above === undefined ? Number.NEGATIVE_INFINITY : above + step,
  )
  const most = Math.min(
    numberOf(node.maximum) ?? Number.POSITIVE_INFINITY,
    below === undefined ? Number.POSITIVE_INFINITY : below - step,
  )
  const from = Number.isFinite(least) ? least : Number.isFinite(most) ? most - 100 * step : 0
  const to = Number.isFinite(most) ? most : from + 100 * step
  const steps = Math.floor(to / step) - Math.ceil(from / step)
  const value = (Math.ceil(from / step) + Math.floor(random() * (Math.max(0, Math.min(steps, 100)) + 1))) * step
  return isWhole ? Math.round(value) : Number(value.toPrecision(12))
}
