import { expect, test } from 'vitest'
import { foldText, includesText, matchScore } from './search-text.ts'

test.each([
  ['BAĞLANTI', 'baglanti'],
  ['İstanbul', 'istanbul'],
  ['ISI', 'isi'],
  ['ısı', 'isi'],
  ['Çağrı Güneş', 'cagri gunes'],
  ['Señor Müller', 'senor muller'],
])('%s is folded to %s', (text, expected) => expect(foldText(text)).toBe(expected))

test('a filter finds text regardless of case and diacritics', () => {
  expect(includesText('Bağlantı kur', ' baglanti')).toBe(true)
  expect(includesText('DİJİTAL IŞIK', 'dijital ışık')).toBe(true)
  expect(includesText('Bağlantı', 'kur')).toBe(false)
  expect(includesText('Bağlantı', ' ')).toBe(true)
})

test('a name that begins with the word ranks above one that contains it', () => {
  const scores = ['Rules Setup', 'Active Rules', 'Overrules', 'Activity'].map((name) => matchScore('rul', name))
  expect(scores).toEqual([4, 3, 2, 0])
})

test('every word has to be found, in the name or in the other words', () => {
  expect(matchScore('pause keyword', 'Pause keywords without conversions')).toBe(7)
  expect(matchScore('pause budget', 'Pause keywords without conversions')).toBe(0)
  expect(matchScore('pause budget', 'Pause keywords', 'budget')).toBe(5)
})

test('Turkish words are found by capital letters of any keyboard layout', () => {
  for (const typed of ['iletişim', 'İLETİŞİM', 'ILETISIM', 'iletisim']) {
    expect(matchScore(typed, 'İletişim'), typed).toBeGreaterThan(0)
  }
})

test.each([
  ['actr', 'Active Rules'],
  ['dashbaord', 'Dashboard'],
  ['anomly', 'Anomaly Setup'],
  ['kuralar', 'Aktif kurallar'],
])('%s finds %s, behind what is typed in full', (typed, name) => {
  expect(matchScore(typed, name)).toBe(0.5)
  expect(matchScore(typed, name)).toBeLessThan(matchScore(name, name))
})

test('a fuzzy match needs three letters and the first letter of a word', () => {
  expect(matchScore('ar', 'Actual rules of')).toBe(0)
  expect(matchScore('xctive', 'Active Rules')).toBe(0)
  expect(matchScore('tents', 'Active Rules')).toBe(0)
})
