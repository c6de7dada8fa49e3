import { expect, test } from 'vitest'
import { StorageFull } from '#mocks/sandbox/store/failures.ts'
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
