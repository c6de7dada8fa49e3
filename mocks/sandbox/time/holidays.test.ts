import { expect, test } from 'vitest'
import { holidayOn, holidaysBetween } from '#mocks/sandbox/time/holidays.ts'

test.each([
  ['DE', '2026-04-03', 'Good Friday'],
  ['DE', '2025-04-21', 'Easter Monday'],
  ['DE', '2026-05-14', 'Ascension Day'],
  ['DE', '2025-11-28', 'Black Friday'],
  ['DE', '2026-11-27', 'Black Friday'],
  ['DE', '2026-11-30', 'Cyber Monday'],
  ['TR', '2026-03-22', 'Eid al-Fitr'],
  ['TR', '2026-05-30', 'Eid al-Adha'],
] as const)('in %s %s is %s', (country, day, name) => {
  expect(holidayOn(country, day)?.name.en).toBe(name)
})

test('an ordinary day is not a holiday, and a range over New Year has the holidays of both years in ascending order', () => {
  expect(holidayOn('DE', '2026-10-29')).toBeUndefined()
  expect(holidaysBetween('DE', '2025-12-25', '2026-01-02').map(({ day }) => day)).toEqual([
    '2025-12-25',
    '2025-12-26',
    '2025-12-31',
    '2026-01-01',
  ])
})
