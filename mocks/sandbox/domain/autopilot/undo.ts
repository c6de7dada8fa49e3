// Undoes the changes of a run.

import { KIND, recordChange } from '#mocks/sandbox/domain/autopilot/activity.ts'
import { type DecisionContext, saveDecision } from '#mocks/sandbox/domain/autopilot/answers.ts'
import type { Value } from '#mocks/sandbox/domain/autopilot/change.ts'
import { inverseOf, valueNow } from '#mocks/sandbox/domain/autopilot/changes.ts'
import { CHANGE, type FailureCode, type StoredChange } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { type Run, runOf } from '#mocks/sandbox/domain/autopilot/executions.ts'
import { isWithinUndo, UNDO_DAYS } from '#mocks/sandbox/domain/autopilot/outcome.ts'
import { makeChange, type Platform, platformFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import type { RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { Problem } from '#mocks/sandbox/domain/problem.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

export type SkipReason = FailureCode | 'not-applied' | 'undone-before'
/** `now` is what the platform holds by now where somebody set it anew. */
export type Skipped = { change: StoredChange; reason: SkipReason; now: Value }
/** `matchedIds` are the entities whose changes were undone by this call. */
export type Undone = { run: Run; undoneCount: number; matchedIds: string[]; skipped: Skipped[] }
export type UndoOptions = {
  /** All that were applied when left out. */
  changeIds?: string[] | undefined
  /** Also undoes values that were changed at the ad platform since. */
  includeChangedSince?: boolean
}

const currentValue = (world: RuleWorld, { entityId, field, before, after }: StoredChange): Value | undefined => {
  const entity = world.entity(entityId)
  return entity && entity.status !== 'removed' ? valueNow(entity, field, after ?? before) : undefined
}

/** Whether something of a run can be undone: within 30 days, while the platform holds what it set. */
export const isUndoable = (run: Run, world: RuleWorld, now: Date): boolean =>
  isWithinUndo(run, now) &&
  run.changes.some((change) => change.status === CHANGE.applied && currentValue(world, change) === change.after)

/** Sets one change back at the platform; why not, where that is so. */
async function undoChange(
  context: DecisionContext,
  run: Run,
  platform: Platform,
  change: StoredChange,
  includeChangedSince: boolean,
): Promise<Omit<Skipped, 'change'> | null> {
  const now = currentValue(platform.world, change)
  if (now === undefined) return { reason: 'removed', now: null }
  if (now !== change.after && !includeChangedSince) return { reason: 'changed-since', now }
  // Somebody set it back by hand already.
  if (now === change.before) return null
  const failure = await makeChange(context, run, platform, { ...inverseOf(change), before: now })
  return failure && { reason: failure, now }
}

function assertUndoable({ startedAt, changes }: Run, now: Date): void {
  if (!changes.some(({ status }) => status === CHANGE.applied)) throw new Problem(409, 'nothing-to-undo')
  if (now.getTime() - Date.parse(startedAt) > UNDO_DAYS * DAY_MS)
    throw new Problem(409, 'too-old-to-undo', { detail: `The run began at ${startedAt}.` })
}

/** Takes the changes of a run back, all of them or those named; 409 when it has none left, or is too old. */
export async function undoExecution(
  context: DecisionContext,
  executionId: string,
  { changeIds, includeChangedSince = false }: UndoOptions = {},
): Promise<Undone> {
  const run = await runOf(context, executionId)
  assertUndoable(run, context.now)
  const platform = await platformFor(context, run)
  const at = context.now.toISOString()
  const changes: StoredChange[] = []
  const skipped: Skipped[] = []
  for (const change of run.changes) {
    const isRequested = changeIds ? changeIds.includes(change.id) : change.status === CHANGE.applied
    if (isRequested && change.status === CHANGE.applied) {
      const refusal = await undoChange(context, run, platform, change, includeChangedSince)
      if (!refusal) {
        const undone: StoredChange = { ...change, status: CHANGE.undone, undoneAt: at }
        await recordChange(context, run, undone, KIND.undone, fullName(context.person))
        changes.push(undone)
        continue
      }
      skipped.push({ change, ...refusal })
    } else if (isRequested) {
      const reason = change.status === CHANGE.undone ? 'undone-before' : 'not-applied'
      skipped.push({ change, reason, now: null })
    }
    changes.push(change)
  }
  const undone = changes.filter((change, place) => change !== run.changes[place])
  const undoneCount = undone.length
  const matchedIds = [...new Set(undone.map(({ matchedId }) => matchedId))]
  if (undoneCount === 0) return { run, undoneCount, matchedIds, skipped }
  const isWhole = !changes.some(({ status }) => status === CHANGE.applied)
  const whole = isWhole ? { undoneAt: at, undoneByName: fullName(context.person) } : {}
  return { run: await saveDecision(context, run, { ...run, changes, ...whole }), undoneCount, matchedIds, skipped }
}
