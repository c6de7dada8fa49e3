import { SurveyAudience } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { withinCoarsePeriod } from './filters.ts'
import type { StoredResponse } from './response.ts'

const team = { audience: SurveyAudience.OurCompany }
/** One answer a day in the first week of November, and three on each of the two days after. */
const DAYS = [1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 9, 9, 9]
const responses = DAYS.map((day) => {
  const startedAt = `2026-11-0${day}T10:00:00.000Z`
  return { startedAt, via: day % 2 ? 'mail' : null, language: 'en', answers: {}, sentAt: startedAt, tags: [] }
}) as unknown as StoredResponse[]
const all = DAYS.flatMap((_, from) => DAYS.slice(from).map((_, length) => [from + 1, from + 1 + length] as const))
const day = (of: number) => `2026-11-${String(of).padStart(2, '0')}`

test('two periods of an anonymous survey differ by nobody, or by at least five people', () => {
  for (const source of [undefined, 'mail', null]) {
    const given = source === undefined ? responses : responses.filter(({ via }) => via === source)
    const periods = all.map(([from, to]) => ({ dateBegin: day(from), dateEnd: day(to) }))
    const found = [{}, ...periods].map((period) => new Set(withinCoarsePeriod(team, given, period, 'UTC')))
    for (const one of found)
      for (const other of found) {
        const difference = [...one].filter((response) => !other.has(response)).length
        expect(difference === 0 || difference >= 5).toBe(true)
      }
  }
})
