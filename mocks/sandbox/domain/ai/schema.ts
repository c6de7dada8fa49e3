// Generates an instance of a JSON Schema for the simulated model: valid, and the same for the same prompt.
import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { randomFrom } from '#mocks/sandbox/random/seeded.ts'

type Node = Record<string, unknown>
/** The state of the generation. `left` is the remaining number of parts; schemas that need more are rejected. */
type GenerationState = { root: Node; random: () => number; words: readonly string[]; left: number }

const MAX_DEPTH = 12
const OPTIONAL_DEPTH = 4
const MAX_PARTS = 5000
/** The maximum length of a text that a pattern of a schema is tested on, so that a malicious pattern cannot block the process. */
const MAX_PATTERN_LENGTH = 16

class Unsupported extends Error {}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

const regExp = Object.assign(
  (pattern: string, flags: string) => {
    const expression = new RegExp(pattern, flags)
    return { test: (text: string) => text.length <= MAX_PATTERN_LENGTH && expression.test(text) }
  },
  { code: 'new RegExp' },
)

/** Without `$id`, whose pattern the limit on tested texts would reject. */
function compile({ $id: _id, ...schema }: Node): ValidateFunction | undefined {
  const ajv = new Ajv2020({ strict: false, validateFormats: true, code: { regExp } })
  formats.default(ajv)
  try {
    return ajv.compile(schema as AnySchema)
  } catch {
    return undefined
  }
}

/** True if a schema accepts this data. */
export function accepts(schema: Node, data: Node): boolean {
  const validate = schema.$async === true ? undefined : compile(schema)
  return validate !== undefined && validate(data)
}

/** Generates data for a schema; undefined if the schema is not one of an object, or is not supported. */
export function instanceOf(schema: Node, seed: number, words: readonly string[]): Node | undefined {
  const validate = schema.$async === true ? undefined : compile(schema)
  if (!validate) return undefined
  try {
    const result = make(schema, { root: schema, random: randomFrom(seed), words, left: MAX_PARTS }, 0)
    return isNode(result) && validate(result) ? result : undefined
  } catch (error) {
    if (error instanceof Unsupported) return undefined
    throw error
  }
}

function resolveReference(node: Node, { root }: GenerationState): Node {
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

/** Merges a schema with its references and combined schemas. */
function mergeSchemas(node: Node, state: GenerationState, depth: number): Node {
  state.left -= 1
  if (depth > MAX_DEPTH || state.left < 0) throw new Unsupported()
  const { allOf, anyOf, oneOf, ...rest } = resolveReference(node, state)
  const parts = [...nodesOf(allOf), ...nodesOf(anyOf).slice(0, 1), ...nodesOf(oneOf).slice(0, 1)]
  if (parts.length === 0) return '$ref' in rest ? mergeSchemas(rest, state, depth + 1) : rest
  const all = [rest, ...parts.map((part) => mergeSchemas(part, state, depth + 1))]
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

function make(schema: unknown, state: GenerationState, depth: number): unknown {
  if (schema === true) return state.words[0] ?? ''
  if (!isNode(schema)) throw new Unsupported()
  const node = mergeSchemas(schema, state, depth)
  if ('const' in node) return node.const
  if (Array.isArray(node.enum)) return node.enum[Math.floor(state.random() * node.enum.length)]
  switch (typeOf(node)) {
    case 'object':
      return makeObject(node, state, depth)
    case 'array':
      return makeArray(node, state, depth)
    case 'string':
      return makeText(node, state)
    case 'number':
    case 'integer':
      return makeNumber(node, state)
    case 'boolean':
      return state.random() < 0.5
    case 'null':
      return null
    default:
      throw new Unsupported()
  }
}

function makeObject(node: Node, state: GenerationState, depth: number): Node {
  const properties = isNode(node.properties) ? node.properties : {}
  const required = Array.isArray(node.required) ? node.required.filter((name) => typeof name === 'string') : []
  const optional = depth < OPTIONAL_DEPTH ? Object.keys(properties) : []
  const result: Node = {}
  for (const name of new Set([...required, ...optional])) {
    Object.defineProperty(result, name, {
      value: make(properties[name] ?? true, state, depth + 1),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
  return result
}

function makeArray(node: Node, state: GenerationState, depth: number): unknown[] {
  const first = Array.isArray(node.prefixItems) ? node.prefixItems : []
  const min = numberOf(node.minItems) ?? 0
  const wanted = Math.max(min, first.length, node.items === false ? 0 : 2)
  const count = Math.min(wanted, numberOf(node.maxItems) ?? wanted, 100)
  const result: unknown[] = []
  const seen = new Set<string>()
  for (let attempt = 0; result.length < count && attempt < count * 10; attempt += 1) {
    const item = make(first[result.length] ?? node.items ?? true, state, depth + 1)
    const key = JSON.stringify(item)
    if (node.uniqueItems === true && seen.has(key)) continue
    seen.add(key)
    result.push(item)
  }
  return result
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
const PATTERN_SAMPLES = [
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

function makeText(node: Node, { random, words }: GenerationState): string {
  const min = numberOf(node.minLength) ?? 0
  const max = numberOf(node.maxLength) ?? 2000
  if (typeof node.format === 'string' && node.format in FORMATS) return FORMATS[node.format] ?? ''
  if (typeof node.pattern === 'string') {
    const expression = new RegExp(node.pattern, 'u')
    const found = PATTERN_SAMPLES.find((text) => text.length >= min && text.length <= max && expression.test(text))
    if (found === undefined) throw new Unsupported()
    return found
  }
  let text = words[Math.floor(random() * words.length)] ?? 'Text'
  while (text.length < min && text.length < 20_000) text += ` ${words[Math.floor(random() * words.length)] ?? 'text'}`
  return Array.from(text).slice(0, max).join('')
}

function makeNumber(node: Node, { random }: GenerationState): number {
  const isWhole = typeOf(node) === 'integer'
  const step = numberOf(node.multipleOf) ?? (isWhole ? 1 : 0.01)
  const above = numberOf(node.exclusiveMinimum)
  const below = numberOf(node.exclusiveMaximum)
  const min = Math.max(
    numberOf(node.minimum) ?? Number.NEGATIVE_INFINITY,
    above === undefined ? Number.NEGATIVE_INFINITY : above + step,
  )
  const max = Math.min(
    numberOf(node.maximum) ?? Number.POSITIVE_INFINITY,
    below === undefined ? Number.POSITIVE_INFINITY : below - step,
  )
  const from = Number.isFinite(min) ? min : Number.isFinite(max) ? max - 100 * step : 0
  const to = Number.isFinite(max) ? max : from + 100 * step
  const steps = Math.floor(to / step) - Math.ceil(from / step)
  const value = (Math.ceil(from / step) + Math.floor(random() * (Math.max(0, Math.min(steps, 100)) + 1))) * step
  return isWhole ? Math.round(value) : Number(value.toPrecision(12))
}
