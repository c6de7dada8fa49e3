import { expect, test } from 'vitest'
import { type ChoiceRow, dashed, searchRows } from './choice-rows.ts'

const row = (id: string, name: string, level: number, isHeading = false): ChoiceRow => ({
  id,
  name,
  level,
  isHeading,
  isSelected: false,
  isTest: false,
})

const rows = [
  row('1000000000', 'Agency', 0, true),
  row('1000000001', 'North', 1, true),
  row('4839201756', 'Lindholm DE', 2),
  row('4839201757', 'Işıl Mobilya', 2),
  row('1000000002', 'South', 1, true),
  row('5550001234', 'Lindholm AT', 2),
]
const names = (typed: string) => searchRows(rows, typed).map(({ name }) => name)

test('a search result includes its manager accounts and no others', () => {
  expect(names('lindholm de')).toEqual(['Agency', 'North', 'Lindholm DE'])
  expect(names('lindholm at')).toEqual(['Agency', 'South', 'Lindholm AT'])
})

test('numbers are found with and without dashes, names without diacritics', () => {
  expect(names('483-920-1756')).toEqual(['Agency', 'North', 'Lindholm DE'])
  expect(names('55500')).toEqual(['Agency', 'South', 'Lindholm AT'])
  expect(names('IŞIL')).toEqual(['Agency', 'North', 'Işıl Mobilya'])
  expect(names('isil')).toEqual(['Agency', 'North', 'Işıl Mobilya'])
  expect(names('-')).toEqual([])
  expect(names(' ')).toHaveLength(rows.length)
})

test('customer IDs are formatted as in Google Ads', () => {
  expect(dashed('4839201756')).toBe('483-920-1756')
})
