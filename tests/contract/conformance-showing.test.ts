// Single showings of things, on a small backend of folders: moments of changes, quotients, what is issued, and what lies below a folder.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const json = (schema: unknown) => ({ 'application/json': { schema } })
const text = { type: 'string' }
const moment = { type: 'string', format: 'date-time' }
const number = { type: 'integer' }
const nullable = { type: ['number', 'null'] }
const isNamed = { type: 'object', required: ['id'] }
const Folder = {
  ...isNamed,
  properties: {
    id: text,
    name: text,
    parentId: { type: ['string', 'null'] },
    updatedAt: moment,
    files: number,
    bytes: number,
    meanBytes: { ...nullable, 'x-ratio': { of: 'bytes', per: 'files' } },
  },
}
const folder = { $ref: '#/components/schemas/Folder' }
const folders = { type: 'array', items: folder }
const listed = { 200: { description: 'Folders.', content: json(folders) } }
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Folders', version: '1' },
  components: { schemas: { Folder } },
  paths: {
    '/folders': {
      get: {
        operationId: 'listFolders',
        parameters: [{ name: 'below', in: 'query', 'x-root': 'id', schema: text }],
        responses: listed,
      },
    },
    '/folders/{folderId}': {
      get: {
        operationId: 'getFolder',
        parameters: [{ name: 'folderId', in: 'path', required: true, schema: text }],
        responses: { 200: { description: 'A folder.', content: json(folder) }, 404: { description: 'None.' } },
      },
    },
    '/recent': { get: { operationId: 'listRecent', responses: listed } },
    '/upload-codes': {
      post: {
        operationId: 'issueCode',
        responses: {
          200: {
            description: 'A code.',
            content: json({ type: 'object', properties: { code: text, expiresAt: moment } }),
          },
        },
      },
    },
  },
}

const DAY_MS = 86_400_000
const FOLDERS = [
  { id: 'f-1', name: 'All', parentId: null },
  { id: 'f-2', name: 'Photos', parentId: 'f-1' },
  { id: 'f-3', name: 'Spring', parentId: 'f-2' },
].map((one, index) => ({ ...one, files: 2, bytes: 10, meanBytes: 5, updatedAt: `2026-03-0${index + 1}T08:00:00Z` }))

type Fault = 'a day earlier' | 'no quotient' | 'over at once' | 'no root'

async function rulesWith(fault?: Fault): Promise<string[]> {
  const isBelow = (id: string, root: string): boolean => {
    const parent = FOLDERS.find((one) => one.id === id)?.parentId
    return id === root || (typeof parent === 'string' && isBelow(parent, root))
  }
  const { findings } = await judge({
    url: 'http://folders.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: 'ids: { folderId: { operation: listFolders, at: /0/id } }',
    mayWrite: true,
    send: async ({ url }) => {
      const { pathname, searchParams } = new URL(url)
      if (pathname === '/upload-codes') {
        const distance = fault === 'over at once' ? -DAY_MS : DAY_MS
        return Response.json({ code: crypto.randomUUID(), expiresAt: new Date(Date.now() + distance).toISOString() })
      }
      if (pathname === '/recent')
        return Response.json(
          FOLDERS.map((one) => (fault === 'a day earlier' ? { ...one, updatedAt: '2026-02-28T08:00:00Z' } : one)),
        )
      const root = fault === 'no root' ? 'f-1' : (searchParams.get('below') ?? 'f-1')
      if (pathname === '/folders') return Response.json(FOLDERS.filter(({ id }) => isBelow(id, root)))
      const found = FOLDERS.find(({ id }) => pathname === `/folders/${id}`)
      if (!found) return new Response(null, { status: 404 })
      return Response.json(fault === 'no quotient' ? { ...found, meanBytes: null } : found)
    },
  })
  return [...new Set(findings.map(({ rule }) => rule))].filter((rule) => /alike|ratio|moment|root/.test(rule))
}

test('folders that are shown as they are have no findings', async () => {
  expect(await rulesWith()).toEqual([])
})

test.each<[Fault, string]>([
  ['a day earlier', 'laws/shown-alike'],
  ['no quotient', 'answers/ratio'],
  ['over at once', 'laws/moment'],
  ['no root', 'laws/root'],
])('%s is found', async (fault, rule) => {
  expect(await rulesWith(fault)).toContain(rule)
})
