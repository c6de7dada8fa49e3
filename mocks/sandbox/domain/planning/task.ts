// Tasks of a team or of one person: states, rounds of work, defaults.
import {
  type Comment,
  type StatusUpdate,
  type Task,
  type TaskDraft,
  type TaskOriginDraft,
  TaskOriginKind,
  TaskPriority,
  type TaskRound,
  TaskStatus,
} from '@adwright/sdk/types'
import type { DeletedComment } from '#mocks/sandbox/domain/comments.ts'
import type { Steps } from '#mocks/sandbox/domain/steps.ts'
import { type Versioned, versionOf, withNextVersion } from '#mocks/sandbox/domain/versions.ts'

type Shown = 'taskId' | 'assigneeName' | 'hasAssigneeLeft' | 'version' | 'origin' | 'effect' | 'rounds'

export type StoredRound = Omit<TaskRound, 'effect'> & { beganAt: string | null }

export type StoredTask = Omit<Task, Shown> &
  Versioned & {
    /** The account it is shared in, or the person it is private to. */
    planId: string
    origin: TaskOriginDraft | null
    rounds: StoredRound[]
    /** When work on the present round began; null before. */
    beganAt: string | null
    /** Who finished it; null while it is not done, or when that is not known. */
    completedByName: string | null
    deletedAt: string | null
    deletedComments?: DeletedComment<Comment>[]
  }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    task: StoredTask
  }
}

const { ToDo, InProgress, InReview, Done, Blocked, Cancelled } = TaskStatus

export const TASK_STEPS: Steps = {
  [ToDo]: [InProgress, Done, Blocked, Cancelled],
  [InProgress]: [ToDo, InReview, Done, Blocked, Cancelled],
  [InReview]: [InProgress, Done, Blocked, Cancelled],
  [Done]: [InProgress],
  [Blocked]: [ToDo, InProgress, Cancelled],
  [Cancelled]: [ToDo],
}

export const MAX_TASK_COMMENTS = 500
const ENDED: readonly number[] = [Done, Cancelled]
export const OPEN_STATES: readonly number[] = [ToDo, InProgress, InReview, Blocked]

export const isOpen = ({ status }: Pick<StoredTask, 'status'>): boolean => !ENDED.includes(status)

type NewTaskParams = { id: string; planId: string; round: string | null; personId: string; now: Date }

/** A new task with the defaults of what the draft leaves out. */
export const newTask = (draft: TaskDraft, { id, planId, round, personId, now }: NewTaskParams): StoredTask => ({
  id,
  planId,
  accountTaskProgressId: round,
  strategyId: draft.strategyId ?? null,
  title: draft.title,
  description: draft.description ?? '',
  status: ToDo,
  priority: draft.priority ?? TaskPriority.Normal,
  assigneeUserId: draft.assigneeUserId ?? null,
  dueOn: draft.dueOn ?? null,
  estimateHours: draft.estimateHours ?? null,
  labels: draft.labels ?? [],
  checklist: draft.checklist ?? [],
  comments: [],
  progress: 0,
  origin: draft.origin ?? { kind: TaskOriginKind.Person, id: personId },
  attachmentFileIds: draft.attachmentFileIds ?? [],
  repeat: draft.repeat ?? null,
  rounds: [],
  beganAt: null,
  completedByName: null,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  completedAt: null,
  archivedAt: null,
  deletedAt: null,
})

/** A task with the fields the draft names; `origin` never changes. */
export function changedTask(task: StoredTask, draft: Partial<TaskDraft>, now: Date): StoredTask {
  const { origin: _origin, ...fields } = draft
  return withNextVersion(task, { ...task, ...fields, updatedAt: now.toISOString() })
}

/** Why the progress a step names is not possible; undefined if it is. */
export function progressError({
  status,
  progress,
}: StatusUpdate): 'progress-of-done' | 'progress-of-undone' | undefined {
  if (progress === undefined) return undefined
  if (status === Done) return progress === 100 ? undefined : 'progress-of-done'
  return progress === 100 ? 'progress-of-undone' : undefined
}

type StepParams = { now: Date; by: string | null; newRound: () => string | null }

/** A task after a possible step; one taken up again begins a round of its own. `newRound` is null in a private plan. */
export function movedTask(task: StoredTask, { status, progress }: StatusUpdate, params: StepParams): StoredTask {
  const now = params.now.toISOString()
  const isTakenUp = !isOpen(task) && isOpen({ status })
  const isDone = status === Done
  const current = task.status === Done ? 0 : task.progress
  const beganAt = isTakenUp ? null : task.beganAt
  return {
    ...task,
    status,
    progress: isDone ? 100 : (progress ?? current),
    beganAt: status === ToDo ? beganAt : (beganAt ?? now),
    completedAt: isDone ? (task.completedAt ?? now) : null,
    completedByName: isDone ? (task.completedByName ?? params.by) : null,
    archivedAt: isTakenUp ? null : task.archivedAt,
    accountTaskProgressId: isTakenUp ? params.newRound() : task.accountTaskProgressId,
    version: versionOf(task) + 1,
    updatedAt: now,
  }
}

/** By due day, tasks without one last, then the most urgent first. */
export const BY_URGENCY = [
  ['dueOrder', 'asc'],
  ['priority', 'desc'],
] as const
