import { expect, test } from 'vitest'
import { labelsOf, labelWords } from './points.ts'

const points = (...dates: string[]) => dates.map((date) => ({ date }))

test('a daily series is labelled by its days', () => {
  expect(labelsOf(points('2026-11-01', '2026-11-02'))).toEqual(['2026-11-01', '2026-11-02'])
})

test('an hourly series has one label for each hour; a first day that is not whole ends at midnight', () => {
  const labels = labelsOf(points('2026-11-01', '2026-11-01', '2026-11-02', '2026-11-02'))
  expect(labels).toEqual(['2026-11-01 22:00', '2026-11-01 23:00', '2026-11-02 00:00', '2026-11-02 01:00'])
})

test('the words of an hour keep it', () => {
  const words = (day: string) => `on ${day}`
  expect(labelWords('2026-11-01', words)).toBe('on 2026-11-01')
  expect(labelWords('2026-11-01 07:00', words)).toBe('on 2026-11-01 07:00')
})
