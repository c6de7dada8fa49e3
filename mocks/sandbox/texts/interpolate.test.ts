import { expect, test } from 'vitest'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import { textOf } from '#mocks/sandbox/texts/problems.ts'

test.each([
  [0, '0 rules of Maya'],
  [1, '1 rule of Maya'],
  [1200, '1,200 rules of Maya'],
])('a count of %i takes its plural form', (count, expected) => {
  const text = '{count, plural, one {# rule} other {# rules}} of {name}'
  expect(interpolate(text, { count, name: 'Maya' }, 'en')).toBe(expected)
})

test('numbers are formatted for the language, and a missing value leaves no placeholder', () => {
  expect(interpolate('{count} öğe{rest}', { count: 1200 }, 'tr')).toBe('1.200 öğe')
})

test('a limit of one is not written as several', () => {
  expect(textOf('field-too-short', 'en', { limit: 1 })).toBe('Enter at least 1 character.')
  expect(textOf('field-too-short', 'en', { limit: 3 })).toBe('Enter at least 3 characters.')
})
