import { SurveyAudience } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { fitting } from './filters.ts'
import type { StoredResponse } from './response.ts'
import type { StoredSurvey } from './survey.ts'

const team = { audience: SurveyAudience.OurCompany, questions: [] } as unknown as StoredSurvey
const customers = { ...team, audience: SurveyAudience.OurCustomers } as StoredSurvey
/** One answer a day in the first week of November, and three on each of the two days after. */
const DAYS = [1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 9, 9, 9]
const responses = DAYS.map((day) => {
  const startedAt = `2026-11-0${day}T10:00:00.000Z`
  return { startedAt, via: day % 2 ? 'mail' : null, language: 'en', answers: {}, sentAt: startedAt, tags: [] }
}) as unknown as StoredResponse[]
const countOf = (survey: StoredSurvey, filters: object) => fitting(survey, responses, filters, 'UTC').length
const all = DAYS.flatMap((_, from) => DAYS.slice(from).map((_, length) => [from + 1, from + 1 + length] as const))
const day = (of: number) => `2026-11-${String(of).padStart(2, '0')}`

test('two periods of an anonymous survey differ by nobody, or by at least five people', () => {
  for (const vias of [undefined, ['mail'], ['-']]) {
    const given = vias ? { vias } : {}
    const periods = all.map(([from, to]) => ({ ...given, dateBegin: day(from), dateEnd: day(to) }))
    const found = [given, ...periods].map((filters) => new Set(fitting(team, responses, filters, 'UTC')))
    for (const one of found)
      for (const other of found) {
        const difference = [...one].filter((response) => !other.has(response)).length
        expect(difference === 0 || difference >= 5).toBe(true)
      }
  }
})

test('a period of customers is exact', () => {
  expect(countOf(customers, { dateBegin: day(2), dateEnd: day(3) })).toBe(2)
})
