// The status of a run, derived from the results of its changes.
import type { ExecutionStatus, ExecutionSummary } from '@adwright/sdk/types'
import {
  CHANGE,
  RUN,
  type StoredChange,
  type StoredExecution,
  type StoredRunSummary,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { Run } from '#mocks/sandbox/domain/autopilot/executions.ts'
import { type SavingTotal, shownSaving, totalOf } from '#mocks/sandbox/domain/autopilot/saving.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

export const UNDO_DAYS = 30

const SUGGESTION_DAYS = 3
/** When a suggestion expires if no one decides it. */
export const expiresAt = ({ proposedAt }: Pick<StoredChange, 'proposedAt'>): string =>
  new Date(Date.parse(proposedAt) + SUGGESTION_DAYS * DAY_MS).toISOString()

/** The condition of suggestions that have not expired, also before the due job has ended those that have. */
export const isStillOpen = (now: Date) => ({
  status: CHANGE.proposed,
  proposedAt: { from: new Date(now.getTime() - SUGGESTION_DAYS * DAY_MS + 1).toISOString() },
})

type Outcome = Pick<Run, 'changes' | 'matchedCount' | 'failure' | 'isLimited'>

const countOf = ({ changes }: Pick<Run, 'changes'>, ...statuses: number[]) =>
  changes.filter(({ status }) => statuses.includes(status)).length

/** The state of a run. Open suggestions come before what was held back, failures before both. */
function runStatusOf(run: Outcome): ExecutionStatus {
  const count = (...statuses: number[]) => countOf(run, ...statuses)
  if (run.failure) return RUN.failed
  if (run.matchedCount === 0) return RUN.noMatch
  if (count(CHANGE.undone) > 0 && count(CHANGE.applied, CHANGE.proposed) === 0) return RUN.undone
  if (count(CHANGE.failed) > 0) return count(CHANGE.failed) === run.changes.length ? RUN.failed : RUN.partlyFailed
  const isAnswered = count(CHANGE.proposed) === 0
  if (run.isLimited && isAnswered) return RUN.limited
  if (!isAnswered || (run.changes.length > 0 && count(CHANGE.rejected, CHANGE.expired) === run.changes.length))
    return RUN.proposed
  return RUN.applied
}

/** The saving of the applied changes, or of the open suggestions while nothing was applied; null if none has an estimate. */
function savingOf({ changes }: Pick<Run, 'changes'>): SavingTotal | null {
  if (changes.every(({ savingBasis }) => !savingBasis)) return null
  const isTried = changes.some(({ status }) => status === CHANGE.applied || status === CHANGE.undone)
  const counted = isTried ? CHANGE.applied : CHANGE.proposed
  return totalOf(changes.flatMap(({ status, savingBasis }) => (status === counted && savingBasis ? [savingBasis] : [])))
}

/** A run with its state, counts and saving as its changes now are. */
export function recounted(run: Run): Run {
  const savingTotal = savingOf(run)
  return {
    ...run,
    status: runStatusOf(run),
    changedCount: countOf(run, CHANGE.applied, CHANGE.undone),
    failedCount: countOf(run, CHANGE.failed),
    estimatedSaving: savingTotal?.amount ?? null,
    savingTotal,
  }
}

/** Whether a run is young enough to be undone and has something applied. */
export const isWithinUndo = ({ startedAt, changes }: Pick<Run, 'startedAt' | 'changes'>, now: Date): boolean =>
  now.getTime() - Date.parse(startedAt) <= UNDO_DAYS * DAY_MS && countOf({ changes }, CHANGE.applied) > 0

export const summaryOf = (run: StoredExecution): StoredRunSummary => {
  const {
    id,
    startedAt,
    finishedAt,
    status,
    trigger,
    checkedCount,
    matchedCount,
    changedCount,
    failedCount,
    estimatedSaving,
    savingTotal = null,
  } = run
  return {
    id,
    startedAt,
    finishedAt,
    status,
    trigger,
    checkedCount,
    matchedCount,
    changedCount,
    failedCount,
    estimatedSaving,
    savingTotal,
  }
}

/** The result of a run in the contract's form. */
export const shownSummary = ({ savingTotal, ...summary }: StoredRunSummary, currency: string): ExecutionSummary => ({
  ...summary,
  estimatedSaving: shownSaving(savingTotal ?? null, currency),
})
