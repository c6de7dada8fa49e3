// Memory of a backend: keys that were used for another item, tokens of a session that has ended, and the type
// of a code, on a small backend of notes that can be pinned.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})
const json = (schema: unknown) => ({ 'application/json': { schema } })
const NOTE = object({ id: text })
const KEY = { name: 'Idempotency-Key', in: 'header', schema: text, 'x-idempotency-reach': 'operation' }
const ID = { name: 'noteId', in: 'path', required: true, schema: text }
const done = (status: number, schema?: unknown) => ({
  [status]: { description: 'Done.', ...(schema ? { content: json(schema) } : {}) },
  ...Object.fromEntries(['401', '404', '409', '422'].map((one) => [one, { description: 'Refused.' }])),
})
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  security: [{ bearer: [] }],
  paths: {
    '/session': {
      post: { operationId: 'signIn', security: [], responses: done(200, object({ token: text })) },
      delete: { operationId: 'signOut', responses: done(204) },
    },
    '/profile': { get: { operationId: 'getProfile', responses: done(200, object({ name: text })) } },
    '/notes': {
      get: { operationId: 'listNotes', responses: done(200, { type: 'array', items: NOTE }) },
      post: { operationId: 'createNote', responses: done(201, NOTE) },
    },
    '/notes/{noteId}': {
      parameters: [ID],
      get: { operationId: 'getNote', responses: done(200, NOTE) },
      delete: { operationId: 'deleteNote', responses: done(204) },
    },
    '/notes/{noteId}/pin': {
      parameters: [ID, KEY],
      post: { operationId: 'pinNote', responses: done(200, NOTE) },
    },
    '/confirmation': {
      post: {
        operationId: 'confirm',
        requestBody: { required: true, content: json(object({ code: text })) },
        responses: done(204),
      },
    },
  },
}
const OVERRIDES = `
callers: { ada: { credentials: { bearer: token-0 } } }
operations: { confirm: { body: { code: '4217' } }, signOut: { leave: It ends the session. } }
expired:
  signIn:
    - { operation: signIn, take: { bearer: '{/token}' } }
    - { operation: signOut }`

type Fault = 'keys of each note' | 'tokens that were used' | 'codes as numbers'

function backend(fault?: Fault) {
  const notes = new Set(['note-1'])
  const sessions = new Set(['token-0'])
  const used = new Set<string>()
  const keys = new Map<string, string>()
  let count = 1
  return async (request: Request): Promise<Response> => {
    const refused = (status: number) => new Response(null, { status })
    const [, kind, id, action] = new URL(request.url).pathname.split('/')
    const token = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? ''
    if (kind === 'session' && request.method === 'POST') {
      const made = `token-${sessions.size}`
      sessions.add(made)
      return Response.json({ token: made })
    }
    const isRemembered = fault === 'tokens that were used' && kind === 'profile' && used.has(token)
    if (!sessions.has(token) && !isRemembered) return refused(401)
    if (kind === 'session') {
      sessions.delete(token)
      return refused(204)
    }
    if (kind === 'profile') {
      used.add(token)
      return Response.json({ name: 'Ada' })
    }
    if (kind === 'confirmation') {
      const { code } = Object(await request.json().catch(() => undefined)) as { code?: unknown }
      const isText = typeof code === 'string' || (typeof code === 'number' && fault === 'codes as numbers')
      return refused(isText && String(code) === '4217' ? 204 : 422)
    }
    if (id === undefined) {
      if (request.method !== 'POST') return Response.json([...notes].map((one) => ({ id: one })))
      const made = `note-${(count += 1)}`
      notes.add(made)
      return Response.json({ id: made }, { status: 201 })
    }
    if (!notes.has(id)) return refused(404)
    if (request.method === 'DELETE') {
      notes.delete(id)
      return refused(204)
    }
    const key = action === 'pin' ? request.headers.get('Idempotency-Key') : null
    const known = key === null ? undefined : keys.get(key)
    if (known !== undefined && known !== id && fault !== 'keys of each note') return refused(409)
    if (key !== null) keys.set(key, id)
    return Response.json({ id })
  }
}

async function foundWith(fault?: Fault): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://notes.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: OVERRIDES,
    mayWrite: true,
    send: backend(fault),
  })
  const found = findings.map(({ rule, operation }) => `${rule} ${operation}`)
  return FOUND.map(([, , one]) => one).filter((one) => found.includes(one))
}

const FOUND: [string, Fault, string][] = [
  ['a key that serves for each item', 'keys of each note', 'laws/replay-of-another pinNote'],
  ['a token that was used and serves after its session', 'tokens that were used', 'answers/credentials getProfile'],
  ['a code that is taken as a number', 'codes as numbers', 'negative/accepted confirm'],
]

test('a backend that remembers and forgets what it must is fine', async () => {
  expect(await foundWith()).toEqual([])
})

test.each(FOUND)('%s is found', async (_, fault, found) => {
  expect(await foundWith(fault)).toEqual([found])
})
