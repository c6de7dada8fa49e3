// The stored documents of the autopilot. Texts are stored as codes and values, and formatted in the reader's language.
import {
  type ActivityEntry,
  type AutopilotException,
  type AutopilotItem,
  type EntityRef,
  EntityType,
  type Execution,
  type ExecutionChange,
  type ExecutionSummary,
  type HeldBackMatches,
  RuleActionType,
} from '@adwright/sdk/types'
import { ruleOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import type { Outcome } from '#mocks/sandbox/domain/autopilot/conditions.ts'
import type { EvaluatedEntity, RuleSettings } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import type { SavingBasis, SavingTotal } from '#mocks/sandbox/domain/autopilot/saving.ts'
import type { Window } from '#mocks/sandbox/domain/autopilot/windows.ts'
import type { Platforms } from '#mocks/sandbox/platforms/platforms.ts'
import type { Secrets } from '#mocks/sandbox/random/secrets.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

/** The context of a run, a decision or an undo; a request and the scheduler each provide one. */
export type AutopilotContext = {
  store: Store
  now: Date
  newId: (prefix: string) => string
  platforms: Pick<Platforms, 'ads'>
  origin: string
  secrets: Secrets
}

type ShownOnly = 'currencyCode' | 'ruleName' | 'runs30d' | 'changes30d' | 'lastResult' | 'unknownMetrics'

export type StoredItem = Omit<AutopilotItem, ShownOnly> & {
  lastResult: StoredRunSummary | null
  accountId: string
  createdById: string
  /** The language of its creator, used for its emails. */
  language: Language
  /** When an entity was last changed by it, by the entity's id. */
  touched: Record<string, string>
  /** Entities with a suggestion that waits for an answer. */
  proposed: string[]
  /** Why it is in state 3. */
  attention: 'connection' | 'refused' | null
}

/** Why the platform did not take a change, or a run did not happen. */
export type FailureCode = 'removed' | 'changed-since' | 'shared-strategy' | 'not-connected' | 'expired'

export type ReasonPart = Pick<Outcome, 'actual' | 'threshold' | 'threshold2' | 'reference' | 'window'> &
  Pick<Outcome['condition'], 'metric' | 'operator' | 'comparedTo'>

export type StoredChange = Omit<ExecutionChange, 'reason' | 'failureReason'> &
  ClientScope &
  Pick<StoredExecution, 'autopilotId' | 'ruleId' | 'trigger'> & {
    executionId: string
    /** Its place among the changes of its run. */
    position: number
    reason: ReasonPart[]
    failure: FailureCode | null
    /** The expected saving in 30 days; null if there is none or it is unknown. */
    saving: number | null
    /** The calculation of the saving; undefined for changes older than it. */
    savingBasis?: SavingBasis | null
    /** The entity that matched; with bids by hand that is the campaign above what was changed. */
    matchedId: string
    /** When its run had found it. */
    proposedAt: string
    /** When it was made; null while it was not. */
    appliedAt: string | null
    undoneAt: string | null
    /** Why a person turned it down. */
    rejectedBecause?: string
  }

/** The result of a run. */
export type StoredRunSummary = Omit<ExecutionSummary, 'estimatedSaving'> & {
  /** The amount of the saving, a sort column. */
  estimatedSaving: number | null
  /** The saving with its calculation; undefined for runs older than it. */
  savingTotal?: SavingTotal | null
}

/** A run without its changes, which are stored by themselves. */
export type StoredExecution = StoredRunSummary &
  Pick<Execution, 'autopilotId' | 'ruleId' | 'categoryId' | 'undoneAt' | 'undoneByName' | 'unknownMetrics'> & {
    accountId: string
    customerClientId: string
    failure: FailureCode | null
    isLimited: boolean
    /** Entities in the scope that exceptions, the cooldown or an open suggestion kept out; undefined for runs older than it. */
    excludedCount?: number
    /** Matches that were not changed, by reason; undefined for runs older than it. */
    heldBack?: HeldBackMatches[]
    /** The name of the item at the time of the run. */
    itemName?: string
  }

/** Why scheduled runs did not take place: automation was paused, or the ads account could not be reached. */
export type MissedBecause = 'paused' | 'connection'

/** An activity entry without text, which is derived from its kind, values and entity. */
export type StoredActivity = Omit<
  ActivityEntry,
  'autopilotId' | 'autopilotName' | 'ruleName' | 'actorName' | 'text'
> & {
  accountId: string
  customerClientId: string
  /** The item it is about; left out where it is about a rule. */
  autopilotId?: string
  personName: string | null
  itemName: string | null
  field: StoredChange['field'] | null
  unit: StoredChange['unit']
  reason: ReasonPart[]
  failure: FailureCode | null
  /** Why a person turned a change down. */
  rejectedBecause?: string
  counts: { checked: number; matched: number } | null
  /** Scheduled runs that did not take place, with the days of the first and the last. */
  missed?: { count: number; because?: MissedBecause } & Window
}

export type StoredException = AutopilotException & ClientScope & { itemId: string | null }

/** Entities that match a rule, as the activity last said so. */
export type StoredViolations = ClientScope & { id: string; ruleId: string; open: Record<string, EntityRef> }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    autopilotItem: StoredItem
    autopilotExecution: StoredExecution
    autopilotChange: StoredChange
    autopilotActivity: StoredActivity
    autopilotException: StoredException
    autopilotViolations: StoredViolations
  }
}

