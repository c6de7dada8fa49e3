// Lists that are too short for a second page or an order: the steps of the profile fill them, items of the list are made, and where the list is below
// something that a reading names, the longest one is judged.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const integer = { type: 'integer' }
const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})
const EVENT = object({ id: text, place: integer })
const ROW = object({ id: text })
const json = (schema: unknown) => ({ 'application/json': { schema } })
const answer = (status: number, schema?: unknown) => ({
  [status]: { description: 'Done.', ...(schema ? { content: json(schema) } : {}) },
  404: { description: 'Not found.' },
})
const parameter = (name: string) => ({ name, in: 'path', required: true, schema: text })
const query = (name: string, schema: unknown) => ({ name, in: 'query', schema })
const PAGES = [query('page', integer), query('pageSize', { ...integer, minimum: 1, maximum: 10 })]
const page = (item: unknown) => object({ items: { type: 'array', items: item }, total: integer })
const DRAFT = { content: json({ type: 'object', properties: { text } }) }
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Plans', version: '1' },
  paths: {
    '/plans/{planId}/events': {
      parameters: [parameter('planId')],
      get: {
        operationId: 'listEvents',
        'x-order': { field: 'place', direction: 'desc' },
        responses: answer(200, { type: 'array', items: EVENT }),
      },
    },
    '/plans/{planId}/remarks': {
      parameters: [parameter('planId')],
      post: { operationId: 'addRemark', requestBody: DRAFT, responses: answer(201, EVENT) },
    },
    '/pins': {
      get: {
        operationId: 'listPins',
        'x-order': { field: 'place', direction: 'desc' },
        responses: answer(200, { type: 'array', items: EVENT }),
      },
      post: { operationId: 'createPin', requestBody: DRAFT, responses: answer(201, EVENT) },
    },
    '/pins/{pinId}': {
      parameters: [parameter('pinId')],
      delete: { operationId: 'deletePin', responses: answer(204) },
    },
    '/checks/{checkId}': {
      parameters: [parameter('checkId')],
      get: {
        operationId: 'getCheck',
        responses: answer(200, object({ results: { type: 'array', items: object({ ruleId: text }) } })),
      },
    },
    '/checks/{checkId}/rules/{ruleId}/rows': {
      parameters: [parameter('checkId'), parameter('ruleId')],
      get: { operationId: 'listRows', parameters: PAGES, responses: answer(200, page(ROW)) },
    },
  },
}

type Fault = 'order' | 'partition'
type Event = { id: string; place: number }

function backend(fault?: Fault) {
  const events: Event[] = [{ id: 'event-0', place: 0 }]
  const pins: Event[] = []
  let count = 0
  const added = (to: Event[]) => {
    count += 1
    const event = { id: `event-${count}`, place: count }
    to.push(event)
    return Response.json(event, { status: 201 })
  }
  const listed = (from: Event[]) => Response.json(fault === 'order' ? from : from.toReversed())
  return (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const [, kind, own, , rule] = pathname.split('/')
    const isPost = request.method === 'POST'
    const given = (): Response => {
      if (kind === 'plans' && own === 'plan-1') return isPost ? added(events) : listed(events)
      if (kind === 'pins' && own === undefined) return isPost ? added(pins) : listed(pins)
      if (kind === 'pins' && request.method === 'DELETE') {
        const place = pins.findIndex(({ id }) => id === own)
        if (place >= 0) pins.splice(place, 1)
        return new Response(null, { status: place >= 0 ? 204 : 404 })
      }
      if (kind !== 'checks' || own !== 'check-1') return new Response(null, { status: 404 })
      if (rule === undefined) return Response.json({ results: [{ ruleId: 'rule-1' }, { ruleId: 'rule-2' }] })
      const rows = Array.from({ length: rule === 'rule-2' ? 5 : 1 }, (_, index) => ({ id: `row-${index}` }))
      const size = Number(searchParams.get('pageSize') ?? 10)
      const first = (Number(searchParams.get('page') ?? 1) - 1) * size
      const begin = fault === 'partition' && first > 0 ? first - 1 : first
      return Response.json({ items: rows.slice(begin, begin + size), total: rows.length })
    }
    return Promise.resolve(given())
  }
}

async function rulesWith(fault?: Fault): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://plans.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: `
ids: { planId: plan-1, checkId: check-1 }
operations: { listEvents: { fill: [addRemark] } }`,
    checks: ['laws'],
    mayWrite: true,
    send: backend(fault),
  })
  return [...new Set(findings.map(({ rule, operation }) => `${rule} ${operation}`))]
}

test('lists that are filled are fine', async () => {
  expect(await rulesWith()).toEqual([])
})

test('the order of a short list is judged once it is filled', async () => {
  const rules = await rulesWith('order')
  expect(rules).toContain('laws/order listEvents')
  expect(rules).toContain('laws/order listPins')
})

test('the pages are judged of the longest list below what a reading names', async () => {
  expect(await rulesWith('partition')).toContain('laws/partition listRows')
})
