import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatOf, parseNumber, writeNumber } from '#mocks/sandbox/import/numbers.ts'

const formats = fc.constantFrom('point', 'comma')

test('a formatted number is parsed as the same number, in both formats', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(6), formats, (whole, digits, format) => {
      const value = whole / 10 ** digits
      expect(parseNumber(writeNumber(value, format), format)).toBe(value)
    }),
    { seed: 7 },
  )
})

test('a parsed number is formatted as it was, in both formats', () => {
  const written = fc
    .tuple(fc.nat(999), fc.array(fc.nat(999), { maxLength: 2 }), fc.nat(99))
    .map(([first, groups, cents]) => ({
      groups: [String(first), ...groups.map((group) => String(group).padStart(3, '0'))],
      cents: String(cents).padStart(2, '0'),
    }))
    .filter(({ groups }) => groups.length === 1 || groups[0] !== '0')
  fc.assert(
    fc.property(written, formats, ({ groups, cents }, format) => {
      const [group, decimal] = format === 'point' ? [',', '.'] : ['.', ',']
      const text = `${groups.join(group)}${decimal}${cents}`
      expect(writeNumber(parseNumber(text, format) ?? Number.NaN, format, 2)).toBe(text)
    }),
    { seed: 7 },
  )
})

test('a cell determines its format only if it is valid in no other', () => {
  expect(['1,234.5', '12.5', '1,234,567', '0.123'].map(formatOf)).toEqual(['point', 'point', 'point', 'point'])
  expect(['1.234,5', '12,5', '1.234.567', '0,123'].map(formatOf)).toEqual(['comma', 'comma', 'comma', 'comma'])
  expect(['1,234', '1.234', '12', '--', 'x'].map(formatOf)).toEqual(Array(5).fill(undefined))
})
