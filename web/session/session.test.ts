import { beforeEach, expect, test } from 'vitest'
import { savedData } from '#web/lib/saved-data.ts'
import { isTakenOver, keepOwner, logOut, signIn, signOut } from './session.ts'

beforeEach(() => {
  savedData.clear()
  signIn({ token: 'token', expiresIn: 3600 })
  keepOwner('usr_1')
  savedData.set('draft-ticket', { subject: 'Costs' })
})

test('a lost session keeps what was typed for the same person', () => {
  signOut()
  signIn({ token: 'another', expiresIn: 3600 })
  keepOwner('usr_1')
  expect(savedData.get('draft-ticket')).toEqual({ subject: 'Costs' })
})

test('somebody else finds nothing of it', () => {
  signOut()
  signIn({ token: 'another', expiresIn: 3600 })
  keepOwner('usr_2')
  expect(savedData.get('draft-ticket')).toBeUndefined()
})

test('who signs out leaves nothing behind', async () => {
  await logOut()
  expect(savedData.get('draft-ticket')).toBeUndefined()
})

test('another person is noticed where another tab signed in, and not after a sign-in here', () => {
  expect([isTakenOver('usr_1'), isTakenOver('usr_1')]).toEqual([false, false])
  expect([isTakenOver('usr_2'), isTakenOver('usr_2')]).toEqual([true, false])
  signIn({ token: 'third', expiresIn: 3600 })
  expect(isTakenOver('usr_3')).toBe(false)
})
