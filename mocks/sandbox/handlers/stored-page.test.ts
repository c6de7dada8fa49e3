import { expect, test } from 'vitest'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

/** A store of webhooks to which somebody adds one between its counting and its reading. */
const growing = (counted: number): Store =>
  ({
    count: () => Promise.resolve(counted),
    listAll: (_: unknown, { offset = 0, limit = 25 }: { offset?: number; limit?: number }) =>
      Promise.resolve(
        Array.from({ length: counted + 1 }, (_, place) => ({ id: `whk_${place}` })).slice(offset, offset + limit),
      ),
  }) as unknown as Store

test('a total counts what stands beside it, also where something is added meanwhile', async () => {
  const page = await storedPage(growing(3), 'webhook', { where: { accountId: 'acc_1' }, pageSize: 10 })
  expect(page).toMatchObject({ totalCount: 4, totalPages: 1 })
  expect(page.items).toHaveLength(4)
})

test('a page after the last one says how many there are', async () => {
  const page = await storedPage(growing(3), 'webhook', { where: { accountId: 'acc_1' }, pageSize: 10, currentPage: 3 })
  expect(page).toMatchObject({ items: [], totalCount: 3, totalPages: 1, currentPage: 3 })
})
