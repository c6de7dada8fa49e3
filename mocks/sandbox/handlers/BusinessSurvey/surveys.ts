// Lists, writes, opens, closes, deletes and restores surveys.
import {
  AuditArea,
  ChangeAction,
  PlanLimitKind,
  type SurveyDraft,
  SurveyStatus,
  type SurveyUpdate,
} from '@adwright/sdk/types'
import { assertPlanLimit } from '#mocks/sandbox/domain/billing/assert-plan-limit.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { fileFor, replaceUses } from '#mocks/sandbox/domain/files/files.ts'
import { auditWork } from '#mocks/sandbox/domain/identity/audit.ts'
import { recordHistory } from '#mocks/sandbox/domain/planning/history.ts'
import { deletedFilter, isRestorable } from '#mocks/sandbox/domain/planning/trash.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { DELETED_ITEMS_DAYS } from '#mocks/sandbox/domain/retention.ts'
import { canStep, refusedStep } from '#mocks/sandbox/domain/steps.ts'
import { newSurvey, surveyChanges, updatedSurvey } from '#mocks/sandbox/domain/surveys/edit-survey.ts'
import { addVisits, nextDue } from '#mocks/sandbox/domain/surveys/schedule.ts'
import { shownSurvey, summaryOf } from '#mocks/sandbox/domain/surveys/shown-survey.ts'
import {
  closedSurvey,
  NEW_SURVEY_STATES,
  openedSurvey,
  type StoredSurvey,
  SURVEY_STEPS,
} from '#mocks/sandbox/domain/surveys/survey.ts'
import {
  validateLanguages,
  validateQuestions,
  validateReadiness,
  validateTimes,
} from '#mocks/sandbox/domain/surveys/validation.ts'
import { assertExpectedVersion, versionOf } from '#mocks/sandbox/domain/versions.ts'
import { findSurvey } from '#mocks/sandbox/handlers/BusinessSurvey/find-survey.ts'
import { created, noContent, ok } from '#mocks/sandbox/handlers/context.ts'
import { historyPage, type Paging } from '#mocks/sandbox/handlers/history-page.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'

const { Draft, Open, Closed } = SurveyStatus

type ListQuery = Paging & { statuses?: number[]; searchText?: string; isDeleted?: boolean }

export async function listSurveys(call: MemberContext, { statuses, searchText, isDeleted, ...paging }: ListQuery) {
  const { store, account, now } = call
  const where = {
    accountId: account.id,
    status: statuses,
    deletedAt: deletedFilter(isDeleted, now),
    ...(searchText ? { searchText: { contains: searchText } } : {}),
  }
  const page = await storedPage(store, 'survey', { where, by: [['updatedAt', 'desc']], ...paging })
  return ok({ ...page, items: await Promise.all(page.items.map((survey) => summaryOf(call, survey))) })
}

export async function getSurvey(call: MemberContext, id: string) {
  const survey = await findSurvey(call, id)
  return survey ? ok(await shownSurvey(call, survey)) : problem(404, 'not-found')
}

async function noteJob({ store, account, seed, now }: MemberContext, survey: StoredSurvey): Promise<void> {
  const due = nextDue({ seed, timeZone: account.timeZone }, survey, now)
  await store.jobs.note({ kind: 'survey', subjectId: survey.id, accountId: account.id }, due)
}

/** Whether a survey is open, or opens at its time. */
const willOpen = ({ status, opensAt }: Pick<StoredSurvey, 'status' | 'opensAt'>) =>
  status === Open || (status === Draft && opensAt !== null)

const userOf = ({ id }: StoredSurvey) => `survey:${id}`
const logoOf = ({ logoFileId }: StoredSurvey) => (logoFileId ? [logoFileId] : [])

/** Adds a problem unless the logo is an image of this account. */
async function validateLogo(call: MemberContext, problems: FieldProblems, logoFileId: string | null | undefined) {
  if (!logoFileId) return
  const file = await fileFor(call, logoFileId, { accountId: call.account.id, personId: call.person.id })
  if (!file) problems.add('logoFileId', 'unknown-account-file')
  else if (!file.mimeType.startsWith('image/')) problems.add('logoFileId', 'file-not-an-image')
}

/** Records something that the caller did with the whole survey. */
async function recordEvent(call: MemberContext, { id, accountId, title }: StoredSurvey, action: ChangeAction) {
  await recordHistory(call, id, { actor: call.person, action })
  await auditWork(call, action, { area: AuditArea.Surveys, target: title, accountId })
}

