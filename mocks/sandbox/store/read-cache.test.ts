import '#mocks/sandbox/store/note.fixture.ts'
import { expect, test } from 'vitest'
import { openStore } from '#mocks/sandbox/store/store.ts'

const place = { scope: 'acc', sort: 's' }

test('what was read is read anew after every kind of write, and stays as it was when a transaction is taken back', async () => {
  const store = await openStore(':memory:')
  const texts = async () => (await store.list('note', 'acc')).map(({ text }) => text)
  expect(await store.get('note', 'a')).toBeUndefined()
  expect(await texts()).toEqual([])
  await store.put('note', { id: 'a', text: '1' }, place)
  expect([await store.get('note', 'a'), await texts()]).toEqual([{ id: 'a', text: '1' }, ['1']])
  await store.update('note', 'a', (note) => ({ ...note, text: '2' }))
  expect([await store.get('note', 'a'), await texts()]).toEqual([{ id: 'a', text: '2' }, ['2']])
  const failing = store.transaction(async (inside) => {
    await inside.put('note', { id: 'a', text: '3' }, place)
    expect(await inside.get('note', 'a')).toEqual({ id: 'a', text: '3' })
    throw new Error('taken back')
  })
  const meanwhile = store.get('note', 'a')
  await expect(failing).rejects.toThrow('taken back')
  expect([await meanwhile, await store.get('note', 'a')]).toEqual([
    { id: 'a', text: '2' },
    { id: 'a', text: '2' },
  ])
  await store.delete('note', 'a')
  expect([await store.get('note', 'a'), await texts()]).toEqual([undefined, []])
  await store.close()
})

test('what is read can be changed by who reads it, and lists are told apart by what was asked', async () => {
  const store = await openStore(':memory:')
  for (const id of ['a', 'b']) await store.put('note', { id, text: id }, { scope: 'acc', sort: id })
  const first = await store.get('note', 'a')
  if (first) first.text = 'changed'
  expect(await store.get('note', 'a')).toEqual({ id: 'a', text: 'a' })
  expect(await store.list('note', 'acc', { order: 'desc', limit: 1 })).toEqual([{ id: 'b', text: 'b' }])
  expect(await store.list('note', 'acc', { limit: 1 })).toEqual([{ id: 'a', text: 'a' }])
  await store.close()
})