export const ITEM = { active: 1, paused: 2, needsAttention: 3, archived: 4 } as const
export const MODE = { suggest: 1, automatic: 2, notifyOnly: 3 } as const
export const TRIGGER = { schedule: 1, byHand: 2, preview: 3 } as const
export const CHANGE = { applied: 1, proposed: 2, rejected: 3, failed: 4, undone: 5, expired: 6 } as const
export const RUN = { applied: 1, proposed: 2, noMatch: 3, limited: 4, partlyFailed: 5, failed: 6, undone: 7 } as const

/** The owner of every autopilot document: a client account of an account. */
export type ClientScope = { accountId: string; customerClientId: string }
export const scopeOf = (accountId: string, customerClientId: string): ClientScope => ({ accountId, customerClientId })
/** The id of what there is once for a client account. */
export const clientKey = ({ accountId, customerClientId }: ClientScope) => `${accountId}.${customerClientId}`

/** A rule counts as active with an item in one of these states. */
export const LIVE_STATES: readonly number[] = [ITEM.active, ITEM.needsAttention]
export const isLive = ({ status }: Pick<StoredItem, 'status'>) => LIVE_STATES.includes(status)

export const settingsOf = (item: Pick<StoredItem, 'ruleId' | 'conditions' | 'action' | 'parameters' | 'scope'>) => {
  const { ruleId, conditions, action, parameters, scope } = item
  const settings: RuleSettings = {
    entityType: ruleOf(ruleId)?.entityType ?? EntityType.Campaign,
    conditions,
    action,
    parameters,
    scope,
  }
  return settings
}

/** True if an item is in mode notify only. */
export const isNotifyOnly = ({ mode, action }: Pick<StoredItem, 'mode' | 'action'>) =>
  mode === MODE.notifyOnly || action.type === RuleActionType.NotifyOnly

/** Notes when an item is due next. */
export const scheduleRun = (store: Store, { id, accountId, status, nextRunAt }: StoredItem) =>
  store.jobs.note(
    { kind: 'autopilot-run', subjectId: id, accountId },
    status === ITEM.active && nextRunAt !== null ? new Date(nextRunAt) : null,
  )

/** Keeps a new item, and when it is due. */
export async function addItem(store: Store, item: StoredItem): Promise<StoredItem> {
  await scheduleRun(store, item)
  return store.insert('autopilotItem', item)
}

/** Changes an item as it is now, and notes when it is due then; undefined when there is none. */
export async function updateItem(
  store: Store,
  id: string,
  change: (item: StoredItem) => StoredItem,
): Promise<StoredItem | undefined> {
  const changed = await store.update('autopilotItem', id, change)
  if (changed) await scheduleRun(store, changed)
  return changed
}

/** Sets some fields of an item, notes when it is due then, and gives it as it is. */
export const changeItem = async (store: Store, item: StoredItem, fields: Partial<StoredItem>): Promise<StoredItem> =>
  (await updateItem(store, item.id, (stored) => ({ ...stored, ...fields }))) ?? { ...item, ...fields }

/** Returns the exceptions of a client account, including expired ones. */
export const exceptionsOf = (store: Store, place: Pick<StoredItem, 'accountId' | 'customerClientId'>) =>
  store.list('autopilotException', scopeOf(place.accountId, place.customerClientId))

/** Returns the ids excluded from a rule on a day, by an exception of this rule or of all rules. */
export const excludedEntityIds = (ruleId: string, exceptions: StoredException[], day: string): Set<string> =>
  new Set(
    exceptions
      .filter((one) => (one.ruleId ?? ruleId) === ruleId && (one.expiresOn ?? day) >= day)
      .map(({ entityId }) => entityId),
  )

export const reasonOf = ({ outcomes }: EvaluatedEntity): ReasonPart[] =>
  outcomes.map(({ condition: { metric, operator, comparedTo }, actual, threshold, threshold2, reference, window }) => ({
    metric,
    operator,
    comparedTo,
    actual,
    threshold,
    threshold2,
    reference,
    window,
  }))
