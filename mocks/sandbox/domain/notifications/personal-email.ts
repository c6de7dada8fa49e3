// Emails that a person can unsubscribe from, and how that is done.
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { personOfIdentifier, type Unsubscribed, unsubscribePath } from '#mocks/sandbox/domain/identity/unsubscribe.ts'
import { type EmailParams, type Outbox, sendMail } from '#mocks/sandbox/domain/notifications/mail.ts'
import { languageOf, withoutEmails } from '#mocks/sandbox/domain/notifications/notify.ts'
import type { Secrets } from '#mocks/sandbox/random/secrets.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

/** Emails a person in their language about work of others, such as a comment; nothing is sent after unsubscribing. */
export async function emailPerson(
  context: Omit<Outbox, 'language'> & { secrets: Secrets },
  person: Person,
  letter: Omit<EmailParams, 'to' | 'unsubscribe'>,
): Promise<void> {
  const { store, secrets } = context
  if (!person.email || person.isDeactivated || (await store.get('unsubscribed', person.id))) return
  const unsubscribe = unsubscribePath(secrets, person.id)
  await sendMail({ ...context, language: languageOf(person) }, { ...letter, to: person.email, unsubscribe })
}

type Context = { store: Store; now: Date; secrets: Secrets }

/** Stops the emails of the person of an identifier and returns when that was done first; undefined for an unknown identifier. */
export async function unsubscribePerson(
  { store, now, secrets }: Context,
  identifier: string,
  { reason, comment }: Pick<Unsubscribed, 'reason' | 'comment'> = { reason: null, comment: null },
): Promise<Unsubscribed | undefined> {
  const personId = personOfIdentifier(secrets, identifier)
  const person = personId ? await store.get('person', personId) : undefined
  if (!person) return undefined
  const before = await store.get('unsubscribed', person.id)
  const unsubscribed = before ?? { id: person.id, at: now.toISOString(), reason, comment }
  if (!before) await store.upsert('unsubscribed', unsubscribed)
  // Also for a link that was used before: emails may have been switched on again since.
  await store.update('person', person.id, (stored) => ({
    ...stored,
    isMailAllowed: false,
    notificationPreferences: withoutEmails(stored.notificationPreferences),
  }))
  return unsubscribed
}
