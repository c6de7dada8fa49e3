// Deactivation of a person: access ends immediately, and after 30 days, in which support can undo it, the person is deleted.
import { UserRole } from '@adwright/sdk/types'
import { leave, membershipsOf, membersOf } from '#mocks/sandbox/domain/identity/memberships.ts'
import { type Person, type StoredAccount, UNIQUE_EMAIL } from '#mocks/sandbox/domain/identity/people.ts'
import { UNIQUE_USER_NAME } from '#mocks/sandbox/domain/identity/registration.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

export type StoredDeactivation = {
  /** The id of the person. */
  id: string
  deactivatedAt: string
  deletesAt: string
  reason: string | null
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    deactivation: StoredDeactivation
  }
}

const GRACE_MS = 30 * 86_400_000

/** An account with other members whose only owner is this person; undefined if the person can leave. */
export async function soleOwnershipOf(store: Store, person: Person): Promise<StoredAccount | undefined> {
  for (const { accountId, role } of await membershipsOf(store, person.id)) {
    if (role !== UserRole.Owner) continue
    const others = (await membersOf(store, accountId)).filter(({ userId }) => userId !== person.id)
    const isAlone = others.length === 0
    if (!isAlone && others.every((other) => other.role !== UserRole.Owner || other.userId === null))
      return store.get('account', accountId)
  }
  return undefined
}

/** Ends the person's access and every membership. */
export async function deactivate(
  { store, now }: { store: Store; now: Date },
  person: Person,
  reason: string | null,
): Promise<StoredDeactivation> {
  for (const membership of await membershipsOf(store, person.id)) await leave(store, membership)
  await store.set('person', person.id, { isDeactivated: true })
  const deletesAt = new Date(now.getTime() + GRACE_MS).toISOString()
  const deactivation = { id: person.id, deactivatedAt: now.toISOString(), deletesAt, reason }
  await store.jobs.note({ kind: 'person-deletion', subjectId: person.id }, new Date(deletesAt))
  return store.upsert('deactivation', deactivation)
}

/** Deletes a deactivated person after 30 days, with the accounts that have no other members. */
export async function deletePerson({ store }: { store: Store }, id: string): Promise<void> {
  if (!(await store.get('deactivation', id))) return
  const person = await store.get('person', id)
  if (person?.email) await store.release(UNIQUE_EMAIL, person.email.toLowerCase())
  if (person) await store.release(UNIQUE_USER_NAME, person.userName)
  for (const account of await store.list('account', id))
    if ((await membersOf(store, account.id)).length === 0) await store.delete('account', account.id)
  await store.deleteAll('signInAttempt', { personId: id })
  await store.delete('person', id)
  await store.delete('deactivation', id)
}
