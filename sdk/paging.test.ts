import { expect, test } from 'vitest'
import { createAdwrightClient } from './client.ts'
import { listTicketMessages } from './generated/sdk.gen.ts'
import { itemsOf, nextPageOf, pagesOf } from './paging.ts'

const path = { userId: 'usr_1', ticketId: 'tic_1' }

const message = (id: string) => ({
  id,
  author: 1,
  authorName: 'Elif Demir',
  text: 'Hello.',
  attachmentFileIds: [],
  createdAt: '2026-11-19T10:00:00Z',
  readAt: null,
})

/** A client of a list with these pages of messages, and the queries it was asked. */
function paged(pages: string[][]) {
  const asked: string[] = []
  const client = createAdwrightClient({
    baseUrl: 'https://api.example',
    maxRetries: 0,
    fetch: async ({ url }) => {
      const { search, searchParams } = new URL(url)
      asked.push(search)
      const currentPage = Number(searchParams.get('currentPage') ?? 1)
      const items = pages[currentPage - 1]?.map(message)
      if (!items) return Response.json({ message: 'Broken.' }, { status: 500 })
      return Response.json({ currentPage, pageSize: 2, totalPages: pages.length, totalCount: 5, items })
    },
  })
  return { client, asked }
}

async function collect<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const collected: Value[] = []
  for await (const value of values) collected.push(value)
  return collected
}

const idsOf = async (items: AsyncIterable<{ id: string }>) => (await collect(items)).map(({ id }) => id)

test('all items of all pages come in order, and each page is asked for once', async () => {
  const { client, asked } = paged([['m1', 'm2'], ['m3', 'm4'], ['m5']])
  expect(await idsOf(itemsOf(listTicketMessages, { client, path, query: { pageSize: 10 } }))).toEqual([
    'm1',
    'm2',
    'm3',
    'm4',
    'm5',
  ])
  expect(asked.toSorted()).toEqual([1, 2, 3].map((page) => `?pageSize=10&currentPage=${page}`))
})

test('a page is asked for only when it is wanted', async () => {
  const { client, asked } = paged([['m1'], ['m2'], ['m3']])
  for await (const { id } of itemsOf(listTicketMessages, { client, path })) if (id === 'm2') break
  expect(asked).toHaveLength(2)
})

test('reading begins at the page that the query names', async () => {
  const { client } = paged([['m1'], ['m2'], ['m3']])
  expect(await idsOf(itemsOf(listTicketMessages, { client, path, query: { currentPage: 2 } }))).toEqual(['m2', 'm3'])
})

test('pages come with their counts', async () => {
  const { client } = paged([['m1'], ['m2']])
  const pages = await collect(pagesOf(listTicketMessages, { client, path }))
  expect(pages.map(({ currentPage, totalCount }) => [currentPage, totalCount])).toEqual([
    [1, 5],
    [2, 5],
  ])
})

test('a page that fails ends the reading with its failure', async () => {
  const { client } = paged([['m1']])
  const failing = itemsOf(listTicketMessages, { client, path, query: { currentPage: 3 } })
  await expect(failing.next()).rejects.toMatchObject({ name: 'FailedCall', status: 500 })
})

test('an empty list, and a list that shrank meanwhile, have no next page', () => {
  expect(nextPageOf({ currentPage: 1, totalPages: 0, totalCount: 0, items: [] })).toBeUndefined()
  expect(nextPageOf({ currentPage: 2, totalPages: 5, totalCount: 90, items: [] })).toBeUndefined()
  expect(nextPageOf({ currentPage: 1, totalPages: 2, totalCount: 30, items: [1] })).toBe(2)
})
