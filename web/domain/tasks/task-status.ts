import { TaskPriority, TaskStatus } from '@adwright/sdk/types'
import type { StatusTone } from '#web/ui/feedback/StatusBadge.tsx'

const { ToDo, InProgress, InReview, Done, Blocked, Cancelled } = TaskStatus

/** The columns of a board, in order; canceled tasks are found by filter. */
export const BOARD_STATUSES = [ToDo, InProgress, InReview, Blocked, Done] as const
export const OPEN_STATUSES: readonly TaskStatus[] = [ToDo, InProgress, InReview, Blocked]
export const PRIORITIES = Object.values(TaskPriority).toReversed()

/** Which state leads to which, as the contract says at `updateAccountTaskStatus`. */
const STEPS: Readonly<Partial<Record<number, readonly TaskStatus[]>>> = {
  [ToDo]: [InProgress, Done, Blocked, Cancelled],
  [InProgress]: [ToDo, InReview, Done, Blocked, Cancelled],
  [InReview]: [InProgress, Done, Blocked, Cancelled],
  [Done]: [InProgress],
  [Blocked]: [ToDo, InProgress, Cancelled],
  [Cancelled]: [ToDo],
}

/** The states that a state leads to; none for one of a newer server. */
export const nextStatuses = (from: TaskStatus): readonly TaskStatus[] => STEPS[from] ?? []

export const canMove = (from: TaskStatus, to: TaskStatus): boolean => from === to || nextStatuses(from).includes(to)

/** The shortest way from one state to another, without the first; empty for the same state. */
export function stepsBetween(from: TaskStatus, to: TaskStatus): TaskStatus[] {
  const ways: TaskStatus[][] = [[from]]
  for (const way of ways) {
    const last = way.at(-1) ?? from
    if (last === to) return way.slice(1)
    for (const next of nextStatuses(last)) if (!way.includes(next)) ways.push([...way, next])
  }
  return []
}

export const statusTones: Record<TaskStatus, StatusTone> = {
  [ToDo]: 'neutral',
  [InProgress]: 'accent',
  [InReview]: 'accent',
  [Done]: 'good',
  [Blocked]: 'bad',
  [Cancelled]: 'neutral',
}
