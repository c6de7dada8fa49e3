import {
  boolean,
  derived,
  integer,
  nullable,
  ofAccount,
  ofPerson,
  reference,
  table,
  text,
} from '#mocks/sandbox/store/schema/columns.ts'

type Times = { joinedAt?: string | null; invitedAt?: string | null }

export const IDENTITY = {
  person: table('person', {
    columns: {
      email: nullable(text()),
      userName: text(),
      subscriptionId: derived(
        nullable(text()),
        ({ subscription }: { subscription?: { id: string | null } }) => subscription?.id ?? null,
      ),
      isEmailVerified: boolean(),
      isMailAllowed: boolean(),
      isDeactivated: boolean(),
      createdAt: text(),
    },
    scope: [],
    sort: ['createdAt'],
    indices: [['userName'], ['subscriptionId']],
  }),
  // No reference to the owner: an account outlives the person who opened it as long as it has members.
  account: table('account', {
    columns: { ownerId: text(), createdAt: text() },
    scope: 'ownerId',
    sort: ['createdAt'],
  }),
  membership: table('membership', {
    columns: {
      accountId: ofAccount(),
      userId: reference(nullable(text()), 'person', 'cascade'),
      /** The email address in lower case, by which an invited person is found. */
      address: derived(text(), ({ email }: { email?: string }) => email?.toLowerCase() ?? ''),
      role: integer(),
      status: integer(),
      listedAt: derived(text(), ({ joinedAt, invitedAt }: Times) => joinedAt ?? invitedAt ?? ''),
    },
    scope: 'accountId',
    sort: ['listedAt'],
    indices: [
      ['userId', 'listedAt'],
      ['address', 'status'],
    ],
  }),
  session: table('session', {
    columns: { userId: ofPerson(), createdAt: text(), endedAt: nullable(text()) },
    scope: 'userId',
    sort: ['createdAt'],
    indices: [['endedAt']],
  }),
  signInAttempt: table('sign_in_attempt', {
    // No reference, because attempts with unknown addresses are recorded too.
    columns: { personId: text(), occurredAt: text(), isSuccess: boolean() },
    scope: 'personId',
    sort: ['occurredAt'],
    indices: [['occurredAt']],
  }),
  /** Where a person has signed in before. */
  knownCaller: table('known_caller', {
    columns: { personId: ofPerson(), at: text() },
    scope: 'personId',
    sort: ['at'],
    indices: [['at']],
  }),
  attempt: table('attempt', {
    columns: { key: text(), at: text() },
    scope: 'key',
    sort: ['at'],
    indices: [['at']],
  }),
  verification: table('verification', {
    columns: {
      purpose: integer(),
      target: text(),
      personId: reference(nullable(text()), 'person', 'cascade'),
      invitationId: nullable(text()),
      expiresAt: text(),
    },
    scope: ['purpose', 'target'],
    sort: ['expiresAt'],
    indices: [['expiresAt'], ['personId']],
  }),
  formerUserName: table('former_user_name', {
    columns: { personId: ofPerson(), freeAt: text() },
    scope: 'personId',
    sort: ['freeAt'],
    indices: [['freeAt']],
  }),
  deactivation: table('deactivation', {
    columns: { deletesAt: text() },
    scope: [],
    sort: ['deletesAt'],
  }),
  // No references: what was done is known longer than who did it.
  auditRecord: table('audit_record', {
    columns: {
      readerId: text(),
      /** One entry is noted for each who may read it. */
      entryId: derived(text(), ({ entry }: { entry: { id: string } }) => entry.id),
      occurredAt: derived(text(), ({ entry }: { entry: { occurredAt: string } }) => entry.occurredAt),
      area: derived(integer(), ({ entry }: { entry: { area: number } }) => entry.area),
    },
    scope: 'readerId',
    sort: ['occurredAt'],
    indices: [['occurredAt'], ['readerId', 'occurredAt', 'entryId', 'id']],
  }),
  tipMark: table('tip_mark', {
    columns: { personId: ofPerson(), tipId: text() },
    scope: 'personId',
    sort: ['tipId'],
  }),
}
