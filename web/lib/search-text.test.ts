import { expect, test } from 'vitest'
import { foldText, includesText, matchScore } from './search-text.ts'

test.each([
  ['BAĞLANTI', 'baglanti'],
  ['İstanbul', 'istanbul'],
  ['ISI', 'isi'],
  ['ısı', 'isi'],
  ['Çağrı Güneş', 'cagri gunes'],
  ['Señor Müller', 'senor muller'],
])('%s is looked for as %s', (text, expected) => expect(foldText(text)).toBe(expected))

test('a filter finds a text whatever the keyboard', () => {
  expect(includesText('Bağlantı kur', ' baglanti')).toBe(true)
  expect(includesText('DİJİTAL IŞIK', 'dijital ışık')).toBe(true)
  expect(includesText('Bağlantı', 'kur')).toBe(false)
  expect(includesText('Bağlantı', ' ')).toBe(true)
})

test('a name that begins with the word comes before one that holds it', () => {
  const scores = ['Rules Setup', 'Active Rules', 'Overrules', 'Activity'].map((name) => matchScore('rul', name))
  expect(scores).toEqual([4, 3, 2, 0])
})

test('every word has to be found, in the name or beside it', () => {
  expect(matchScore('pause keyword', 'Pause keywords without conversions')).toBe(7)
  expect(matchScore('pause budget', 'Pause keywords without conversions')).toBe(0)
  expect(matchScore('pause budget', 'Pause keywords', 'budget')).toBe(5)
})

test('Turkish capitals find Turkish words, whatever the keyboard', () => {
  for (const typed of ['iletişim', 'İLETİŞİM', 'ILETISIM', 'iletisim']) {
    expect(matchScore(typed, 'İletişim'), typed).toBeGreaterThan(0)
  }
})
