import { expect, test } from 'vitest'
import { detectLanguage, languageCookie } from './detect.ts'

const nowhere = { search: '', stored: null, cookies: '' }

test('the URL has precedence over the stored language, and that over the cookie', () => {
  const cookies = 'a=1; i18next=tr-TR; b=2'
  expect(detectLanguage({ search: '?lng=en', stored: 'tr', cookies })).toBe('en')
  expect(detectLanguage({ ...nowhere, stored: 'en', cookies })).toBe('en')
  expect(detectLanguage({ ...nowhere, cookies })).toBe('tr')
})

test('the language is English by default and for unsupported values', () => {
  expect(detectLanguage(nowhere)).toBe('en')
  expect(detectLanguage({ ...nowhere, search: '?lng=xx' })).toBe('en')
  expect(detectLanguage({ ...nowhere, cookies: 'noti18next=tr' })).toBe('en')
})

test('the cookie is named i18next and valid on every path', () => {
  expect(languageCookie('tr')).toContain('i18next=tr; path=/')
})
