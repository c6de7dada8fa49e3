import { beforeEach, expect, test } from 'vitest'
import { savedData } from '#web/lib/saved-data.ts'
import { assignOwner, hasUserChanged, logOut, signIn, signOut } from './session.ts'
import { tokens } from './tokens.ts'

beforeEach(() => {
  savedData.clear()
  signIn({ token: 'token', expiresIn: 3600 })
  assignOwner('usr_1')
  savedData.set('draft-ticket', { subject: 'Costs' })
})

test('drafts of an expired session stay for the same person', () => {
  signOut()
  signIn({ token: 'another', expiresIn: 3600 })
  assignOwner('usr_1')
  expect(savedData.get('draft-ticket')).toEqual({ subject: 'Costs' })
})

test('the language of the auth state is that of the profile, and the default before it is read', () => {
  expect(tokens.read().language).toBe('en-US')
  tokens.setLanguage('tr')
  expect(tokens.read().language).toBe('tr')
  signIn({ token: 'another', expiresIn: 3600 })
  expect(tokens.read().language).toBe('en-US')
})

test('the auth state has the token, and the session is renewed before it expires', () => {
  const now = Date.now()
  signIn({ token: 'fresh', expiresIn: 600 })
  const { access, renewAt } = tokens.read()
  expect(access).toBe('fresh')
  expect(renewAt).toBeGreaterThanOrEqual(now)
  expect(renewAt).toBeLessThan(now + 600_000)
})

test('another person does not see the drafts', () => {
  signOut()
  signIn({ token: 'another', expiresIn: 3600 })
  assignOwner('usr_2')
  expect(savedData.get('draft-ticket')).toBeUndefined()
})

test('signing out deletes all local data', async () => {
  await logOut()
  expect(savedData.get('draft-ticket')).toBeUndefined()
})

test('a change of person is detected after a sign-in in another tab, but not after one in this tab', () => {
  expect([hasUserChanged('usr_1'), hasUserChanged('usr_1')]).toEqual([false, false])
  expect([hasUserChanged('usr_2'), hasUserChanged('usr_2')]).toEqual([true, false])
  signIn({ token: 'third', expiresIn: 3600 })
  expect(hasUserChanged('usr_3')).toBe(false)
})
