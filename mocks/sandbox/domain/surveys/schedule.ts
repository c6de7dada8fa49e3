// The job of a survey: opens and closes it on time, lets its simulated visitors answer, and checks its alarm.
import { SurveyStatus } from '@adwright/sdk/types'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { checkAlarm } from '#mocks/sandbox/domain/surveys/alarm.ts'
import { forgetAnswers } from '#mocks/sandbox/domain/surveys/forget-answers.ts'
import { postVisitors } from '#mocks/sandbox/domain/surveys/post-visitors.ts'
import { addToSums, removeSumsUntil } from '#mocks/sandbox/domain/surveys/stored-sums.ts'
import { closedSurvey, type StoredSurvey, surveyAt, surveyDueAt } from '#mocks/sandbox/domain/surveys/survey.ts'
import { inOrder, visitorResponse, visitorsBetween } from '#mocks/sandbox/domain/surveys/visitors.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#mocks/sandbox/time/clock.ts'

type Context = Pick<SystemContext, 'store' | 'newId' | 'seed' | 'origin' | 'secrets' | 'platforms'> & { now: Date }
type Local = { timeZone: string }

const LOOK_AHEAD_MS = HOUR_MS
const MIN_PAUSE_MS = 5 * MINUTE_MS

/** The moment up to which people can have answered: now, or the end of the last period. */
const answeredUntil = ({ status, periods }: StoredSurvey, now: Date): Date => {
  const end = status === SurveyStatus.Open ? undefined : periods.at(-1)?.to
  return end ? new Date(Math.min(Date.parse(end), now.getTime())) : now
}

/** Stores the answers of the visitors who have come since the last time; the last one that the survey takes closes it. */
export async function addVisits(context: Context & Local, survey: StoredSurvey): Promise<StoredSurvey> {
  const { store, newId, seed, now } = context
  const begin = survey.visitsUntil ?? survey.periods[0]?.from
  const until = answeredUntil(survey, now)
  if (!begin || Date.parse(begin) >= until.getTime()) return survey
  const from = new Date(begin)
  const visitors = [
    ...visitorsBetween(context, survey, from, until),
    ...(await postVisitors(context, survey, from, until)),
  ]
  const { id: surveyId, answersLimit } = survey
  const sentBefore =
    answersLimit === null ? 0 : await store.count('surveyResponse', { surveyId, sentAt: { not: null } })
  let left = answersLimit === null ? Number.POSITIVE_INFINITY : answersLimit - sentBefore
  for (const visitor of inOrder(visitors)) {
    const response = visitorResponse(seed, survey, visitor, newId)
    await store.insert('surveyResponse', response)
    if (response.sentAt !== null) left -= 1
    if (left <= 0) return { ...closedSurvey(survey, visitor.at), visitsUntil: until.toISOString() }
  }
  return { ...survey, visitsUntil: until.toISOString() }
}

/** When the job of a survey is due next: at the next visitor, opening or closing; those who come from posts are added along the way. */
export function nextDue(place: { seed: number } & Local, survey: StoredSurvey, now: Date): Date | null {
  const step = surveyDueAt(survey)
  if (survey.status !== SurveyStatus.Open) return step
  const ahead = new Date(now.getTime() + LOOK_AHEAD_MS)
  const [next] = visitorsBetween(place, survey, now, ahead)
  const visit = new Date(Math.max(next?.at.getTime() ?? ahead.getTime(), now.getTime() + MIN_PAUSE_MS))
  return step && step < visit ? step : visit
}

/** Deletes answers that are older than the survey keeps them. */
async function deleteOld(context: Context & Local, { id, keepDays }: StoredSurvey): Promise<void> {
  if (keepDays === null) return
  const { store, now } = context
  const below = new Date(now.getTime() - keepDays * DAY_MS).toISOString()
  const old = { surveyId: id, startedAt: { below } }
  if ((await store.count('surveyResponse', old)) === 0) return
  await removeSumsUntil(context, id, below)
  await forgetAnswers(store, await store.listAll('surveyResponse', { where: old }))
  await store.deleteAll('surveyResponse', old)
}

export async function advanceSurvey(context: Context, id: string): Promise<void> {
  const { store, now } = context
  const stored = await store.get('survey', id)
  if (!stored || stored.deletedAt !== null) return
  const { timeZone = 'UTC' } = (await store.get('account', stored.accountId)) ?? {}
  const local = { ...context, timeZone }
  const visited = await addVisits(local, surveyAt(stored, now))
  await deleteOld(local, visited)
  const hasMore = await addToSums(local, visited)
  const survey = await checkAlarm(context, visited)
  await store.set('survey', id, survey)
  const due = hasMore ? now : nextDue(local, survey, now)
  await store.jobs.note({ kind: 'survey', subjectId: id, accountId: survey.accountId }, due)
}
