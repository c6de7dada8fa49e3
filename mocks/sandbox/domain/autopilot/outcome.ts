// The status of a run, derived from the results of its changes.
import type { ExecutionStatus } from '@adwright/sdk/types'
import { CHANGE, RUN, type StoredExecution } from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { Run } from '#mocks/sandbox/domain/autopilot/executions.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

export const UNDO_DAYS = 30

const rounded = (value: number) => Math.round(value * 100) / 100

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
  if (!isAnswered || (run.changes.length > 0 && count(CHANGE.rejected) === run.changes.length)) return RUN.proposed
  return RUN.applied
}

function savingOf(run: Pick<Run, 'changes'>): number | null {
  const applied = run.changes.filter(({ status }) => status === CHANGE.applied || status === CHANGE.undone)
  const counted = applied.length > 0 ? applied : run.changes.filter(({ status }) => status === CHANGE.proposed)
  const savings = counted.flatMap(({ saving }) => (saving === null ? [] : [saving]))
  return savings.length === 0 ? null : rounded(savings.reduce((sum, saving) => sum + saving, 0))
}

/** A run with its state, counts and saving as its changes now are. */
export const recounted = (run: Run): Run => ({
  ...run,
  status: runStatusOf(run),
  changedCount: countOf(run, CHANGE.applied, CHANGE.undone),
  failedCount: countOf(run, CHANGE.failed),
  estimatedSaving: savingOf(run),
})

/** Whether a run is young enough to be undone and has something applied. */
export const isWithinUndo = ({ startedAt, changes }: Pick<Run, 'startedAt' | 'changes'>, now: Date): boolean =>
  now.getTime() - Date.parse(startedAt) <= UNDO_DAYS * DAY_MS && countOf({ changes }, CHANGE.applied) > 0

export const summaryOf = (run: StoredExecution) => {
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
  }
}
