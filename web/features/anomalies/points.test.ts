import { expect, test } from 'vitest'
import { labelsOf, labelWords, placeWords, withHour } from './points.ts'

test('a daily series is labeled by its days', () => {
  const points = ['2026-11-01', '2026-11-02'].map((date) => ({ date, hour: null }))
  expect(labelsOf(points)).toEqual(['2026-11-01', '2026-11-02'])
})

test('an hourly series has one label for each hour, even with gaps', () => {
  const points = [22, 23, 0, 3].map((hour) => ({ date: hour > 20 ? '2026-11-01' : '2026-11-02', hour }))
  expect(labelsOf(points)).toEqual(['2026-11-01 22:00', '2026-11-01 23:00', '2026-11-02 00:00', '2026-11-02 03:00'])
})

test('a label with an hour is formatted with it', () => {
  const words = (day: string) => `on ${day}`
  expect(labelWords('2026-11-01', words)).toBe('on 2026-11-01')
  expect(labelWords('2026-11-01 07:00', words)).toBe('on 2026-11-01 07:00')
  expect(withHour('Nov 1', 7)).toBe('Nov 1 07:00')
  expect(withHour('Nov 1', null)).toBe('Nov 1')
})

test('the axis of many hours shows days, and that of a few shows hours too', () => {
  const words = (day: string) => `day ${day}`
  expect(placeWords(2160, '2026-11-19 07:00', words)).toBe('day 2026-11-19')
  expect(placeWords(29, '2026-11-19 07:00', words)).toBe('day 2026-11-19 07:00')
})
