// A run may take codes from messages, make people anew and sign bodies; where the test environment gives none of that, it says so.
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { contractOf, judge, type Report } from '#tests/conformance/src/judge.ts'
import { terminalReport } from '#tests/conformance/src/report/terminal.ts'

const text = { type: 'string' }
const json = (schema: unknown) => ({ 'application/json': { schema } })
const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
})
const described = (description: string) => ({ description })
const PERSON = { $ref: '#/components/schemas/Person' }
const operation = (
  operationId: string,
  body: unknown,
  status: number,
  more: object = {},
  answer: unknown = object({ id: text }),
) => ({
  operationId,
  requestBody: { required: true, content: json(body) },
  responses: {
    [status]: { description: 'Done.', content: json(answer) },
    400: described('Invalid.'),
    401: described('No credentials.'),
    409: described('The code is spent.'),
  },
  ...more,
})
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'People', version: '1' },
  security: [{ token: [] }],
  components: {
    schemas: { Person: object({ id: text, email: text }) },
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      signature: { type: 'apiKey', in: 'header', name: 'X-Signature' },
    },
  },
  paths: {
    '/people': { post: operation('register', object({ email: text }), 201, { security: [] }) },
    '/codes': { post: operation('requestCode', object({ email: text }), 201) },
    '/confirmation': { put: operation('confirm', object({ email: text, code: text }), 200, {}, PERSON) },
    '/me': {
      get: {
        operationId: 'readMe',
        responses: { 200: { description: 'The caller.', content: json(PERSON) }, 401: described('No credentials.') },
      },
    },
    '/events': { post: operation('receive', object({ name: text }), 200, { security: [{ signature: [] }] }) },
  },
}
const SECRET = 'a shared secret'

/** People who register, ask once for a code and confirm it once; messages are at another address. */
function backend() {
  const people = new Set<string>()
  const asked = new Set<string>()
  const messages: { to: string; text: string }[] = []
  const codes = new Map<string, string>()
  const confirmed: string[] = []
  const emails = new Map<string, string>()
  const answer = (status: number, body?: object) =>
    body ? Response.json(body, { status }) : new Response(null, { status })
  const send = async (request: Request): Promise<Response> => {
    const { host, pathname, searchParams } = new URL(request.url)
    if (host === 'outbox.test')
      return request.headers.get('X-Key') === 'open'
        ? Response.json(messages.filter(({ to }) => to === searchParams.get('to')).toReversed())
        : answer(403)
    const raw = await request.text()
    const parsed = (): unknown => {
      try {
        return JSON.parse(raw)
      } catch {
        return undefined
      }
    }
    const body = Object(parsed()) as Record<string, unknown>
    const caller = request.headers.get('Authorization')?.replace('Bearer ', '') ?? ''
    const isJson = request.headers.get('Content-Type')?.startsWith('application/json') === true
    const isValid = (...names: string[]) =>
      isJson && names.every((name) => typeof body[name] === 'string') && Object.keys(body).length === names.length
    if (pathname === '/events') {
      const [time = '', digits = ''] = request.headers.get('X-Signature')?.split(';') ?? []
      if (digits !== createHmac('sha256', SECRET).update(`${time}.${raw}`).digest('hex')) return answer(401)
      return isValid('name') ? answer(200, { id: 'event' }) : answer(400)
    }
    if (pathname === '/people') {
      if (!isValid('email')) return answer(400)
      people.add(String(body.email))
      return answer(201, { id: String(body.email) })
    }
    if (!people.has(caller)) return answer(401)
    if (pathname === '/me' && request.method !== 'GET')
      return new Response(null, { status: 405, headers: { Allow: 'GET' } })
    if (pathname === '/me') return answer(200, { id: caller, email: emails.get(caller) ?? caller })
    if (pathname === '/codes') {
      if (!isValid('email')) return answer(400)
      if (asked.has(caller)) return answer(409)
      asked.add(caller)
      const code = `code-${codes.size + 1}`
      codes.set(code, caller)
      messages.push({ to: String(body.email), text: `Your code is ${code}.` })
      return answer(201, { id: 'sent' })
    }
    if (!isValid('email', 'code')) return answer(400)
    if (codes.get(String(body.code)) !== caller) return answer(409)
    codes.delete(String(body.code))
    confirmed.push(caller)
    emails.set(caller, String(body.email))
    return answer(200, { id: caller, email: body.email })
  }
  return { send, confirmed }
}

const OVERRIDES = `
callers:
  somebody:
    signIn: [{ operation: register, body: { email: 'a-\${random}@example.org' }, take: { token: '{/id}' } }]
  another:
    tenant: another
    signIn: [{ operation: register, body: { email: 'c-\${random}@example.org' }, take: { token: '{/id}' } }]
  provider: { signs: { signature: { secret: '\${SECRET:-}', header: '{time};{hmac}', over: '{time}.{body}' } } }
operations:
  receive: { as: provider, body: { name: paid } }
  confirm:
    as: another
    except: { laws/put-twice: The code is spent. }
    after:
      - { anew: another }
      - { operation: requestCode, as: another, body: { email: 'b-{random}@example.org' } }
      - { get: '\${MESSAGES:-}?to=b-{random}@example.org', headers: { X-Key: open }, find: { code: 'code is ([a-z]+-\\d+)' } }
    body: { email: 'b-{random}@example.org', code: '{code}' }
    unreachable: The code is in a message.
`
const judged = (environment: Record<string, string>, send = backend().send): Promise<Report> =>
  judge({
    url: 'http://people.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: OVERRIDES,
    environment,
    mayWrite: true,
    send,
  })
const isSuccessful = ({ statuses }: Report, id: string) => statuses.get(id)?.has(200) === true

test('a code in a message is found, and somebody new asks for the next one', async () => {
  const { send, confirmed } = backend()
  const report = await judged({ MESSAGES: 'http://outbox.test/messages' }, send)
  expect(report.findings.map(({ rule, expected }) => `${rule}: ${expected}`)).toEqual([])
  expect(isSuccessful(report, 'confirm')).toBe(true)
  expect(new Set(confirmed).size).toBeGreaterThan(1)
})

test('without the address of the messages there is no success, for the reason that the overrides name', async () => {
  const report = await judged({})
  expect(isSuccessful(report, 'confirm')).toBe(false)
  expect(terminalReport(report, [])).toContain('confirm (The code is in a message.)')
})

test('a body is signed with the secret of the environment', async () => {
  const report = await judged({ SECRET })
  expect(report.findings.map(({ rule, operation: id }) => `${rule} ${id}`)).toEqual([])
  expect(isSuccessful(report, 'receive')).toBe(true)
})

test('without the secret there is no caller who signs', async () => {
  const report = await judged({})
  expect(terminalReport(report, [])).toContain('receive (no caller has the credentials signature)')
})
