// A list has as many items as its total says, in a field or in a header, with pages, with offsets and whole.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

type Place = 'field' | 'header'
type Way = 'pages' | 'offset' | 'whole'
type Note = { id: string; text: string }

const integer = { type: 'integer' }
const query = (name: string, schema: unknown) => ({ name, in: 'query', schema })
const WAYS: Record<Way, unknown[]> = {
  pages: [query('page', integer), query('pageSize', { ...integer, minimum: 1, maximum: 10 })],
  offset: [query('offset', integer), query('limit', { ...integer, minimum: 1, maximum: 10 })],
  whole: [],
}

function contractWith(place: Place, way: Way): unknown {
  const note = { type: 'object', required: ['id'], properties: { id: { type: 'string' }, text: { type: 'string' } } }
  const list = { type: 'array', items: note }
  const schema = place === 'field' ? { type: 'object', properties: { items: list, totalCount: integer } } : list
  const headers = place === 'header' ? { 'X-Total-Count': { schema: integer } } : {}
  const answer = { description: 'Notes.', headers, content: { 'application/json': { schema } } }
  return {
    openapi: '3.1.0',
    info: { title: 'Notes', version: '1' },
    paths: { '/notes': { get: { operationId: 'listNotes', parameters: WAYS[way], responses: { 200: answer } } } },
  }
}

const NOTES: Note[] = Array.from({ length: 7 }, (_, index) => ({ id: `note-${index}`, text: `Note ${index}` }))

async function rulesWith(place: Place, way: Way, shown: Note[] = NOTES): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://notes.test',
    contract: contractOf(JSON.stringify(contractWith(place, way))),
    checks: ['laws'],
    send: ({ url }) => {
      const { searchParams } = new URL(url)
      const size = Number(searchParams.get('pageSize') ?? searchParams.get('limit') ?? 10)
      const begin = Number(searchParams.get('offset') ?? (Number(searchParams.get('page') ?? 1) - 1) * size)
      const items = way === 'whole' ? shown : shown.slice(begin, begin + size)
      const total = NOTES.length
      return Promise.resolve(
        place === 'field'
          ? Response.json({ items, totalCount: total })
          : Response.json(items, { headers: { 'X-Total-Count': String(total) } }),
      )
    },
  })
  return [...new Set(findings.map(({ rule }) => rule))]
}

const CASES = (['field', 'header'] as const).flatMap((place) =>
  (['pages', 'offset', 'whole'] as const).map((way) => [place, way] as const),
)

test.each(CASES)('a total in a %s of a list by %s that is right is fine', async (place, way) => {
  expect(await rulesWith(place, way)).toEqual([])
})

test.each(CASES)('a list that has lost an item is found by its total in a %s, by %s', async (place, way) => {
  expect(await rulesWith(place, way, NOTES.slice(0, -1))).toContain('laws/total')
})

/** A list of rows whose totals are their sums. */
const SUMMED = {
  openapi: '3.1.0',
  info: { title: 'Rows', version: '1' },
  paths: {
    '/rows': {
      get: {
        operationId: 'listRows',
        'x-sums': { at: '/totals', fields: ['clicks'] },
        responses: {
          200: {
            description: 'Rows.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: {
                    items: {
                      type: 'array',
                      items: { type: 'object', properties: { clicks: { type: ['integer', 'null'] } } },
                    },
                    totals: { type: 'object', properties: { clicks: { type: ['integer', 'null'] } } },
                    totalCount: integer,
                  },
                },
              },
            },
          },
        },
      },
    },
  },
}

test.each<[string, (number | null)[], number | null, string[]]>([
  ['the sum of its rows is fine', [3, 4], 7, []],
  ['nothing, as no row has a value, is fine', [null, null], null, []],
  ['zero where no row has a value is fine', [null, null], 0, []],
  ['more than its rows is found', [3, 4], 8, ['laws/sums']],
  ['a number of which no row has a part is found', [null, null], 7, ['laws/sums']],
])('a total that is %s', async (_, clicks, total, rules) => {
  const { findings } = await judge({
    url: 'http://rows.test',
    contract: contractOf(JSON.stringify(SUMMED)),
    checks: ['laws'],
    send: () =>
      Promise.resolve(
        Response.json({ items: clicks.map((one) => ({ clicks: one })), totals: { clicks: total }, totalCount: 2 }),
      ),
  })
  expect([...new Set(findings.map(({ rule }) => rule))]).toEqual(rules)
})
