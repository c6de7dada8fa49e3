// Statements of schemas about fields by those beside them, on a small backend of one reading.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const integer = { type: 'integer' }
const number = { type: 'number' }
const flag = { type: 'boolean' }
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })
const moment = { type: 'string', format: 'date-time' }
const day = { type: 'string', format: 'date' }
const object = (properties: Record<string, unknown>, optional: string[] = []) => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
})
const LINE = object({ price: number, state: { type: 'integer', enum: [1, 2, 3] }, amount: number })
const ORDER = object(
  {
    id: text,
    orderId: { ...text, 'x-equals': 'id' },
    createdAt: moment,
    updatedAt: { ...moment, 'x-at-least': 'createdAt' },
    expiresAt: { ...moment, 'x-equals': { field: 'createdAt', days: 7 } },
    renewsAt: { ...orNull(moment), 'x-equals': { field: 'createdAt', hours: 24 } },
    heldUntil: { ...orNull(moment), 'x-equals': { now: true, minutes: 15 } },
    firstDay: day,
    nextDay: { ...orNull(day), 'x-equals': { field: 'firstDay', days: 1 } },
    lastDay: { ...orNull(day), 'x-at-least': 'firstDay' },
    lines: { type: 'array', maxItems: 3, items: LINE },
    openCount: { ...integer, 'x-equals': { count: 'lines', where: { state: [1, 2] } } },
    lineTotal: { ...integer, 'x-at-least': [{ count: 'lines' }, 'openCount'] },
    lastPrice: { ...number, 'x-equals': 'lines/-1/price' },
    openAmount: { ...number, 'x-sum': { of: 'lines', field: 'amount', where: { state: [1, 2] } } },
    net: number,
    gross: { ...number, 'x-sum': { fields: ['net', 'tax/amount'] } },
    tax: object({ amount: number }),
    taxRate: { ...number, 'x-ratio': { of: 'gross', minus: 'net', per: 'net', times: 100 } },
    netRate: { ...orNull(number), 'x-ratio': { of: 'net', per: 'gross' } },
    status: { type: 'integer', enum: [1, 2, 3] },
    sentAt: { ...orNull(moment), 'x-set-when': { field: 'status', values: [2, 3] } },
    sentBy: { ...orNull(text), 'x-set-when': { field: 'sentAt' } },
    note: { ...text, 'x-set-when': { field: 'status', values: [3], only: true } },
    isSent: { ...flag, 'x-set-when': { field: 'sentAt' } },
    isOpen: { ...flag, 'x-set-when': { count: 'lines', where: { state: 1 } } },
    hint: { ...text, 'x-set-when': { field: 'sentBy', values: [null] } },
    sender: { ...orNull(text), 'x-set-when': { field: 'status', values: [2], elsewhere: true } },
    change: { ...number, 'x-ratio': { of: 'actual', minus: 'usual', per: 'usual', times: 100, rounded: true } },
    actual: number,
    usual: number,
    receipt: { ...text, 'x-set-when': { field: 'status', values: [3] } },
    later: { ...orNull(text), 'x-set-when': { field: 'status', values: [3] } },
    days: {
      type: 'array',
      maxItems: 4,
      items: object({ day }),
      'x-without-gaps': { field: 'day', from: 'firstDay', to: 'endDay' },
    },
    endDay: day,
    months: { type: 'array', items: object({ month: day }), 'x-without-gaps': { field: 'month', step: 'month' } },
  },
  ['receipt', 'later'],
)
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Orders', version: '1' },
  paths: {
    '/orders': {
      get: {
        operationId: 'listOrders',
        responses: {
          200: {
            description: 'Orders.',
            content: { 'application/json': { schema: { type: 'array', items: { allOf: [ORDER] } } } },
          },
        },
      },
    },
  },
}
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
type Order = ReturnType<typeof order>
const order = () => ({
  id: 'a',
  orderId: 'a',
  createdAt: '2026-05-01T10:00:00Z',
  updatedAt: '2026-05-01T12:00:00+02:00',
  expiresAt: '2026-05-08T10:00:00.000Z',
  renewsAt: '2026-05-02T10:00:00Z' as string | null,
  heldUntil: inMinutes(15) as string | null,
  firstDay: '2026-05-01',
  nextDay: '2026-05-02' as string | null,
  lastDay: '2026-05-01' as string | null,
  lines: [
    { price: 2, state: 1, amount: 1.5 },
    { price: 3, state: 3, amount: 4 },
  ],
  openCount: 1,
  lineTotal: 2,
  lastPrice: 3,
  openAmount: 1.5,
  net: 10,
  gross: 12,
  tax: { amount: 2 },
  taxRate: 20,
  netRate: 0.83 as number | null,
  status: 2,
  sentAt: '2026-05-02T10:00:00Z' as string | null,
  sentBy: 'Ada' as string | null,
  note: '',
  isSent: true,
  isOpen: true,
  hint: '',
  sender: 'Ada' as string | null,
  change: -33.58,
  actual: 101,
  usual: 152,
  receipt: undefined as string | undefined,
  later: undefined as string | null | undefined,
  days: ['2026-05-03', '2026-05-02', '2026-05-01'].map((day) => ({ day })),
  endDay: '2026-05-03',
  months: ['2025-12-01', '2026-01-01'].map((month) => ({ month })),
})

async function rulesWith(change: (order: Order) => unknown = () => undefined): Promise<string[]> {
  const shown = order()
  change(shown)
  const { findings } = await judge({
    url: 'http://orders.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    checks: ['answers', 'laws'],
    send: () => Promise.resolve(Response.json([order(), shown])),
  })
  const rules = new Set(findings.map(({ rule }) => rule))
  return ['laws/at-least', 'laws/equals', 'laws/set-when', 'laws/summed', 'laws/without-gaps', 'answers/ratio'].filter(
    (one) => rules.has(one),
  )
}

