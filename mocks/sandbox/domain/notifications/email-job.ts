// The job of delayed emails: after quiet hours, and as a daily digest.
import type { JobContext } from '#mocks/sandbox/domain/context.ts'
import { sendMail } from '#mocks/sandbox/domain/notifications/mail.ts'
import type { StoredNotification } from '#mocks/sandbox/domain/notifications/notifications.ts'
import { languageOf } from '#mocks/sandbox/domain/notifications/notify.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { NOTIFICATION_TEXTS } from '#mocks/sandbox/texts/notifications.ts'

/** A notification as a line of an email: its title and the number of repeats. */
function lineOf({ texts, repeatCount }: StoredNotification, language: Language): string {
  const { title } = texts[language]
  return repeatCount === 1
    ? title
    : `${title} (${interpolate(NOTIFICATION_TEXTS.more[language], { count: repeatCount - 1 }, language)})`
}

/** Sends one email for all due notifications of a person and an account, and schedules the next one. */
export async function sendDueEmail(context: JobContext, subjectId: string): Promise<void> {
  const { store, now } = context
  const dot = subjectId.indexOf('.')
  const [personId, accountId] = [subjectId.slice(0, dot), subjectId.slice(dot + 1) || null]
  const person = await store.get('person', personId)
  const pending = await store.list('notification', personId, { where: { accountId, emailDueAt: { not: null } } })
  const due = pending.filter(({ emailDueAt }) => emailDueAt !== null && Date.parse(emailDueAt) <= now.getTime())
  for (const { id } of due) await store.set('notification', id, { emailDueAt: null })
  const [next] = pending
    .flatMap(({ emailDueAt }) => emailDueAt ?? [])
    .filter((at) => Date.parse(at) > now.getTime())
    .sort()
  const job = { kind: 'notification-email', subjectId, accountId } as const
  if (next !== undefined) await store.jobs.note(job, new Date(next))
  // Notifications that were read in the app are omitted.
  const unread = due.filter(({ readAt }) => readAt === null)
  const [first] = unread
  if (!first || !person?.email || person.isDeactivated) return
  const language = languageOf(person)
  const values = { count: unread.length, lines: unread.map((one) => lineOf(one, language)).join('\n') }
  const link = unread.length === 1 ? first.link : '/dashboard'
  await sendMail({ ...context, language }, { to: person.email, kind: 'notifications', values, link })
}
