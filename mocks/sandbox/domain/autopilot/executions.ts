// Runs with their changes: a row for the run, and a row for each change.
import type { StoredChange, StoredExecution } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { Problem } from '#mocks/sandbox/domain/problem.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

export type Run = StoredExecution & { changes: StoredChange[] }

export async function insertRun(store: Store, { changes, ...run }: Run): Promise<void> {
  await store.insert('autopilotExecution', run)
  for (const change of changes) await store.insert('autopilotChange', change)
}

/** Adds to runs what they changed or proposed. */
export async function withChanges(store: Store, runs: StoredExecution[]): Promise<Run[]> {
  const where = { executionId: runs.map(({ id }) => id) }
  const changes = runs.length === 0 ? [] : await store.listAll('autopilotChange', { where, by: [['position', 'asc']] })
  const byRun = Map.groupBy(changes, ({ executionId }) => executionId)
  return runs.map((run) => ({ ...run, changes: byRun.get(run.id) ?? [] }))
}

/** A run with its changes; 404 when there is none. */
export async function runOf({ store }: { store: Store }, executionId: string): Promise<Run> {
  const stored = await store.get('autopilotExecution', executionId)
  const [run] = await withChanges(store, stored ? [stored] : [])
  if (!run) throw new Problem(404, 'not-found')
  return run
}

/** The fields of a run that decisions and undo change. */
const outcomeOf = ({
  status,
  changedCount,
  failedCount,
  estimatedSaving,
  savingTotal,
  undoneAt,
  undoneByName,
}: Run) => ({
  status,
  changedCount,
  failedCount,
  estimatedSaving,
  savingTotal,
  undoneAt,
  undoneByName,
})
const decisionOf = ({ status, failure, appliedAt, undoneAt, rejectedBecause }: StoredChange) => ({
  status,
  failure,
  appliedAt,
  undoneAt,
  ...(rejectedBecause === undefined ? {} : { rejectedBecause }),
})

/** Saves what has become of a run: the changes that are others than before, and what they add up to. */
export async function saveOutcome(store: Store, before: Run, after: Run): Promise<void> {
  for (const [place, change] of after.changes.entries())
    if (change !== before.changes[place]) await store.set('autopilotChange', change.id, decisionOf(change))
  await store.set('autopilotExecution', after.id, outcomeOf(after))
}
