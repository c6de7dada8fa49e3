import {
  derived,
  integer,
  nullable,
  ofAccount,
  optional,
  real,
  reference,
  searchable,
  table,
  text,
} from '#mocks/sandbox/store/schema/columns.ts'

/** Everything of the autopilot belongs to a client account of an account. */
const OF_CLIENT = ['accountId', 'customerClientId'] as const
const client = () => ({ accountId: ofAccount(), customerClientId: text() })

const NEVER = '9'

type Costing = { metrics: { cost: number } }
type Named = { name: string; campaignName?: string | null; adGroupName?: string | null }
type About = { entity?: { entityType: number; entityId: string } | null }
type Deleted = { item: { accountId: string; customerClientId: string } }

// Runs, activity and versions name their item without a reference: they stay after its deletion, so that it can be restored.
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
      changedCount: integer(),
      estimatedSaving: nullable(real()),
    },
    scope: OF_CLIENT,
    sort: ['startedAt'],
    indices: [['autopilotId', 'startedAt'], ['startedAt']],
  }),
  /** The changes and suggestions of runs; the run's fields for filters and sorting are repeated here and never change. */
  autopilotChange: table('autopilot_change', {
    columns: {
      executionId: reference(text(), 'autopilot_execution', 'cascade'),
      position: integer(),
      ...client(),
      autopilotId: text(),
      ruleId: text(),
      trigger: integer(),
      status: integer(),
      entityType: integer(),
      entityId: text(),
      proposedAt: text(),
      appliedAt: nullable(text()),
      undoneAt: nullable(text()),
      saving: nullable(real()),
      cost: derived(real(), ({ metrics }: Costing) => metrics.cost),
      searchText: searchable(({ name, campaignName, adGroupName }: Named) => [
        name,
        campaignName ?? null,
        adGroupName ?? null,
      ]),
    },
    scope: OF_CLIENT,
    sort: ['proposedAt'],
    indices: [
      ['executionId', 'position'],
      ['autopilotId', 'status'],
      ['accountId', 'customerClientId', 'status', 'proposedAt', 'id', 'trigger'],
      ['accountId', 'customerClientId', 'entityId'],
      ['accountId', 'customerClientId', 'appliedAt'],
      ['accountId', 'customerClientId', 'undoneAt'],
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
    indices: [['accountId', 'customerClientId', 'ruleId', 'occurredAt'], ['occurredAt']],
  }),
  autopilotException: table('autopilot_exception', {
    columns: {
      ...client(),
      ruleId: nullable(text()),
      entityId: text(),
      expiresOn: nullable(text()),
      /** The last day it holds; what does not end comes after all days. */
      lastDay: derived(text(), ({ expiresOn }: { expiresOn?: string | null }) => expiresOn ?? NEVER),
      createdAt: text(),
      searchText: searchable(({ name }: { name: string }) => [name]),
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
    indices: [['deletedAt']],
  }),
  autopilotAutomation: table('autopilot_automation', {
    columns: { ...client(), changedAt: text() },
    scope: OF_CLIENT,
    sort: ['changedAt'],
  }),
  autopilotGuardrails: table('autopilot_guardrails', {
    columns: { ...client(), updatedAt: text() },
    scope: OF_CLIENT,
    sort: ['updatedAt'],
  }),
  autopilotPastGuardrails: table('autopilot_past_guardrails', {
    columns: { ...client(), until: text() },
    scope: OF_CLIENT,
    sort: ['until'],
    indices: [['until']],
  }),
  autopilotPastException: table('autopilot_past_exception', {
    columns: { ...client(), removedAt: text() },
    scope: OF_CLIENT,
    sort: ['removedAt'],
    indices: [['removedAt']],
  }),
  autopilotViolations: table('autopilot_violations', {
    columns: { ...client(), ruleId: text() },
    scope: OF_CLIENT,
    sort: ['ruleId'],
  }),
}
