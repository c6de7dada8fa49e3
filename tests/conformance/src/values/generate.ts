// Generates a value that a schema accepts. The same schema always gives the same value.
import { sample, stringMatching } from 'fast-check'
import type { Schema } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { flatten, kindOf } from './flat.ts'

const FORMATS: Record<string, string> = {
  date: '2026-11-23',
  'date-time': '2026-11-23T09:00:00Z',
  time: '09:00:00Z',
  duration: 'P1D',
  email: 'someone@conformance.example',
  'idn-email': 'someone@conformance.example',
  hostname: 'conformance.example',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://conformance.example/page',
  'uri-reference': '/page',
  url: 'https://conformance.example/page',
  iri: 'https://conformance.example/page',
  uuid: '6f1c2a9e-4b7d-4e0a-9a55-0d3c1f7b8e21',
  byte: 'Y29uZm9ybWFuY2U=',
  binary: 'conformance',
  password: 'Conformance-2026',
  'json-pointer': '/name',
  regex: '^a$',
}

const MAX_DEPTH = 8
const number = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

/** Returns a text of at least and at most these lengths, made from `text`. */
export function sized(text: string, min: number, max: number): string {
  const last = text.at(-1) ?? 'a'
  return text.length < min ? text + last.repeat(min - text.length) : text.slice(0, Math.max(max, min))
}

function generatedText(flat: Json): string {
  const [min, max] = [number(flat.minLength, 0), number(flat.maxLength, 1_000_000)]
  const pattern = typeof flat.pattern === 'string' ? flat.pattern : undefined
  const known = FORMATS[String(flat.format)]
  if (known !== undefined && (!pattern || new RegExp(pattern).test(known))) return known
  if (!pattern) return sized('Conformance', min, max)
  const plain = ['conformance', 'abc', 'ABC', '1', 'a1', '2026-11-23'].map((one) => sized(one, min, max))
  const simple = plain.find((one) => matches(pattern, one))
  if (simple !== undefined) return simple
  try {
    const fitting = sample(stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 50 })
    return fitting.find((one) => one.length >= min && one.length <= max) ?? fitting[0] ?? ''
  } catch {
    return 'conformance'
  }
}

export function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return true
  }
}

function generatedNumber(flat: Json): number {
  const step = number(flat.multipleOf, 1)
  const above = number(flat.exclusiveMinimum, Number.NEGATIVE_INFINITY)
  const min = Math.max(number(flat.minimum, Number.NEGATIVE_INFINITY), above)
  const max = Math.min(
    number(flat.maximum, Number.POSITIVE_INFINITY),
    number(flat.exclusiveMaximum, Number.POSITIVE_INFINITY),
  )
  if (min === Number.NEGATIVE_INFINITY) return max >= 1 ? 1 : Math.floor(max) - 1
  const first = Math.ceil(min / step) * step
  return first === above ? first + step : first
}

export type GenerateOptions = { /** Optional fields, too. */ isFull?: boolean; depth?: number }

/** Returns a value of the schema: its own example if it has one. */
export function generated(document: Json, schema: Schema | undefined, options: GenerateOptions = {}): unknown {
  const { isFull = false, depth = 0 } = options
  const flat = flatten(document, schema)
  if ('const' in flat) return flat.const
  if ('example' in flat) return flat.example
  if (Array.isArray(flat.examples) && flat.examples.length > 0) return flat.examples[0] as unknown
  if ('default' in flat && flat.default !== null) return flat.default
  if (Array.isArray(flat.enum)) return flat.enum.find((value) => value !== null) as unknown
  const below = { isFull, depth: depth + 1 }
  switch (kindOf(flat)) {
    case 'object': {
      const properties = isObject(flat.properties) ? flat.properties : {}
      const required = new Set((flat.required as string[] | undefined) ?? [])
      const wanted = Object.keys(properties).filter((name) => required.has(name) || (isFull && depth < 2))
      for (const name of required) if (!wanted.includes(name)) wanted.push(name)
      const usable = wanted.filter((name) => flatten(document, properties[name] as Schema).readOnly !== true)
      if (depth > MAX_DEPTH) return {}
      return Object.fromEntries(usable.map((name) => [name, generated(document, properties[name] as Schema, below)]))
    }
    case 'array': {
      const count = depth > MAX_DEPTH ? 0 : Math.max(number(flat.minItems, 0), isFull && depth < 3 ? 1 : 0)
      return Array.from({ length: Math.min(count, 20) }, () => generated(document, flat.items as Schema, below))
    }
    case 'integer':
    case 'number':
      return generatedNumber(flat)
    case 'boolean':
      return true
    case 'string':
      return generatedText(flat)
    default:
      return 'null' === flat.type ? null : 'conformance'
  }
}
