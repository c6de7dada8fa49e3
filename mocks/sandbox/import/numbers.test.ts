import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatOf, parseNumber, writeNumber } from '#mocks/sandbox/import/numbers.ts'

const formats = fc.constantFrom('point', 'comma')

test('a number that is written is read as the same number, in both formats', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(6), formats, (whole, digits, format) => {
      const value = whole / 10 ** digits
      expect(parseNumber(writeNumber(value, format), format)).toBe(value)
    }),
    { seed: 7 },
  )
})

test('what is read is written as it stood, in both formats', () => {
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

test('a cell tells its format only where it can be read in no other', () => {
  expect(['1,234.5', '12.5', '1,234,567', '0.123'].map(formatOf)).toEqual(['point', 'point', 'point', 'point'])
  expect(['1.234,5', '12,5', '1.234.567', '0,123'].map(formatOf)).toEqual(['comma', 'comma', 'comma', 'comma'])
  expect(['1,234', '1.234', '12', '--', 'x'].map(formatOf)).toEqual(Array(5).fill(undefined))
})
