// The job of a survey: opens and closes it on time, lets its simulated visitors answer, and checks its alarm.
import { SurveyStatus } from '@adwright/sdk/types'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { checkAlarm } from '#mocks/sandbox/domain/surveys/alarm.ts'
import { addToSums, removeSumsUntil } from '#mocks/sandbox/domain/surveys/stored-sums.ts'
import { type StoredSurvey, surveyAt, surveyDueAt } from '#mocks/sandbox/domain/surveys/survey.ts'
import { visitorResponse, visitorsBetween } from '#mocks/sandbox/domain/surveys/visitors.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#mocks/sandbox/time/clock.ts'

type Context = Pick<SystemContext, 'store' | 'newId' | 'seed' | 'origin' | 'secrets'> & { now: Date }

const LOOK_AHEAD_MS = HOUR_MS
const MIN_PAUSE_MS = 5 * MINUTE_MS

/** The moment up to which people can have answered: now, or the end of the last period. */
const answeredUntil = ({ status, periods }: StoredSurvey, now: Date): Date => {
  const end = status === SurveyStatus.Open ? undefined : periods.at(-1)?.to
  return end ? new Date(Math.min(Date.parse(end), now.getTime())) : now
}

/** Stores the answers of the visitors who have come since the last time. */
export async function addVisits({ store, newId, seed, now }: Context, survey: StoredSurvey): Promise<StoredSurvey> {
  const from = survey.visitsUntil ?? survey.periods[0]?.from
  const until = answeredUntil(survey, now)
  if (!from || Date.parse(from) >= until.getTime()) return survey
  for (const visitor of visitorsBetween(seed, survey, new Date(from), until))
    await store.insert('surveyResponse', visitorResponse(seed, survey, visitor, newId))
  return { ...survey, visitsUntil: until.toISOString() }
}

/** When the job of a survey is due next: at the next visitor, opening or closing. */
export function nextDue(seed: number, survey: StoredSurvey, now: Date): Date | null {
  const step = surveyDueAt(survey)
  if (survey.status !== SurveyStatus.Open) return step
  const ahead = new Date(now.getTime() + LOOK_AHEAD_MS)
  const [next] = visitorsBetween(seed, survey, now, ahead)
  const visit = new Date(Math.max(next?.at.getTime() ?? ahead.getTime(), now.getTime() + MIN_PAUSE_MS))
  return step && step < visit ? step : visit
}

/** Deletes answers that are older than the survey keeps them. */
async function deleteOld(context: Context & { timeZone: string }, { id, keepDays }: StoredSurvey): Promise<void> {
  if (keepDays === null) return
  const { store, now } = context
  const below = new Date(now.getTime() - keepDays * DAY_MS).toISOString()
  const old = { surveyId: id, startedAt: { below } }
  if ((await store.count('surveyResponse', old)) === 0) return
  await removeSumsUntil(context, id, below)
  await store.deleteAll('surveyResponse', old)
}

export async function advanceSurvey(context: Context, id: string): Promise<void> {
  const { store, seed, now } = context
  const stored = await store.get('survey', id)
  if (!stored || stored.deletedAt !== null) return
  const { timeZone = 'UTC' } = (await store.get('account', stored.accountId)) ?? {}
  const visited = await addVisits(context, surveyAt(stored, now))
  await deleteOld({ ...context, timeZone }, visited)
  const hasMore = await addToSums({ ...context, timeZone }, visited)
  const survey = await checkAlarm(context, visited)
  await store.set('survey', id, survey)
  const due = hasMore ? now : nextDue(seed, survey, now)
  await store.jobs.note({ kind: 'survey', subjectId: id, accountId: survey.accountId }, due)
}
