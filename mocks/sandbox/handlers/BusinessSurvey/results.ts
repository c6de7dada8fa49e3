// Results and comparisons of a survey.
import { SurveyComparisonDimension } from '@adwright/sdk/types'
import { surveyAnswersLockedAfter } from '#mocks/sandbox/domain/billing/plan-usage.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import type { AnswerSums, QuestionSums } from '#mocks/sandbox/domain/surveys/answer-sums.ts'
import { type ComparedGroup, comparisonOf } from '#mocks/sandbox/domain/surveys/comparison.ts'
import { type AnswerFilters, endsBeforeItBegins } from '#mocks/sandbox/domain/surveys/filters.ts'
import { resultsOf } from '#mocks/sandbox/domain/surveys/results.ts'
import { sumsFor } from '#mocks/sandbox/domain/surveys/stored-sums.ts'
import type { StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'
import { findSurvey } from '#mocks/sandbox/handlers/BusinessSurvey/find-survey.ts'
import { ok } from '#mocks/sandbox/handlers/context.ts'

export async function getResults(call: MemberContext, id: string, filters: AnswerFilters) {
  const survey = await findSurvey(call, id)
  if (!survey) return problem(404, 'not-found')
  if (endsBeforeItBegins(filters)) return problem(400, 'invalid-period', { detail: 'dateBegin, dateEnd' })
  const started = await call.store.count('surveyResponse', { surveyId: id })
  const sent = await call.store.count('surveyResponse', { surveyId: id, sentAt: { not: null } })
  const sums = await withoutLockedTexts(call, id, await sumsIn(call, survey, filters))
  return ok(resultsOf(survey, sums, { started, sent }))
}

/** The sums without the texts of answers above the plan's limit, which are counted, but not opened. */
async function withoutLockedTexts({ store, account, now }: MemberContext, surveyId: string, all: AnswerSums[]) {
  const lockedAfter = await surveyAnswersLockedAfter({ store, holder: account, now })
  if (lockedAfter === undefined) return all
  const locked = await store.listAll('surveyResponse', { where: { surveyId, sentAt: { from: lockedAfter } } })
  const ids = new Set(locked.map(({ id }) => id))
  const opened = (question: QuestionSums): QuestionSums => ({
    ...question,
    texts: question.texts.filter(([, id]) => !ids.has(id)),
  })
  return all.map((sums) => ({
    ...sums,
    questions: Object.fromEntries(Object.entries(sums.questions).map(([id, question]) => [id, opened(question)])),
  }))
}

const sumsIn = ({ store, account }: MemberContext, survey: StoredSurvey, filters?: AnswerFilters) =>
  sumsFor({ store, timeZone: account.timeZone }, survey, filters)

type Compared = { dimension: SurveyComparisonDimension; first?: string; second?: string }

const PERIOD = /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/
const isDay = (text: string) => !Number.isNaN(Date.parse(text))

/** The filters of one group; undefined when the text does not name one. */
function filtersOf(dimension: SurveyComparisonDimension, text: string): AnswerFilters | undefined {
  if (dimension === SurveyComparisonDimension.Source) return { vias: [text] }
  if (dimension === SurveyComparisonDimension.Language) return { languageTags: [text] }
  const [, dateBegin = '', dateEnd = ''] = PERIOD.exec(text) ?? []
  return isDay(dateBegin) && isDay(dateEnd) && dateBegin <= dateEnd ? { dateBegin, dateEnd } : undefined
}

async function copyGroups(call: MemberContext, survey: StoredSurvey, former: StoredSurvey) {
  const groupOf = async (one: StoredSurvey): Promise<ComparedGroup> => ({
    label: one.title,
    survey: one,
    sums: await sumsIn(call, one),
  })
  return [await groupOf(survey), await groupOf(former)] as const
}

export async function getComparison(call: MemberContext, id: string, { dimension, first = '', second = '' }: Compared) {
  const { language } = call
  const survey = await findSurvey(call, id)
  if (!survey) return problem(404, 'not-found')
  const problems = new FieldProblems(language)
  if (dimension === SurveyComparisonDimension.Copy) {
    const former = survey.copyOfId ? await findSurvey(call, survey.copyOfId) : undefined
    if (former) return ok(comparisonOf(...(await copyGroups(call, survey, former))))
    problems.add('dimension', 'survey-copy-missing')
    return problems.answer()
  }
  const filters = [first, second].map((text) => filtersOf(dimension, text))
  for (const [place, text] of [first, second].entries()) {
    const field = place === 0 ? 'first' : 'second'
    if (text === '') problems.add(field, 'survey-group-missing')
    else if (!filters[place]) problems.add(field, 'survey-group-period')
  }
  if (!problems.isEmpty) return problems.answer()
  const groupOf = async (label: string, group: AnswerFilters = {}): Promise<ComparedGroup> => ({
    label,
    survey,
    sums: await sumsIn(call, survey, group),
  })
  return ok(comparisonOf(await groupOf(first, filters[0]), await groupOf(second, filters[1])))
}
