import { expect, test } from 'vitest'
import { readAllPages } from './read-all-pages.ts'

const list = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `act_${index}` }))
const pagesOf = (rows: { id: string }[]) => async (page: number) => ({
  items: rows.slice((page - 1) * 100, page * 100),
  currentPage: page,
  totalCount: rows.length,
  totalPages: Math.ceil(rows.length / 100),
})

test('all pages are read and progress is reported', async () => {
  const rows = list(250)
  const told: number[] = []
  const all = await readAllPages(pagesOf(rows), ({ done }) => told.push(done), new AbortController().signal)
  expect(all).toEqual(rows)
  expect(told).toEqual([100, 200, 250])
})

test('an empty list has no rows', async () => {
  expect(await readAllPages(pagesOf([]), () => undefined, new AbortController().signal)).toEqual([])
})

test('a row that moves to the next page meanwhile is returned once', async () => {
  const rows = list(150)
  const read = async (page: number) => pagesOf(page === 1 ? rows : [{ id: 'act_new' }, ...rows])(page)
  const all = await readAllPages(read, () => undefined, new AbortController().signal)
  expect(all?.length).toBe(new Set(all?.map(({ id }) => id)).size)
})

test('no further page is read after a cancel', async () => {
  const controller = new AbortController()
  const asked: number[] = []
  const read = async (page: number) => {
    asked.push(page)
    if (page === 2) controller.abort()
    return pagesOf(list(500))(page)
  }
  expect(await readAllPages(read, () => undefined, controller.signal)).toBeUndefined()
  expect(asked).toEqual([1, 2])
})

test('a failed page fails the export', async () => {
  const read = () => Promise.reject(new Error('busy'))
  await expect(readAllPages(read, () => undefined, new AbortController().signal)).rejects.toThrow('busy')
})
