import { PlanLimitKind, type SurveyQuestionDraft, SurveyStatus } from '@adwright/sdk/types'
import { assertPlanLimit } from '#mocks/sandbox/domain/billing/assert-plan-limit.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { canStep, refusedStep } from '#mocks/sandbox/domain/steps.ts'
import { shownSurvey } from '#mocks/sandbox/domain/surveys/answers.ts'
import {
  closedSurvey,
  hasOptions,
  NEW_SURVEY_STATES,
  openedSurvey,
  orderedQuestions,
  type StoredSurvey,
  SURVEY_STEPS,
  surveyDueAt,
} from '#mocks/sandbox/domain/surveys/survey.ts'
import { assertExpectedVersion, versionOf } from '#mocks/sandbox/domain/versions.ts'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'

const { Draft, Open, Closed } = SurveyStatus

function validateQuestions(problems: FieldProblems, questions: SurveyQuestionDraft[], known: Set<string>): void {
  const seen = new Set<string>()
  for (const [index, question] of questions.entries()) {
    const { id, options } = question
    if (hasOptions(question) && !options) problems.add(`questions.${index}.options`, 'survey-options-missing')
    if (!hasOptions(question) && options) problems.add(`questions.${index}.options`, 'survey-options-unused')
    if (id !== undefined && (!known.has(id) || seen.has(id))) problems.add(`questions.${index}.id`, 'unknown-question')
    if (id !== undefined) seen.add(id)
  }
}

function validateTimes(
  problems: FieldProblems,
  before: StoredSurvey | undefined,
  after: StoredSurvey,
  now: Date,
): void {
  const { opensAt, closesAt } = after
  const isPast = (at: string) => Date.parse(at) <= now.getTime()
  if (opensAt && after.status === Draft && opensAt !== before?.opensAt && isPast(opensAt)) {
    problems.add('opensAt', 'time-in-the-past')
  }
  const opening = opensAt && !isPast(opensAt) ? opensAt : now.toISOString()
  if (closesAt && closesAt !== before?.closesAt && Date.parse(closesAt) <= Date.parse(opening)) {
    problems.add('closesAt', 'survey-closes-too-early')
  }
}

async function save({ store, account }: MemberContext, survey: StoredSurvey, isNew = false): Promise<StoredSurvey> {
  await store.jobs.note({ kind: 'survey', subjectId: survey.id, accountId: account.id }, surveyDueAt(survey))
  await (isNew ? store.insert('survey', survey) : store.set('survey', survey.id, survey))
  return survey
}

/** Converts a moment to UTC; null and undefined are unchanged. */
const inUtc = <Moment extends string | null | undefined>(moment: Moment) =>
  (moment ? new Date(moment).toISOString() : moment) as Moment

async function find({ store, account }: MemberContext, id: string): Promise<StoredSurvey | undefined> {
  const survey = await store.get('survey', id)
  return survey?.accountId === account.id ? survey : undefined
}

function surveyWithStatus(
  survey: StoredSurvey,
  status: number,
  now: Date,
  closesAt: string | null | undefined,
): StoredSurvey {
  if (survey.status === status) return survey
  if (status === Closed) return closedSurvey(survey, now)
  return openedSurvey(closesAt === undefined ? survey : { ...survey, closesAt }, now)
}

/** Whether a survey is open, or opens at its time. */
const willOpen = ({ status, opensAt }: Pick<StoredSurvey, 'status' | 'opensAt'>) =>
  status === Open || (status === Draft && opensAt !== null)

/** The parts of a survey that cannot change once it has been opened, because responses depend on them. */
const immutableParts = (survey: StoredSurvey) => JSON.stringify([survey.audience, survey.opensAt, survey.questions])

export const businessSurvey = {
  async listBusinessSurveys(call) {
    const by = [['updatedAt', 'desc']] as const
    const where = { accountId: call.accountId }
    const page = await storedPage(call.store, 'survey', { where, by, ...call.query })
    return ok({ ...page, items: await Promise.all(page.items.map((survey) => shownSurvey(call, survey))) })
  },

  async createBusinessSurvey(call) {
    const { accountId, body, language, newId, now } = call
    const { status = Draft } = body
    const draft: StoredSurvey = {
      id: newId('srv'),
      accountId,
      title: body.title,
      description: body.description ?? null,
      status: Draft,
      audience: body.audience,
      questions: orderedQuestions(body.questions, newId),
      opensAt: inUtc(body.opensAt ?? null),
      closesAt: inUtc(body.closesAt ?? null),
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      periods: [],
    }
    const problems = new FieldProblems(language)
    if (!NEW_SURVEY_STATES.includes(status)) problems.add('status', 'new-survey-state')
    validateQuestions(problems, body.questions, new Set())
    validateTimes(problems, undefined, status === Open ? { ...draft, opensAt: null } : draft, now)
    if (!problems.isEmpty) return problems.answer()
    if (status === Open || draft.opensAt) await assertPlanLimit(call, call.account, PlanLimitKind.OpenSurveys)
    const survey = await save(call, status === Open ? openedSurvey(draft, now) : draft, true)
    return created(await shownSurvey(call, survey))
  },

  async updateBusinessSurvey(call) {
    const { body, language, newId, now } = call
    const before = await find(call, body.id)
    if (!before) return problem(404, 'not-found')
    const { id: _id, status = before.status, questions, ...fields } = body
    if (!canStep(SURVEY_STEPS, before.status, status)) {
      return refusedStep(SURVEY_STEPS, SurveyStatus, before.status, status)
    }
    const problems = new FieldProblems(language)
    if (questions) validateQuestions(problems, questions, new Set(before.questions.map(({ id }) => id)))
    const updated = {
      ...before,
      ...fields,
      ...(fields.opensAt === undefined ? {} : { opensAt: inUtc(fields.opensAt) }),
      ...(fields.closesAt === undefined ? {} : { closesAt: inUtc(fields.closesAt) }),
      questions: questions && problems.isEmpty ? orderedQuestions(questions, newId) : before.questions,
    }
    if (before.status !== Draft && immutableParts(updated) !== immutableParts(before)) {
      return problem(409, 'survey-not-a-draft', { detail: `The state is ${before.status}.` })
    }
    validateTimes(problems, before, updated, now)
    if (!problems.isEmpty) return problems.answer()
    const adding = willOpen({ ...updated, status }) && !willOpen(before) ? 1 : 0
    await assertPlanLimit(call, call.account, PlanLimitKind.OpenSurveys, { adding })
    const isChanged = JSON.stringify(updated) !== JSON.stringify(before)
    const changed = isChanged ? { ...updated, version: versionOf(before) + 1, updatedAt: now.toISOString() } : updated
    assertExpectedVersion(call.query, before, changed)
    return ok(await shownSurvey(call, await save(call, surveyWithStatus(changed, status, now, fields.closesAt))))
  },

  async deleteBusinessSurvey(call) {
    const { store, id } = call
    const survey = await find(call, id)
    if (!survey) return problem(404, 'not-found')
    if (survey.status === Open) return problem(409, 'survey-open')
    // Its responses and tallies are deleted by their foreign keys.
    await store.delete('survey', id)
    await store.jobs.note({ kind: 'survey', subjectId: id }, null)
    return noContent()
  },
} satisfies SandboxHandlers<'BusinessSurvey'>
