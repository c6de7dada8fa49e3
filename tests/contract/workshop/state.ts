// The state of the workshop's backend.
import { type Is, Refusal } from '#tests/contract/workshop/http.ts'

export type Step = { name: string; minutes: number; isDone: boolean; due: string | null }
export type TaskFields = {
  title: string
  note: string | null
  priority: number
  cost: number
  email: string | null
  isUrgent: boolean
  labels: string[]
  dueOn: string | null
  place: { city: string; zip: string | null; floor: number | null } | null
  steps: Step[]
  state: number
}
export type Task = TaskFields & {
  id: string
  version: number
  completedAt: string | null
  createdAt: string
  updatedAt: string
  tenant: string
}
export type Note = { id: string; taskId: string; text: string; createdAt: string; version: number; author: string }
export type StoredFile = { id: string; tenant: string; bytes: ArrayBuffer; title: string | null }
export type Invitation = { id: string; tenant: string; status: number; declinedAt: string | null }
export type Person = { name: string; tenant: string; role: number }

export const USER = 1
export const ADMIN = 2
export const PEOPLE: Person[] = [
  { name: 'ada', tenant: 'main', role: 2 },
  { name: 'ben', tenant: 'main', role: 1 },
  { name: 'cem', tenant: 'main', role: 0 },
  { name: 'dan', tenant: 'other', role: 2 },
  { name: 'eda', tenant: 'main', role: 1 },
  { name: 'fay', tenant: 'main', role: 2 },
]

export type State = ReturnType<typeof emptyState>

export function emptyState(is: Is) {
  let count = 0
  let last = Date.now()
  const tasks: Task[] = []
  return {
    is,
    sessions: new Map<string, Person>(),
    tasks,
    /** The tasks that were deleted. */
    gone: new Map<string, Task>(),
    notes: [] as Note[],
    files: [] as StoredFile[],
    invitations: [] as Invitation[],
    keys: new Map<string, { text: string; answer: [number, unknown, Record<string, string>] }>(),
    nextId: (kind: string): string => {
      count += 1
      return `${kind}_${String(count).padStart(4, '0')}`
    },
    /** A moment of its own for each call, so that what is made later is later. */
    now: (): string => {
      last = Math.max(Date.now(), last + 1)
      return new Date(last).toISOString()
    },
    taskOf: (id: string | undefined, { tenant }: Person): Task => {
      const task = tasks.find((one) => one.id === id && (one.tenant === tenant || is('a task of others is found')))
      if (!task) throw new Refusal('notFound')
      return task
    },
  }
}

export function needs({ role }: Person, least: number): void {
  if (role < least) throw new Refusal('forbidden')
}
export const tagOf = ({ version }: { version: number }): string => `"${version}"`
