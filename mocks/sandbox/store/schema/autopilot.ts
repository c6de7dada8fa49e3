import { ExecutionChangeStatus } from '@adwright/sdk/types'
import {
  derived,
  integer,
  nullable,
  ofAccount,
  optional,
  reference,
  table,
  text,
} from '#mocks/sandbox/store/schema/columns.ts'

/** Everything of the autopilot belongs to a client account of an account. */
const OF_CLIENT = ['accountId', 'customerClientId'] as const
const client = () => ({ accountId: ofAccount(), customerClientId: text() })

type Changes = { changes?: { status: number }[] }
type About = { entity?: { entityType: number; entityId: string } | null }
type Deleted = { item: { accountId: string; customerClientId: string } }

// Runs, activity and versions name their item without a reference: they stay when it is deleted, for whoever brings it back.
export const AUTOPILOT = {
  autopilotItem: table('autopilot_item', {
    columns: { ...client(), ruleId: text(), status: integer(), createdAt: text(), nextRunAt: nullable(text()) },
    scope: OF_CLIENT,
    sort: ['createdAt'],
    indices: [
      ['status', 'nextRunAt'],
      ['accountId', 'status'],
    ],
  }),
  autopilotExecution: table('autopilot_execution', {
    columns: {
      ...client(),
      autopilotId: text(),
      ruleId: text(),
      status: integer(),
      trigger: integer(),
      startedAt: text(),
      /** How many of its changes wait for an answer. */
      proposalCount: derived(
        integer(),
        ({ changes = [] }: Changes) => changes.filter(({ status }) => status === ExecutionChangeStatus.Proposed).length,
      ),
    },
    scope: OF_CLIENT,
    sort: ['startedAt'],
    indices: [
      ['autopilotId', 'startedAt'],
      ['accountId', 'customerClientId', 'proposalCount'],
    ],
  }),
  autopilotActivity: table('autopilot_activity', {
    columns: {
      ...client(),
      autopilotId: optional(text()),
      ruleId: text(),
      categoryId: text(),
      kind: integer(),
      entityType: derived(nullable(integer()), ({ entity }: About) => entity?.entityType ?? null),
      entityId: derived(nullable(text()), ({ entity }: About) => entity?.entityId ?? null),
      occurredAt: text(),
    },
    scope: OF_CLIENT,
    sort: ['occurredAt'],
    indices: [['accountId', 'customerClientId', 'ruleId', 'occurredAt']],
  }),
  autopilotException: table('autopilot_exception', {
    columns: {
      ...client(),
      ruleId: nullable(text()),
      entityId: text(),
      expiresOn: nullable(text()),
      createdAt: text(),
    },
    scope: OF_CLIENT,
    sort: ['createdAt'],
  }),
  autopilotVersion: table('autopilot_version', {
    columns: { ...client(), autopilotId: text(), version: integer() },
    scope: OF_CLIENT,
    sort: ['autopilotId', 'version'],
  }),
  autopilotDeletedItem: table('autopilot_deleted_item', {
    columns: {
      accountId: reference(
        derived(text(), ({ item }: Deleted) => item.accountId),
        'account',
        'cascade',
      ),
      customerClientId: derived(text(), ({ item }: Deleted) => item.customerClientId),
      deletedAt: text(),
    },
    scope: OF_CLIENT,
    sort: ['deletedAt'],
  }),
  autopilotAutomation: table('autopilot_automation', {
    columns: { ...client(), changedAt: text() },
    scope: OF_CLIENT,
    sort: ['changedAt'],
  }),
  autopilotViolations: table('autopilot_violations', {
    columns: { ...client(), ruleId: text() },
    scope: OF_CLIENT,
    sort: ['ruleId'],
  }),
}
