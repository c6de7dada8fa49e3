// Rules of the conformance kit that the sandbox cannot show, on a small backend made for them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contractOf, judge, type Settings } from '#tests/conformance/src/judge.ts'
import { NOTES_CONTRACT, NOTES_OVERRIDES, type NotesFault, notesBackend } from '#tests/contract/notes-backend.ts'

async function rulesFor(fault?: NotesFault, settings: Partial<Settings> = {}): Promise<string[]> {
  const report = await judge({
    url: 'http://notes.test',
    contract: contractOf(JSON.stringify(NOTES_CONTRACT)),
    overrides: NOTES_OVERRIDES,
    send: notesBackend(fault),
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

test('a request that is accepted with credentials is not malformed without them', async () => {
  expect(await rulesFor('refusals as malformed requests')).toContain('answers/unauthorized')
})

test('links lead to what they name', async () => {
  expect(await rulesFor('a link to nothing')).toContain('answers/link')
})

test('a finding names its place in the contract, also in a schema without a name', async () => {
  const contract = contractOf(JSON.stringify(NOTES_CONTRACT))
  const send = notesBackend('long texts')
  const { findings } = await judge({
    url: 'http://notes.test',
    contract,
    overrides: NOTES_OVERRIDES,
    send,
    mayWrite: true,
  })
  const found = findings.find(({ rule }) => rule === 'negative/accepted')
  expect(found?.pointer).toBe(
    '/paths/~1notes/post/requestBody/content/application~1json/schema/properties/text/maxLength',
  )
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

/** The notes with a list for programs: a scheme of its own, and the owner's id in its answer. */
const PROGRAM_CONTRACT = {
  ...NOTES_CONTRACT,
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' }, program: { type: 'http', scheme: 'bearer' } },
  },
  paths: {
    ...NOTES_CONTRACT.paths,
    '/owners': {
      get: {
        operationId: 'listOwners',
        security: [{ program: [] }],
        responses: {
          200: {
            description: 'Their ids.',
            content: { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } },
          },
          401: { description: 'No token of a program.' },
        },
      },
    },
  },
}

test('a stranger without credentials for an operation says nothing about its tenancy', async () => {
  const notes = notesBackend()
  const send: Settings['send'] = (request) => {
    if (new URL(request.url).pathname !== '/owners') return notes(request)
    const { method, headers } = request
    if (method !== 'GET') return Promise.resolve(new Response(null, { status: 405, headers: { Allow: 'GET' } }))
    const isProgram = headers.get('Authorization') === 'Bearer program-token'
    return Promise.resolve(isProgram ? Response.json(['owner-17']) : new Response(null, { status: 401 }))
  }
  const overrides = `
callers:
  owner: { ids: { ownerId: owner-17 }, credentials: { token: present-token } }
  stranger: { tenant: other, ids: { ownerId: owner-18 }, credentials: { token: other-token } }
  machine: { tenant: machines, credentials: { program: program-token } }
operations: { listOwners: { as: machine } }
`
  const contract = contractOf(JSON.stringify(PROGRAM_CONTRACT))
  expect(await rulesFor(undefined, { contract, overrides, send, only: ['listOwners'] })).toEqual([])
})

test('a step of a workflow that a rate limit refuses is not judged', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'limited-'))
  const step = { stepId: 'read', operationId: 'readNote', parameters: [{ name: 'id', in: 'path', value: '1' }] }
  const workflow = { workflowId: 'read', steps: [{ ...step, successCriteria: [{ condition: '$statusCode == 200' }] }] }
  writeFileSync(path.join(folder, 'read.arazzo.yaml'), JSON.stringify({ arazzo: '1.0.1', workflows: [workflow] }))
  const send: Settings['send'] = () =>
    Promise.resolve(new Response(null, { status: 429, headers: { 'Retry-After': '3600' } }))
  const overrides =
    'callers: { owner: { credentials: { token: present-token } } }\nworkflows: [{ file: read.arazzo.yaml }]'
  try {
    expect(await rulesFor(undefined, { overrides, folder, send, checks: ['workflows'] })).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
