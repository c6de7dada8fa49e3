// Repeating tasks: done, a task comes back on its next due day as a new round.
import { ChangeAction, TaskRepeatFrequency, TaskStatus } from '@adwright/sdk/types'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { recordHistory } from '#mocks/sandbox/domain/planning/history.ts'
import type { StoredTask } from '#mocks/sandbox/domain/planning/task.ts'
import { versionOf } from '#mocks/sandbox/domain/versions.ts'
import {
  addDays,
  type Day,
  dayIn,
  dayNumber,
  mondayOf,
  startOfDay,
  weekdayOfNumber,
} from '#mocks/sandbox/time/time-zone.ts'

const MAX_ROUNDS = 800
/** 1 for Monday to 7 for Sunday. */
const isoWeekday = (day: Day) => weekdayOfNumber(dayNumber(day)) || 7

/** The same day of a later month, or the last day of a month that is shorter. */
function addMonths(day: Day, months: number): Day {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

function* duesOf(repeat: NonNullable<StoredTask['repeat']>, dueOn: Day): Generator<Day> {
  const { frequency, interval, weekDays } = repeat
  if (frequency === TaskRepeatFrequency.Daily) for (let step = 1; ; step += 1) yield addDays(dueOn, step * interval)
  if (frequency === TaskRepeatFrequency.Monthly) for (let step = 1; ; step += 1) yield addMonths(dueOn, step * interval)
  const days = (weekDays.length === 0 ? [isoWeekday(dueOn)] : [...weekDays]).sort((a, b) => a - b)
  for (let week = 0; ; week += interval)
    for (const weekday of days) yield addDays(mondayOf(dueOn), week * 7 + weekday - 1)
}

/** The next due day of a repeating task, after the present one and after `today`; null if it does not come back. */
export function nextDueDay({ repeat, dueOn }: Pick<StoredTask, 'repeat' | 'dueOn'>, today: Day): Day | null {
  if (!repeat || !dueOn) return null
  for (const day of duesOf(repeat, dueOn))
    if (day > dueOn && day > today) return repeat.endsOn === null || day <= repeat.endsOn ? day : null
  return null
}

/** Schedules the return of a task that was done, and unschedules that of every other one. */
export async function scheduleReturn(
  { store }: Pick<SystemContext, 'store'>,
  task: StoredTask,
  { today, timeZone, accountId }: { today: Day; timeZone: string; accountId: string | null },
): Promise<void> {
  const next = task.status === TaskStatus.Done && task.deletedAt === null ? nextDueDay(task, today) : null
  const job = { kind: 'task-return', subjectId: task.id, accountId } as const
  await store.jobs.note(job, next === null ? null : startOfDay(next, timeZone))
}

/** Whose days count for a plan: those of the account, or of the person. */
async function timeZoneOf({ store }: Pick<SystemContext, 'store'>, planId: string) {
  const account = await store.get('account', planId)
  const person = account ? undefined : await store.get('person', planId)
  return { isOfTeam: account !== undefined, timeZone: account?.timeZone ?? person?.timeZone ?? 'UTC' }
}

/** The due job of a repeating task: begins its next round, to do on its next day, with unticked steps. */
export async function returnTask(
  { store, now, newId }: Pick<SystemContext, 'store' | 'newId'> & { now: Date },
  id: string,
): Promise<void> {
  const task = await store.get('task', id)
  if (!task || task.status !== TaskStatus.Done || task.deletedAt !== null || !task.completedAt) return
  const { isOfTeam, timeZone } = await timeZoneOf({ store }, task.planId)
  const dueOn = nextDueDay(task, addDays(dayIn(now, timeZone), -1))
  if (dueOn === null) return
  const [last] = task.rounds
  const round = {
    number: (last?.number ?? 0) + 1,
    dueOn: task.dueOn,
    completedAt: task.completedAt,
    completedByName: task.completedByName ?? null,
    beganAt: task.beganAt,
  }
  await store.set('task', id, {
    status: TaskStatus.ToDo,
    progress: 0,
    dueOn,
    beganAt: null,
    completedAt: null,
    completedByName: null,
    checklist: task.checklist.map((step) => ({ ...step, isDone: false })),
    rounds: [round, ...task.rounds].slice(0, MAX_ROUNDS),
    accountTaskProgressId: isOfTeam ? newId('atp') : null,
    version: versionOf(task) + 1,
    updatedAt: now.toISOString(),
  })
  await recordHistory({ store, now, newId }, id, { action: ChangeAction.Repeated })
}
