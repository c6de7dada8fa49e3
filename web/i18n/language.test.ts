import { expect, test } from 'vitest'
import { tagOf, toLanguage } from './language.ts'

test.each([
  ['tr-TR', 'tr'],
  ['en-US', 'en'],
  ['tr', 'tr'],
  ['TR-tr', 'tr'],
  ['en-GB', 'en'],
  ['de-DE', 'en'],
  ['', 'en'],
  [null, 'en'],
  [undefined, 'en'],
])('%s is shown in %s', (tag, language) => {
  expect(toLanguage(tag)).toBe(language)
})

test('the API gets full language tags', () => {
  expect(tagOf('en')).toBe('en-US')
  expect(tagOf('tr')).toBe('tr-TR')
})
