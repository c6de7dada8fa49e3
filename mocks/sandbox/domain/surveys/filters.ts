// Which answers of a survey are looked at.
import { SurveyQuestionType } from '@adwright/sdk/types'
import type { StoredResponse } from '#mocks/sandbox/domain/surveys/response.ts'
import { minGroupSize } from '#mocks/sandbox/domain/surveys/results.ts'
import { countedKeys, type StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'
import { placesOf } from '#mocks/sandbox/domain/surveys/tally.ts'
import { foldText } from '#mocks/sandbox/store/fold-text.ts'
import { addDays, type Day, dayIn, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

export type AnswerFilters = {
  dateBegin?: string | undefined
  dateEnd?: string | undefined
  /** `-` is a link without a mark. */
  vias?: string[] | undefined
  languages?: string[] | undefined
  /** `{questionId}.{place}`; several of one question are alternatives. */
  answers?: string[] | undefined
  isComplete?: boolean | undefined
  searchText?: string | undefined
  tags?: string[] | undefined
}

type Test = (response: StoredResponse) => boolean

const NO_MARK = '-'

function periodTests({ dateBegin, dateEnd }: AnswerFilters, timeZone: string): Test[] {
  const from = dateBegin && startOfDay(dateBegin, timeZone).toISOString()
  const below = dateEnd && startOfDay(addDays(dateEnd, 1), timeZone).toISOString()
  return [
    ...(from ? [({ startedAt }: StoredResponse) => startedAt >= from] : []),
    ...(below ? [({ startedAt }: StoredResponse) => startedAt < below] : []),
  ]
}

function answerTests({ questions }: StoredSurvey, filters: readonly string[]): Test[] {
  const places = new Map<string, Set<number>>()
  for (const filter of filters) {
    const dot = filter.lastIndexOf('.')
    const id = filter.slice(0, dot)
    places.set(id, (places.get(id) ?? new Set()).add(Number(filter.slice(dot + 1))))
  }
  return [...places].map(([id, wanted]) => {
    const question = questions.find((one) => one.id === id)
    const keys = question ? countedKeys(question) : []
    return ({ answers }) =>
      Boolean(question && placesOf(question, keys, answers[id] ?? []).some((place) => wanted.has(place)))
  })
}

/** The texts that are searched; not the addresses, which not everyone may see. */
const searchedText = ({ questions }: StoredSurvey, { answers }: StoredResponse): string =>
  questions.flatMap(({ id, type }) => (type === SurveyQuestionType.Email ? [] : (answers[id] ?? []))).join('\n')

/**
 * Widens a period to whole groups of days that have at least `least` answers each, counted from the first answer on. Two periods of the
 * same answers then never differ by fewer people, who could be found by subtracting one result from the other (differencing attack).
 */
function coarsePeriod(
  responses: readonly StoredResponse[],
  { dateBegin, dateEnd }: AnswerFilters,
  least: number,
  timeZone: string,
): AnswerFilters {
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

/** The answers that fit all filters; the periods of an anonymous survey are coarse. */
export function fitting(
  survey: StoredSurvey,
  responses: readonly StoredResponse[],
  filters: AnswerFilters,
  timeZone: string,
): StoredResponse[] {
  const least = minGroupSize(survey)
  const { dateBegin, dateEnd, ...others } = filters
  if (least === 1 || (dateBegin === undefined && dateEnd === undefined))
    return fittingExactly(survey, responses, filters, timeZone)
  const found = fittingExactly(survey, responses, others, timeZone)
  return fittingExactly(survey, found, coarsePeriod(found, filters, least, timeZone), timeZone)
}

function fittingExactly(
  survey: StoredSurvey,
  responses: readonly StoredResponse[],
  filters: AnswerFilters,
  timeZone: string,
): StoredResponse[] {
  const { vias, languages, answers = [], isComplete, searchText, tags } = filters
  const wanted = searchText && foldText(searchText)
  const tests: Test[] = [
    ...periodTests(filters, timeZone),
    ...answerTests(survey, answers),
    ...(vias ? [({ via }: StoredResponse) => vias.includes(via ?? NO_MARK)] : []),
    ...(languages ? [({ language }: StoredResponse) => languages.includes(language)] : []),
    ...(isComplete === undefined ? [] : [({ sentAt }: StoredResponse) => (sentAt !== null) === isComplete]),
    ...(tags ? [(response: StoredResponse) => response.tags.some((tag) => tags.includes(tag))] : []),
    ...(wanted ? [(response: StoredResponse) => foldText(searchedText(survey, response)).includes(wanted)] : []),
  ]
  return tests.length === 0 ? [...responses] : responses.filter((response) => tests.every((test) => test(response)))
}
