// Generates values for a schema of the contract: valid, at its limits, and invalid.
import { sample, stringMatching } from 'fast-check'
import { resolved } from '#tests/support/contract.ts'

export type Random = () => number

export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  additionalProperties?: boolean | JsonSchema
  required?: string[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

const MAX_DEPTH = 6
const MAX_ITEMS = 4
const LONGEST = 400

export const oneOf = <T>(random: Random, values: readonly T[]): T => {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined && values.length === 0) throw new Error('There is nothing to choose from.')
  return value as T
}
const whole = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1))

const matching = new Map<string, string[]>()

/** Returns texts that match a pattern, always the same ones. */
function textsFor(pattern: string): string[] {
  const known = matching.get(pattern)
  if (known) return known
  const texts = sample(stringMatching(new RegExp(pattern, 'u')), { numRuns: 40, seed: 7 })
  matching.set(pattern, texts)
  return texts
}

const FORMATS: Record<string, string[]> = {
  date: ['2026-11-18', '2026-02-28', '2025-12-31', '2024-02-29', '1970-01-01', '9999-12-31'],
  'date-time': ['2026-11-18T09:14:00Z', '2027-06-01T00:00:00+03:00', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
  email: ['jo@lind-ceramics.example', 'a.b+c@d.example', `${'x'.repeat(60)}@example.com`, 'Ü@example.com'],
  uri: [
    'https://www.lind-ceramics.example/',
    'http://127.0.0.1:1/x',
    'javascript:alert(1)',
    'https://xn--e1afmkfd.example',
  ],
  uuid: ['6f1c2a9e-4b7d-4e0a-9a55-0d3c1f7b8e21'],
}
const TEXTS = [
  'Lindholm',
  'İstanbul ığüşöç',
  "Robert'); DROP TABLE document;--",
  '<script>alert(1)</script>',
  '🦊🦊',
  ' x ',
  '%00%',
  '../..',
]
export const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  '\ud800',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  'null',
  'x'.repeat(5000),
  '𝕏'.repeat(99),
  '-1',
  '1e999',
  '%',
  '\u202e',
]
const ODD_VALUES: unknown[] = [
  ...ODD_TEXTS,
  null,
  true,
  -1,
  0,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[]],
  ['x'],
  { a: 1 },
]

function text(schema: JsonSchema, random: Random): string {
  const { minLength = 0, maxLength = LONGEST, pattern, format } = schema
  const known = format === undefined ? undefined : FORMATS[format]
  if (known) return oneOf(random, known)
  if (pattern) {
    const fitting = textsFor(pattern).filter(({ length }) => length >= minLength && length <= maxLength)
    if (fitting.length > 0) return oneOf(random, fitting)
  }
  const most = Math.min(maxLength, LONGEST)
  const length = random() < 0.2 ? minLength : random() < 0.1 ? most : undefined
  if (length === undefined) return oneOf(random, TEXTS).slice(0, most).padEnd(minLength, 'x')
  return 'x'.repeat(length)
}

function number({ type, minimum = -1_000_000, maximum = 1_000_000 }: JsonSchema, random: Random): number {
  const edge = random()
  if (edge < 0.2) return minimum
  if (edge < 0.4) return maximum
  const value = minimum + random() * (Math.min(maximum, minimum + 1000) - minimum)
  return type === 'integer' || (Array.isArray(type) && type.includes('integer')) ? Math.round(value) : value
}

function list(
  { items = {}, minItems = 0, maxItems = MAX_ITEMS, uniqueItems }: JsonSchema,
  random: Random,
  depth: number,
) {
  const most = Math.max(minItems, Math.min(maxItems, MAX_ITEMS))
  const values = Array.from({ length: whole(random, minItems, most) }, () => valueFor(items, random, depth + 1))
  if (!uniqueItems) return values
  const seen = new Set<string>()
  return values.filter((value) => !seen.has(JSON.stringify(value)) && seen.add(JSON.stringify(value)))
}

function object({ properties = {}, required = [], additionalProperties }: JsonSchema, random: Random, depth: number) {
  const entries = Object.entries(properties)
    .filter(([name]) => required.includes(name) || (depth < MAX_DEPTH && random() < 0.6))
    .map(([name, schema]) => [name, valueFor(schema, random, depth + 1)] as const)
  const extra =
    typeof additionalProperties === 'object' && random() < 0.7
      ? [['key', valueFor(additionalProperties, random, depth + 1)] as const]
      : []
  return Object.fromEntries([...entries, ...extra])
}

/** Returns a value that the schema accepts, often at its limits. */
export function valueFor(given: JsonSchema, random: Random, depth = 0): unknown {
  const schema: JsonSchema = resolved(given)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return oneOf(random, schema.enum)
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return valueFor(oneOf(random, branches), random, depth)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => valueFor(part, random, depth)))
  const type = Array.isArray(schema.type) ? oneOf(random, schema.type) : schema.type
  if (type === 'null') return null
  if (type === 'boolean') return random() < 0.5
  if (type === 'integer' || type === 'number') return number({ ...schema, type }, random)
  if (type === 'array') return list(schema, random, depth)
  if (type === 'object' || schema.properties) return object(schema, random, depth)
  return text(schema, random)
}

/** Returns the value with one invalid change at a random position. */
export function invalidated(value: unknown, random: Random): unknown {
  if (value === null || typeof value !== 'object' || random() < 0.05) return oneOf(random, ODD_VALUES)
  if (Array.isArray(value)) {
    if (value.length === 0 || random() < 0.2) return random() < 0.5 ? [...value, ...value] : oneOf(random, ODD_VALUES)
    const at = whole(random, 0, value.length - 1)
    return value.map((item, index) => (index === at ? invalidated(item, random) : item))
  }
  const entries = Object.entries(value)
  const chosen = oneOf(random, [...entries.map(([name]) => name), 'unknownField'])
  if (random() < 0.25) return Object.fromEntries(entries.filter(([name]) => name !== chosen))
  return { ...value, [chosen]: invalidated(Reflect.get(value, chosen), random) }
}
