// The status of a refusal says what it is about, on a small backend of notes whose contract documents every status that might be meant.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const note = { type: 'object', required: ['id', 'title'], properties: { id: text, title: { ...text, maxLength: 40 } } }
const draft = { type: 'object', required: ['title'], properties: { title: { ...text, maxLength: 40 } } }
const json = (schema: unknown) => ({ 'application/json': { schema } })
const REFUSALS = Object.fromEntries(
  ['400', '401', '403', '404', '422'].map((one) => [one, { description: 'Refused.' }]),
)
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  security: [{ bearer: [] }],
  paths: {
    '/notes/{noteId}': {
      parameters: [{ name: 'noteId', in: 'path', required: true, schema: text }],
      get: {
        operationId: 'getNote',
        parameters: [{ name: 'size', in: 'query', schema: { type: 'integer', maximum: 9 } }],
        responses: { 200: { description: 'It.', content: json(note) }, ...REFUSALS },
      },
      put: {
        operationId: 'updateNote',
        'x-min-role': 'writer',
        requestBody: { required: true, content: json(draft) },
        responses: { 200: { description: 'It.', content: json(note) }, ...REFUSALS },
      },
    },
  },
}

type Status = { nobody: number; unknown: number; role: number; unreadable: number; invalid: number; query: number }
const RIGHT: Status = { nobody: 401, unknown: 404, role: 403, unreadable: 400, invalid: 422, query: 400 }

function bodyOf(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

/** The refusal of a request; undefined if it is accepted. */
async function refusalOf(request: Request, status: Status): Promise<number | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  const token = request.headers.get('Authorization')
  if (token !== 'Bearer owner-token-1' && token !== 'Bearer reader-token-1') return status.nobody
  if (pathname !== '/notes/note-1') return status.unknown
  if (searchParams.has('size') && !/^-?\d$/.test(searchParams.get('size') ?? '')) return status.query
  if (request.method !== 'PUT') return undefined
  if (token.includes('reader')) return status.role
  const body = bodyOf(await request.text())
  if (body === undefined) return status.unreadable
  const { title } = Object(body) as { title?: unknown }
  return typeof title === 'string' && title.length <= 40 ? undefined : status.invalid
}

/** The reasons of the refusals whose status is found to be a wrong one. */
async function meaningsWith(other: Partial<Status>): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://notes.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: `
roles: [reader, writer]
ids: { noteId: note-1 }
callers:
  owner: { role: writer, credentials: { bearer: owner-token-1 } }
  reader: { role: reader, credentials: { bearer: reader-token-1 } }`,
    mayWrite: true,
    send: async (request) => {
      if (!['GET', 'PUT'].includes(request.method))
        return new Response(null, { status: 405, headers: { Allow: 'GET, PUT' } })
      const status = await refusalOf(request.clone(), { ...RIGHT, ...other })
      return status === undefined ? Response.json({ id: 'note-1', title: 'One' }) : new Response(null, { status })
    },
  })
  return [
    ...new Set(
      findings.flatMap(({ rule, expected }) => (rule === 'answers/refusal' ? [expected.replace(/^.*? to /, '')] : [])),
    ),
  ]
}

test('refusals with the status of what they are about are fine', async () => {
  expect(await meaningsWith({})).toEqual([])
})

test.each([
  ['invalid credentials', { nobody: 403 }],
  ['an id that nothing has', { unknown: 403 }],
  ['a role that is too low', { role: 404 }],
  ['a body that is no JSON', { unreadable: 422 }],
  ['a body that its schema refuses', { invalid: 400 }],
  ['a query parameter that its schema refuses', { query: 422 }],
] as const)('the status to %s is the one of its meaning', async (meaning, other) => {
  expect(await meaningsWith(other)).toEqual([meaning])
})
