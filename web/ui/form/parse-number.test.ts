import { expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

test.each([
  ['1,234.5', 'en', 1234.5],
  ['1.234,5', 'tr', 1234.5],
  ['-0,25', 'tr', -0.25],
  ['20,5', 'en', 20.5],
  ['20.5', 'tr', 20.5],
  ['1.234,5', 'en', 1234.5],
  ['1,234.5', 'tr', 1234.5],
  ['1,234', 'en', 1234],
  ['1.234', 'en', 1.234],
  ['1.234', 'tr', 1234],
  ['1,234', 'tr', 1.234],
  ['1.234.567,8', 'tr', 1234567.8],
  ['12.34.56', 'tr', Number.NaN],
  ['1,2,3', 'en', Number.NaN],
  ['-12,5', 'en', -12.5],
  ['12 000', 'en', 12000],
  ['', 'en', undefined],
  ['12a', 'en', Number.NaN],
  ['1e5', 'en', Number.NaN],
] as const)('%s in %s is %s', (text, locale, value) => {
  expect(parseNumber(text, locale)).toEqual(value)
})
