import { expect, test } from 'vitest'
import { createOwnSaves } from './own-saves.ts'

const failure = (code: string) => Object.assign(new Error(code), { name: 'FailedCall', code })

interface Item {
  text: string
  version: number
}

/** A service with one item; a save may lose its answer after it has arrived. */
function service() {
  let item: Item = { text: 'old', version: 1 }
  const put = (text: string, version: number, isAnswered = true): Item => {
    if (version !== item.version) throw failure('item-changed-meanwhile')
    item = { text, version: version + 1 }
    if (!isAnswered) throw failure('FETCH_ERROR')
    return item
  }
  const run = createOwnSaves<Item>()
  const save = (text: string, { version = 1, isAnswered = true } = {}) =>
    run({
      send: async (own) => put(text, own?.version ?? version, isAnswered),
      fetchLatest: async () => item,
      resultIn: (latest) => (latest.text === text ? latest : undefined),
    })
  return { put, save }
}

test('a save that has arrived without an answer is done when it is sent again', async () => {
  const { save } = service()
  await expect(save('new', { isAnswered: false })).rejects.toThrow('FETCH_ERROR')
  expect(await save('new')).toEqual({ saved: { text: 'new', version: 2 } })
})

test('the next save goes on from one that has arrived without an answer', async () => {
  const { save } = service()
  await expect(save('new', { isAnswered: false })).rejects.toThrow('FETCH_ERROR')
  expect(await save('newer')).toEqual({ saved: { text: 'newer', version: 3 } })
})

test('what someone else has saved stays a conflict, also on top of an own save', async () => {
  const { put, save } = service()
  await expect(save('new', { isAnswered: false })).rejects.toThrow('FETCH_ERROR')
  put('theirs', 2)
  expect(await save('newer')).toEqual({ latest: { text: 'theirs', version: 3 } })
})
