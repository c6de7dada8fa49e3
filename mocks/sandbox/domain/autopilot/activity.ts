// Records activity entries, stored without text.
import { ActivityActor, ActivityKind, type EntityRef } from '@adwright/sdk/types'
import { ruleOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
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
  missed: ActivityKind.RunsMissed,
} as const satisfies Record<string, ActivityKind>

type ActivitySubject = Pick<StoredItem, 'accountId' | 'customerClientId' | 'ruleId'> & { autopilotId?: string }
type ActivityFields = { kind: ActivityKind; personName?: string | null; occurredAt?: string } & Partial<
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
    | 'missed'
  >
>

/** Writes an entry as of now; by a person where there is one, else by the autopilot. */
export async function recordActivity(
  { store, now, newId }: Pick<AutopilotContext, 'store' | 'now' | 'newId'>,
  { accountId, customerClientId, ruleId, autopilotId }: ActivitySubject,
  { personName = null, ...happened }: ActivityFields,
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

/** The reference of an entity in an activity entry. */
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
export const recordChange = (
  context: Pick<AutopilotContext, 'store' | 'now' | 'newId'>,
  run: Pick<StoredExecution, 'id' | 'itemName'> & ActivitySubject,
  change: StoredChange,
  kind: ActivityKind,
  personName: string | null = null,
) => {
  const isUndone = kind === KIND.undone
  return recordActivity(context, run, {
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
