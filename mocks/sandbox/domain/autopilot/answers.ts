// Approves or rejects suggestions.

import { KIND, recordChange } from '#mocks/sandbox/domain/autopilot/activity.ts'
import { approvalLimits, type HeldBackChange } from '#mocks/sandbox/domain/autopilot/approval-limits.ts'
import {
  type AutopilotContext,
  CHANGE,
  changeItem,
  type StoredChange,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import { type Run, runOf, saveOutcome } from '#mocks/sandbox/domain/autopilot/executions.ts'
import { recounted, summaryOf } from '#mocks/sandbox/domain/autopilot/outcome.ts'
import { makeChange, platformFor, refusalOf } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { fullName, type Person } from '#mocks/sandbox/domain/identity/people.ts'
import { Problem } from '#mocks/sandbox/domain/problem.ts'

export type DecisionContext = AutopilotContext & { person: Pick<Person, 'firstName' | 'lastName'> }

/** An undo starts the cooldown, too. */
const STARTS_COOLDOWN = new Set<number>([CHANGE.applied, CHANGE.rejected, CHANGE.undone])

const openIdsOf = ({ changes }: Run): string[] =>
  changes.flatMap(({ status, matchedId }) => (status === CHANGE.proposed ? [matchedId] : []))

/** Saves a run after decisions or undo, and updates its item's open suggestions, cooldown and last result. */
export async function saveDecision({ store, now }: AutopilotContext, before: Run, run: Run): Promise<Run> {
  const counted = recounted(run)
  await saveOutcome(store, before, counted)
  const item = await store.get('autopilotItem', run.autopilotId)
  if (!item) return counted
  const at = now.toISOString()
  // Other changes of the run keep their cooldown, and their entity may have an open suggestion of a later run.
  const decided = run.changes.filter(({ status }, place) => before.changes[place]?.status !== status)
  const stillOpen = new Set(openIdsOf(run))
  const closed = new Set(openIdsOf(before).filter((id) => !stillOpen.has(id)))
  const touched = decided.filter(({ status }) => STARTS_COOLDOWN.has(status)).map(({ matchedId }) => [matchedId, at])
  await changeItem(store, item, {
    touched: { ...item.touched, ...Object.fromEntries(touched) },
    proposed: item.proposed.filter((id) => !closed.has(id)),
    lastResult: item.lastResult?.id === run.id ? summaryOf(counted) : item.lastResult,
  })
  return counted
}

/** Returns the selected suggestions: all open ones, or those given. Throws a 409 for one that is already decided. */
function selectedIds(run: Run, changeIds: string[] | undefined): Set<string> {
  const open = run.changes.filter(({ status }) => status === CHANGE.proposed).map(({ id }) => id)
  if (changeIds?.some((id) => !run.changes.some((change) => change.id === id))) throw new Problem(404, 'not-found')
  if (open.length === 0 || changeIds?.some((id) => !open.includes(id))) throw new Problem(409, 'not-a-proposal')
  return new Set(changeIds ?? open)
}

/**
 * Applies suggestions at the platform, all of a run or those given; a refused change becomes a failed one. What the guardrails do not let
 * through stays open.
 */
export async function approveChanges(
  context: DecisionContext,
  executionId: string,
  changeIds?: string[],
): Promise<{ run: Run; heldBack: HeldBackChange[] }> {
  const run = await runOf(context, executionId)
  const meant = selectedIds(run, changeIds)
  const platform = await platformFor(context, run)
  const limits = await approvalLimits(context, run, platform)
  const heldBack: HeldBackChange[] = []
  const changes: StoredChange[] = []
  for (const change of run.changes) {
    if (!meant.has(change.id)) {
      changes.push(change)
      continue
    }
    const isPossible = refusalOf(platform.world.entity(change.entityId), change) === null
    const held = limits.stop ?? (isPossible ? limits.refusalOf(change) : undefined)
    if (held) {
      heldBack.push({ ...held, change })
      changes.push(change)
      continue
    }
    const failure = await makeChange(context, run, platform, change)
    const made: StoredChange = failure
      ? { ...change, failure, status: CHANGE.failed }
      : { ...change, status: CHANGE.applied, appliedAt: context.now.toISOString() }
    if (!failure) limits.add(made)
    await recordChange(context, run, made, failure ? KIND.failed : KIND.applied, fullName(context.person))
    changes.push(made)
  }
  return { run: await saveDecision(context, run, { ...run, changes }), heldBack }
}

/**
 * Turns proposed changes down, for a reason where there is one; the entities are left alone for the cooldown of the item. The activity tells
 * of each, unless another entry does.
 */
export async function rejectChanges(
  context: DecisionContext,
  executionId: string,
  changeIds?: string[],
  { reason = '', isTold = true }: { reason?: string; isTold?: boolean } = {},
): Promise<Run> {
  const run = await runOf(context, executionId)
  const meant = selectedIds(run, changeIds)
  const rejected = { status: CHANGE.rejected, ...(reason === '' ? {} : { rejectedBecause: reason }) }
  const changes = run.changes.map((change) => (meant.has(change.id) ? { ...change, ...rejected } : change))
  for (const change of changes)
    if (isTold && meant.has(change.id))
      await recordChange(context, run, change, KIND.rejected, fullName(context.person))
  return saveDecision(context, run, { ...run, changes })
}
