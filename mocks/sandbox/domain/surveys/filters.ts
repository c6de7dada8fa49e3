// Which answers of a survey are looked at.

import { SurveyQuestionType } from '@adwright/sdk/types'
import { NO_MARK } from '#mocks/sandbox/domain/surveys/answer-sums.ts'
import { minGroupSize } from '#mocks/sandbox/domain/surveys/group-size.ts'
import { COUNTED_COLUMNS, type CountedResponse } from '#mocks/sandbox/domain/surveys/response.ts'
import { countedKeys, placesOf, type StoredSurvey, scoreQuestion } from '#mocks/sandbox/domain/surveys/survey.ts'
import { labelPattern } from '#mocks/sandbox/store/label-line.ts'
import type { Where } from '#mocks/sandbox/store/schema/schema.ts'
import type { ListOptions, Store } from '#mocks/sandbox/store/store.ts'
import { addDays, type Day, dayIn, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

export type AnswerFilters = {
  dateBegin?: string | undefined
  dateEnd?: string | undefined
  /** `-` is a link without a mark. */
  vias?: string[] | undefined
  /** Those of the interface, and any: one of all of them. */
  languages?: string[] | undefined
  languageTags?: string[] | undefined
  /** `{questionId}.{place}`; several of one question are alternatives. */
  answers?: string[] | undefined
  isComplete?: boolean | undefined
  searchText?: string | undefined
  tags?: string[] | undefined
}
/** All languages that are asked for; undefined if any will do. */
export const languagesAsked = ({ languages, languageTags }: AnswerFilters): string[] | undefined =>
  languages || languageTags ? [...(languages ?? []), ...(languageTags ?? [])] : undefined

type Period = Pick<AnswerFilters, 'dateBegin' | 'dateEnd'>

export const endsBeforeItBegins = ({ dateBegin, dateEnd }: Period): boolean =>
  dateBegin !== undefined && dateEnd !== undefined && dateEnd < dateBegin
type ResponseWhere = Where<'surveyResponse'>
type ResponseOptions = ListOptions<'surveyResponse'>

const periodOf = ({ dateBegin, dateEnd }: Period, timeZone: string) => ({
  ...(dateBegin ? { from: startOfDay(dateBegin, timeZone).toISOString() } : {}),
  ...(dateEnd ? { below: startOfDay(addDays(dateEnd, 1), timeZone).toISOString() } : {}),
})

/** The filters that the store answers; the texts that are searched are without addresses, which not everyone may see. */
export function whereOf(survey: StoredSurvey, filters: AnswerFilters, timeZone: string): ResponseWhere {
  const { vias, answers, isComplete, searchText, tags } = filters
  const languages = languagesAsked(filters)
  const sources = vias?.map((via) => ({ via: via === NO_MARK ? null : via }))
  const tagged = tags?.map((tag) => ({ tagLine: { contains: labelPattern(tag) } }))
  return {
    startedAt: periodOf(filters, timeZone),
    ...(languages ? { language: languages } : {}),
    ...(isComplete === undefined ? {} : { sentAt: isComplete ? { not: null } : null }),
    ...(searchText ? { searchText: { contains: searchText } } : {}),
    anyOf: [...(sources ? [sources] : []), ...(tagged ? [tagged] : []), ...whereAnswered(survey, answers ?? [])],
  }
}

/** The places that are wanted of each question. */
function wantedPlaces(filters: readonly string[]): Map<string, Set<number>> {
  const places = new Map<string, Set<number>>()
  for (const filter of filters) {
    const dot = filter.lastIndexOf('.')
    const id = filter.slice(0, dot)
    places.set(id, (places.get(id) ?? new Set()).add(Number(filter.slice(dot + 1))))
  }
  return places
}

/** Asks the store for all responses that may have these answers, which are fewer than all to read; `withAnswers` looks closer. */
function whereAnswered({ questions }: StoredSurvey, filters: readonly string[]): ResponseWhere[][] {
  return [...wantedPlaces(filters)].flatMap(([id, wanted]): ResponseWhere[][] => {
    const question = questions.find((one) => one.id === id)
    const keys = question ? countedKeys(question) : []
    const isAnyOption = [...wanted].some((place) => place >= keys.length)
    if (!question || isAnyOption || question.type === SurveyQuestionType.Grid) return []
    if (id === scoreQuestion(questions)?.id) return [[{ score: [...wanted].map((place) => Number(keys[place])) }]]
    return [[...wanted].map((place) => ({ answerLine: { contains: labelPattern(`${id}.${keys[place]}`) } }))]
  })
}

/** The responses with these answers. */
export function withAnswers<Response extends CountedResponse>(
  { questions }: StoredSurvey,
  responses: Response[],
  filters: readonly string[],
): Response[] {
  const tests = [...wantedPlaces(filters)].map(([id, wanted]) => {
    const question = questions.find((one) => one.id === id)
    const keys = question ? countedKeys(question) : []
    return ({ answers }: CountedResponse) =>
      Boolean(question && placesOf(question, keys, answers[id] ?? []).some((place) => wanted.has(place)))
  })
  return responses.filter((response) => tests.every((test) => test(response)))
}

/**
 * Widens a period to whole groups of days that have at least `least` answers each, counted from the first answer on. Two periods of the
 * same answers then never differ by fewer people, who could be found by subtracting one result from the other (differencing attack).
 */
function coarsePeriod(
  responses: readonly CountedResponse[],
  { dateBegin, dateEnd }: Period,
  least: number,
  timeZone: string,
): Period {
  const days = responses.map(({ startedAt }) => dayIn(new Date(startedAt), timeZone)).sort()
  const groups: { from: Day; count: number }[] = []
  for (const [place, day] of days.entries()) {
    const last = groups.at(-1)
    if (last && (last.count < least || days[place - 1] === day)) last.count += 1
    else groups.push({ from: day, count: 1 })
  }
  // The last days belong to the group before until there are enough answers.
  if ((groups.at(-1)?.count ?? least) < least) groups.pop()
  const begins = groups.map(({ from }) => from)
  const from = dateBegin && begins.findLast((begin) => begin <= dateBegin)
  const next = dateEnd && begins.find((begin) => begin > dateEnd)
  return { ...(from ? { dateBegin: from } : {}), ...(next ? { dateEnd: addDays(next, -1) } : {}) }
}

/** The responses of an anonymous survey within a coarse period. */
export function withinCoarsePeriod(
  survey: Pick<StoredSurvey, 'audience'>,
  responses: CountedResponse[],
  period: Period,
  timeZone: string,
): CountedResponse[] {
  const { from = '', below } = periodOf(coarsePeriod(responses, period, minGroupSize(survey), timeZone), timeZone)
  return responses.filter(({ startedAt }) => startedAt >= from && (below === undefined || startedAt < below))
}

/** The answers that fit all filters; the periods of an anonymous survey are coarse. */
export async function responsesFor(
  { store, timeZone }: { store: Store; timeZone: string },
  survey: StoredSurvey,
  { dateBegin, dateEnd, ...others }: AnswerFilters,
  { where = {}, ...options }: ResponseOptions = {},
): Promise<CountedResponse[]> {
  const period = { dateBegin, dateEnd }
  const isCoarse = minGroupSize(survey) > 1
  const known = whereOf(survey, isCoarse ? others : { ...others, ...period }, timeZone)
  const asked = { ...options, where: { ...known, ...where } }
  const listed = await store.listParts('surveyResponse', survey.id, COUNTED_COLUMNS, asked)
  const found = others.answers ? withAnswers(survey, listed, others.answers) : listed
  return isCoarse && (dateBegin || dateEnd) ? withinCoarsePeriod(survey, found, period, timeZone) : found
}
