// What was changed, by whom: the activity log of people and accounts.
import { type ActivityLogEntry, type AuditAction, type AuditArea, UserRole } from '@adwright/sdk/types'
import { callerOf } from '#mocks/sandbox/domain/identity/callers.ts'
import { membershipsOf } from '#mocks/sandbox/domain/identity/memberships.ts'
import { fullName, type Person } from '#mocks/sandbox/domain/identity/people.ts'
import { AUDIT_DAYS } from '#mocks/sandbox/domain/retention.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

/** One entry under one of those who may see it: a person, or an account. */
export type AuditRecord = { id: string; readerId: string; entry: ActivityLogEntry }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    auditRecord: AuditRecord
  }
}

const SERVICE_NAME = 'Adwright'

type Auditing = {
  store: Store
  now: Date
  newId: (prefix: string) => string
  /** Where the call came from; left out when the service itself acts. */
  request?: Request
  /** Who does it; left out when the service itself acts. */
  person?: Person | undefined
}

export type Audit = {
  action: AuditAction
  area: AuditArea
  /** The name of the changed object, up to 255 characters. */
  target: string
  /** The values as a person reads them; never a password, a code or a token. */
  before?: string | null
  after?: string | null
  /** The account it was done in; its admins and owners see the entry. */
  accountId?: string
  /** Another person it was done to, who sees the entry as well. */
  concernedId?: string | null
}

const clipped = (text: string | null | undefined, most: number) => text?.slice(0, most) ?? null

/** Adds an entry to the activity log: the actor, the person concerned, and the account. */
export async function audit({ store, now, newId, request, person }: Auditing, done: Audit): Promise<void> {
  const entry: ActivityLogEntry = {
    id: newId('log'),
    occurredAt: now.toISOString(),
    action: done.action,
    area: done.area,
    target: clipped(done.target, 255) || '–',
    before: clipped(done.before, 1000),
    after: clipped(done.after, 1000),
    ipAddress: person && request ? callerOf(request) : null,
    actorName: (person && fullName(person)) || SERVICE_NAME,
  }
  const readers = new Set([person?.id, done.concernedId, done.accountId].filter((id) => id != null))
  for (const readerId of readers) await store.insert('auditRecord', { id: `${entry.id}.${readerId}`, readerId, entry })
}

/** What the person may see of the last 400 days: the own entries, and those of accounts led as admin or owner, which are asked for once. */
export async function auditSeenBy(store: Store, person: Person, now: Date, area?: AuditArea[]) {
  const led = (await membershipsOf(store, person.id)).filter(({ role }) => role >= UserRole.Admin)
  const readerId = [person.id, ...led.map(({ accountId }) => accountId)]
  const from = new Date(now.getTime() - AUDIT_DAYS * DAY_MS).toISOString()
  return { where: { readerId, area, occurredAt: { from } }, once: 'entryId' } as const
}
