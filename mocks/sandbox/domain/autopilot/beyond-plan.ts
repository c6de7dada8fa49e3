// Pauses items that the plan no longer includes, as after a change to a smaller one.
import { NotificationKind, PlanLimitKind, ScheduleFrequency, UserRole } from '@adwright/sdk/types'
import { KIND, recordActivity } from '#mocks/sandbox/domain/autopilot/activity.ts'
import {
  type AutopilotContext,
  changeItem,
  ITEM,
  LIVE_STATES,
  MODE,
  type StoredItem,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import { guardrailsOf, inOrderOfPriority } from '#mocks/sandbox/domain/autopilot/guardrails.ts'
import { allowedIn } from '#mocks/sandbox/domain/billing/plan-limits.ts'
import { membersFrom, notify } from '#mocks/sandbox/domain/notifications/notify.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { NOTIFICATION_TEXTS } from '#mocks/sandbox/texts/notifications.ts'

type Counted = (item: StoredItem) => boolean

const LIMITS: [PlanLimitKind, Counted][] = [
  [PlanLimitKind.ActiveRules, () => true],
  [PlanLimitKind.AutomaticRules, ({ mode }) => mode === MODE.automatic],
  [PlanLimitKind.HourlyRules, ({ schedule }) => schedule.frequency === ScheduleFrequency.Hourly],
]

/** Whether the plan of its account does not include an item; those of higher priority are included first. */
async function isBeyondPlan(context: AutopilotContext, item: StoredItem): Promise<boolean> {
  const account = await context.store.get('account', item.accountId)
  if (!account) return false
  const where = { accountId: item.accountId, status: LIVE_STATES }
  const { order } = await guardrailsOf(context, item)
  const items = inOrderOfPriority(order, await context.store.listAll('autopilotItem', { where }))
  return LIMITS.some(([kind, isCounted]) => {
    const allowed = allowedIn(account.plan, kind)
    return (
      allowed !== null && isCounted(item) && items.filter(isCounted).findIndex(({ id }) => id === item.id) >= allowed
    )
  })
}

/** Pauses an item that the plan does not include, and notifies the account; returns whether it was paused. */
export async function pauseBeyondPlan(context: AutopilotContext, item: StoredItem): Promise<boolean> {
  if (!(await isBeyondPlan(context, item))) return false
  await changeItem(context.store, item, { status: ITEM.paused, attention: null, nextRunAt: null })
  await recordActivity(context, item, { kind: KIND.paused, itemName: item.name })
  const textIn = (language: Language) => ({
    title: interpolate(NOTIFICATION_TEXTS.pausedBeyondPlan[language], { item: item.name }, language),
    text: NOTIFICATION_TEXTS.beyondPlan[language],
  })
  const news = {
    kind: NotificationKind.Execution,
    severity: null,
    accountId: item.accountId,
    cause: `beyond-plan:${item.id}`,
    texts: { en: textIn('en'), tr: textIn('tr') },
    link: '/active-rules',
  }
  for (const person of await membersFrom(context.store, item.accountId, UserRole.Viewer))
    await notify(context, person, [news])
  return true
}
