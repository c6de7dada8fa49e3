import { expect, test } from 'vitest'
import { readAllPages } from './read-all-pages.ts'

const list = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `act_${index}` }))
const pagesOf = (rows: { id: string }[]) => async (page: number) => ({
  items: rows.slice((page - 1) * 100, page * 100),
  totalCount: rows.length,
  totalPages: Math.ceil(rows.length / 100),
})

test('reads every page and tells how far it is', async () => {
  const rows = list(250)
  const told: number[] = []
  const all = await readAllPages(pagesOf(rows), ({ done }) => told.push(done), new AbortController().signal)
  expect(all).toEqual(rows)
  expect(told).toEqual([100, 200, 250])
})

test('an empty list is an empty file', async () => {
  expect(await readAllPages(pagesOf([]), () => undefined, new AbortController().signal)).toEqual([])
})

test('a row that moved to the next page meanwhile is there once', async () => {
  const rows = list(150)
  const read = async (page: number) => pagesOf(page === 1 ? rows : [{ id: 'act_new' }, ...rows])(page)
  const all = await readAllPages(read, () => undefined, new AbortController().signal)
  expect(all?.length).toBe(new Set(all?.map(({ id }) => id)).size)
})

test('asks for no further page once it is cancelled', async () => {
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

test('a page that fails fails the whole', async () => {
  const read = () => Promise.reject(new Error('busy'))
  await expect(readAllPages(read, () => undefined, new AbortController().signal)).rejects.toThrow('busy')
})
