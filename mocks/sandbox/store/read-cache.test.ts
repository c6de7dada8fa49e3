import { expect, test } from 'vitest'
import { note } from '#mocks/sandbox/store/note.fixture.ts'
import { openStore } from '#mocks/sandbox/store/store.ts'

test('what was read is read anew after every kind of write, and stays as it was when a transaction is taken back', async () => {
  const store = await openStore(':memory:')
  const texts = async () => (await store.list('mail', 'acc')).map(({ text }) => text)
  expect(await store.get('mail', 'a')).toBeUndefined()
  expect(await texts()).toEqual([])
  await store.insert('mail', note('a', { text: '1' }))
  expect([await store.get('mail', 'a'), await texts()]).toEqual([note('a', { text: '1' }), ['1']])
  await store.update('mail', 'a', (mail) => ({ ...mail, text: '2' }))
  expect([await store.get('mail', 'a'), await texts()]).toEqual([note('a', { text: '2' }), ['2']])
  const failing = store.transaction(async (inside) => {
    await inside.set('mail', 'a', { text: '3' })
    expect(await inside.get('mail', 'a')).toEqual(note('a', { text: '3' }))
    throw new Error('taken back')
  })
  const meanwhile = store.get('mail', 'a')
  await expect(failing).rejects.toThrow('taken back')
  expect([await meanwhile, await store.get('mail', 'a')]).toEqual([note('a', { text: '2' }), note('a', { text: '2' })])
  await store.delete('mail', 'a')
  expect([await store.get('mail', 'a'), await texts()]).toEqual([undefined, []])
  await store.close()
})

test('a caller can modify a read document, and lists are cached by their query', async () => {
  const store = await openStore(':memory:')
  for (const id of ['a', 'b']) await store.insert('mail', note(id))
  const first = await store.get('mail', 'a')
  if (first) first.text = 'changed'
  expect(await store.get('mail', 'a')).toEqual(note('a'))
  expect(await store.list('mail', 'acc', { order: 'desc', limit: 1 })).toEqual([note('b')])
  expect(await store.list('mail', 'acc', { limit: 1 })).toEqual([note('a')])
  await store.close()
})
