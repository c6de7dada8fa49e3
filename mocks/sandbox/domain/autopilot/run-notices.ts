// Notifies people and webhooks of a run: what it changed, that it failed, or that changes wait for approval.
import { type AutomationStop, NotificationChannel, NotificationKind, Severity, UserRole } from '@adwright/sdk/types'
import { type AutopilotContext, CHANGE, type StoredItem } from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { Run } from '#mocks/sandbox/domain/autopilot/executions.ts'
import { clientFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { shownSaving } from '#mocks/sandbox/domain/autopilot/saving.ts'
import { type Person, UNIQUE_EMAIL } from '#mocks/sandbox/domain/identity/people.ts'
import { sendMail } from '#mocks/sandbox/domain/notifications/mail.ts'
import { type News, notConnectedCause } from '#mocks/sandbox/domain/notifications/notifications.ts'
import { channelOf, type LetterIn, membersFrom, notify } from '#mocks/sandbox/domain/notifications/notify.ts'
import { sendEvent } from '#mocks/sandbox/domain/webhooks/events.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { NOTIFICATION_TEXTS } from '#mocks/sandbox/texts/notifications.ts'

const inBoth = (textIn: (language: Language) => { title: string; text: string }) => ({
  en: textIn('en'),
  tr: textIn('tr'),
})

function approvalNews(item: StoredItem, count: number): News {
  return {
    kind: NotificationKind.Approval,
    severity: null,
    accountId: item.accountId,
    cause: `approval:${item.id}`,
    texts: inBoth((language) => ({
      title: interpolate(NOTIFICATION_TEXTS.approvalsWaiting[language], { count }, language),
      text: item.name,
    })),
    link: '/active-rules?tab=proposals',
    isState: true,
  }
}

/** The news that rules could not run without access to the ad platform, which is one cause for all of them. */
const notConnectedNews = ({ accountId }: StoredItem): News => ({
  kind: NotificationKind.Execution,
  severity: null,
  accountId,
  cause: notConnectedCause(accountId),
  texts: inBoth((language) => ({
    title: NOTIFICATION_TEXTS.rulesNotConnected[language],
    text: NOTIFICATION_TEXTS.adsAccessMissing[language],
  })),
  link: '/active-rules',
  isState: true,
})

/** The news of a run; undefined if it changed nothing and did not fail. */
function runNews(item: StoredItem, run: Run): News | undefined {
  if (!run.failure && run.changedCount === 0) return undefined
  if (run.failure === 'not-connected') return notConnectedNews(item)
  const values = { item: item.name, count: run.changedCount }
  const title = run.failure ? NOTIFICATION_TEXTS.runFailed : NOTIFICATION_TEXTS.runChanged
  return {
    kind: NotificationKind.Execution,
    severity: null,
    accountId: item.accountId,
    cause: `${run.failure ? 'failure' : 'run'}:${item.id}`,
    texts: inBoth((language) => ({ title: interpolate(title[language], values, language), text: '' })),
    link: `/activity/runs/${run.id}`,
  }
}

async function sendEvents(context: AutopilotContext, item: StoredItem, run: Run, suggestionCount: number) {
  const { id, startedAt, finishedAt, status, trigger, checkedCount, matchedCount, changedCount, failedCount } = run
  const { accountId, customerClientId, ruleId } = item
  const { currency } = await clientFor(context, item)
  const about = { customerClientId, autopilotId: item.id, autopilotName: item.name, ruleId }
  await sendEvent(context, accountId, 'run.finished', {
    ...about,
    run: {
      id,
      startedAt,
      finishedAt,
      status,
      trigger,
      checkedCount,
      matchedCount,
      changedCount,
      failedCount,
      estimatedSaving: shownSaving(run.savingTotal ?? null, currency),
    },
  })
  if (suggestionCount > 0)
    await sendEvent(context, accountId, 'suggestion.waiting', { ...about, executionId: id, suggestionCount })
}

/** Emails the addresses that the rule names, except those of people who have turned such notifications off; returns who was emailed. */
async function emailRecipients(context: AutopilotContext, item: StoredItem, letter: LetterIn): Promise<Set<string>> {
  const { store } = context
  const emailed = new Set<string>()
  for (const to of item.notify.emails) {
    const personId = await store.holderOf(UNIQUE_EMAIL, to.toLowerCase())
    const person: Person | undefined = personId === undefined ? undefined : await store.get('person', personId)
    if (person && channelOf(person, NotificationKind.Execution) === NotificationChannel.None) continue
    if (person) emailed.add(person.id)
    await sendMail({ ...context, language: item.language }, { to, ...letter(item.language) })
  }
  return emailed
}

/** Notifies of a run that was no preview. */
export async function notifyOfRun(context: AutopilotContext, item: StoredItem, run: Run): Promise<void> {
  const proposed = run.changes.filter(({ status }) => status === CHANGE.proposed).length
  await sendEvents(context, item, run, proposed)
  const { store } = context
  const values = {
    item: item.name,
    checked: run.checkedCount,
    matched: run.matchedCount,
    changed: run.changedCount,
    proposed,
    failed: run.failedCount,
  }
  const letter: LetterIn = () => ({ kind: 'autopilot-run', values, link: '/activity' })
  const isEmailed = !item.notify.onlyWhenChanged || run.matchedCount > 0 || run.failure !== null
  const emailed = isEmailed ? await emailRecipients(context, item, letter) : new Set<string>()
  const news = runNews(item, run)
  const isToldAlready = async (personId: string) => {
    if (!news?.isState) return false
    return (await store.count('notification', { personId, cause: news.cause, readAt: null })) > 0
  }
  const letterFor = async ({ id }: Person) => (emailed.has(id) || (await isToldAlready(id)) ? undefined : letter)
  if (news)
    for (const person of await membersFrom(store, item.accountId, UserRole.Viewer))
      await notify(context, person, [news], await letterFor(person))
  if (proposed > 0)
    for (const person of await membersFrom(store, item.accountId, UserRole.Admin))
      await notify(context, person, [approvalNews(item, proposed)], news ? undefined : await letterFor(person))
}

function stopNews(item: StoredItem, { executionId, maxBudgetChangePercent }: AutomationStop): News {
  const values = { item: item.name, limit: maxBudgetChangePercent }
  return {
    kind: NotificationKind.Execution,
    severity: Severity.High,
    accountId: item.accountId,
    cause: `automation-stopped:${executionId}`,
    texts: inBoth((language) => ({
      title: NOTIFICATION_TEXTS.automationStopped[language],
      text: interpolate(NOTIFICATION_TEXTS.budgetStop[language], values, language),
    })),
    link: '/active-rules',
  }
}

/** Notifies everyone of the account that automation was stopped, with high severity. */
export async function notifyOfStop(context: AutopilotContext, item: StoredItem, stop: AutomationStop): Promise<void> {
  const values = { item: item.name, limit: stop.maxBudgetChangePercent }
  const letter: LetterIn = () => ({ kind: 'automation-stopped', values, link: '/active-rules' })
  for (const person of await membersFrom(context.store, item.accountId, UserRole.Viewer))
    await notify(context, person, [stopNews(item, stop)], letter)
}
