// News about tasks of a team: to a new assignee, and to those a comment is for.
import { NotificationKind } from '@adwright/sdk/types'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { notify } from '#mocks/sandbox/domain/notifications/notify.ts'
import type { Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import type { StoredTask } from '#mocks/sandbox/domain/planning/task.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { MAIL_TEXTS } from '#mocks/sandbox/texts/mails.ts'

type TaskMail = 'task-assigned' | 'tasks-assigned' | 'task-comment' | 'task-mention'

export const authorOf = ({ person }: PersonContext): string => fullName(person) || person.userName

/** Notifies a person about a task as their preferences say, unless it is the caller. Nothing is sent in a private plan. */
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
  const textIn = (language: Language) => ({
    title: interpolate(MAIL_TEXTS[kind][language].subject, values, language),
    text: text || account.name,
  })
  const news = {
    kind: NotificationKind.Task,
    severity: null,
    accountId: account.id,
    cause: `${kind}:${task.id}`,
    texts: { en: textIn('en'), tr: textIn('tr') },
    link,
  }
  await notify(call, recipient, [news], () => ({ kind, values, link }))
}
