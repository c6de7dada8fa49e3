// Stored notifications of a person; repeats of one cause are combined.
import { type Notification, type NotificationKind, type Severity } from '@adwright/sdk/types'
import { membershipsOf } from '#mocks/sandbox/domain/identity/memberships.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

type Text = { title: string; text: string }

export type StoredNotification = Omit<Notification, 'title' | 'text'> & {
  personId: string
  /** The cause, such as a monitor; while the notification is unread, repeats of its cause are combined with it. */
  cause: string
  texts: Record<Language, Text>
  /** The due time of its email; null without an email, or once it was sent. */
  emailDueAt: string | null
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    notification: StoredNotification
  }
}

/** The content of a notification. */
export type News = {
  kind: NotificationKind
  severity: Severity | null
  accountId: string | null
  cause: string
  texts: Record<Language, Text>
  /** A path of the app. */
  link: string
  /** True if the news are about a state that lasts, such as overdue tasks: they take the place of their earlier entry, even of a read one. */
  isState?: boolean
}

/** The cause of all that an account's rules could not do without access to the ad platform. */
export const notConnectedCause = (accountId: string) => `not-connected:${accountId}`

type Context = { store: Store; now: Date; newId: (prefix: string) => string }

const MAX_TITLE = 200
const MAX_TEXT = 1000
const clipped = ({ title, text }: Text): Text => ({ title: title.slice(0, MAX_TITLE), text: text.slice(0, MAX_TEXT) })

/** Adds a notification, or combines it with the unread one of the same cause; one about a state also replaces a read one. */
export async function addNotification(
  { store, now, newId }: Context,
  personId: string,
  { texts: { en, tr }, isState = false, ...news }: News,
): Promise<StoredNotification> {
  const occurredAt = now.toISOString()
  const texts = { en: clipped(en), tr: clipped(tr) }
  const [unread] = await store.list('notification', personId, { where: { cause: news.cause, readAt: null }, limit: 1 })
  if (unread) {
    const severity = news.severity && (Math.max(news.severity, unread.severity ?? 1) as Severity)
    const folded = { ...unread, ...news, texts, severity, occurredAt, repeatCount: unread.repeatCount + 1 }
    await store.set('notification', unread.id, folded)
    return folded
  }
  const first = { repeatCount: 1, firstOccurredAt: occurredAt, occurredAt, readAt: null, emailDueAt: null }
  const [read] = isState ? await store.list('notification', personId, { where: { cause: news.cause }, limit: 1 }) : []
  const added: StoredNotification = { ...news, ...first, id: read?.id ?? newId('ntf'), personId, texts }
  return store.upsert('notification', added)
}

export function shownNotification(stored: StoredNotification, language: Language): Notification {
  const { personId: _, cause: __, texts, emailDueAt: ___, ...notification } = stored
  return { ...notification, ...texts[language] }
}

/** The filter of the notifications that a person can see: those without an account, and those of the person's accounts among `accountIds`. */
export async function visibleTo(store: Store, personId: string, accountIds?: readonly string[]) {
  const joined = (await membershipsOf(store, personId)).map((membership) => membership.accountId)
  const visible = accountIds === undefined ? joined : joined.filter((id) => accountIds.includes(id))
  return { personId, anyOf: [[{ accountId: null }, { accountId: visible }]] }
}