export async function createSurvey(call: MemberContext, draft: SurveyDraft) {
  const { account, language, newId, now, store, secrets } = call
  const { status = Draft, copyOfId } = draft
  const problems = new FieldProblems(language)
  if (!NEW_SURVEY_STATES.includes(status)) problems.add('status', 'new-survey-state')
  if (copyOfId && !(await findSurvey(call, copyOfId))) problems.add('copyOfId', 'survey-copy-missing')
  validateQuestions(problems, draft.questions, new Set())
  await validateLogo(call, problems, draft.logoFileId)
  const id = newId('srv')
  const making = { id, accountId: account.id, shareKey: secrets.shareKey(), language, now, newId }
  const survey = newSurvey(draft, making)
  validateTimes(problems, undefined, status === Open ? { ...survey, opensAt: null } : survey, now)
  validateLanguages(problems, draft, survey)
  if (willOpen({ ...survey, status }) && problems.isEmpty)
    validateReadiness(problems, survey, { language, localizations: draft.localizations })
  if (!problems.isEmpty) return problems.answer()
  if (willOpen({ ...survey, status })) await assertPlanLimit(call, account, PlanLimitKind.OpenSurveys)
  const saved = await store.insert('survey', status === Open ? openedSurvey(survey, now) : survey)
  await replaceUses(store, userOf(saved), [], logoOf(saved), account.id)
  await noteJob(call, saved)
  await recordEvent(call, saved, ChangeAction.Created)
  return created(await shownSurvey(call, saved))
}

/** A survey in another state. People who came before it closes have answered. */
async function inState(call: MemberContext, survey: StoredSurvey, status: number, draft: SurveyUpdate) {
  if (survey.status === status) return survey
  if (status === Closed) {
    const visited = await addVisits({ ...call, timeZone: call.account.timeZone }, survey)
    // The last answer that it takes may have closed it already.
    return visited.status === Closed ? visited : closedSurvey(visited, call.now)
  }
  return openedSurvey(draft.closesAt === undefined ? survey : { ...survey, closesAt: draft.closesAt }, call.now)
}

/** The parts of a survey that cannot change once it has been opened, because answers depend on them. */
const immutableParts = ({ audience, language, opensAt, questions }: StoredSurvey) =>
  JSON.stringify([audience, language, opensAt, questions])

export async function updateSurvey(call: MemberContext & { query: { expectedVersion?: number } }, draft: SurveyUpdate) {
  const { account, language, newId, now, store, person } = call
  const before = await findSurvey(call, draft.id)
  if (!before) return problem(404, 'not-found')
  const { status = before.status } = draft
  if (!canStep(SURVEY_STEPS, before.status, status)) {
    return refusedStep(SURVEY_STEPS, SurveyStatus, before.status, status)
  }
  const problems = new FieldProblems(language)
  if (draft.questions) validateQuestions(problems, draft.questions, new Set(before.questions.map(({ id }) => id)))
  if (draft.logoFileId !== before.logoFileId) await validateLogo(call, problems, draft.logoFileId)
  const updated = updatedSurvey(before, problems.isEmpty ? draft : { ...draft, questions: undefined }, { now, newId })
  if (before.status !== Draft && immutableParts(updated) !== immutableParts(before)) {
    return problem(409, 'survey-not-a-draft', { detail: `The state is ${before.status}.` })
  }
  validateTimes(problems, before, updated, now)
  validateLanguages(problems, draft, updated)
  const isOpening = willOpen({ ...updated, status })
  if (isOpening && problems.isEmpty)
    validateReadiness(problems, updated, { language, localizations: draft.localizations })
  if (!problems.isEmpty) return problems.answer()
  await assertPlanLimit(call, account, PlanLimitKind.OpenSurveys, { adding: isOpening && !willOpen(before) ? 1 : 0 })
  // A step of the state is an edit, too.
  const isStep = status !== before.status
  assertExpectedVersion(call.query, before, isStep ? { ...updated, version: versionOf(before) + 1 } : updated)
  const saved = await inState(call, updated, status, draft)
  await store.set('survey', saved.id, saved)
  await replaceUses(store, userOf(saved), logoOf(before), logoOf(saved), account.id)
  await noteJob(call, saved)
  const changes = surveyChanges(before, saved)
  if (changes.length > 0) await recordHistory(call, saved.id, { actor: person, changes })
  return ok(await shownSurvey(call, saved))
}

export async function deleteSurvey(call: MemberContext, id: string) {
  const { store, now } = call
  const survey = await findSurvey(call, id)
  if (!survey) return problem(404, 'not-found')
  if (survey.status === Open) return problem(409, 'survey-open')
  await store.set('survey', id, { deletedAt: now.toISOString() })
  await replaceUses(store, userOf(survey), logoOf(survey), [], survey.accountId)
  await store.jobs.note({ kind: 'survey', subjectId: id }, null)
  await recordEvent(call, survey, ChangeAction.Deleted)
  return noContent()
}

export async function restoreSurvey(call: MemberContext, id: string) {
  const { store, account, now } = call
  const survey = await store.get('survey', id)
  if (survey?.accountId !== account.id || !isRestorable(survey, now))
    return problem(404, 'not-found', { detail: `Deleted surveys can be restored for ${DELETED_ITEMS_DAYS} days.` })
  if (willOpen(survey)) await assertPlanLimit(call, account, PlanLimitKind.OpenSurveys)
  const restored = { ...survey, deletedAt: null, version: versionOf(survey) + 1 }
  await store.set('survey', id, restored)
  await replaceUses(store, userOf(restored), [], logoOf(restored), account.id)
  await noteJob(call, restored)
  await recordEvent(call, restored, ChangeAction.Restored)
  return created(await shownSurvey(call, restored))
}

export async function listHistory(call: MemberContext, id: string, paging: Paging) {
  return (await findSurvey(call, id)) ? historyPage(call.store, id, paging) : problem(404, 'not-found')
}
