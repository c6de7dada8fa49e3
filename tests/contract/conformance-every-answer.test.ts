// Laws that need one answer alone, about the sent values, the order of lists and their counts, on a small backend of orders without a reading.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const json = (schema: unknown) => ({ 'application/json': { schema } })
const text = { type: 'string' }
const moment = { type: 'string', format: 'date-time' }
const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
})
const LINES = { type: 'array', items: object({ product: text, note: text }) }
const TAXES = { type: 'array', items: object({ amount: { type: 'number' } }) }
const SENT = {
  label: text,
  summary: text,
  note: { type: ['string', 'null'] },
  count: { type: 'integer' },
  isGift: { type: 'boolean' },
  days: { type: 'integer', minimum: 1, maximum: 30, 'x-spans': ['first', 'last'] },
  dueAt: moment,
  address: { ...object({ city: text, street: text }), required: ['city'] },
  lines: LINES,
}
const STEP = object({ stage: { type: 'integer', enum: [3, 1, 2] }, at: moment })
const ORDER = object({
  ...SENT,
  // The answer has room for the start of it.
  summary: { type: 'string', maxLength: 10 },
  id: text,
  first: { type: 'string', format: 'date' },
  last: { type: 'string', format: 'date' },
  lineCount: { type: 'integer' },
  taxes: TAXES,
  tax: { type: 'number', 'x-sum': { of: 'taxes', field: 'amount' } },
  steps: {
    type: 'array',
    'x-order': [
      { field: 'stage', by: 'enum' },
      { field: 'at', direction: 'desc' },
    ],
    items: STEP,
  },
  rates: { type: 'array', 'x-each': 'kind', items: object({ kind: { type: 'integer', enum: [1, 2] } }) },
})
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Orders', version: '1' },
  paths: {
    '/orders/check': {
      post: {
        operationId: 'checkOrder',
        requestBody: { required: true, content: json(object(SENT)) },
        responses: { 200: { description: 'The order as it would be.', content: json(ORDER) } },
      },
    },
  },
}
const BODY = {
  label: 'A first label',
  summary: 'Longer than an answer is',
  note: 'Another text',
  count: 3,
  isGift: true,
  days: 3,
  dueAt: '2026-05-01T10:00:00Z',
  address: { city: 'Izmir', street: 'Liman' },
  lines: [
    { product: 'Ink', note: 'blue' },
    { product: 'Pen', note: 'fine' },
  ],
}
const TAX = { taxes: [{ amount: 1.15 }, { amount: 2.3 }], tax: 3.45 }
type Order = typeof BODY & {
  id: string
  first: string
  last: string
  lineCount: number
  taxes: { amount: number }[]
  tax: number
  steps: { stage: number; at: string }[]
  rates: { kind: number }[]
}

async function rulesWith(change: (order: Order) => void = () => undefined): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://orders.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: `operations: { checkOrder: { body: ${JSON.stringify(BODY)} } }`,
    checks: ['laws'],
    mayWrite: true,
    send: async (sent) => {
      const given = (await sent.json()) as typeof BODY
      const steps = [
        { stage: 3, at: '2026-04-02T08:00:00Z' },
        { stage: 3, at: '2026-04-01T08:00:00Z' },
        { stage: 1, at: '2026-04-03T08:00:00Z' },
      ]
      const rates = [{ kind: 1 }, { kind: 2 }]
      const summary = given.summary.slice(0, 10)
      const [first, last] = ['2026-04-01', `2026-04-${String(given.days).padStart(2, '0')}`]
      const order: Order = {
        ...given,
        summary,
        first,
        last,
        id: 'order-1',
        lineCount: given.lines.length,
        steps,
        rates,
        ...TAX,
      }
      change(order)
      return Response.json(order)
    },
  })
  return [...new Set(findings.map(({ rule }) => rule))]
}

test('an answer that shows what was sent, in order and counted, is fine', async () => {
  expect(await rulesWith()).toEqual([])
})

test('the same moment and the same text in another form are what was sent', async () => {
  expect(
    await rulesWith((order) => {
      order.dueAt = '2026-05-01T12:00:00+02:00'
      order.label = ` ${order.label}`
    }),
  ).toEqual([])
})

test.each<[string, (order: Order) => void]>([
  ['a text that is cut', (order) => (order.label = order.label.slice(0, -1))],
  ['a field of an object that is left out', (order) => Object.assign(order, { address: { city: order.address.city } })],
  ['a text in capitals', (order) => (order.note = order.note.toUpperCase())],
  ['two fields that are swapped', (order) => ([order.label, order.note] = [order.note, order.label])],
  ['null', (order) => Object.assign(order, { note: null })],
  ['a number that is one too high', (order) => (order.count += 1)],
  ['a flag that is inverted', (order) => (order.isGift = !order.isGift)],
  ['a moment that is a day later', (order) => (order.dueAt = '2026-05-02T10:00:00Z')],
  ['a text inside of an object that is cut', (order) => (order.address.street = 'Lima')],
  ['fields inside of an object that are swapped', ({ address }) => Object.assign(address, { city: address.street })],
  ['a text inside of a list that is another one', ({ lines }) => Object.assign(lines[1] ?? {}, { note: 'blue' })],
  [
    'a list that is reversed',
    (order) => {
      order.lines = order.lines.toReversed()
    },
  ],
])('an answer with %s is found', async (_, change) => {
  expect(await rulesWith(change)).toEqual(['laws/echoed'])
})

test.each<[string, (order: Order) => void]>([
  ['the first field', (order) => Object.assign(order, { steps: order.steps.toReversed() })],
  ['the second field', ({ steps }) => steps.splice(0, 2, ...steps.slice(0, 2).toReversed())],
])('a list that is not in the declared order of %s is found', async (_, change) => {
  expect(await rulesWith(change)).toEqual(['laws/inner-order'])
})

test('a number that does not count the list beside it is found', async () => {
  expect(await rulesWith((order) => (order.lineCount += 1))).toEqual(['laws/counted-beside'])
})

test('a list that has lost its last item is found by what was sent, and by its count', async () => {
  expect((await rulesWith((order) => order.lines.pop())).toSorted()).toEqual(['laws/counted-beside', 'laws/echoed'])
})

test.each<[string, (order: Order) => void]>([
  ['lacks', ({ rates }) => rates.pop()],
  ['repeats', ({ rates }) => rates.push({ kind: 2 })],
])('a list that %s a value of which it has each one is found', async (_, change) => {
  expect(await rulesWith(change)).toEqual(['laws/each-value'])
})

test('a number that is not the declared sum over the list beside it is found, and rounding is fine', async () => {
  expect(await rulesWith((order) => (order.tax = 4.45))).toEqual(['laws/summed'])
  expect(await rulesWith((order) => (order.tax = 3.46))).toEqual([])
})

test('an answer about another number of days than was asked for is found', async () => {
  expect(await rulesWith((order) => (order.last = '2026-04-30'))).toEqual(['laws/spans'])
})
