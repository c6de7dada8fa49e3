// A limit that answers before a request is looked at: on a small backend that sends each person one code an hour, somebody new asks for each further one.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const json = (schema: unknown) => ({ 'application/json': { schema } })
const described = (description: string) => ({ description })
const PHONE = { ...text, pattern: '^[+][0-9]{7,15}$' }
const EMAIL = { ...text, format: 'email' }
const REFUSALS = { 400: described('Invalid.'), 401: described('Unknown.'), 429: described('Too often.') }
const code = (operationId: string, field: string, schema: unknown) => ({
  post: {
    operationId,
    requestBody: {
      required: true,
      content: json({ type: 'object', required: [field], properties: { [field]: schema } }),
    },
    responses: { 200: { description: 'Sent.', content: json({ type: 'object' }) }, ...REFUSALS },
  },
})
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Codes', version: '1' },
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  security: [{ token: [] }],
  paths: {
    '/people': {
      post: {
        operationId: 'register',
        security: [],
        requestBody: { content: json({ type: 'object', required: ['email'], properties: { email: EMAIL } }) },
        responses: {
          201: {
            description: 'A person.',
            content: json({ type: 'object', required: ['token'], properties: { token: text } }),
          },
          400: described('Invalid.'),
        },
      },
    },
    '/phone-codes': code('requestPhoneCode', 'phone', { ...PHONE, examples: ['+4915123456723'] }),
    '/email-codes': code('requestEmailCode', 'email', { ...EMAIL, examples: ['ada@notes.example'] }),
  },
}

type Fault = 'no plus sign' | 'known address'

function backend(fault?: Fault) {
  const people = new Map<string, string>()
  const limited = new Set<string>()
  const refused = (status: number, headers = {}) => new Response(null, { status, headers })
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'POST') return refused(405, { Allow: 'POST' })
    const body: unknown = await request.json().catch(() => undefined)
    const { email, phone } = Object(body) as { email?: unknown; phone?: unknown }
    const isEmail = typeof email === 'string' && /^[^@\s]+@[^@\s]+$/.test(email)
    if (pathname === '/people') {
      if (!isEmail) return refused(400)
      const token = `token-of-person-${people.size}`
      people.set(`Bearer ${token}`, email)
      return Response.json({ token }, { status: 201 })
    }
    const token = request.headers.get('Authorization') ?? ''
    if (!people.has(token)) return refused(401)
    const isPhone =
      typeof phone === 'string' && (fault === 'no plus sign' ? /^[+]?\d{7,15}$/ : /^[+]\d{7,15}$/).test(phone)
    if (!request.headers.get('Content-Type')?.startsWith('application/json')) return refused(400)
    if (pathname === '/phone-codes' ? !isPhone : !isEmail) return refused(400)
    if (limited.has(pathname + token)) return refused(429, { 'Retry-After': '3600' })
    limited.add(pathname + token)
    const isKnown = [...people.values()].includes(String(email))
    return fault === 'known address' && isKnown ? refused(409) : Response.json({})
  }
}

async function rulesWith(fault?: Fault): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://codes.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: `
callers:
  owner: { signIn: [{ operation: register, body: { email: owner@notes.example }, take: { token: '{/token}' } }] }
  newcomer:
    tenant: newcomers
    fresh: true
    signIn: [{ operation: register, body: { email: 'new-\${random}@notes.example' }, take: { token: '{/token}' } }]
operations:
  register: { leave: It makes people. }
  requestPhoneCode: { as: newcomer }
  requestEmailCode: { as: newcomer }`,
    checks: ['answers', 'negative'],
    mayWrite: true,
    send: backend(fault),
  })
  return [...new Set(findings.map(({ rule, operation }) => `${rule} ${operation}`))]
}

test('a backend that limits the codes of a person is fine', async () => {
  expect(await rulesWith()).toEqual([])
})

test('a request that is invalid is judged although a limit comes before', async () => {
  expect(await rulesWith('no plus sign')).toContain('negative/accepted requestPhoneCode')
})

test('the address of somebody else is judged although a limit comes before', async () => {
  expect(await rulesWith('known address')).toContain('answers/status requestEmailCode')
})
