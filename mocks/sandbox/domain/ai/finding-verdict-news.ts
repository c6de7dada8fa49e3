// Tells people what became of finished work: the verdict of an analysis on a finding.
import { FindingStatus, NotificationKind } from '@adwright/sdk/types'
import { wordsOf } from '#mocks/sandbox/domain/ai/finding-words.ts'
import type { StoredFinding } from '#mocks/sandbox/domain/ai/stored-finding.ts'
import type { Verdict } from '#mocks/sandbox/domain/ai/stored-runs.ts'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { notify } from '#mocks/sandbox/domain/notifications/notify.ts'
import { recordHistory } from '#mocks/sandbox/domain/planning/history.ts'
import { activeMember } from '#mocks/sandbox/domain/planning/plan.ts'
import type { StoredTask } from '#mocks/sandbox/domain/planning/task.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { TASK_TEXTS } from '#mocks/sandbox/texts/tasks.ts'

type Context = Pick<SystemContext, 'store' | 'newId' | 'origin' | 'secrets'> & { now: Date }

const MAX_TITLE_LENGTH = 200

async function taskOf({ store }: Context, { taskId, accountId }: StoredFinding): Promise<StoredTask | undefined> {
  const task = taskId === null ? undefined : await store.get('task', taskId)
  return task?.planId === accountId && task.deletedAt === null ? task : undefined
}

function textsIn({ analysisKind, state, status }: StoredFinding, language: Language) {
  const isVerified = status === FindingStatus.Verified
  const { title: finding } = wordsOf(analysisKind, state, language)
  const title = TASK_TEXTS[isVerified ? 'verifiedTitle' : 'notBetterTitle'][language]
  return {
    title: interpolate(title, { finding }, language).slice(0, MAX_TITLE_LENGTH),
    text: TASK_TEXTS[isVerified ? 'verifiedText' : 'notBetterText'][language],
  }
}

/** Notifies the assignee of the task, else the person who marked the work as done. */
async function notifyWorker(
  context: Context,
  { before, after }: Verdict,
  task: StoredTask | undefined,
  exceptUserId: string | undefined,
): Promise<void> {
  const userId = task?.assigneeUserId ?? before.doneByUserId
  const { accountId, id } = after
  if (userId === null || userId === exceptUserId || !(await activeMember(context.store, accountId, userId))) return
  const person = await context.store.get('person', userId)
  if (!person) return
  const link = `/ai-analysis/findings/${id}`
  const news = {
    kind: NotificationKind.Task,
    severity: null,
    accountId,
    cause: `finding-verdict:${id}`,
    texts: { en: textsIn(after, 'en'), tr: textsIn(after, 'tr') },
    link,
  }
  await notify(context, person, [news], (language) => ({
    kind: 'finding-verdict',
    values: textsIn(after, language),
    link,
  }))
}

/** Records verdicts in the history of their tasks, and notifies those who did the work, except the person who analyzed. */
export async function announceVerdicts(
  context: Context,
  verdicts: readonly Verdict[],
  exceptUserId?: string,
): Promise<void> {
  for (const verdict of verdicts) {
    const { before, after } = verdict
    const task = await taskOf(context, after)
    const change = { field: 'findingStatus', before: String(before.status), after: String(after.status) }
    if (task) await recordHistory(context, task.id, { changes: [change] })
    await notifyWorker(context, verdict, task, exceptUserId)
  }
}
