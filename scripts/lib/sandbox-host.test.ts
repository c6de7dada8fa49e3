import { expect, test } from 'vitest'
import { StorageFull, StoreReadOnly } from '#mocks/sandbox/store/failures.ts'
import { sentenceOf } from './sandbox-host.ts'

const noSpace = Object.assign(new Error('ENOSPC: no space left on device, mkdir'), { code: 'ENOSPC' })

test.each([new StorageFull(undefined), noSpace])('a full disk needs room, not another file (%s)', (error) => {
  expect(sentenceOf(error, '.cache/sandbox.sqlite')).toBe(
    'The disk of the store .cache/sandbox.sqlite is full: make room there and start again; nothing is lost.',
  )
})

test('a file that cannot be opened is told apart from a full disk', () => {
  expect(sentenceOf(new Error('unable to open database file'), '/nowhere/a.sqlite')).toMatch(/choose another file/)
})

test('a file that is read-only has to be made writable, which is no I/O error', () => {
  const sentence = sentenceOf(
    new StoreReadOnly('.cache/sandbox.sqlite', new Error('disk I/O error')),
    '.cache/sandbox.sqlite',
  )
  expect(sentence).toMatch(/^The store .cache\/sandbox.sqlite cannot be written: make the file and its folder writable/)
})
