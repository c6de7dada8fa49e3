// Whether a finding that was done has helped, judged by a later analysis.
import { AnalysisKind, FindingChange, FindingStatus, TaskOriginKind, TaskStatus } from '@adwright/sdk/types'
import { canBeReadAgain, type FindingState, isChance } from '#mocks/sandbox/domain/ai/finding-state.ts'
import type { StoredFinding } from '#mocks/sandbox/domain/ai/stored-finding.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
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
/** A change of a page can be seen as soon as it is published, which is left a day. */
const MIN_DAYS_OF_A_PAGE = 1

type Size = Pick<FindingState, 'kind' | 'magnitude'>

export function changeOf(before: Size, now: Size): FindingChange {
  const change = (now.magnitude - before.magnitude) / Math.max(Math.abs(before.magnitude), 1e-9)
  if (Math.abs(change) <= SAME) return FindingChange.Same
  return change > 0 === isChance(now.kind) ? FindingChange.Better : FindingChange.Worse
}

/** When finished work is checked; null for pasted source, which has no address to read again. */
function checkDueAt({ analysisKind, subject }: StoredFinding, doneAt: string): string | null {
  if (!canBeReadAgain({ analysisKind, subject })) return null
  const days = analysisKind === AnalysisKind.WebPage ? MIN_DAYS_OF_A_PAGE : MIN_DAYS_OF_ADS
  return new Date(Date.parse(doneAt) + days * DAY_MS).toISOString()
}

type Step = { status: FindingStatus; now: Date; personId: string }

/** A finding with a new status; work is judged against the magnitude at which it was decided. */
export function withStatus(finding: StoredFinding, { status, now, personId }: Step): StoredFinding {
  const isWork = status === Planned || status === Done
  const decidedAt = isWork ? (finding.decidedAt ?? finding.state.magnitude) : null
  if (status !== Done) return { ...finding, status, decidedAt, ...NOT_DONE }
  if (finding.status === Done) return { ...finding, decidedAt }
  // Done again after a verdict, it is judged by data from then on.
  const doneAt = now.toISOString()
  return { ...finding, status, decidedAt, doneAt, doneByUserId: personId, checkDueAt: checkDueAt(finding, doneAt) }
}

/** Schedules the check of a finding that is done; others have none. */
export const scheduleCheck = (store: Store, { id, accountId, checkDueAt: due }: StoredFinding): Promise<void> =>
  store.jobs.note({ kind: 'finding-check', subjectId: id, accountId }, due === null ? null : new Date(due))

/** The fields of a finding that waits for no check. */
export const NOT_DONE = { doneAt: null, doneByUserId: null, checkDueAt: null }

/** The status of a finding that an analysis no longer finds. */
export function statusWhenGone({ status }: StoredFinding): FindingStatus {
  if (JUDGED.includes(status)) return Verified
  return status === FindingStatus.Dismissed ? status : Done
}

/** True if most of what an analysis reads is from before the work. A person who analyzes a page again wants to know now. */
function isEarly({ analysisKind, doneAt, checkDueAt }: StoredFinding, { createdAt, isAutomatic }: Analysis): boolean {
  if (doneAt === null) return false
  if (isAutomatic) return checkDueAt !== null && checkDueAt > createdAt
  const days = (Date.parse(createdAt) - Date.parse(doneAt)) / DAY_MS
  return analysisKind !== AnalysisKind.WebPage && days < MIN_DAYS_OF_ADS
}

type Analysis = { createdAt: string; isAutomatic: boolean }

/** The status of a finding that an analysis finds again. */
export function statusWhenSeen(known: StoredFinding, state: FindingState, analysis: Analysis): FindingStatus {
  if (!JUDGED.includes(known.status)) return known.status
  if (known.change === FindingChange.Gone) return Open
  const decided = { kind: state.kind, magnitude: known.decidedAt ?? known.state.magnitude }
  // A chance that is still found has not been used, however large it is by now.
  if (!isChance(state.kind) && changeOf(decided, state) === FindingChange.Better) return Verified
  return isEarly(known, analysis) ? known.status : NotBetter
}

type TaskContext = { store: Store; now: Date; person: Person }

/** The finding that a task of the same account comes from, while analyses still find it. */
async function findingOf({ store }: TaskContext, { origin, planId }: StoredTask): Promise<StoredFinding | undefined> {
  const finding = origin?.kind === TaskOriginKind.Finding ? await store.get('analysisFinding', origin.id) : undefined
  return finding?.accountId === planId && finding.change !== FindingChange.Gone ? finding : undefined
}

async function save({ store, now }: TaskContext, finding: StoredFinding, edited: StoredFinding): Promise<void> {
  const changed = withNextVersion(finding, edited)
  await store.upsert('analysisFinding', { ...changed, updatedAt: now.toISOString() })
  await scheduleCheck(store, changed)
}

/** Marks the finding of a new task as planned, together with the task: a request of its own could be lost. */
export async function planFinding(context: TaskContext, task: StoredTask): Promise<void> {
  const finding = await findingOf(context, task)
  if (!finding) return
  const planned = withStatus(finding, { status: Planned, now: context.now, personId: context.person.id })
  await save(context, finding, {
    ...planned,
    dismissReason: null,
    dismissedAt: null,
    taskId: task.id,
    strategyId: task.strategyId ?? finding.strategyId,
  })
}

/** True while a task is to be worked on, or has been. */
const isAlive = ({ status, deletedAt }: StoredTask): boolean => deletedAt === null && status !== TaskStatus.Cancelled

/**
 * The status of a finding after a step of its task: done with the task, planned if the task is taken up again, and open if the task is
 * canceled or deleted before it is done. Undefined if the task changes nothing for it.
 */
function statusAfter(before: StoredTask, after: StoredTask, { status, taskId }: StoredFinding) {
  const isDone = after.status === TaskStatus.Done
  if (isAlive(before) && isAlive(after)) {
    if (isDone === (before.status === TaskStatus.Done)) return undefined
    const isExpected = isDone ? [Open, Planned, NotBetter] : [Done]
    return isExpected.some((one) => one === status) ? (isDone ? Done : Planned) : undefined
  }
  if (taskId !== after.id) return undefined
  if (status === Planned && !isAlive(after)) return Open
  return status === Open && isAlive(after) && !isDone ? Planned : undefined
}

/** Takes the finding of a task along with a step of the task, its deletion and restoration included. */
export async function followTask(context: TaskContext, before: StoredTask, after: StoredTask): Promise<void> {
  const isSame = before.status === after.status && before.deletedAt === after.deletedAt
  const finding = isSame ? undefined : await findingOf(context, after)
  const status = finding && statusAfter(before, after, finding)
  if (!finding || status === undefined) return
  await save(context, finding, withStatus(finding, { status, now: context.now, personId: context.person.id }))
}
