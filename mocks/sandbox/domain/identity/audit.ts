// The activity log of people and accounts: the changes and their actors.
import { type ActivityLogEntry, AuditAction, type AuditArea, ChangeAction, UserRole } from '@adwright/sdk/types'
import { callerOf } from '#mocks/sandbox/domain/identity/callers.ts'
import { membershipsOf } from '#mocks/sandbox/domain/identity/memberships.ts'
import { fullName, type Person } from '#mocks/sandbox/domain/identity/people.ts'
import { AUDIT_DAYS } from '#mocks/sandbox/domain/retention.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

/** An entry of one reader of the log: a person or an account. */
export type AuditRecord = { id: string; readerId: string; entry: ActivityLogEntry }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    auditRecord: AuditRecord
  }
}

const SERVICE_NAME = 'Adwright'

type AuditContext = {
  store: Store
  now: Date
  newId: (prefix: string) => string
  /** The request of the actor; undefined if the service itself acts. */
  request?: Request
  /** The actor; undefined if the service itself acts. */
  person?: Person | undefined
}

export type Audit = {
  action: AuditAction
  area: AuditArea
  /** The name of the changed object, up to 255 characters. */
  target: string
  /** The displayed values; never a password, a code or a token. */
  before?: string | null
  after?: string | null
  /** The account of the change, whose admins and owners see the entry. */
  accountId?: string
  /** Another person who is affected and sees the entry as well. */
  concernedId?: string | null
}

const truncated = (text: string | null | undefined, maxLength: number) => text?.slice(0, maxLength) ?? null

/** Adds an entry to the activity log: the actor, the person concerned, and the account. */
export async function audit({ store, now, newId, request, person }: AuditContext, done: Audit): Promise<void> {
  const entry: ActivityLogEntry = {
    id: newId('log'),
    occurredAt: now.toISOString(),
    action: done.action,
    area: done.area,
    target: truncated(done.target, 255) || '–',
    before: truncated(done.before, 1000),
    after: truncated(done.after, 1000),
    ipAddress: person && request ? callerOf(request) : null,
    actorName: (person && fullName(person)) || SERVICE_NAME,
  }
  const readers = new Set([person?.id, done.concernedId, done.accountId].filter((id) => id != null))
  for (const readerId of readers) await store.insert('auditRecord', { id: `${entry.id}.${readerId}`, readerId, entry })
}

const LOGGED: Partial<Record<ChangeAction, AuditAction>> = {
  [ChangeAction.Created]: AuditAction.Created,
  [ChangeAction.Deleted]: AuditAction.Deleted,
}

/** Adds an entry about work that was created or deleted; its other changes are in a history of its own. */
export async function auditWork(
  context: AuditContext,
  change: ChangeAction,
  work: Omit<Audit, 'action'>,
): Promise<void> {
  const action = LOGGED[change]
  if (action !== undefined) await audit(context, { action, ...work })
}

/** The filter of the entries that a person can see: their own and those of accounts they manage, from the last 400 days, without duplicates. */
export async function visibleAuditRecords(store: Store, person: Person, now: Date, area?: AuditArea[]) {
  const managed = (await membershipsOf(store, person.id)).filter(({ role }) => role >= UserRole.Admin)
  const readerId = [person.id, ...managed.map(({ accountId }) => accountId)]
  const from = new Date(now.getTime() - AUDIT_DAYS * DAY_MS).toISOString()
  return { where: { readerId, area, occurredAt: { from } }, once: 'entryId' } as const
}
