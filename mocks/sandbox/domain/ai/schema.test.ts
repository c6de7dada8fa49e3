import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'
import { instanceOf } from '#mocks/sandbox/domain/ai/schema.ts'

const WORDS = ['Tents sell best in spring.', 'Order something on a phone.', 'Exclude rentals.']
const ajv = formats.default(new Ajv2020({ strict: false }))

test.each([
  {
    type: 'object',
    properties: { title: { type: 'string', maxLength: 20 }, count: { type: 'integer', minimum: 3, maximum: 5 } },
    required: ['title', 'count'],
    additionalProperties: false,
  },
  {
    type: 'object',
    properties: {
      list: { type: 'array', minItems: 3, maxItems: 3, uniqueItems: true, items: { enum: ['a', 'b', 'c'] } },
    },
    required: ['list'],
  },
  {
    type: 'object',
    $defs: { money: { type: 'number', multipleOf: 0.05, exclusiveMinimum: 0 } },
    properties: { price: { $ref: '#/$defs/money' }, on: { type: ['string', 'null'], format: 'date' } },
    required: ['price', 'on'],
  },
  {
    allOf: [{ type: 'object', required: ['a'] }, { properties: { a: { oneOf: [{ const: 7 }, { type: 'string' }] } } }],
  },
  {
    type: 'object',
    properties: { code: { type: 'string', pattern: '^[A-Z]{2}-\\d{3}$' }, long: { type: 'string', minLength: 200 } },
    required: ['code', 'long'],
  },
  {
    type: 'object',
    $defs: { tree: { type: 'object', properties: { child: { $ref: '#/$defs/tree' }, name: { type: 'string' } } } },
    properties: { tree: { $ref: '#/$defs/tree' } },
  },
])('an instance follows its schema and is the same for the same seed (%#)', (schema) => {
  const made = instanceOf(schema, 7, WORDS)
  expect(made).toBeDefined()
  expect([ajv.validate(schema, made), ajv.errors]).toEqual([true, null])
  expect(instanceOf(schema, 7, WORDS)).toEqual(made)
})

test.each([
  { type: 'string' },
  { type: 'nothing' },
  { type: 'object', properties: { a: { $ref: 'https://evil.example/schema.json' } } },
  {
    type: 'object',
    $defs: { a: { type: 'object', required: ['a'], properties: { a: { $ref: '#/$defs/a' } } } },
    required: ['x'],
    properties: { x: { $ref: '#/$defs/a' } },
  },
  { type: 'object', required: ['a'], properties: { a: false } },
  {
    type: 'object',
    $defs: {
      a: { type: 'array', minItems: 99, items: { $ref: '#/$defs/b' } },
      b: { type: 'array', minItems: 99, items: { $ref: '#/$defs/a' } },
    },
    required: ['x'],
    properties: { x: { $ref: '#/$defs/a' } },
  },
  { type: 'object', required: ['a'], properties: { a: { type: 'string', pattern: '^zzzz$' } } },
  { type: 'object', required: ['a'], properties: { a: { const: `${'a'.repeat(60)}!`, pattern: '^(a+)+$' } } },
])('a schema that cannot be followed is refused at once (%#)', (schema) => {
  expect(instanceOf(schema, 7, WORDS)).toBeUndefined()
})
