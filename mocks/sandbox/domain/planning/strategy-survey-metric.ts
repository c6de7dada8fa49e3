// Results of a survey as strategies read them: the answers so far at the end of each day.
import type { StrategyScope } from '@adwright/sdk/types'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import type { StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { type DayValue, daysFrom, type EnteredMetric } from '#mocks/sandbox/domain/planning/strategy-metric.ts'
import { addTotals, sumsOf, totalOf } from '#mocks/sandbox/domain/surveys/answer-sums.ts'
import { minGroupSize } from '#mocks/sandbox/domain/surveys/group-size.ts'
import { COUNTED_COLUMNS } from '#mocks/sandbox/domain/surveys/response.ts'
import { shortResult, talliesOf } from '#mocks/sandbox/domain/surveys/tally.ts'
import { addDays, type Day, dayIn, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

export const SURVEY_METRICS = ['nps', 'average', 'responseCount'] as const
type SurveyMetric = (typeof SURVEY_METRICS)[number]
/** Results change slowly, so they are read once a week. */
const STEP_DAYS = 7

export const isSurveyMetric = (key: string): key is SurveyMetric => (SURVEY_METRICS as readonly string[]).includes(key)

/** A result of a survey over its own time; undefined if there is no such survey in the account, or nobody has answered. */
export async function surveyMetric(
  { store, now }: Pick<BaseContext, 'store' | 'now'>,
  account: StoredAccount,
  metric: SurveyMetric,
  { scope, startsOn }: { scope: StrategyScope; startsOn: Day },
): Promise<EnteredMetric | undefined> {
  const survey = scope.surveyId ? await store.get('survey', scope.surveyId) : undefined
  if (!survey || survey.accountId !== account.id || survey.deletedAt !== null) return undefined
  const question = survey.questions.find(({ id }) => id === scope.questionId)
  const sent = { where: { sentAt: { not: null } }, by: [['sentAt', 'asc']] } as const
  const responses = await store.listParts('surveyResponse', survey.id, COUNTED_COLUMNS, sent)
  const today = dayIn(now, account.timeZone)
  const days = daysFrom(startsOn, addDays(today, -1)).filter(
    (_, place, all) => (all.length - 1 - place) % STEP_DAYS === 0,
  )
  const asked = question ? [{ ...question, order: 1, showIf: [] }] : []
  const values: DayValue[] = []
  const total = totalOf(asked, [])
  let count = 0
  for (const day of days) {
    const end = startOfDay(addDays(day, 1), account.timeZone).toISOString()
    const begun = count
    while ((responses[count]?.sentAt ?? end) < end) count += 1
    addTotals(total, totalOf(asked, sumsOf(asked, responses.slice(begun, count), account.timeZone)))
    if (count < minGroupSize(survey) && metric !== 'responseCount') continue
    const [tally] = talliesOf(asked, total.questions)
    const value = metric === 'responseCount' ? count : tally && shortResult(tally)[metric]
    if (typeof value === 'number') values.push({ day, value })
  }
  return values.length === 0 ? undefined : { kind: 'entered', isGoodWhenUp: true, values }
}
