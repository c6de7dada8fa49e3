// Whether a finding that was done has helped, judged by a later analysis.
import { AnalysisKind, FindingChange, FindingStatus, TaskOriginKind, TaskStatus } from '@adwright/sdk/types'
import type { FindingState } from '#mocks/sandbox/domain/ai/finding-state.ts'
import type { StoredFinding } from '#mocks/sandbox/domain/ai/stored-finding.ts'
import type { StoredTask } from '#mocks/sandbox/domain/planning/task.ts'
import { withNextVersion } from '#mocks/sandbox/domain/versions.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

const { Open, Planned, Done, Verified, NotBetter } = FindingStatus
const JUDGED: readonly FindingStatus[] = [Done, Verified, NotBetter]

/** A change below this share counts as the same. */
export const SAME = 0.05
/** Analyses of ads read 30 days of data; earlier, most of it is from before the work. */
const MIN_DAYS_OF_ADS = 14

export function changeOf(before: Pick<FindingState, 'magnitude'>, now: Pick<FindingState, 'magnitude'>): FindingChange {
  const change = (now.magnitude - before.magnitude) / Math.max(Math.abs(before.magnitude), 1e-9)
  if (Math.abs(change) <= SAME) return FindingChange.Same
  return change > 0 ? FindingChange.Worse : FindingChange.Better
}

/** The fields of a finding with a new status; work is judged against the magnitude at which it was decided. */
export function withStatus(finding: StoredFinding, status: FindingStatus, now: string): StoredFinding {
  const isWork = status === Planned || status === Done
  const decidedAt = isWork ? (finding.decidedAt ?? finding.state.magnitude) : null
  // Done again after a verdict, it is judged by data from then on.
  const doneAt = finding.status === Done ? finding.doneAt : now
  return { ...finding, status, decidedAt, doneAt: status === Done ? doneAt : null }
}

/** The status of a finding that an analysis no longer finds. */
export function statusWhenGone({ status }: StoredFinding): FindingStatus {
  if (JUDGED.includes(status)) return Verified
  return status === FindingStatus.Dismissed ? status : Done
}

/** The status of a finding that an analysis finds again. */
export function statusWhenSeen(known: StoredFinding, state: FindingState, now: string): FindingStatus {
  if (!JUDGED.includes(known.status)) return known.status
  if (known.change === FindingChange.Gone) return Open
  const decided = { magnitude: known.decidedAt ?? known.state.magnitude }
  if (changeOf(decided, state) === FindingChange.Better) return Verified
  const days = known.doneAt ? (Date.parse(now) - Date.parse(known.doneAt)) / DAY_MS : Number.POSITIVE_INFINITY
  const isEarly = known.analysisKind !== AnalysisKind.WebPage && days < MIN_DAYS_OF_ADS
  return isEarly ? known.status : NotBetter
}

/** Marks the finding of a task as done with the task, and as planned if the task is taken up again. */
export async function followTask(store: Store, before: StoredTask, after: StoredTask, now: Date): Promise<void> {
  const isDone = after.status === TaskStatus.Done
  if (after.origin?.kind !== TaskOriginKind.Finding || isDone === (before.status === TaskStatus.Done)) return
  const finding = await store.get('analysisFinding', after.origin.id)
  if (finding?.accountId !== after.planId || finding.change === FindingChange.Gone) return
  const isExpected = isDone ? [Open, Planned, NotBetter] : [Done]
  if (!isExpected.some((status) => status === finding.status)) return
  const changed = withNextVersion(finding, withStatus(finding, isDone ? Done : Planned, now.toISOString()))
  await store.upsert('analysisFinding', { ...changed, updatedAt: now.toISOString() })
}
