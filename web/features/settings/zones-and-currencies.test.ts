import { expect, test } from 'vitest'
import { currencyOptions, timeZoneOptions } from './zones-and-currencies.ts'

const winter = new Date('2026-01-15T12:00:00Z')

test('time zones stand from west to east with their distance to UTC', () => {
  const options = timeZoneOptions('Europe/Berlin', winter)
  const labelOf = (zone: string) => options.find(({ value }) => value === zone)?.label
  expect(labelOf('Europe/Berlin')).toBe('(UTC+01:00) Europe/Berlin')
  expect(labelOf('America/St_Johns')).toBe('(UTC−03:30) America/St Johns')
  const place = (zone: string) => options.findIndex(({ value }) => value === zone)
  expect(place('America/St_Johns')).toBeLessThan(place('Europe/Istanbul'))
})

test('a zone or a currency that this browser does not list is still there', () => {
  expect(timeZoneOptions('Moon/Base', winter).map(({ value }) => value)).toContain('Moon/Base')
  expect(currencyOptions('XQQ', 'en').map(({ value }) => value)).toContain('XQQ')
})
