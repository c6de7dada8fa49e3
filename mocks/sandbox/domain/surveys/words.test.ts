import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

test('the common words of a language are left out in that language', () => {
  expect(wordsOf('Die Lieferung hatte sich leider wieder verspätet', 'de')).toEqual(['lieferung', 'verspätet'])
  expect(wordsOf('Die Lieferung hatte sich leider', 'de-AT')).toEqual(['lieferung'])
  expect(wordsOf('التوصيل كان متأخرا للغاية', 'ar')).toEqual(['التوصيل', 'متأخرا'])
  expect(wordsOf('They would have loved heavy tents', 'en')).toEqual(['loved', 'heavy', 'tents'])
})

test('words are those of the language: its letters, and its words where it writes without spaces', () => {
  expect(wordsOf('İade İÇİN', 'tr')).toEqual(['iade'])
  expect(wordsOf('配送がとても遅いです', 'ja')).toContain('配送')
  expect(wordsOf('हिन्दी भाषा', 'hi')).toEqual(['हिन्दी', 'भाषा'])
})
