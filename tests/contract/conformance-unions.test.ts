// Numbers by the values of a field agree with the list that has them, and previews with their defaults, on a small backend of tickets.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const integer = { type: 'integer' }
const STATE = { type: 'integer', enum: [1, 2, 3] }
const object = (properties: Record<string, unknown>, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
})
const TICKET = object({ id: text, state: STATE })
const json = (schema: unknown) => ({ 'application/json': { schema } })
const answer = (schema: unknown) => ({ 200: { description: 'Done.', content: json(schema) } })
const query = (name: string, schema: unknown) => ({ name, in: 'query', schema })
const OPTIONS = object(
  { size: { ...integer, default: 2 }, inner: object({ isBold: { type: 'boolean', default: true } }, []) },
  [],
)
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Tickets', version: '1' },
  paths: {
    '/tickets': {
      get: {
        operationId: 'listTickets',
        parameters: [
          query('page', integer),
          query('pageSize', { ...integer, minimum: 1, maximum: 2 }),
          { ...query('states', { type: 'array', items: STATE }), 'x-filters': 'state' },
        ],
        responses: answer(object({ items: { type: 'array', items: TICKET }, total: integer })),
      },
    },
    '/counts': {
      get: {
        operationId: 'getCounts',
        'x-counts': { list: 'listTickets', by: { byState: { field: 'state', count: 'count', parameter: 'states' } } },
        responses: answer(object({ byState: { type: 'array', items: object({ state: STATE, count: integer }) } })),
      },
    },
    '/preview': {
      post: {
        operationId: 'preview',
        'x-safe': true,
        requestBody: {
          content: { 'application/json': { schema: OPTIONS, example: { size: 3, inner: { isBold: false } } } },
        },
        responses: answer(object({ text })),
      },
    },
  },
}

/** More than the pages that a run reads of a list. */
const COUNT = 120
const TICKETS = Array.from({ length: COUNT }, (_, index) => ({ id: `ticket-${index}`, state: (index % 3) + 1 }))
/** The fault 'hidden' is none: what is done may be left out unless it is asked for. */
type Fault = 'hidden' | 'total' | 'count' | 'default' | 'inner default'

function send(fault?: Fault) {
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const of = (states: string[]) => TICKETS.filter(({ state }) => states.length === 0 || states.includes(`${state}`))
    if (pathname === '/counts') {
      const counts = [1, 2, 3].map((state) => ({ state, count: of([`${state}`]).length }))
      return Response.json({
        byState: counts.map((one) => (fault === 'count' ? { ...one, count: one.count + 1 } : one)),
      })
    }
    if (pathname === '/preview') {
      const body: unknown = await request.json()
      const { size = fault === 'default' ? 1 : 2, inner = {} } = Object(body) as {
        size?: number
        inner?: { isBold?: boolean }
      }
      const { isBold = fault !== 'inner default' } = inner
      return Response.json({ text: `${size} ${isBold}` })
    }
    const states = searchParams.getAll('states')
    const shown = of(states).filter(({ state }) => fault !== 'hidden' || states.length > 0 || state !== 3)
    const size = Number(searchParams.get('pageSize') ?? 2)
    const begin = (Number(searchParams.get('page') ?? 1) - 1) * size
    const total = shown.length - (fault === 'total' && states.length > 0 ? 1 : 0)
    return Response.json({ items: shown.slice(begin, begin + size), total })
  }
}

async function foundWith(fault?: Fault): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://tickets.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    checks: ['laws'],
    mayWrite: true,
    send: send(fault),
  })
  return [...new Set(findings.map(({ rule, operation }) => `${rule} ${operation}`))]
}

test('counts and previews that agree are fine', async () => {
  expect(await foundWith()).toEqual([])
})

test('a state that is listed only where it is asked for is fine', async () => {
  expect(await foundWith('hidden')).toEqual([])
})

test.each<[string, Fault, string]>([
  ['totals that are less than the whole together', 'total', 'laws/filter-union listTickets'],
  ['a number of a state that is another one than its total', 'count', 'laws/counts getCounts'],
  ['a default of a preview that is another one', 'default', 'laws/default preview'],
  ['an inner default of a preview that is another one', 'inner default', 'laws/default preview'],
])('%s is found', async (_, fault, found) => {
  expect(await foundWith(fault)).toContain(found)
})
