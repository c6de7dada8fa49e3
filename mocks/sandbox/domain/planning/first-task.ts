// The task with which the board of a new account starts.
import { ChangeAction } from '@adwright/sdk/types'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { newTask } from '#mocks/sandbox/domain/planning/task.ts'
import { recordTaskEvent } from '#mocks/sandbox/domain/planning/task-history.ts'
import { TASK_TEXTS } from '#mocks/sandbox/texts/tasks.ts'

/** Adds the task "Invite a colleague" for the person who creates the account. */
export async function addFirstTask(call: PersonContext, accountId: string): Promise<void> {
  const { store, newId, now, person, language } = call
  const draft = {
    title: TASK_TEXTS.firstTitle[language],
    description: TASK_TEXTS.firstText[language],
    assigneeUserId: person.id,
  }
  const task = newTask(draft, { id: newId('tsk'), planId: accountId, round: newId('atp'), personId: person.id, now })
  await store.insert('task', task)
  await recordTaskEvent(call, task, ChangeAction.Created)
}
