// Raises an alarm once when the net promoter score of the last days falls below the limit, until it is over it again.
import { NotificationKind, TaskOriginKind, TaskPriority, UserRole } from '@adwright/sdk/types'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { membersFrom, notify } from '#mocks/sandbox/domain/notifications/notify.ts'
import { newTask } from '#mocks/sandbox/domain/planning/task.ts'
import { interfaceLanguageOf } from '#mocks/sandbox/domain/surveys/languages.ts'
import { npsOf } from '#mocks/sandbox/domain/surveys/statistics.ts'
import type { StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'
import { sendEvent } from '#mocks/sandbox/domain/webhooks/events.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { MAIL_TEXTS } from '#mocks/sandbox/texts/mails.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

type Context = Pick<SystemContext, 'store' | 'newId' | 'origin' | 'secrets'> & { now: Date }

const TASK_TITLE = {
  en: (nps: number) => `Survey alarm: net promoter score at ${nps}`,
  tr: (nps: number) => `Anket alarmı: net tavsiye skoru ${nps}`,
}
const MAX_TITLE_LENGTH = 100

/** The score of the days that the alarm looks at; undefined with too few answers. */
async function recentNps({ store, now }: Context, { id, alarm }: StoredSurvey) {
  if (!alarm) return undefined
  const since = new Date(now.getTime() - alarm.days * DAY_MS).toISOString()
  const where = { surveyId: id, sentAt: { from: since }, score: { not: null } }
  const totals = await store.totals('surveyResponse', { field: 'score', sum: 'score' }, where)
  const { value, count } = npsOf(totals.map(({ value: score, count: n }) => ({ number: Number(score), count: n })))
  return count < alarm.minResponses ? undefined : { value: Math.round(value * 10) / 10, count }
}

async function notifyTeam(
  context: Context,
  survey: StoredSurvey,
  nps: { value: number; count: number },
): Promise<void> {
  const { alarm, accountId, id, title } = survey
  const link = `/surveys/${id}/results`
  const values = { survey: title, value: nps.value, limit: alarm?.below ?? 0, count: nps.count, days: alarm?.days ?? 0 }
  const textIn = (language: Language) => ({
    title: interpolate(MAIL_TEXTS['survey-alarm'][language].subject, values, language),
    text: interpolate(MAIL_TEXTS['survey-alarm'][language].text, values, language),
  })
  const news = {
    kind: NotificationKind.Survey,
    severity: null,
    accountId,
    cause: `survey-alarm:${id}`,
    texts: { en: textIn('en'), tr: textIn('tr') },
    link,
  }
  for (const person of await membersFrom(context.store, accountId, UserRole.User))
    await notify(context, person, [news], () => ({ kind: 'survey-alarm', values, link }))
}

async function raise(context: Context, survey: StoredSurvey, nps: { value: number; count: number }): Promise<void> {
  const { store, newId, now } = context
  const { alarm, accountId, id, title } = survey
  if (!alarm) return
  await sendEvent(context, accountId, 'survey.alarm', {
    surveyId: id,
    title,
    metric: 'nps',
    value: nps.value,
    limit: alarm.below,
    responseCount: nps.count,
    days: alarm.days,
  })
  const draft = {
    title: TASK_TITLE[interfaceLanguageOf(survey)](nps.value).slice(0, MAX_TITLE_LENGTH),
    priority: TaskPriority.High,
    origin: { kind: TaskOriginKind.Survey, id, title },
  }
  const making = { id: newId('tsk'), planId: accountId, round: newId('atp'), personId: id, now }
  await store.insert('task', newTask(draft, making))
  await notifyTeam(context, survey, nps)
}

/** Returns the survey with its alarm as it is now, and raises the alarm when it has just begun. */
export async function checkAlarm(context: Context, survey: StoredSurvey): Promise<StoredSurvey> {
  const nps = await recentNps(context, survey)
  const isAlarmed = nps !== undefined && survey.alarm !== null && nps.value < survey.alarm.below
  if (nps && isAlarmed && !survey.isAlarmed) await raise(context, survey, nps)
  return { ...survey, isAlarmed }
}