test('an answer that keeps what its schema states is fine', async () => {
  expect(await rulesWith()).toEqual([])
})

test.each<[string, (order: Order) => unknown]>([
  ['null where a greater value is stated', (one) => (one.lastDay = null)],
  ['null where a later moment is stated', (one) => Object.assign(one, { renewsAt: null, heldUntil: null })],
  ['a moment that a slow answer has made earlier', (one) => (one.heldUntil = inMinutes(14))],
  [
    'the other state of a field that may be set then',
    (one) => Object.assign(one, { status: 3, note: 'Late', receipt: '7', later: 'x' }),
  ],
  [
    'a value in another state than those that have one at least',
    (one) => Object.assign(one, { status: 3, receipt: '7', sender: 'Bo' }),
  ],
  ['a value that is optional in its state', (one) => Object.assign(one, { status: 3, receipt: '7' })],
  [
    'nothing sent',
    (one) => Object.assign(one, { status: 1, sentAt: null, sentBy: null, isSent: false, hint: 'Send it' }),
  ],
  [
    'a list that is full, and more counted',
    (one) =>
      Object.assign(one, { lines: [...one.lines, { price: 3, state: 2, amount: 1 }], openCount: 7, lineTotal: 9 }),
  ],
  [
    'a list of days that is full and begins later',
    (one) =>
      Object.assign(one, { days: [4, 5, 6, 7].map((day) => ({ day: `2026-05-0${day}` })), endDay: '2026-05-07' }),
  ],
  ['no month', (one) => (one.months = [])],
  ['no divisor and no quotient', (one) => Object.assign(one, { gross: 0, net: 0, tax: { amount: 0 }, netRate: null })],
])('%s is fine', async (_, change) => {
  expect(await rulesWith(change)).toEqual([])
})

test.each<[string, string, (order: Order) => unknown]>([
  ['a last day that is left out', 'laws/without-gaps', (one) => one.days.shift()],
  ['a first day that is left out', 'laws/without-gaps', (one) => one.days.pop()],
  ['a day between that is left out', 'laws/without-gaps', (one) => one.days.splice(1, 1)],
  ['a month that is left out', 'laws/without-gaps', (one) => one.months.push({ month: '2026-03-01' })],
  ['a moment before the one that it follows', 'laws/at-least', (one) => (one.updatedAt = '2026-05-01T09:59:59Z')],
  ['a day before the first one', 'laws/at-least', (one) => (one.lastDay = '2026-04-30')],
  ['a total below the number of items', 'laws/at-least', (one) => (one.lineTotal = 1)],
  ['another value than the same field has', 'laws/equals', (one) => (one.orderId = 'b')],
  ['a moment that is a day less than a week later', 'laws/equals', (one) => (one.expiresAt = '2026-05-07T10:00:00Z')],
  ['a moment that is two days later instead of one', 'laws/equals', (one) => (one.renewsAt = '2026-05-03T10:00:00Z')],
  ['a moment that is five minutes from now instead of fifteen', 'laws/equals', (one) => (one.heldUntil = inMinutes(5))],
  ['a moment that is over', 'laws/equals', (one) => (one.heldUntil = inMinutes(-15))],
  ['a day that is not the next one', 'laws/equals', (one) => (one.nextDay = '2026-05-03')],
  ['a number of items of a kind that is one too high', 'laws/equals', (one) => (one.openCount = 2)],
  ['another value than that of the last item', 'laws/equals', (one) => (one.lastPrice = 2)],
  ['a sum of some items that has all of them', 'laws/summed', (one) => (one.openAmount = 5.5)],
  ['a sum of fields that is one too high', 'laws/summed', (one) => (one.tax.amount = 3)],
  ['a share that is one too high', 'answers/ratio', (one) => (one.taxRate = 21)],
  ['no quotient of two values that are known', 'answers/ratio', (one) => (one.netRate = null)],
  [
    'no moment in a state that has one',
    'laws/set-when',
    (one) => Object.assign(one, { sentAt: null, sentBy: null, isSent: false, hint: 'x' }),
  ],
  ['a moment in a state that has none', 'laws/set-when', (one) => (one.status = 1)],
  ['no name beside a moment', 'laws/set-when', (one) => Object.assign(one, { sentBy: null, hint: 'x' })],
  ['a text in a state that has none', 'laws/set-when', (one) => (one.note = 'Late')],
  ['a flag that is inverted', 'laws/set-when', (one) => (one.isSent = false)],
  ['a flag that no item explains', 'laws/set-when', (one) => (one.isOpen = false)],
  ['a hint where nothing is missing', 'laws/set-when', (one) => (one.hint = 'Send it')],
  ['a field that is left out of a state that has it', 'laws/set-when', (one) => (one.status = 3)],
  [
    'null in a state that has a value',
    'laws/set-when',
    (one) => Object.assign(one, { status: 3, receipt: '7', later: null }),
  ],
  ['no value in a state that has one at least', 'laws/set-when', (one) => (one.sender = null)],
  ['a quotient of rounded values that is one too high', 'answers/ratio', (one) => (one.change += 1)],
  [
    'an empty field in a state that has a value',
    'laws/set-when',
    (one) => Object.assign(one, { status: 3, receipt: '' }),
  ],
])('%s is found', async (_, rule, change) => {
  expect(await rulesWith(change)).toEqual([rule])
})
