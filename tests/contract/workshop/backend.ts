// A backend of the workshop: right, or with one of the faults that teams make.
import type { Settings } from '#tests/conformance/src/judge.ts'
import {
  categories,
  exportTasks,
  files,
  invitations,
  notes,
  session,
  sessions,
  stats,
} from '#tests/contract/workshop/further.ts'
import { Interaction, type Is, Refusal } from '#tests/contract/workshop/http.ts'
import { validation } from '#tests/contract/workshop/input-faults.ts'
import { emptyState, PEOPLE, tagOf } from '#tests/contract/workshop/state.ts'
import { listTasks } from '#tests/contract/workshop/task-list.ts'
import { completeTask, createTask, deleteTask, shown, updateTask, updateTasks } from '#tests/contract/workshop/tasks.ts'

export function workshopBackend(fault?: string): NonNullable<Settings['send']> {
  const is: Is = (...faults) => fault !== undefined && faults.includes(fault)
  const state = emptyState(is)
  const validate = validation(is)

  async function answer(asked: Interaction): Promise<Response> {
    const { parts, request } = asked
    const [root, second, third] = parts
    if (root === 'sessions') return sessions(asked, state)
    const token = (request.headers.get('Authorization') ?? '').replace(/^Bearer /, '')
    const isOpen = second === 'export' && is('the export needs no credentials')
    const person = state.sessions.get(token) ?? (isOpen ? PEOPLE[0] : undefined)
    const challenge = { headers: { 'WWW-Authenticate': token ? 'Bearer error="invalid_token"' : 'Bearer' } }
    if (!person) throw new Refusal('unauthorized', undefined, challenge)
    if (root === 'session') return session(asked, state, token)
    if (root === 'categories') return categories(asked)
    if (root === 'stats') return stats(asked, state, person)
    if (root === 'invitations') return invitations(asked, state, person)
    if (root === 'files') return files(asked, state, person)
    if (root !== 'tasks') throw new Refusal('notFound')
    if (second === 'export') return exportTasks(asked, state, person)
    if (second === undefined)
      return asked.allow({
        GET: () => listTasks(asked, state, person),
        POST: () => createTask(asked, state, person, validate),
        PATCH: () => updateTasks(asked, state, person, validate),
      })
    if (third === 'complete') return asked.allow({ POST: () => completeTask(asked, state, person) })
    const isLate =
      (is('a note is made below a deleted task') && request.method === 'POST') || is('notes of a deleted task are read')
    const task = isLate ? state.gone.get(second) : undefined
    if (third === 'notes') return notes(asked, state, person, task ?? state.taskOf(second, person), validate)
    return asked.allow({
      GET: () => {
        const task = state.taskOf(second, person)
        return asked.read(shown(is, task), is('no ETag of a task') ? undefined : tagOf(task))
      },
      PATCH: () => updateTask(asked, state, person, validate),
      DELETE: () => deleteTask(asked, state, person),
    })
  }

  return async (request) => {
    const asked = new Interaction(request, is)
    try {
      return await answer(asked)
    } catch (error) {
      return error instanceof Refusal ? asked.refuse(error) : asked.answer(500, 'Internal error')
    }
  }
}
