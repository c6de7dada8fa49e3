import { expect, test } from 'vitest'
import { preferredLanguage } from './language-offer.ts'

test.each([
  [['tr-TR', 'en-US'], 'tr'],
  [['en-GB', 'tr'], 'en'],
  [['de-DE', 'tr', 'en'], 'tr'],
  [['de-DE', 'fr'], undefined],
  [[], undefined],
])('of %o the first supported language is %s', (languages, language) => {
  expect(preferredLanguage(languages)).toBe(language)
})
