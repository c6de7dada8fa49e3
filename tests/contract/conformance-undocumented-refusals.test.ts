// Refusals that an operation does not document: a contract that says nothing of credentials leaves 401 and 403 to the backend.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const REFUSED = { description: 'Refused.' }

function contractWith(refusals: Record<string, unknown>): string {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'one' }
  const note = { 'application/json': { schema: { type: 'object', properties: { id: { type: 'string' } } } } }
  const responses = { 200: { description: 'The note.', content: note }, ...refusals }
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Notes', version: '1' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    security: [{ bearer: [] }],
    paths: { '/notes/{id}': { get: { operationId: 'getNote', parameters: [id], responses } } },
  })
}

/** A backend that refuses an unknown note as one that may not be read. */
async function send(request: Request): Promise<Response> {
  if (request.headers.get('authorization') !== 'Bearer good') return new Response(null, { status: 401 })
  return request.url.endsWith('/notes/one') ? Response.json({ id: 'one' }) : new Response(null, { status: 403 })
}

async function statusesWith(refusals: Record<string, unknown>) {
  const { findings } = await judge({
    url: 'http://notes.test',
    contract: contractOf(contractWith(refusals)),
    overrides: 'callers: { me: { credentials: { bearer: good } } }',
    checks: ['answers'],
    send,
  })
  return findings.filter(({ rule }) => rule === 'answers/status').map(({ seen }) => seen.slice(0, 3))
}

test('a 403 is not documented where 401 and 404 are', async () => {
  expect(await statusesWith({ 401: REFUSED, 404: REFUSED })).toContain('403')
})

test('a contract that documents no 401 leaves 403 to the backend', async () => {
  expect(await statusesWith({ 404: REFUSED })).toEqual([])
})
