// Rules of the conformance kit that the sandbox cannot show, on a small backend made for them.
import { expect, test } from 'vitest'
import { contractOf, judge, type Settings } from '#tests/conformance/src/judge.ts'

const json = (schema: object) => ({ 'application/json': { schema } })
const NOTE = {
  type: 'object',
  required: ['id', 'text'],
  additionalProperties: false,
  properties: { id: { type: 'string' }, text: { type: 'string', minLength: 1, maxLength: 40 } },
}
const refusal = (description: string) => ({ description })
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
const document = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  security: [{ token: [] }],
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/notes': {
      post: {
        operationId: 'createNote',
        requestBody: {
          required: true,
          content: json({
            type: 'object',
            required: ['text'],
            additionalProperties: false,
            properties: { text: NOTE.properties.text },
          }),
        },
        responses: {
          201: {
            description: 'Created.',
            content: json(NOTE),
            links: { self: { operationId: 'readNote', parameters: { id: '$response.body#/id' } } },
          },
          400: refusal('Invalid.'),
          401: refusal('No token.'),
        },
      },
    },
    '/notes/{id}': {
      parameters: [id],
      get: {
        operationId: 'readNote',
        responses: {
          200: { description: 'The note.', content: json(NOTE) },
          401: refusal('No token.'),
          404: refusal('Not found.'),
          429: refusal('Too many requests.'),
        },
      },
      delete: {
        operationId: 'deleteNote',
        responses: { 204: { description: 'Gone.' }, 401: refusal('No token.'), 404: refusal('Not found.') },
      },
    },
  },
}

type Fault = 'expired tokens' | 'a link to nothing' | 'no Retry-After' | 'no limit'

/** A correct backend of the contract, or one with a fault. Ids are numbers from 1. */
function backend(fault?: Fault): NonNullable<Settings['send']> {
  const notes = new Map<string, string>()
  let count = 0
  let readings = 0
  const answer = (status: number, body?: unknown, headers: Record<string, string> = {}) =>
    new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    })
  return async (request) => {
    const { pathname } = new URL(request.url)
    const token = request.headers.get('Authorization')
    const isKnown = token === 'Bearer present-token' || (token === 'Bearer expired-token' && fault === 'expired tokens')
    if (!isKnown) return answer(401)
    const [, , note] = pathname.split('/')
    if (note === undefined) {
      if (request.method !== 'POST') return answer(405, undefined, { Allow: 'POST' })
      const body: unknown = await request.json().catch(() => undefined)
      const keys = Object.keys(Object(body))
      const text: unknown = Reflect.get(Object(body), 'text')
      const isValid = typeof text === 'string' && text.length > 0 && text.length <= 40 && keys.join() === 'text'
      if (!isValid || !request.headers.get('Content-Type')?.startsWith('application/json')) return answer(400)
      count += 1
      notes.set(String(count), text)
      return answer(201, { id: fault === 'a link to nothing' ? `${count}x` : String(count), text })
    }
    if (request.method === 'GET' || request.method === 'HEAD') {
      readings += 1
      const limit = fault === 'no limit' ? Number.POSITIVE_INFINITY : 60
      if (readings > limit) return answer(429, undefined, fault === 'no Retry-After' ? {} : { 'Retry-After': '3600' })
      const text = notes.get(note)
      if (text === undefined) return answer(404)
      return answer(200, request.method === 'HEAD' ? undefined : { id: note, text })
    }
    if (request.method !== 'DELETE') return answer(405, undefined, { Allow: 'GET, HEAD, DELETE' })
    return answer(notes.delete(note) ? 204 : 404)
  }
}

const OVERRIDES = `
callers: { owner: { credentials: { token: present-token } } }
expired: { credentials: { token: expired-token } }
operations: { readNote: { limit: { after: 70 } } }
`

async function rulesFor(fault?: Fault, settings: Partial<Settings> = {}): Promise<string[]> {
  const report = await judge({
    url: 'http://notes.test',
    contract: contractOf(JSON.stringify(document)),
    overrides: OVERRIDES,
    send: backend(fault),
    mayWrite: true,
    ...settings,
  })
  return [...new Set(report.findings.map(({ rule }) => rule))]
}

test('a correct backend has no findings', async () => {
  expect(await rulesFor()).toEqual([])
  expect(await rulesFor(undefined, { mayProvokeLimits: true })).toEqual([])
})

test('expired tokens must be refused', async () => {
  expect(await rulesFor('expired tokens')).toEqual(['answers/credentials'])
})

test('links lead to what they name', async () => {
  expect(await rulesFor('a link to nothing')).toContain('answers/link')
})

test('limits are judged only where they are provoked', async () => {
  expect(await rulesFor('no Retry-After')).toEqual([])
  expect(await rulesFor('no Retry-After', { mayProvokeLimits: true })).toEqual(['limits/retry-after'])
  expect(await rulesFor('no limit', { mayProvokeLimits: true })).toEqual(['limits/limited'])
})

test('a token that is refused everywhere is no judgement', async () => {
  const overrides = 'callers: { owner: { credentials: { token: a-wrong-token } } }'
  await expect(rulesFor(undefined, { overrides })).rejects.toThrow('The credentials of owner are refused everywhere')
})
