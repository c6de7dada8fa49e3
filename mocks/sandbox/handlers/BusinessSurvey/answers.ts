// The answers of single people: list, tags, deletion and export. Those of the own company stay anonymous.
import { UserRole } from '@adwright/sdk/types'
import { surveyAnswersLockedAfter } from '#mocks/sandbox/domain/billing/plan-usage.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { addFile, shownFile } from '#mocks/sandbox/domain/files/files.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { countLabels } from '#mocks/sandbox/domain/planning/labels.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { csvOf } from '#mocks/sandbox/domain/surveys/answer-export.ts'
import { type AnswerFilters, endsBeforeItBegins, whereOf, withAnswers } from '#mocks/sandbox/domain/surveys/filters.ts'
import { forgetAnswers } from '#mocks/sandbox/domain/surveys/forget-answers.ts'
import { minGroupSize } from '#mocks/sandbox/domain/surveys/group-size.ts'
import type { StoredResponse } from '#mocks/sandbox/domain/surveys/response.ts'
import { canSeePersonalData, shownAnswer } from '#mocks/sandbox/domain/surveys/shown-answer.ts'
import { removeFromSums } from '#mocks/sandbox/domain/surveys/stored-sums.ts'
import type { StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'
import { assertExpectedVersion, withNextVersion } from '#mocks/sandbox/domain/versions.ts'
import { findSurvey } from '#mocks/sandbox/handlers/BusinessSurvey/find-survey.ts'
import { created, noContent, ok, pageOf } from '#mocks/sandbox/handlers/context.ts'
import type { Paging } from '#mocks/sandbox/handlers/history-page.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'
import type { Where } from '#mocks/sandbox/store/schema/schema.ts'

const NEWEST_FIRST = [['startedAt', 'desc']] as const

const newestAnswers = ({ store }: MemberContext, where: Where<'surveyResponse'>): Promise<StoredResponse[]> =>
  store.listAll('surveyResponse', { where, by: NEWEST_FIRST, order: 'desc' })

const isAnonymous = (survey: StoredSurvey) => minGroupSize(survey) > 1

/** The query for the answers that fit, without those above the plan's limit of the month. */
async function openAnswers(call: MemberContext, survey: StoredSurvey, filters: AnswerFilters) {
  const { store, account, now } = call
  const surveyId = survey.id
  const lockedAfter = await surveyAnswersLockedAfter({ store, holder: account, now })
  if (lockedAfter === undefined)
    return { lockedCount: 0, where: { surveyId, ...whereOf(survey, filters, account.timeZone) } }
  const { anyOf = [], ...where } = whereOf(survey, filters, account.timeZone)
  const isOpen = [{ sentAt: null }, { sentAt: { below: lockedAfter } }]
  return {
    lockedCount: await store.count('surveyResponse', { surveyId, sentAt: { from: lockedAfter } }),
    where: { surveyId, ...where, anyOf: [...anyOf, isOpen] },
  }
}

export async function listAnswers(
  call: MemberContext,
  id: string,
  { currentPage, pageSize, ...filters }: Paging & AnswerFilters,
) {
  const { store, membership } = call
  const survey = await findSurvey(call, id)
  if (!survey) return problem(404, 'not-found')
  if (isAnonymous(survey)) return problem(409, 'survey-answers-anonymous')
  if (endsBeforeItBegins(filters)) return problem(400, 'invalid-period', { detail: 'dateBegin, dateEnd' })
  const { lockedCount, where } = await openAnswers(call, survey, filters)
  const { answers } = filters
  const page = answers
    ? pageOf(withAnswers(survey, await newestAnswers(call, where), answers), currentPage, pageSize)
    : await storedPage(store, 'surveyResponse', { where, by: NEWEST_FIRST, order: 'desc', currentPage, pageSize })
  const tagged = await store.listAll('surveyResponse', { where: { surveyId: id, tagLine: { not: '' } } })
  const isPersonalShown = canSeePersonalData(membership)
  const tags = countLabels(tagged.map((one) => one.tags))
  return ok({ ...page, lockedCount, tags, items: page.items.map((one) => shownAnswer(survey, one, isPersonalShown)) })
}

type Found = { survey: StoredSurvey; response: StoredResponse }

async function findAnswer(call: MemberContext, id: string, answerId: string): Promise<Found | 'missing' | 'anonymous'> {
  const survey = await findSurvey(call, id)
  if (survey && isAnonymous(survey)) return 'anonymous'
  const response = await call.store.get('surveyResponse', answerId)
  if (!survey || response?.surveyId !== id) return 'missing'
  // Answers above the plan's limit are opened later.
  const lockedAfter = await surveyAnswersLockedAfter({ store: call.store, holder: call.account, now: call.now })
  const isLocked = lockedAfter !== undefined && response.sentAt !== null && response.sentAt >= lockedAfter
  return isLocked ? 'missing' : { survey, response }
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
  const tagged = withNextVersion(response, { ...response, tags: call.body.tags })
  assertExpectedVersion(call.query, response, tagged)
  const updated = await removeFromSums(call.store, tagged)
  await call.store.set('surveyResponse', answerId, updated)
  return ok(shownAnswer(survey, updated, call.membership.role >= UserRole.User))
}

export async function deleteAnswer(call: MemberContext, id: string, answerId: string) {
  const found = await findAnswer(call, id, answerId)
  if (typeof found === 'string') return refused(found)
  await removeFromSums(call.store, found.response)
  await forgetAnswers(call.store, [found.response])
  await call.store.delete('surveyResponse', answerId)
  return noContent()
}

/** Deletes what a person said in all surveys of the account, by the address they left. */
export async function deleteRespondent({
  store,
  accountId,
  body,
}: MemberContext & { accountId: string; body: { email: string } }) {
  const where = { accountId, email: body.email.toLowerCase() }
  const responses = await store.listAll('surveyResponse', { where })
  for (const response of responses) await removeFromSums(store, response)
  await forgetAnswers(store, responses)
  return ok({ deletedCount: await store.deleteAll('surveyResponse', where) })
}

const UNSAFE_IN_NAMES = /[\\/:*?"<>|]/g
const MAX_NAME_LENGTH = 100

export async function exportAnswers(call: MemberContext, id: string, filters: AnswerFilters) {
  const { person, language, membership } = call
  const survey = await findSurvey(call, id)
  if (!survey) return problem(404, 'not-found')
  if (isAnonymous(survey)) return problem(409, 'survey-answers-anonymous')
  if (endsBeforeItBegins(filters)) return problem(400, 'invalid-period', { detail: 'dateBegin, dateEnd' })
  const { where } = await openAnswers(call, survey, filters)
  const { answers } = filters
  const found = await newestAnswers(call, where)
  const csv = csvOf(survey, answers ? withAnswers(survey, found, answers) : found, {
    language,
    isPersonalShown: canSeePersonalData(membership),
  })
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
