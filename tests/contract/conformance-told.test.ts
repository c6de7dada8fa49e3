// The count of an import, and the order of a list without a wish, on a small backend of a library.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

type Book = { id: string; title: string; pages: number }
const json = (schema: unknown) => ({ 'application/json': { schema } })
const text = { type: 'string' }
const number = { type: 'integer' }
const BOOK = {
  type: 'object',
  required: ['id', 'title', 'pages'],
  properties: { id: text, title: text, pages: number },
}
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Library', version: '1' },
  paths: {
    '/books': {
      get: {
        operationId: 'listBooks',
        parameters: [
          { name: 'orderBy', in: 'query', schema: { ...text, enum: ['pages', 'title'], default: 'pages' } },
          { name: 'sortOrder', in: 'query', schema: { ...text, enum: ['asc', 'desc'], default: 'desc' } },
        ],
        responses: {
          200: {
            description: 'The books.',
            content: json({
              type: 'object',
              required: ['items'],
              properties: { items: { type: 'array', items: BOOK } },
            }),
          },
        },
      },
    },
    '/books/import': {
      post: {
        operationId: 'importBooks',
        requestBody: {
          required: true,
          content: json({
            type: 'object',
            required: ['titles'],
            properties: {
              titles: { type: 'array', minItems: 1, items: { ...text, minLength: 1 } },
              isTest: { type: 'boolean' },
            },
          }),
        },
        responses: {
          200: {
            description: 'What became of them.',
            content: json({ type: 'object', required: ['createdCount'], properties: { createdCount: number } }),
          },
          422: { description: 'Not valid.' },
        },
      },
    },
  },
}

type Faults = { times?: number; counted?: number; isTrialStored?: boolean; isUnordered?: boolean }

/** The findings of the two laws at a library with these faults; `request` is the body of the import. */
async function rulesWith(faults: Faults, request: Record<string, unknown> = {}): Promise<string[]> {
  const books: Book[] = [3, 1, 2].map((pages) => ({ id: `book-${pages}`, title: `Volume ${pages}`, pages }))
  const add = (title: string) => books.push({ id: `book-${books.length + 1}`, title, pages: books.length + 1 })
  const { findings } = await judge({
    url: 'http://library.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: `operations: { importBooks: { body: ${JSON.stringify({ titles: ['Emma', 'Persuasion'], ...request })} } }`,
    checks: ['laws'],
    mayWrite: true,
    send: async (sent) => {
      const { pathname, searchParams } = new URL(sent.url)
      if (pathname === '/books' && sent.method === 'GET') {
        const field = searchParams.get('orderBy') === 'title' ? 'title' : 'pages'
        const sign = searchParams.get('sortOrder') === 'asc' ? 1 : -1
        const isPlain = !searchParams.has('orderBy') && faults.isUnordered
        const sorted = books.toSorted((one, other) =>
          field === 'title' ? sign * (one.title < other.title ? -1 : 1) : sign * (one.pages - other.pages),
        )
        return Response.json({ items: isPlain ? books : sorted })
      }
      if (pathname !== '/books/import' || sent.method !== 'POST') return new Response(null, { status: 404 })
      const { titles, isTest } = (await sent.json()) as { titles: string[]; isTest?: boolean }
      if (!isTest || faults.isTrialStored)
        for (let times = 0; times < (faults.times ?? 1); times += 1) titles.forEach(add)
      return Response.json({ createdCount: titles.length + (faults.counted ?? 0) })
    },
  })
  return [...new Set(findings.map(({ rule }) => rule))].filter((rule) => /told|order/.test(rule))
}

test('an import that adds what it counts, and a trial that adds nothing, are fine', async () => {
  expect(await rulesWith({})).toEqual([])
  expect(await rulesWith({}, { isTest: true })).toEqual([])
})

test.each<[string, Faults, Record<string, unknown>]>([
  ['is done twice', { times: 2 }, {}],
  ['counts one more than it adds', { counted: 1 }, {}],
  ['adds nothing', { times: 0 }, {}],
  ['stores its trial', { isTrialStored: true }, { isTest: true }],
])('an import that %s is found', async (_, faults, request) => {
  expect(await rulesWith(faults, request)).toEqual(['laws/told'])
})

test('a list whose order is not that of the defaults of its parameters is found', async () => {
  expect(await rulesWith({ isUnordered: true })).toEqual(['laws/order'])
})
