// The due job of an account's mornings: tasks that are due or overdue, and on Mondays the check-ins of strategies.
import { NotificationKind, StrategyStatus, UserRole } from '@adwright/sdk/types'
import type { JobContext } from '#mocks/sandbox/domain/context.ts'
import { membershipsOf } from '#mocks/sandbox/domain/identity/memberships.ts'
import type { Person, StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import type { News } from '#mocks/sandbox/domain/notifications/notifications.ts'
import { membersFrom, notify } from '#mocks/sandbox/domain/notifications/notify.ts'
import { OPEN_STATES, type StoredTask } from '#mocks/sandbox/domain/planning/task.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { TASK_TEXTS } from '#mocks/sandbox/texts/tasks.ts'
import { nextTimeOfDay } from '#mocks/sandbox/time/quiet-hours.ts'
import { type Day, dayIn, mondayOf } from '#mocks/sandbox/time/time-zone.ts'

/** On the clocks of the account. */
const TIME = '08:00'
const MAX_NAMED_TASKS = 10

type DueTasks = { today: Day; dueCount: number; overdueCount: number; named: StoredTask[] }

/** Open tasks of a person up to today; private ones come with the account that the person joined first. */
async function dueTasksOf(
  { store }: JobContext,
  account: StoredAccount,
  person: Person,
  today: Day,
): Promise<DueTasks> {
  const [first] = await membershipsOf(store, person.id)
  const open = { status: [...OPEN_STATES], deletedAt: null }
  const plans = [
    // Nobody is reminded of the tasks of sample data.
    ...(account.isDemo ? [] : [{ ...open, planId: account.id, assigneeUserId: person.id }]),
    ...(first?.accountId === account.id ? [{ ...open, planId: person.id }] : []),
  ]
  const named: StoredTask[] = []
  let [dueCount, overdueCount] = [0, 0]
  for (const where of plans) {
    dueCount += await store.count('task', { ...where, dueOrder: today })
    overdueCount += await store.count('task', { ...where, dueOrder: { below: today } })
    const options = { where: { ...where, dueOrder: { to: today } }, limit: MAX_NAMED_TASKS }
    named.push(...(await store.listAll('task', options)))
  }
  named.sort((a, b) => String(a.dueOn).localeCompare(String(b.dueOn)) || b.priority - a.priority)
  return { today, dueCount, overdueCount, named: named.slice(0, MAX_NAMED_TASKS) }
}

function taskWords({ today, dueCount, overdueCount, named }: DueTasks, language: Language) {
  const text = (key: keyof typeof TASK_TEXTS, values: Record<string, string | number>) =>
    interpolate(TASK_TEXTS[key][language], values, language)
  const dayName = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const lines = named.map(({ title, dueOn }) =>
    dueOn === null || dueOn === today
      ? text('dueLine', { title })
      : text('overdueLine', { title, day: dayName.format(new Date(dueOn)) }),
  )
  const unnamed = dueCount + overdueCount - named.length
  const counts = [
    ...(dueCount > 0 ? [text('dueToday', { count: dueCount })] : []),
    ...(overdueCount > 0 ? [text('overdue', { count: overdueCount })] : []),
  ]
  return {
    title: counts.join(', '),
    text: [...lines, ...(unnamed > 0 ? [text('more', { count: unnamed })] : [])].join('\n'),
  }
}

const inBoth = <T>(of: (language: Language) => T): Record<Language, T> => ({ en: of('en'), tr: of('tr') })

async function checkInsOf({ store }: JobContext, account: StoredAccount, person: Person, today: Day) {
  const { id: planId, isDemo } = account
  if (isDemo || mondayOf(today) !== today) return []
  const where = { status: StrategyStatus.Active, ownerUserId: person.id, deletedAt: null, dueOn: { from: today } }
  const owned = await store.list('strategy', planId, { where })
  return owned.filter(({ startsOn }) => startsOn < today)
}

async function newsFor(context: JobContext, account: StoredAccount, person: Person): Promise<News[]> {
  const today = dayIn(context.now, account.timeZone)
  const base = { kind: NotificationKind.Task, severity: null, accountId: account.id, isState: true }
  const tasks = await dueTasksOf(context, account, person, today)
  const checkIns = await checkInsOf(context, account, person, today)
  const due: News = {
    ...base,
    cause: `daily-tasks:${account.id}`,
    texts: inBoth((language) => taskWords(tasks, language)),
    link: '/tasks?tab=forMe',
  }
  return [
    ...(tasks.named.length > 0 ? [due] : []),
    ...checkIns.map(({ id, title }) => ({
      ...base,
      cause: `check-in:${id}`,
      texts: inBoth((language) => ({
        title: interpolate(TASK_TEXTS.checkInTitle[language], { title }, language),
        text: TASK_TEXTS.checkInText[language],
      })),
      link: `/strategies/${id}/check-in`,
    })),
  ]
}

async function sendMorning(context: JobContext, account: StoredAccount, person: Person): Promise<void> {
  const news = await newsFor(context, account, person)
  const [first] = news
  if (!first) return
  await notify(context, person, news, (language) => {
    const texts = news.map((one) => one.texts[language])
    const lines = texts.map(({ title, text }) => `${title}\n${text}`).join('\n\n')
    return { kind: 'daily-tasks', values: { title: first.texts[language].title, lines }, link: first.link }
  })
}

const jobOf = (accountId: string) => ({ kind: 'daily-tasks', subjectId: accountId, accountId }) as const

/** Tells every member what the day asks for, and notes the next morning. */
export async function sendDailyTasks(context: JobContext, accountId: string): Promise<void> {
  const { store, now } = context
  const account = await store.get('account', accountId)
  if (!account) return
  for (const person of await membersFrom(store, accountId, UserRole.Viewer)) await sendMorning(context, account, person)
  await store.jobs.note(jobOf(accountId), nextTimeOfDay(TIME, new Date(now.getTime() + 1000), account.timeZone))
}

/** Notes the first morning of an account. */
export const startDailyTasks = (store: Store, { id, timeZone }: StoredAccount, now: Date): Promise<void> =>
  store.jobs.noteOnce(jobOf(id), nextTimeOfDay(TIME, now, timeZone))
