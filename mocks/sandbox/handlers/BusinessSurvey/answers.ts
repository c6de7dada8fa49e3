// The answers of single people: list, tags, deletion and export. Those of the own company stay anonymous.
import { UserRole } from '@adwright/sdk/types'
import { surveyAnswersLockedAfter } from '#mocks/sandbox/domain/billing/plan-usage.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { addFile, shownFile } from '#mocks/sandbox/domain/files/files.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { csvOf } from '#mocks/sandbox/domain/surveys/answer-export.ts'
import { type AnswerFilters, fitting } from '#mocks/sandbox/domain/surveys/filters.ts'
import type { StoredResponse } from '#mocks/sandbox/domain/surveys/response.ts'
import { minGroupSize } from '#mocks/sandbox/domain/surveys/results.ts'
import { canSeePersonalData, shownAnswer } from '#mocks/sandbox/domain/surveys/shown-answer.ts'
import type { StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'
import { assertExpectedVersion, withNextVersion } from '#mocks/sandbox/domain/versions.ts'
import { findSurvey } from '#mocks/sandbox/handlers/BusinessSurvey/find-survey.ts'
import { created, noContent, ok, pageOf } from '#mocks/sandbox/handlers/context.ts'
import type { Paging } from '#mocks/sandbox/handlers/history-page.ts'

const isAnonymous = (survey: StoredSurvey) => minGroupSize(survey) > 1

/** The answers that fit, newest first, without those above the plan's limit of the month. */
async function openAnswers(call: MemberContext, survey: StoredSurvey, filters: AnswerFilters) {
  const { store, account, now } = call
  const all = await store.list('surveyResponse', survey.id, { order: 'desc' })
  const lockedAfter = await surveyAnswersLockedAfter({ store, holder: account, now })
  const isLocked = ({ sentAt }: StoredResponse) => lockedAfter !== undefined && sentAt !== null && sentAt >= lockedAfter
  const open = lockedAfter === undefined ? all : all.filter((response) => !isLocked(response))
  return { lockedCount: all.length - open.length, found: fitting(survey, open, filters, account.timeZone) }
}

export async function listAnswers(
  call: MemberContext,
  id: string,
  { currentPage, pageSize, ...filters }: Paging & AnswerFilters,
) {
  const survey = await findSurvey(call, id)
  if (!survey) return problem(404, 'not-found')
  if (isAnonymous(survey)) return problem(409, 'survey-answers-anonymous')
  const { lockedCount, found } = await openAnswers(call, survey, filters)
  const page = pageOf(found, currentPage, pageSize)
  const isPersonalShown = canSeePersonalData(call.membership)
  return ok({ ...page, lockedCount, items: page.items.map((one) => shownAnswer(survey, one, isPersonalShown)) })
}

type Found = { survey: StoredSurvey; response: StoredResponse }

async function findAnswer(call: MemberContext, id: string, answerId: string): Promise<Found | 'missing' | 'anonymous'> {
  const survey = await findSurvey(call, id)
  if (survey && isAnonymous(survey)) return 'anonymous'
  const response = await call.store.get('surveyResponse', answerId)
  return survey && response?.surveyId === id ? { survey, response } : 'missing'
}

const refused = (found: 'missing' | 'anonymous') =>
  found === 'missing' ? problem(404, 'not-found') : problem(409, 'survey-answers-anonymous')

export async function getAnswer(call: MemberContext, id: string, answerId: string) {
  const found = await findAnswer(call, id, answerId)
  if (typeof found === 'string') return refused(found)
  return ok(shownAnswer(found.survey, found.response, canSeePersonalData(call.membership)))
}

type Tagging = MemberContext & { query: { expectedVersion?: number }; body: { tags: string[] } }

export async function updateAnswer(call: Tagging, id: string, answerId: string) {
  const found = await findAnswer(call, id, answerId)
  if (typeof found === 'string') return refused(found)
  const { survey, response } = found
  const updated = withNextVersion(response, { ...response, tags: call.body.tags })
  assertExpectedVersion(call.query, response, updated)
  await call.store.set('surveyResponse', answerId, updated)
  return ok(shownAnswer(survey, updated, call.membership.role >= UserRole.User))
}

export async function deleteAnswer(call: MemberContext, id: string, answerId: string) {
  const found = await findAnswer(call, id, answerId)
  if (typeof found === 'string') return refused(found)
  await call.store.delete('surveyResponse', answerId)
  return noContent()
}

/** Deletes what a person said in all surveys of the account, by the address they left. */
export async function deleteRespondent({
  store,
  accountId,
  body,
}: MemberContext & { accountId: string; body: { email: string } }) {
  const deletedCount = await store.deleteAll('surveyResponse', { accountId, email: body.email.toLowerCase() })
  return ok({ deletedCount })
}

const UNSAFE_IN_NAMES = /[\\/:*?"<>|]/g
const MAX_NAME_LENGTH = 100

export async function exportAnswers(call: MemberContext, id: string, filters: AnswerFilters) {
  const { person, language, membership } = call
  const survey = await findSurvey(call, id)
  if (!survey) return problem(404, 'not-found')
  if (isAnonymous(survey)) return problem(409, 'survey-answers-anonymous')
  const { found } = await openAnswers(call, survey, filters)
  const csv = csvOf(survey, found, { language, isPersonalShown: canSeePersonalData(membership) })
  const bytes = new TextEncoder().encode(csv)
  const file = await addFile(call, {
    name: `${survey.title.replace(UNSAFE_IN_NAMES, ' ').trim().slice(0, MAX_NAME_LENGTH)}.csv`,
    mimeType: 'text/csv',
    sizeBytes: bytes.length,
    width: null,
    height: null,
    durationSeconds: null,
    altText: null,
    uploadedByName: fullName(person) || person.userName,
    content: bytes,
    accountId: null,
    ownerId: person.id,
  })
  return created(shownFile(file, call))
}
