// Operations that ask a signed-in person for the present password are refused with a wrong one, on a small backend that closes accounts.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const PASSWORD = { type: 'object', required: ['password'], properties: { password: { ...text, format: 'password' } } }
const USER = { type: 'object', required: ['name'], properties: { name: text } }
const json = (schema: unknown) => ({ 'application/json': { schema } })
const REFUSALS = Object.fromEntries(['400', '401', '422'].map((one) => [one, { description: 'Refused.' }]))
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Accounts', version: '1' },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  security: [{ bearer: [] }],
  paths: {
    '/user': {
      get: {
        operationId: 'getUser',
        responses: { 200: { description: 'Who it is.', content: json(USER) }, ...REFUSALS },
      },
    },
    '/user/close': {
      post: {
        operationId: 'closeUser',
        requestBody: { required: true, content: json(PASSWORD) },
        responses: { 204: { description: 'Closed.' }, ...REFUSALS },
      },
    },
  },
}
const OVERRIDES = `
callers: { ada: { credentials: { bearer: ada-token } } }
operations: { closeUser: { body: { password: the right one } } }`

/** A backend that answers a wrong password with this status. */
const backend = (wrong: number) => async (request: Request) => {
  if (request.headers.get('Authorization') !== 'Bearer ada-token') return new Response(null, { status: 401 })
  if (request.method === 'GET') return Response.json({ name: 'Ada' })
  const said: unknown = await request.json().catch(() => undefined)
  const { password } = Object(said) as { password?: unknown }
  if (typeof password !== 'string') return new Response(null, { status: 422 })
  return new Response(null, { status: password === 'the right one' ? 204 : wrong })
}

async function foundWith(wrong: number): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://accounts.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: OVERRIDES,
    checks: ['answers'],
    mayWrite: true,
    send: backend(wrong),
  })
  const rules = findings.map(({ rule }) => rule)
  return ['answers/sign-in', 'answers/known-token'].filter((one) => rules.includes(one))
}

test('a wrong password that is refused is fine', async () => {
  expect(await foundWith(422)).toEqual([])
})

test.each([
  ['a wrong password that is taken', 204, 'answers/sign-in'],
  ['a valid token that is refused for a wrong password', 401, 'answers/known-token'],
])('%s is found', async (_, status, rule) => {
  expect(await foundWith(status)).toEqual([rule])
})
