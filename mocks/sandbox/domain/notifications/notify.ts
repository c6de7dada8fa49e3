// Notifies people as their preferences say: not at all, in the app, by email immediately, or in a daily digest.
import { NotificationChannel, NotificationKind, Severity } from '@adwright/sdk/types'
import { membersOf } from '#mocks/sandbox/domain/identity/memberships.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { unsubscribePath } from '#mocks/sandbox/domain/identity/unsubscribe.ts'
import { type EmailParams, type Outbox, sendMail } from '#mocks/sandbox/domain/notifications/mail.ts'
import {
  addNotification,
  type News,
  type StoredNotification,
} from '#mocks/sandbox/domain/notifications/notifications.ts'
import type { Secrets } from '#mocks/sandbox/random/secrets.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { nextTimeOfDay, quietUntil } from '#mocks/sandbox/time/quiet-hours.ts'

/** The time of digests, in the time zone of the account. */
const DIGEST_TIME = '08:00'

type Preferences = Person['notificationPreferences']

const PREFERENCE = {
  [NotificationKind.Anomaly]: 'anomalies',
  [NotificationKind.Approval]: 'approvals',
  [NotificationKind.Execution]: 'executions',
  [NotificationKind.Integration]: 'integrations',
  [NotificationKind.Ticket]: 'tickets',
  [NotificationKind.Report]: 'reports',
  [NotificationKind.Product]: 'product',
  [NotificationKind.Task]: 'tasks',
  [NotificationKind.Survey]: 'surveys',
  [NotificationKind.Post]: 'posts',
} as const satisfies Record<NotificationKind, keyof Preferences>

/** The channel a person has chosen for a kind. */
export const channelOf = ({ notificationPreferences }: Person, kind: NotificationKind): NotificationChannel =>
  notificationPreferences[PREFERENCE[kind]]

/** Preferences with news in the app alone, as unsubscribing leaves them. */
export function withoutEmails(preferences: Preferences): Preferences {
  const kept = { ...preferences }
  for (const name of Object.values(PREFERENCE))
    if (kept[name] !== NotificationChannel.None) kept[name] = NotificationChannel.InApp
  return kept
}

export const languageOf = ({ language }: Pick<Person, 'language'>): Language =>
  language.startsWith('tr') ? 'tr' : 'en'

type Context = Omit<Outbox, 'language'> & { secrets: Secrets }

/** The email about news, where it is sent immediately; undefined for news that come in the app alone. */
export type LetterIn = (language: Language) => Omit<EmailParams, 'to' | 'unsubscribe'>

/** The time zone whose clocks quiet hours and digests follow. */
export async function timeZoneFor(store: Store, accountId: string | null, person: Person): Promise<string> {
  const account = accountId === null ? undefined : await store.get('account', accountId)
  return account?.timeZone ?? person.timeZone
}

/** The subject of the job that sends emails which were not sent immediately: a person's of one account. */
export const emailSubject = (personId: string, accountId: string | null): string => `${personId}.${accountId ?? ''}`

async function scheduleEmail(
  { store }: Context,
  { id: personId }: Person,
  accountId: string | null,
  notifications: StoredNotification[],
  dueAt: Date,
): Promise<void> {
  for (const { id } of notifications) await store.set('notification', id, { emailDueAt: dueAt.toISOString() })
  const job = { kind: 'notification-email', subjectId: emailSubject(personId, accountId), accountId } as const
  await store.jobs.noteOnce(job, dueAt)
  await store.jobs.advanceTo(job, dueAt)
}

/** Notifies a person of news of one kind and one account; the letter is what an immediate email says. */
export async function notify(
  context: Context,
  person: Person,
  news: readonly News[],
  letter?: LetterIn,
): Promise<void> {
  const { minSeverity, quietHours, isHighSeverityAllowed } = person.notificationPreferences
  const wanted = news.filter(({ severity }) => severity === null || severity >= minSeverity)
  const [first] = wanted
  if (!first || person.isDeactivated) return
  const channel = channelOf(person, first.kind)
  if (channel === NotificationChannel.None) return
  const added: StoredNotification[] = []
  for (const one of wanted) added.push(await addNotification(context, person.id, one))
  if (!letter || !person.email || channel === NotificationChannel.InApp) return
  const { store, now } = context
  const { accountId } = first
  const timeZone = await timeZoneFor(store, accountId, person)
  if (channel === NotificationChannel.DailyDigest)
    return scheduleEmail(context, person, accountId, added, nextTimeOfDay(DIGEST_TIME, now, timeZone))
  const isHigh = wanted.some(({ severity }) => severity === Severity.High)
  const end = isHigh && isHighSeverityAllowed ? undefined : quietUntil(quietHours, now, timeZone)
  if (end) return scheduleEmail(context, person, accountId, added, end)
  const language = languageOf(person)
  const unsubscribe = unsubscribePath(context.secrets, person.id)
  await sendMail({ ...context, language }, { to: person.email, ...letter(language), unsubscribe })
}

/** The active members of an account with at least a role. */
export async function membersFrom(store: Store, accountId: string, role: number): Promise<Person[]> {
  const members = await membersOf(store, accountId)
  const able = members.filter((member) => member.role >= role && member.userId !== null && member.joinedAt !== null)
  const people = await Promise.all(able.map(({ userId }) => store.get('person', userId ?? '')))
  return people.filter((person) => person !== undefined)
}
