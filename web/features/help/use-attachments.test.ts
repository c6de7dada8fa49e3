import { expect, test } from 'vitest'
import { readAttachments } from './use-attachments.ts'

const now = new Date('2026-11-20T12:00:00Z')
const file = { id: 'fil_1', name: 'report.csv', expiresAt: '2026-11-21T09:00:00Z' }

test('uploads that vanished meanwhile are not offered again', () => {
  expect(readAttachments([file, { ...file, id: 'fil_2', expiresAt: '2026-11-20T11:59:59Z' }], now)).toEqual([file])
})

test('stored uploads of another form are ignored', () => {
  expect(readAttachments(undefined, now)).toEqual([])
  expect(readAttachments('x', now)).toEqual([])
  expect(readAttachments([{ id: 'fil_1' }, null, file], now)).toEqual([file])
})
