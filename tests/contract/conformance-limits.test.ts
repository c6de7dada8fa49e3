// How long a run of the conformance kit waits for rate limits, and what it tells of items that it cannot delete.
import { afterEach, expect, test, vi } from 'vitest'
import { Client } from '#tests/conformance/src/http/client.ts'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'
import { NOTES_CONTRACT, NOTES_OVERRIDES, notesBackend } from '#tests/contract/notes-backend.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a run waits a minute at most for the limit of an operation, and says so', async () => {
  vi.useFakeTimers()
  const [operation] = contractOf(JSON.stringify(NOTES_CONTRACT)).operations
  if (!operation) throw new Error('The contract has no operation.')
  const limited = () => Promise.resolve(new Response(null, { status: 429, headers: { 'Retry-After': '40' } }))
  const client = new Client('http://notes.test', limited, () => ({ headers: {}, query: {} }), 1000)
  const waits: string[] = []
  client.onWait = (id, seconds) => waits.push(`${id} ${seconds}`)
  const sent = client.send({ operation, caller: 'owner', path: {}, query: {}, headers: {} })
  await vi.advanceTimersByTimeAsync(40_000)
  expect((await sent).answer.status).toBe(429)
  expect(waits).toEqual(['createNote 40'])
  // The operation is left in peace from then on.
  expect((await client.send({ operation, caller: 'owner', path: {}, query: {}, headers: {} })).answer.status).toBe(429)
  expect(client.requests).toBe(1)
})

test('what no operation deletes is told with that reason, and what is refused with its answer', async () => {
  const { delete: _, ...note } = NOTES_CONTRACT.paths['/notes/{id}']
  const without = { ...NOTES_CONTRACT, paths: { ...NOTES_CONTRACT.paths, '/notes/{id}': note } }
  const settings = { url: 'http://notes.test', overrides: NOTES_OVERRIDES, mayWrite: true, checks: ['laws' as const] }
  const undeletable = await judge({ ...settings, contract: contractOf(JSON.stringify(without)), send: notesBackend() })
  expect(undeletable.notes.join()).toContain('/notes/{id} (the contract has no operation that deletes it): ')
  const notes = notesBackend()
  const refused = await judge({
    ...settings,
    contract: contractOf(JSON.stringify(NOTES_CONTRACT)),
    send: (request) =>
      request.method === 'DELETE'
        ? Promise.resolve(Response.json({ code: 'note-in-use' }, { status: 409 }))
        : notes(request),
  })
  expect(refused.notes.join()).toContain('/notes/{id} (409 note-in-use): ')
})

test.each(Array.from({ length: 9 }, (_, index) => index + 1))(
  'a limit that comes after %i creations is no contradiction to the replay of a key',
  async (most) => {
    const text = { type: 'string' }
    const described = { description: 'Done.' }
    const schema = { type: 'object', required: ['text'], properties: { text } }
    const create = {
      operationId: 'createItem',
      parameters: [{ name: 'Idempotency-Key', in: 'header', schema: text, 'x-idempotency-match': 'content' }],
      requestBody: { content: { 'application/json': { schema, example: { text: 'one', more: 'two' } } } },
      responses: { 201: described, 429: described },
    }
    let count = 0
    const { findings } = await judge({
      url: 'http://items.test',
      contract: contractOf(
        JSON.stringify({
          openapi: '3.1.0',
          info: { title: 'Items', version: '1' },
          paths: { '/items': { post: create } },
        }),
      ),
      checks: ['laws'],
      mayWrite: true,
      send: () => {
        count += 1
        return Promise.resolve(
          count > most
            ? new Response(null, { status: 429, headers: { 'Retry-After': '3600' } })
            : new Response(null, { status: 201 }),
        )
      },
    })
    expect(findings.filter(({ seen }) => seen.startsWith('429'))).toEqual([])
  },
)
