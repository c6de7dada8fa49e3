// Emails about tasks of a team: to a new assignee, and to those a comment is for.
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { emailPerson } from '#mocks/sandbox/domain/notifications/personal-email.ts'
import type { Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import type { StoredTask } from '#mocks/sandbox/domain/planning/task.ts'

type TaskMail = 'task-assigned' | 'tasks-assigned' | 'task-comment' | 'task-mention'

export const authorOf = ({ person }: PersonContext): string => fullName(person) || person.userName

/** Emails a person about a task in their language, unless it is the caller. Nothing is sent in a private plan. */
export async function mailAboutTask(
  call: PersonContext,
  { account }: Plan,
  task: StoredTask,
  { to, kind, text = '', count = 1 }: { to: string | null; kind: TaskMail; text?: string; count?: number },
): Promise<void> {
  if (!account || !to || to === call.person.id) return
  const recipient = await call.store.get('person', to)
  if (!recipient) return
  const values = { author: authorOf(call), title: task.title, account: account.name, text, count }
  const link = kind === 'tasks-assigned' ? '/tasks' : `/tasks/${task.id}`
  await emailPerson(call, recipient, { kind, values, link })
}
