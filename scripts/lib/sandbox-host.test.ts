import { expect, test } from 'vitest'
import { StorageFull, StoreReadOnly } from '#mocks/sandbox/store/failures.ts'
import { explainStoreError } from './sandbox-host.ts'

const noSpace = Object.assign(new Error('ENOSPC: no space left on device, mkdir'), { code: 'ENOSPC' })

test.each([new StorageFull(undefined), noSpace])(
  'a full disk is reported as such, not as an invalid file (%s)',
  (error) => {
    expect(explainStoreError(error, '.cache/sandbox.sqlite')).toBe(
      'The disk of the store .cache/sandbox.sqlite is full: make room there and start again; nothing is lost.',
    )
  },
)

test('a file that cannot be opened is distinguished from a full disk', () => {
  expect(explainStoreError(new Error('unable to open database file'), '/nowhere/a.sqlite')).toMatch(
    /choose another file/,
  )
})

test('a read-only file is reported as not writable, not as an I/O error', () => {
  const sentence = explainStoreError(
    new StoreReadOnly('.cache/sandbox.sqlite', new Error('disk I/O error')),
    '.cache/sandbox.sqlite',
  )
  expect(sentence).toMatch(/^The store .cache\/sandbox.sqlite cannot be written: make the file and its folder writable/)
})
