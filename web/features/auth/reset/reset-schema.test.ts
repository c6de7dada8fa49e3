import { expect, test } from 'vitest'
import { resetSchema } from './reset-schema.ts'

const messagesOf = (typed: { newPassword: string; confirmation: string }) =>
  resetSchema.safeParse(typed).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

test('the same password twice is taken as typed', () => {
  const typed = { newPassword: ' seven larks ', confirmation: ' seven larks ' }
  expect(resetSchema.parse(typed)).toEqual(typed)
})

test.each([
  ['quiet harbour', 'quiet harbor'],
  ['short', 'shirt'],
])('%s and %s do not match', (newPassword, confirmation) => {
  expect(messagesOf({ newPassword, confirmation })).toContainEqual(['confirmation', 'auth:reset.mismatch'])
})

test('an empty confirmation is missing, and not called different', () => {
  const messages = messagesOf({ newPassword: 'quiet harbour', confirmation: '' })
  expect(messages.map(([field]) => field)).toEqual(['confirmation'])
  expect(messages).not.toContainEqual(['confirmation', 'auth:reset.mismatch'])
})
