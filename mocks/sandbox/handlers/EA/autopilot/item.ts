// Shared code of the operations on single items.
import {
  type AutopilotItem,
  type AutopilotItemDraft,
  PlanLimitKind,
  ScheduleFrequency,
  UserRole,
} from '@adwright/sdk/types'
import { isAutomationPaused } from '#mocks/sandbox/domain/autopilot/automation.ts'
import { parametersOf, ruleNameOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import { isLive, MODE, type StoredItem, settingsOf, TRIGGER } from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { Moment } from '#mocks/sandbox/domain/autopilot/metric-reader.ts'
import { shownSummary } from '#mocks/sandbox/domain/autopilot/outcome.ts'
import { momentFor, worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import type { Rule } from '#mocks/sandbox/domain/autopilot/rules/rule.ts'
import { unknownMetricsField, unknownMetricsOf } from '#mocks/sandbox/domain/autopilot/unknown-metrics.ts'
import type { RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import { assertPlanLimit } from '#mocks/sandbox/domain/billing/assert-plan-limit.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { Problem } from '#mocks/sandbox/domain/problem.ts'
import { versionOf } from '#mocks/sandbox/domain/versions.ts'
import type { AutopilotCall, Place } from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'
import type { Total } from '#mocks/sandbox/store/queries.ts'
import type { SqlValue } from '#mocks/sandbox/store/tables.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { addDays, dayIn, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

/** Complete days whose runs are counted, before today. */
const SHOWN_DAYS = 30
const MAX_ITEMS = 500

export const nameOf = ({ person }: Pick<AutopilotCall, 'person'>) => fullName(person) || (person.email ?? person.id)

/** An item of the client account; 404 when there is none. */
export async function itemFor({ store }: AutopilotCall, { scope }: Place, id: string): Promise<StoredItem> {
  const [item] = await store.list('autopilotItem', scope, { where: { id } })
  if (!item) throw new Problem(404, 'not-found')
  return item
}

/** An item in automatic mode is for admins and owners (403). */
export function assertMode({ membership }: AutopilotCall, ...modes: number[]): void {
  if (modes.includes(MODE.automatic) && membership.role < UserRole.Admin)
    throw new Problem(403, 'automatic-needs-admin')
}

type Planned = Pick<StoredItem, 'mode' | 'schedule'>

const isAutomatic = (item: Planned | undefined) => item?.mode === MODE.automatic
const isHourly = (item: Planned | undefined) => item?.schedule.frequency === ScheduleFrequency.Hourly

/** Throws a 409 if the plan's limits don't allow an item to be live, counted over all client accounts; `before` is live already. */
export async function assertRuleLimits(call: AutopilotCall, item: Planned, before?: Planned): Promise<void> {
  const { account } = call
  const adds = (has: (one: Planned | undefined) => boolean) => ({ adding: has(item) && !has(before) ? 1 : 0 })
  await assertPlanLimit(call, account, PlanLimitKind.ActiveRules, { adding: before ? 0 : 1 })
  await assertPlanLimit(call, account, PlanLimitKind.AutomaticRules, adds(isAutomatic))
  await assertPlanLimit(call, account, PlanLimitKind.HourlyRules, adds(isHourly))
}

/** Throws a 409 if the plan doesn't include automatic rules and a run of the item by hand would be the way around it. */
export const assertAutomaticRun = (call: AutopilotCall, item: StoredItem): Promise<void> =>
  assertPlanLimit(call, call.account, PlanLimitKind.AutomaticRules, {
    adding: isAutomatic(item) && !isLive(item) ? 1 : 0,
  })

/** Throws a 409 if a client account has its 500 items, archived ones included: its list is answered whole. */
export async function assertItemLimit({ store }: AutopilotCall, { scope }: Place): Promise<void> {
  if ((await store.count('autopilotItem', scope)) >= MAX_ITEMS) throw new Problem(409, 'rules-limit-reached')
}

/** The fields of an item from a draft, with defaults for the rest. */
export const fieldsOf = (draft: AutopilotItemDraft, rule: Rule) => ({
  ruleId: draft.ruleId,
  categoryId: rule.categoryId,
  name: draft.name.trim() || draft.name,
  mode: draft.mode,
  conditions: draft.conditions,
  action: draft.action,
  parameters: parametersOf(rule, draft.parameters),
  scope: draft.scope,
  exceptionEntityIds: draft.exceptionEntityIds ?? [],
  schedule: draft.schedule,
  cooldownDays: draft.cooldownDays ?? 0,
  startsOn: draft.startsOn ?? null,
  endsOn: draft.endsOn ?? null,
  notify: draft.notify ?? { emails: [], onlyWhenChanged: true },
})

/** The time of a change, always later than that of the change before. */
export const changedAt = ({ now }: AutopilotCall, { updatedAt }: StoredItem) => ({
  updatedAt: new Date(Math.max(now.getTime(), Date.parse(updatedAt) + 1)).toISOString(),
})

type Shown = {
  runs: Map<SqlValue, Total>
  isPaused: boolean
  language: Language
  currencyCode: string
  world: RuleWorld
  moment: Moment
}

/** Reads the run totals and pause state that items are shown with. */
export async function aroundItems(call: AutopilotCall, place: Place, autopilotId?: string): Promise<Shown> {
  const { scope, client } = place
  const { timeZone } = call.account
  const firstDay = addDays(dayIn(call.now, timeZone), -SHOWN_DAYS)
  const startedAt = { from: startOfDay(firstDay, timeZone).toISOString() }
  const where = { ...scope, autopilotId, startedAt, trigger: { not: TRIGGER.preview } }
  const columns = { field: 'autopilotId', sum: 'changedCount' } as const
  const runs = await call.store.totals('autopilotExecution', columns, where)
  return {
    runs: new Map(runs.map((own) => [own.value, own])),
    isPaused: await isAutomationPaused(call, call),
    language: call.language,
    currencyCode: client.currency,
    world: await worldFor(call, place),
    moment: momentFor(client, call.now),
  }
}

/** An item in the contract's form; while everything is paused none has a next run. */
export function shownItem(item: StoredItem, shown: Shown): AutopilotItem {
  const { runs, isPaused, language, currencyCode, world, moment } = shown
  const own = runs.get(item.id)
  const {
    accountId: _id,
    createdById: _c,
    language: _l,
    touched: _t,
    proposed: _p,
    attention: _a,
    lastResult,
    ...fields
  } = item
  return {
    currencyCode,
    ...fields,
    version: versionOf(item),
    lastResult: lastResult && shownSummary(lastResult, currencyCode),
    nextRunAt: isPaused ? null : item.nextRunAt,
    ruleName: ruleNameOf(item.ruleId, language),
    runs30d: own?.count ?? 0,
    changes30d: own?.sum ?? 0,
    ...unknownMetricsField(unknownMetricsOf(settingsOf(item), world, moment)),
  }
}

export const shownNow = async (call: AutopilotCall, place: Place, item: StoredItem): Promise<AutopilotItem> =>
  shownItem(item, await aroundItems(call, place, item.id))
