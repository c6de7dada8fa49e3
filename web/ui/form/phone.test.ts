import * as library from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { countriesOf, countryOfLanguage, findCountries, isPhone, toInternational, toNational } from './phone.ts'

test.each([
  ['0532 111 22 33', 'TR', '+905321112233'],
  ['532 111 22 33', 'TR', '+905321112233'],
  ['+49 30 901820', 'TR', '+4930901820'],
  ['0049 30 901820', 'TR', '+4930901820'],
  ['12', 'TR', '+9012'],
  ['  ', 'TR', ''],
] as const)('%s typed in %s is %s', (typed, country, international) => {
  expect(toInternational(library, typed, country)).toBe(international)
})

test('a number is formatted as in its country', () => {
  expect(toNational(library, '+905321112233')).toEqual({ country: 'TR', text: '0532 111 22 33' })
  expect(toNational(library, '+9')).toEqual({ text: '+9' })
})

test.each([
  ['+905321112233', true],
  ['+9053211', false],
  ['', false],
])('%s is valid: %s', async (value, isOne) => {
  expect(await isPhone(value)).toBe(isOne)
})

test('a country is found by name without diacritics, by code and by calling code', () => {
  const turkish = countriesOf(library, 'tr')
  const first = (typed: string) => findCountries(turkish, typed, 'tr')[0]?.code
  expect(first('turkiye')).toBe('TR')
  expect(first('+905')).toBeUndefined()
  expect(findCountries(turkish, '+90', 'tr').map(({ code }) => code)).toEqual(['TR'])
  expect(findCountries(turkish, 'de', 'tr').map(({ code }) => code)).toContain('DE')
  expect(findCountries(turkish, 'krallik', 'tr').map(({ code }) => code)).toContain('GB')
  expect(findCountries(turkish, '', 'tr')).toHaveLength(turkish.length)
})

test.each([
  ['tr', 'türk', 'TR'],
  ['tr', 'turk', 'TR'],
  ['tr', 'turks', 'TC'],
  ['en', 'türk', 'TR'],
])('in %s, "%s" finds %s first', (language, typed, code) => {
  expect(findCountries(countriesOf(library, language), typed, language)[0]?.code).toBe(code)
})

test('names and their order follow the language', () => {
  const names = countriesOf(library, 'tr').map(({ name }) => name)
  expect(names).toContain('Almanya')
  expect(names.indexOf('Çin')).toBeGreaterThan(names.indexOf('Bulgaristan'))
  expect(names.indexOf('Çin')).toBeLessThan(names.indexOf('Danimarka'))
})

test('the default country follows the language', () => {
  expect(countryOfLanguage('tr')).toBe('TR')
  expect(countryOfLanguage('en-GB')).toBe('GB')
  expect(countryOfLanguage('en')).toBe('US')
})
