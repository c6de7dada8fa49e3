// Changes of an item: comments, values of a step, entries of the history, and fields that are fixed, on a small backend of orders.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const integer = { type: 'integer' }
const texts = { type: 'array', items: text }
const object = (properties: Record<string, unknown>, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
})
const json = (schema: object) => ({ 'application/json': { schema } })
const answer = (status: number, schema: object) => ({ [status]: { description: 'Done.', content: json(schema) } })
const State = { ...integer, enum: [1, 2, 3] }
const ORDER = object({
  id: text,
  title: text,
  amount: integer,
  state: State,
  progress: integer,
  round: text,
  comments: { type: 'array', items: object({ text }) },
  tags: texts,
})
const comment = { ...text, minLength: 1, maxLength: 20, 'x-adds': 'comments/text' }
const amount = { ...integer, minimum: 1, maximum: 9, 'x-in-states': { field: 'state', values: [1] } }
const path = [{ name: 'orderId', in: 'path', required: true, schema: text }]
const refusals = { 404: { description: 'None.' }, 409: { description: 'Not now.' } }
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Orders', version: '1' },
  paths: {
    '/orders': {
      post: {
        operationId: 'createOrder',
        requestBody: { required: true, content: json(object({ title: text, amount: integer }, ['title'])) },
        responses: answer(201, ORDER),
      },
      put: {
        operationId: 'updateOrders',
        'x-update': 'merge',
        requestBody: {
          required: true,
          content: json(
            object({ ids: { ...texts, minItems: 1 }, title: text, addTags: texts, removeTags: texts, comment }, [
              'ids',
            ]),
          ),
        },
        responses: answer(200, object({ items: { type: 'array', items: object({ id: text, title: text }) } })),
      },
    },
    '/orders/{orderId}': {
      parameters: path,
      get: { operationId: 'getOrder', responses: { ...answer(200, ORDER), ...refusals } },
      put: {
        operationId: 'updateOrder',
        'x-update': 'merge',
        requestBody: { required: true, content: json(object({ title: text, amount, comment }, ['title'])) },
        responses: { ...answer(200, ORDER), ...refusals },
      },
    },
    '/orders/{orderId}/state': {
      parameters: [...path, { name: 'round', in: 'query', schema: text, 'x-present': 'round' }],
      put: {
        operationId: 'updateOrderState',
        'x-update': 'merge',
        'x-transitions': {
          field: 'state',
          from: { 1: [2], 2: [3], 3: [2] },
          gives: { 3: { progress: 100 } },
          leaves: { 3: { progress: 0 } },
          anew: { round: [3] },
        },
        requestBody: { required: true, content: json(object({ state: State }, ['state'])) },
        responses: { ...answer(200, ORDER), ...refusals },
      },
    },
    '/orders/{orderId}/history': {
      parameters: path,
      get: {
        operationId: 'listOrderHistory',
        'x-changes': { field: 'field', before: 'from', after: 'to' },
        responses: answer(200, { type: 'array', items: object({ id: text, field: text, from: text, to: text }) }),
      },
    },
  },
}

type Order = {
  id: string
  title: string
  amount: number
  state: number
  progress: number
  round: string
  comments: { text: string }[]
  tags: string[]
}
type Entry = { id: string; field: string; from: string; to: string }
type Fault =
  | 'a comment is dropped'
  | 'comments on several are dropped'
  | 'tags are not taken away'
  | 'what is done is done by half'
  | 'what is taken up again is done'
  | 'a further round is the same'
  | 'each step is a round'
  | 'a past round is taken'
  | 'before and after are exchanged'
  | 'columns are named'
  | 'an entry is of no field'
  | 'the amount changes in each state'

