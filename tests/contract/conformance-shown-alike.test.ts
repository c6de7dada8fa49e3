// An item is the same wherever it is shown, on a small backend of a library: a book stands in its reading and inside of its shelf.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const answered = (name: string) => ({
  200: { description: 'It.', content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } },
  404: { description: 'Not found.' },
})
const read = (operationId: string, parameter: string, schema: string, example: string) => ({
  parameters: [{ name: parameter, in: 'path', required: true, schema: text, example }],
  get: { operationId, responses: answered(schema) },
})
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Library', version: '1' },
  components: {
    schemas: {
      Book: {
        type: 'object',
        required: ['id', 'title', 'boughtAt', 'edition'],
        properties: {
          id: text,
          title: text,
          boughtAt: { type: 'string', format: 'date-time' },
          edition: { type: 'integer' },
          runId: text,
        },
      },
      Shelf: {
        type: 'object',
        required: ['id', 'books'],
        properties: { id: text, books: { type: 'array', items: { $ref: '#/components/schemas/Book' } } },
      },
    },
  },
  paths: {
    '/books/{bookId}': read('getBook', 'bookId', 'Book', 'book-1'),
    '/shelves/{shelfId}': read('getShelf', 'shelfId', 'Shelf', 'shelf-1'),
  },
}

const BOOK = { id: 'book-1', title: 'The Waves', boughtAt: '2025-03-01T10:00:00Z', edition: 2 }

/** The findings where the shelf shows the book with other values. */
async function rulesWith(
  onShelf: Record<string, unknown>,
  own: Record<string, unknown> = {},
  more = '',
): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://library.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: `ids: { bookId: book-1, shelfId: shelf-1 }\n${more}`,
    checks: ['laws'],
    send: ({ url, method }) => {
      const [, kind, id] = new URL(url).pathname.split('/')
      const bodies: Record<string, unknown> = {
        'book-1': { ...BOOK, ...own },
        'shelf-1': { id: 'shelf-1', books: [{ ...BOOK, ...onShelf }] },
      }
      const body = kind === 'books' || kind === 'shelves' ? bodies[id ?? ''] : undefined
      if (method !== 'GET') return Promise.resolve(new Response(null, { status: 405, headers: { Allow: 'GET' } }))
      return Promise.resolve(body ? Response.json(body) : new Response(null, { status: 404 }))
    },
  })
  return [...new Set(findings.map(({ rule }) => rule))]
}

test('items that are shown alike are fine, also in another form of the same moment', async () => {
  expect(await rulesWith({})).toEqual([])
  expect(await rulesWith({ boughtAt: '2025-03-01T11:00:00+01:00' })).toEqual([])
})

test.each([
  ['a text', { title: 'THE WAVES' }],
  ['a number', { edition: 3 }],
  ['a moment', { boughtAt: '2025-02-28T10:00:00Z' }],
])('%s of an item inside of another one is that of its reading', async (_, onShelf) => {
  expect(await rulesWith(onShelf)).toEqual(['laws/shown-alike'])
})

test('nothing is compared with what an operation shows that the overrides except', async () => {
  const except = 'operations: { getShelf: { except: { laws/shown-alike: A shelf shows its own editions. } } }'
  expect(await rulesWith({ edition: 3 }, {}, except)).toEqual([])
})

test('an item that belongs to another run may be as it was then', async () => {
  expect(await rulesWith({ edition: 1, runId: 'run-1' }, { runId: 'run-2' })).toEqual([])
})

