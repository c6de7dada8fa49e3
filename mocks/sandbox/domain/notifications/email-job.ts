// The job of delayed emails: after quiet hours, and as a daily digest.
import { NotificationChannel } from '@adwright/sdk/types'
import type { JobContext } from '#mocks/sandbox/domain/context.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { unsubscribePath } from '#mocks/sandbox/domain/identity/unsubscribe.ts'
import { sendMail } from '#mocks/sandbox/domain/notifications/mail.ts'
import type { StoredNotification } from '#mocks/sandbox/domain/notifications/notifications.ts'
import { channelOf, languageOf, timeZoneFor } from '#mocks/sandbox/domain/notifications/notify.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { NOTIFICATION_TEXTS } from '#mocks/sandbox/texts/notifications.ts'
import { quietUntil } from '#mocks/sandbox/time/quiet-hours.ts'

/** A notification as a line of an email: its title and the number of repeats. */
function lineOf({ texts, repeatCount }: StoredNotification, language: Language): string {
  const { title } = texts[language]
  return repeatCount === 1
    ? title
    : `${title} (${interpolate(NOTIFICATION_TEXTS.more[language], { count: repeatCount - 1 }, language)})`
}

const BY_EMAIL: NotificationChannel[] = [NotificationChannel.Email, NotificationChannel.DailyDigest]

/** Whether a person still wants an email about it: it is unread, and its kind has not been turned off since. */
const isWanted = (person: Person, { readAt, kind }: StoredNotification): boolean =>
  readAt === null && BY_EMAIL.includes(channelOf(person, kind))

/** Whether a person may read news of an account: of none, or of one they have not left since. */
const isReader = async ({ store }: JobContext, personId: string, accountId: string | null) =>
  accountId === null || (await store.get('membership', `${accountId}.${personId}`)) !== undefined

/** Sends one email for all due notifications of a person and an account, and schedules the next one. */
export async function sendDueEmail(context: JobContext, subjectId: string): Promise<void> {
  const { store, now } = context
  const dot = subjectId.indexOf('.')
  const [personId, accountId] = [subjectId.slice(0, dot), subjectId.slice(dot + 1) || null]
  const person = await store.get('person', personId)
  const pending = await store.list('notification', personId, { where: { accountId, emailDueAt: { not: null } } })
  const due = pending.filter(({ emailDueAt }) => emailDueAt !== null && Date.parse(emailDueAt) <= now.getTime())
  const job = { kind: 'notification-email', subjectId, accountId } as const
  const quietEnd =
    person && quietUntil(person.notificationPreferences.quietHours, now, await timeZoneFor(store, accountId, person))
  if (quietEnd) {
    for (const { id } of due) await store.set('notification', id, { emailDueAt: quietEnd.toISOString() })
    await store.jobs.note(job, quietEnd)
    return
  }
  for (const { id } of due) await store.set('notification', id, { emailDueAt: null })
  const [next] = pending
    .flatMap(({ emailDueAt }) => emailDueAt ?? [])
    .filter((at) => Date.parse(at) > now.getTime())
    .sort()
  if (next !== undefined) await store.jobs.note(job, new Date(next))
  if (!person?.email || person.isDeactivated || !(await isReader(context, personId, accountId))) return
  const wanted = due.filter((one) => isWanted(person, one))
  const [first] = wanted
  if (!first) return
  const language = languageOf(person)
  const values = { count: wanted.length, lines: wanted.map((one) => lineOf(one, language)).join('\n') }
  const link = wanted.length === 1 ? first.link : '/dashboard'
  const unsubscribe = unsubscribePath(context.secrets, person.id)
  await sendMail({ ...context, language }, { to: person.email, kind: 'notifications', values, link, unsubscribe })
}
