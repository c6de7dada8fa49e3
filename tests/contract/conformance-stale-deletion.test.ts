// Deletions that are guarded by a version refuse an older one and one that the item never had, on a small backend of notes.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const integer = { type: 'integer' }
const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})
const NOTE = object({ id: text, title: text, version: integer })
const json = (schema: unknown) => ({ 'application/json': { schema } })
const body = { required: true, content: json(object({ title: text })) }
const VERSION = { name: 'expectedVersion', in: 'query', schema: integer }
const done = (status: number, schema?: unknown) => ({
  [status]: { description: 'Done.', ...(schema ? { content: json(schema) } : {}) },
  ...Object.fromEntries(['400', '404', '409'].map((one) => [one, { description: 'Refused.' }])),
})
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  paths: {
    '/notes': {
      get: { operationId: 'listNotes', responses: done(200, { type: 'array', items: NOTE }) },
      post: { operationId: 'createNote', requestBody: body, responses: done(201, NOTE) },
    },
    '/notes/{noteId}': {
      parameters: [{ name: 'noteId', in: 'path', required: true, schema: text }],
      get: { operationId: 'getNote', responses: done(200, NOTE) },
      put: { operationId: 'updateNote', parameters: [VERSION], requestBody: body, responses: done(200, NOTE) },
      delete: { operationId: 'deleteNote', parameters: [VERSION], responses: done(204) },
    },
  },
}

/** A backend whose deletions take the versions that `isTaken` says, compared with the present one. */
function backend(isTaken: (expected: number, present: number) => boolean) {
  const notes = new Map<string, { id: string; title: string; version: number }>()
  let count = 0
  return async (request: Request): Promise<Response> => {
    const refused = (status: number) => new Response(null, { status })
    const { pathname, searchParams } = new URL(request.url)
    const id = pathname.split('/')[2]
    const note = notes.get(id ?? '')
    const isWriting = request.method === 'POST' || request.method === 'PUT'
    const { title } = Object(isWriting ? await request.json().catch(() => undefined) : undefined) as { title?: unknown }
    if (isWriting && typeof title !== 'string') return refused(400)
    if (id === undefined) {
      if (!isWriting) return Response.json([...notes.values()])
      const made = { id: `note-${(count += 1)}`, title: String(title), version: 1 }
      notes.set(made.id, made)
      return Response.json(made, { status: 201 })
    }
    if (!note) return refused(404)
    const expected = Number(searchParams.get('expectedVersion') ?? note.version)
    if (request.method === 'PUT') {
      if (expected !== note.version) return refused(409)
      Object.assign(note, { title, version: note.version + 1 })
    }
    if (request.method !== 'DELETE') return Response.json(note)
    if (!isTaken(expected, note.version)) return refused(409)
    notes.delete(id)
    return refused(204)
  }
}

async function rulesWith(isTaken: (expected: number, present: number) => boolean): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://notes.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    checks: ['laws'],
    mayWrite: true,
    send: backend(isTaken),
  })
  return findings.map(({ rule, operation }) => `${rule} ${operation}`)
}

test('a deletion that takes the present version alone is fine', async () => {
  expect(await rulesWith((expected, present) => expected === present)).toEqual([])
})

test.each<[string, (expected: number, present: number) => boolean]>([
  ['an older version', (expected, present) => expected <= present],
  ['a version that the item never had', (expected, present) => expected >= present],
])('a deletion with %s is found', async (_, isTaken) => {
  expect(await rulesWith(isTaken)).toContain('laws/stale deleteNote')
})
