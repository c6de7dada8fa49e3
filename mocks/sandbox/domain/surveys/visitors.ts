// Simulated people who answer a survey: when they come, and what they say. A pure function of seed, survey and visitor.
import { SurveyAudience, SurveyQuestionType } from '@adwright/sdk/types'
import { isShown } from '#mocks/sandbox/domain/surveys/logic.ts'
import { secondsOf } from '#mocks/sandbox/domain/surveys/logic-check.ts'
import {
  answeredResponse,
  newResponse,
  type StoredResponse,
  sentResponse,
} from '#mocks/sandbox/domain/surveys/response.ts'
import { type Question, type StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'
import { languagesOf } from '#mocks/sandbox/domain/surveys/translations.ts'
import { answerOf } from '#mocks/sandbox/domain/surveys/visitor-answers.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import { HOUR_MS } from '#mocks/sandbox/time/clock.ts'
import { wallTime } from '#mocks/sandbox/time/time-zone.ts'

/** People per hour at the beginning and in the long run, and after how many hours the first wave has halved. */
const PACE: Record<number, { first: number; floor: number; halfLife: number; most: number }> = {
  [SurveyAudience.OurCompany]: { first: 2.6, floor: 0.03, halfLife: 30, most: 140 },
  [SurveyAudience.OurCustomers]: { first: 1.2, floor: 0.28, halfLife: 60, most: 600 },
}
/** How many come in each hour of the account's day, as a share of the mean. */
const HOURS = [
  0.2, 0.1, 0.1, 0.1, 0.2, 0.4, 0.8, 1.1, 1.3, 1.3, 1.2, 1.3, 1.4, 1.2, 1.1, 1.1, 1.3, 1.7, 2, 2.1, 1.8, 1.2, 0.7, 0.3,
]
const NEWSLETTER_HOURS = 96
const EMAIL_RATE = 0.14
const DAY_HOURS = 24

/** How many have come by the end of each hour since the survey was first opened. */
function arrivals({ audience }: StoredSurvey, startHour: number, hours: number): number {
  const { first, floor, halfLife, most } = PACE[audience] ?? { first: 0, floor: 0, halfLife: 1, most: 0 }
  let sum = 0
  for (let hour = 0; hour < hours && sum < most; hour += 1) {
    const weight = HOURS[(startHour + hour) % DAY_HOURS] ?? 1
    sum += weight * (floor + (first - floor) * 0.5 ** (hour / halfLife))
  }
  return Math.min(most, Math.floor(sum))
}

/** A visitor by number; `source` is the post they come from, undefined for those who come by themselves. */
export type Arrival = { number: number; at: Date; source?: { id: string; via: string | null } }

export const inOrder = (arrivals: Arrival[]) => arrivals.toSorted((a, b) => a.at.getTime() - b.at.getTime())

type Place = { seed: number; timeZone: string }

/** The visitors who come by themselves after `from` up to `to`, in order. */
export function visitorsBetween({ seed, timeZone }: Place, survey: StoredSurvey, from: Date, to: Date): Arrival[] {
  const opened = Date.parse(survey.periods[0]?.from ?? '')
  if (Number.isNaN(opened)) return []
  const startHour = new Date(wallTime(new Date(opened), timeZone)).getUTCHours()
  const hourOf = (moment: Date) => Math.max(0, Math.floor((moment.getTime() - opened) / HOUR_MS))
  const found: Arrival[] = []
  for (let hour = hourOf(from); hour <= hourOf(to); hour += 1) {
    const [before, after] = [arrivals(survey, startHour, hour), arrivals(survey, startHour, hour + 1)]
    for (let number = before; number < after; number += 1) {
      const minutes = randomFrom(seedOf(seed, 'survey', survey.id, number, 'at'))()
      found.push({ number, at: new Date(opened + (hour + minutes) * HOUR_MS) })
    }
  }
  return inOrder(found.filter(({ at }) => at > from && at <= to))
}

const sourceAt = (survey: StoredSurvey, at: Date, random: () => number): string | null => {
  if (survey.audience === SurveyAudience.OurCompany) return null
  const hours = (at.getTime() - Date.parse(survey.periods[0]?.from ?? '')) / HOUR_MS
  const draw = random()
  if (draw < (hours < NEWSLETTER_HOURS ? 0.7 : 0.25)) return 'newsletter'
  return draw < 0.8 ? 'package' : null
}

/** Long and late questions are left more often. */
const leaveRate = ({ type, order }: Question, count: number): number => {
  const isLong = type === SurveyQuestionType.LongText || type === SurveyQuestionType.Grid
  return 0.012 + 0.03 * (order / count) + (isLong ? 0.05 : 0)
}

/** The response of a visitor, sent or left in the middle; visitors take their time before `at`. */
export function visitorResponse(
  seed: number,
  survey: StoredSurvey,
  { number, at, source }: Arrival,
  newId: (prefix: string) => string,
): StoredResponse {
  const random = randomFrom(seedOf(seed, 'survey', survey.id, ...(source ? [source.id] : []), number))
  // Most are content: the power moves the mean toward 1.
  const mood = 1 - 0.95 * random() ** 3
  const languages = languagesOf(survey)
  const [base = survey.language, ...others] = languages
  const language = random() < 0.8 ? base : (others[number % others.length] ?? base)
  const id = newId('rsp')
  const started = newResponse(survey, {
    id,
    key: id,
    via: source ? source.via : sourceAt(survey, at, random),
    language,
    startedAt: at.toISOString(),
  })
  const questions = survey.questions
  let response = started
  let clock = at.getTime()
  for (const question of questions) {
    if (!isShown(question, response.answers)) continue
    if (random() < leaveRate(question, questions.length)) return { ...response, questionId: question.id }
    clock += secondsOf(question) * (0.5 + random()) * 1000
    const chance = question.type === SurveyQuestionType.Email ? EMAIL_RATE * (mood < 0.6 ? 2 : 1) : 0.72
    const isAnswered = question.isRequired || random() < chance
    const values = isAnswered ? answerOf({ question, mood, random, language, number }) : []
    response = answeredResponse(survey, response, { question, values, now: new Date(clock) })
  }
  return sentResponse(survey, response, new Date(clock))
}