function backend(fault?: Fault) {
  const orders = new Map<string, Order>()
  const entries = new Map<string, Entry[]>()
  let rounds = 0
  const newRound = () => `r-${(rounds += 1)}`
  function record(order: Order, name: 'title' | 'amount', value: string | number): void {
    if (order[name] === value) return
    const [from, to] = [String(order[name]), String(value)]
    const list = entries.get(order.id) ?? []
    const entry = fault === 'before and after are exchanged' ? { from: to, to: from } : { from, to }
    list.unshift({ id: `e-${list.length}`, field: fault === 'columns are named' ? `order_${name}` : name, ...entry })
    if (fault === 'an entry is of no field') list.push({ id: `n-${list.length}`, field: 'nothing', from, to })
    entries.set(order.id, list)
    Object.assign(order, { [name]: value })
  }
  function step(order: Order, state: number): void {
    const isAgain = order.state === 3 && state !== 3
    if (isAgain && fault !== 'what is taken up again is done') order.progress = 0
    if (state === 3) order.progress = fault === 'what is done is done by half' ? 50 : 100
    if (fault === 'each step is a round' || (isAgain && fault !== 'a further round is the same'))
      order.round = newRound()
    order.state = state
  }
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const [, , id, part] = pathname.split('/')
    const json: unknown = await request.json().catch(() => undefined)
    const sent = Object(json) as Partial<Order> & {
      ids?: string[]
      comment?: string
      addTags?: string[]
      removeTags?: string[]
    }
    const refused = (status: number) => new Response(null, { status })
    if (id === undefined && request.method === 'POST') {
      const own = { id: `o-${orders.size + 1}`, title: sent.title ?? '', amount: sent.amount ?? 1, state: 1 }
      const order = { ...own, progress: 10, round: newRound(), comments: [], tags: [] }
      orders.set(order.id, order)
      return Response.json(order, { status: 201 })
    }
    if (id === undefined) {
      const named = (sent.ids ?? []).flatMap((one) => orders.get(one) ?? [])
      for (const order of named) {
        order.tags.push(...(sent.addTags ?? []))
        if (fault !== 'tags are not taken away')
          order.tags = order.tags.filter((tag) => !sent.removeTags?.includes(tag))
        if (sent.title !== undefined) order.title = sent.title
        if (sent.comment !== undefined && fault !== 'comments on several are dropped')
          order.comments.push({ text: sent.comment })
      }
      return Response.json({ items: named.map((order) => ({ id: order.id, title: order.title })) })
    }
    const order = orders.get(id)
    if (!order) return refused(404)
    if (part === 'history') return Response.json(entries.get(id) ?? [])
    if (part === 'state') {
      const isPast = (searchParams.get('round') ?? order.round) !== order.round
      if (isPast && fault !== 'a past round is taken') return refused(409)
      const steps: Record<number, number> = { 1: 2, 2: 3, 3: 2 }
      if (sent.state !== undefined && sent.state !== order.state) {
        if (steps[order.state] !== sent.state) return refused(409)
        step(order, sent.state)
      }
    } else if (request.method === 'PUT') {
      const isFixed = order.state !== 1 && fault !== 'the amount changes in each state'
      if (isFixed && sent.amount !== undefined && sent.amount !== order.amount) return refused(409)
      if (sent.title !== undefined) record(order, 'title', sent.title)
      if (sent.amount !== undefined) record(order, 'amount', sent.amount)
      if (sent.comment !== undefined && fault !== 'a comment is dropped') order.comments.push({ text: sent.comment })
    }
    return Response.json(order)
  }
}

async function rulesWith(fault?: Fault): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://orders.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: `
operations:
  updateOrder: { body: { title: Another, amount: 3 } }
  updateOrderState: { body: { state: 2 } }
  updateOrders: { after: [{ operation: createOrder, ids: { one: '{/id}' } }], body: { ids: ['{one}'], comment: Said } }`,
    checks: ['laws'],
    mayWrite: true,
    send: backend(fault),
  })
  return findings.map(({ rule, operation }) => `${rule} ${operation}`)
}

test('a backend that keeps to its contract is fine', async () => {
  expect(await rulesWith()).toEqual([])
})

test.each<[Fault, string]>([
  ['a comment is dropped', 'laws/appended updateOrder'],
  ['comments on several are dropped', 'laws/appended updateOrders'],
  ['tags are not taken away', 'laws/bulk updateOrders'],
  ['what is done is done by half', 'laws/transition-set updateOrderState'],
  ['what is taken up again is done', 'laws/transition-set updateOrderState'],
  ['a further round is the same', 'laws/transition-set updateOrderState'],
  ['each step is a round', 'laws/transition-set updateOrderState'],
  ['a past round is taken', 'laws/stale updateOrderState'],
  ['before and after are exchanged', 'laws/trace listOrderHistory'],
  ['columns are named', 'laws/trace listOrderHistory'],
  ['an entry is of no field', 'laws/trace listOrderHistory'],
  ['the amount changes in each state', 'laws/in-states updateOrder'],
])('%s is found', async (fault, rule) => {
  expect(await rulesWith(fault)).toContain(rule)
})
