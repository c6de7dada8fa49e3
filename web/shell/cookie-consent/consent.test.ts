import { expect, test } from 'vitest'
import { storage } from '#web/lib/storage.ts'
import { consent, consentOf } from './consent.ts'

test('it starts unset, and only the two answers count', () => {
  expect(consentOf(null)).toBe('unset')
  expect(consentOf('maybe')).toBe('unset')
  expect(consentOf('true')).toBe('accepted')
  expect(consentOf('false')).toBe('declined')
})

test('an answer is stored as text', () => {
  consent.answer(true)
  expect(storage.read('cookies')).toBe('true')
  expect(consent.store.get()).toBe('accepted')
  consent.answer(false)
  expect(storage.read('cookies')).toBe('false')
  expect(consent.store.get()).toBe('declined')
})
