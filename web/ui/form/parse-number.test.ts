import { expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

test.each([
  ['1,234.5', 'en', 1234.5],
  ['1.234,5', 'tr', 1234.5],
  ['-0,25', 'tr', -0.25],
  ['12 000', 'en', 12000],
  ['', 'en', undefined],
  ['12a', 'en', Number.NaN],
  ['1e5', 'en', Number.NaN],
] as const)('%s in %s is %s', (text, locale, value) => {
  expect(parseNumber(text, locale)).toEqual(value)
})
