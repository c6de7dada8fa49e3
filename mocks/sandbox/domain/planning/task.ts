// Tasks of a team or of one person: states, rounds of work, defaults.
import {
  type StatusUpdate,
  type Task,
  type TaskDraft,
  TaskOriginKind,
  TaskPriority,
  TaskStatus,
} from '@adwright/sdk/types'
import type { Steps } from '#mocks/sandbox/domain/steps.ts'
import { type Versioned, withNextVersion } from '#mocks/sandbox/domain/versions.ts'

export type StoredTask = Omit<Task, 'taskId' | 'assigneeName' | 'version'> &
  Versioned & {
    /** The account it is shared in, or the person it is private to. */
    planId: string
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

export const MOST_TASK_COMMENTS = 500
const ENDED: readonly number[] = [Done, Cancelled]

type Making = { id: string; planId: string; round: string | null; personId: string; now: Date }

/** A new task with the defaults of what the draft leaves out. */
export const newTask = (draft: TaskDraft, { id, planId, round, personId, now }: Making): StoredTask => ({
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
  createdAt: now.toISOString(),
  completedAt: null,
})

/** A task with the fields the draft names; `origin` never changes. */
export function changedTask(task: StoredTask, draft: TaskDraft): StoredTask {
  const { origin: _origin, ...fields } = draft
  return withNextVersion(task, { ...task, ...fields })
}

/** What is wrong with the progress a step names; undefined when it is right. */
export function wrongProgress({
  status,
  progress,
}: StatusUpdate): 'progress-of-done' | 'progress-of-undone' | undefined {
  if (progress === undefined) return undefined
  if (status === Done) return progress === 100 ? undefined : 'progress-of-done'
  return progress === 100 ? 'progress-of-undone' : undefined
}

/** A task after a possible step; one taken up again begins a round of its own. `newRound` is null in a private plan. */
export function movedTask(
  task: StoredTask,
  { status, progress }: StatusUpdate,
  { now, newRound }: { now: Date; newRound: () => string | null },
): StoredTask {
  const isTakenUp = ENDED.includes(task.status) && !ENDED.includes(status)
  const isDone = status === Done
  const kept = task.status === Done ? 0 : task.progress
  return {
    ...task,
    status,
    progress: isDone ? 100 : (progress ?? kept),
    completedAt: isDone ? (task.completedAt ?? now.toISOString()) : null,
    accountTaskProgressId: isTakenUp ? newRound() : task.accountTaskProgressId,
  }
}

/** By due day, tasks without one last, then the most urgent first. */
export const BY_URGENCY = [
  ['dueOrder', 'asc'],
  ['priority', 'desc'],
] as const
