// Items whose values need a role of their own, on a small backend of robots: an automatic one is stopped by admins alone.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const json = (schema: object) => ({ 'application/json': { schema } })
const Mode = { type: 'integer', enum: [1, 2] }
const Robot = { type: 'object', required: ['id', 'mode'], properties: { id: { type: 'string' }, mode: Mode } }
const one = { description: 'The robot.', content: json(Robot) }
const refused = {
  401: { description: 'No token.' },
  403: { description: 'Not allowed.' },
  404: { description: 'None.' },
}
const robotId = { name: 'robotId', in: 'path', required: true, schema: { type: 'string' } }
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Robots', version: '1' },
  security: [{ token: [] }],
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/robots': {
      post: {
        operationId: 'createRobot',
        requestBody: {
          required: true,
          content: json({ type: 'object', properties: { mode: { ...Mode, default: 1 } } }),
        },
        responses: { 201: one, ...refused, 422: { description: 'Not valid.' } },
      },
    },
    '/robots/{robotId}/stop': {
      post: {
        operationId: 'stopRobot',
        'x-min-role': 'user',
        'x-item-roles': { mode: { '2': 'admin' } },
        parameters: [robotId],
        responses: { 200: one, ...refused },
      },
    },
    '/robots/{robotId}': {
      get: { operationId: 'getRobot', parameters: [robotId], responses: { 200: one, ...refused } },
    },
  },
}
const OVERRIDES = `
roles: [user, admin]
callers:
  admin: { role: admin, credentials: { token: admin } }
  user: { role: user, credentials: { token: user } }
`

type Fault = 'anybody stops it' | 'nobody stops it'

async function rulesWith(fault?: Fault): Promise<string[]> {
  const robots = new Map<string, { id: string; mode: number }>()
  let count = 0
  const { findings } = await judge({
    url: 'http://robots.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: OVERRIDES,
    checks: ['tenancy'],
    mayWrite: true,
    send: async (request) => {
      const caller = request.headers.get('Authorization')?.replace('Bearer ', '')
      if (caller !== 'admin' && caller !== 'user') return new Response(null, { status: 401 })
      const [, , id, action] = new URL(request.url).pathname.split('/')
      if (id === undefined) {
        const { mode = 1 } = Object(await request.json().catch(() => undefined)) as { mode?: number }
        count += 1
        const robot = { id: `r-${count}`, mode }
        robots.set(robot.id, robot)
        return Response.json(robot, { status: 201 })
      }
      const robot = robots.get(id)
      if (!robot) return new Response(null, { status: 404 })
      const isRefused = action === 'stop' && robot.mode === 2 && caller === 'user' && fault !== 'anybody stops it'
      const isClosed = action === 'stop' && robot.mode === 2 && fault === 'nobody stops it'
      return isRefused || isClosed ? new Response(null, { status: 403 }) : Response.json(robot)
    },
  })
  return [...new Set(findings.map(({ rule }) => rule))]
}

test('an automatic robot that admins alone stop is fine', async () => {
  expect(await rulesWith()).toEqual([])
})

test.each<Fault>(['anybody stops it', 'nobody stops it'])('%s is found', async (fault) => {
  expect(await rulesWith(fault)).toEqual(['tenancy/item-role'])
})
