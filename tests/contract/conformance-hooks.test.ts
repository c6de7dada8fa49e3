// Lists of a tenant without items, and replays whose effect is in a list beside them, on a small backend of hooks and their deliveries.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})
const json = (schema: unknown) => ({ 'application/json': { schema } })
const named = (name: string) => ({ name, in: 'path', required: true, schema: text })
const KEY = { name: 'Idempotency-Key', in: 'header', schema: text }
const done = (status: number, schema: unknown) => ({
  [status]: { description: 'Done.', content: json(schema) },
  401: { description: 'No token.' },
  404: { description: 'Not found.' },
})
const DELIVERY = object({ id: text })
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Hooks', version: '1' },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  security: [{ bearer: [] }],
  paths: {
    '/{teamId}': {
      parameters: [named('teamId')],
      get: { operationId: 'getTeam', responses: done(200, object({ name: text })) },
    },
    '/{teamId}/hooks': {
      parameters: [named('teamId')],
      get: { operationId: 'listHooks', responses: done(200, { type: 'array', items: object({ id: text }) }) },
    },
    '/{teamId}/hooks/{hookId}/test': {
      parameters: [named('teamId'), named('hookId'), KEY],
      post: { operationId: 'testHook', responses: done(202, DELIVERY) },
    },
    '/{teamId}/hooks/{hookId}/deliveries': {
      parameters: [named('teamId'), named('hookId')],
      get: { operationId: 'listDeliveries', responses: done(200, { type: 'array', items: DELIVERY }) },
    },
  },
}
const OVERRIDES = `
ids: { hookId: hook-1 }
callers:
  ada: { ids: { teamId: ada }, credentials: { bearer: ada-token } }
  bo: { tenant: bo, ids: { teamId: bo }, credentials: { bearer: bo-token } }`

type Fault = 'empty list' | 'replays'

function backend(fault?: Fault) {
  const deliveries = [{ id: 'delivery-1' }]
  const answers = new Map<string, string>()
  return (request: Request): Promise<Response> => {
    const refused = (status: number) => Promise.resolve(new Response(null, { status }))
    const caller = /^Bearer (ada|bo)-token$/.exec(request.headers.get('Authorization') ?? '')?.[1]
    const [, team, kind, hook, last] = new URL(request.url).pathname.split('/')
    if (caller === undefined) return refused(401)
    if (team !== caller) return refused(404)
    if (kind === undefined) return Promise.resolve(Response.json({ name: team }))
    if (hook === undefined) {
      const isRefused = caller === 'bo' && fault === 'empty list'
      return isRefused ? refused(404) : Promise.resolve(Response.json(caller === 'ada' ? [{ id: 'hook-1' }] : []))
    }
    if (caller !== 'ada' || hook !== 'hook-1') return refused(404)
    if (last === 'deliveries') return Promise.resolve(Response.json(deliveries))
    if (request.method !== 'POST') return refused(405)
    const key = request.headers.get('Idempotency-Key')
    const known = key === null ? undefined : answers.get(key)
    if (known === undefined || fault === 'replays') deliveries.push({ id: `delivery-${deliveries.length + 1}` })
    const id = known ?? deliveries.at(-1)?.id ?? ''
    if (key !== null) answers.set(key, id)
    return Promise.resolve(Response.json({ id }, { status: 202 }))
  }
}

async function foundWith(fault?: Fault): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://hooks.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: OVERRIDES,
    checks: ['laws', 'tenancy'],
    mayWrite: true,
    send: backend(fault),
  })
  return findings.map(({ rule, operation }) => `${rule} ${operation}`)
}

test('an empty list of another tenant and replays without a further effect are fine', async () => {
  expect(await foundWith()).toEqual([])
})

test.each<[string, Fault, string]>([
  ['a list of a tenant without items that is not there', 'empty list', 'tenancy/own-list listHooks'],
  ['a replay that answers the same and is done once more', 'replays', 'laws/replay-once testHook'],
])('%s is found', async (_, fault, found) => {
  expect(await foundWith(fault)).toEqual([found])
})
