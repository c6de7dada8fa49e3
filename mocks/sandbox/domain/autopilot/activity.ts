// Entries of the activity: what happened, kept without words.
import { ActivityActor, ActivityKind, type EntityRef } from '@adwright/sdk/types'
import { ruleOf } from '#mocks/sandbox/domain/autopilot/catalogue.ts'
import {
  type AutopilotContext,
  type StoredActivity,
  type StoredChange,
  type StoredExecution,
  type StoredItem,
} from '#mocks/sandbox/domain/autopilot/documents.ts'

export const KIND = {
  created: ActivityKind.RuleCreated,
  changed: ActivityKind.RuleChanged,
  paused: ActivityKind.RulePaused,
  deleted: ActivityKind.RuleDeleted,
  run: ActivityKind.Run,
  applied: ActivityKind.ChangeApplied,
  failed: ActivityKind.ChangeFailed,
  undone: ActivityKind.Undone,
  found: ActivityKind.ViolationFound,
  solved: ActivityKind.ViolationSolved,
  rejected: ActivityKind.ProposalRejected,
} as const satisfies Record<string, ActivityKind>

type About = Pick<StoredItem, 'accountId' | 'customerClientId' | 'ruleId'> & { autopilotId?: string }
type Happened = { kind: ActivityKind; personName?: string | null; occurredAt?: string } & Partial<
  Pick<
    StoredActivity,
    | 'entity'
    | 'itemName'
    | 'field'
    | 'unit'
    | 'before'
    | 'after'
    | 'reason'
    | 'failure'
    | 'rejectedBecause'
    | 'counts'
    | 'executionId'
  >
>

/** Writes an entry as of now; by a person where there is one, else by the autopilot. */
export async function note(
  { store, now, newId }: Pick<AutopilotContext, 'store' | 'now' | 'newId'>,
  { accountId, customerClientId, ruleId, autopilotId }: About,
  { personName = null, ...happened }: Happened,
): Promise<void> {
  const entry: StoredActivity = {
    id: newId('act'),
    accountId,
    customerClientId,
    occurredAt: now.toISOString(),
    ruleId,
    categoryId: ruleOf(ruleId)?.categoryId ?? '',
    entity: null,
    actor: personName === null ? ActivityActor.Autopilot : ActivityActor.Person,
    personName,
    itemName: null,
    field: null,
    unit: null,
    before: null,
    after: null,
    reason: [],
    failure: null,
    counts: null,
    executionId: null,
    ...(autopilotId === undefined ? {} : { autopilotId }),
    ...happened,
  }
  await store.insert('autopilotActivity', entry)
}

/** What an entry names of a thing. */
export const entityOf = ({
  entityType,
  entityId,
  name,
  campaignName,
  adGroupName,
  platformUrl,
}: EntityRef): EntityRef => ({
  entityType,
  entityId,
  name,
  campaignName,
  adGroupName,
  platformUrl,
})

/** Writes that a change of a run was made, failed, was undone or turned down. */
export const noteChange = (
  context: Pick<AutopilotContext, 'store' | 'now' | 'newId'>,
  run: Pick<StoredExecution, 'id' | 'itemName'> & About,
  change: StoredChange,
  kind: ActivityKind,
  personName: string | null = null,
) => {
  const isUndone = kind === KIND.undone
  return note(context, run, {
    kind,
    personName,
    itemName: run.itemName ?? null,
    entity: entityOf(change),
    field: change.field,
    unit: change.unit,
    before: isUndone ? change.after : change.before,
    after: isUndone ? change.before : change.after,
    failure: kind === KIND.failed ? change.failure : null,
    ...(change.rejectedBecause === undefined ? {} : { rejectedBecause: change.rejectedBecause }),
    executionId: run.id,
  })
}