const named = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const list = (operationId: string, schema: string) => ({
  get: {
    operationId,
    responses: {
      200: {
        description: 'All.',
        content: { 'application/json': { schema: { type: 'array', items: named(schema) } } },
      },
    },
  },
})
const SHOP = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['thingType', 'thingId', 'name'],
        properties: { thingType: text, thingId: text, name: text },
      },
      Sale: { allOf: [named('Thing'), { type: 'object', properties: { count: { type: 'integer' } } }] },
      Order: { type: 'object', properties: { id: text, thing: named('Thing'), buyerUserId: text, buyerName: text } },
      Review: {
        type: 'object',
        properties: {
          id: text,
          authorUserId: text,
          authorName: text,
          marks: { type: 'array', items: text },
          parts: { type: 'array', 'x-part': true, items: text },
        },
      },
      ReviewPage: { type: 'object', properties: { items: { type: 'array', items: named('Review') } } },
    },
  },
  paths: {
    '/sales': list('listSales', 'Sale'),
    '/orders': list('listOrders', 'Order'),
    '/reviews': list('listReviews', 'Review'),
    '/reviews/{reviewId}': read('getReview', 'reviewId', 'Review', 'review-1'),
  },
}
const THING = { thingType: 'book', thingId: 'thing-1', name: 'The Waves, a novel of six voices' }
const REVIEW = {
  id: 'review-2',
  authorUserId: 'user-7f3Kq9',
  authorName: 'Ada Lind',
  marks: ['a', 'b'],
  parts: ['a', 'b'],
}

/** The findings where one list of the shop shows something else. */
async function shopRulesWith(other: {
  sale?: object
  order?: object
  review?: object
  sales?: object[]
  reviews?: object[]
}): Promise<string[]> {
  const order = { id: 'order-1', thing: THING, buyerUserId: 'user-7f3Kq9', buyerName: 'Ada Lind' }
  const first = { ...REVIEW, id: 'review-1' }
  const bodies: Record<string, unknown> = {
    '/sales': [{ ...THING, count: 3, ...other.sale }, ...(other.sales ?? [])],
    '/orders': [{ ...order, ...other.order }],
    '/reviews': [first, { ...REVIEW, ...other.review }, ...(other.reviews ?? [])],
    '/reviews/review-1': first,
    '/reviews/review-2': REVIEW,
  }
  const { findings } = await judge({
    url: 'http://shop.test',
    contract: contractOf(JSON.stringify(SHOP)),
    checks: ['laws'],
    send: ({ url, method }) => {
      const body = bodies[new URL(url).pathname]
      if (method !== 'GET') return Promise.resolve(new Response(null, { status: 405, headers: { Allow: 'GET' } }))
      return Promise.resolve(body ? Response.json(body) : new Response(null, { status: 404 }))
    },
  })
  return [...new Set(findings.map(({ rule }) => rule))]
}

test('a shop that shows its things alike is fine, also with a part of a list that may be one, and an ellipsis', async () => {
  expect(await shopRulesWith({})).toEqual([])
  expect(await shopRulesWith({ review: { parts: ['b'] }, sale: { name: 'The Waves, a novel…' } })).toEqual([])
})

test.each([
  ['the part that two schemas are made of', { sale: { name: 'The Waves, a novel of six voice' } }],
  ['a name beside an id', { order: { buyerName: 'Ada Lin' } }],
  ['the name of who is not there', { order: { buyerName: null }, review: { authorName: 'ADA LIND' } }],
  ['a list of a schema', { review: { marks: ['a'] } }],
])('%s is shown alike', async (_, other) => {
  expect(await shopRulesWith(other)).toContain('laws/shown-alike')
})

test('one answer names a thing alike wherever it names it, and things of two kinds may have one id', async () => {
  const second = { ...THING, thingId: '12', count: 4 }
  expect(await shopRulesWith({ sales: [second, { ...second, thingType: 'bag', name: 'A bag' }] })).toEqual([])
  const poem = { thingId: 'thing-2', count: 5 }
  const sales = [
    { ...THING, ...poem },
    { ...THING, ...poem, name: 'The Waves, a poem' },
  ]
  expect(await shopRulesWith({ sales })).toEqual(['laws/shown-alike'])
})

test('what an answer shows several times alike is compared as what it shows once', async () => {
  const second = { ...REVIEW, marks: ['a'] }
  expect(await shopRulesWith({ review: second, reviews: [second] })).toContain('laws/shown-alike')
})
