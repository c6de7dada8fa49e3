// An autopilot that has worked for a month: its past is made by running the engine over the days gone by.
import { type AutopilotMode, EntityType, ScheduleFrequency } from '@adwright/sdk/types'
import { KIND, recordActivity } from '#mocks/sandbox/domain/autopilot/activity.ts'
import { approveChanges, rejectChanges } from '#mocks/sandbox/domain/autopilot/answers.ts'
import { instantOf, weekDayOf } from '#mocks/sandbox/domain/autopilot/calendar.ts'
import { parametersOf, RULES, ruleNameOf, ruleOf } from '#mocks/sandbox/domain/autopilot/catalogue.ts'
import {
  type AutopilotContext,
  addItem,
  CHANGE,
  ITEM,
  MODE,
  type StoredItem,
  scopeOf,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import { EVERYTHING } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import type { Run } from '#mocks/sandbox/domain/autopilot/executions.ts'
import { expireSuggestionsOf } from '#mocks/sandbox/domain/autopilot/expiry.ts'
import { clientFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { checkAllRules } from '#mocks/sandbox/domain/autopilot/record-matches.ts'
import type { Rule } from '#mocks/sandbox/domain/autopilot/rules/rule.ts'
import { nextRunOf } from '#mocks/sandbox/domain/autopilot/schedule.ts'
import { runDueItems, scheduleCheck } from '#mocks/sandbox/domain/autopilot/scheduler.ts'
import { undoExecution } from '#mocks/sandbox/domain/autopilot/undo.ts'
import { saveVersion } from '#mocks/sandbox/domain/autopilot/versions.ts'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { fullName, type Person, type StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { seedOf } from '#mocks/sandbox/random/seeded.ts'
import { HOUR_MS } from '#mocks/sandbox/time/clock.ts'
import { addDays, type Day, dayIn } from '#mocks/sandbox/time/time-zone.ts'

type Seed = { account: StoredAccount; customerClientId: string; owner: Person }
type Plan = { ruleId: string; mode: AutopilotMode; weekDays: number[]; mostChanges?: number; cooldownDays?: number }

const DAYS = 30
const RUN_HOUR = 6
const CREATED_HOUR = 10
/** Proposals of the last days wait for an answer. */
const OPEN_DAYS = 8
/** What is looked at for violations at the end; search terms follow with the first night. */
const WATCHED = RULES.filter(({ entityType }) => entityType !== EntityType.SearchTerm)

const PLANS: Plan[] = [
  // The first keyword it pauses is resumed by the owner and left alone for longer than the history, so that one matches on every day.
  { ruleId: 'rule_no-conversion-keyword', mode: MODE.automatic, weekDays: [1], mostChanges: 2, cooldownDays: 31 },
  {
    ruleId: 'rule_raise-limited-budget',
    mode: MODE.suggest,
    weekDays: [1],
    mostChanges: 2,
    cooldownDays: 7,
  },
  { ruleId: 'rule_first-page-bid', mode: MODE.suggest, weekDays: [1], mostChanges: 5, cooldownDays: 7 },
  { ruleId: 'rule_ad-disapproved', mode: MODE.notifyOnly, weekDays: [1] },
  { ruleId: 'rule_spend-without-conversions', mode: MODE.notifyOnly, weekDays: [1] },
]

function itemOf(
  rule: Rule,
  plan: Plan,
  { account, customerClientId, owner }: Seed,
  timeZone: string,
): Omit<StoredItem, 'createdAt' | 'updatedAt' | 'nextRunAt'> {
  const id = `ap_${seedOf(account.id, customerClientId)}_${rule.id.slice('rule_'.length)}`
  const language = owner.language === 'tr' ? 'tr' : 'en'
  return {
    id,
    autopilotId: id,
    accountId: account.id,
    customerClientId,
    ruleId: rule.id,
    categoryId: rule.categoryId,
    status: ITEM.active,
    name: ruleNameOf(rule.id, language).slice(0, 100),
    mode: plan.mode,
    conditions: rule.defaultConditions,
    action: { ...rule.defaultAction, maxChangesPerRun: plan.mostChanges ?? rule.defaultAction.maxChangesPerRun },
    parameters: parametersOf(rule),
    scope: EVERYTHING,
    exceptionEntityIds: [],
    schedule: { frequency: ScheduleFrequency.Weekly, weekDays: plan.weekDays, hour: RUN_HOUR, timeZone },
    cooldownDays: plan.cooldownDays ?? 0,
    startsOn: null,
    endsOn: null,
    notify: { emails: owner.email ? [owner.email] : [], onlyWhenChanged: true },
    createdById: owner.id,
    createdByName: fullName(owner),
    lastRunAt: null,
    version: 1,
    lastResult: null,
    language,
    touched: {},
    proposed: [],
    attention: null,
  }
}

/** The owner's answers two hours after a run: the first proposal yes, the second no, the others wait. */
async function answer(context: AutopilotContext, run: Run, owner: Person): Promise<void> {
  const [first, second] = run.changes.filter(({ status }) => status === CHANGE.proposed)
  const answering = { ...context, person: owner, now: new Date(Date.parse(run.startedAt) + 2 * HOUR_MS) }
  if (first) await approveChanges(answering, run.id, [first.id])
  if (second) await rejectChanges(answering, run.id, [second.id])
}

/** What the owner thought better of, four hours after a run. */
async function undoFirst(context: AutopilotContext, run: Run, owner: Person): Promise<void> {
  const [first] = run.changes
  const undoing = { ...context, person: owner, now: new Date(Date.parse(run.startedAt) + 4 * HOUR_MS) }
  if (first) await undoExecution(undoing, run.id, { changeIds: [first.id] })
}

/** Runs what was due from the first day on, with the owner's answers between; the latest proposals are still open. */
async function live(context: AutopilotContext, { account, owner }: Seed, firstDay: Day, now: Date, timeZone: string) {
  const isMeant = ({ accountId }: StoredItem) => accountId === account.id
  let isUndone = false
  for (let day = firstDay; instantOf(day, RUN_HOUR, timeZone) <= now; day = addDays(day, 1)) {
    const runs = await runDueItems(context, instantOf(day, RUN_HOUR, timeZone), { isSilent: true, isMeant })
    if (addDays(day, OPEN_DAYS) >= dayIn(now, timeZone)) continue
    for (const run of runs) {
      await answer(context, run, owner)
      const isChanged = run.changes.some(({ status }) => status === CHANGE.applied)
      if (!isChanged || isUndone) continue
      await undoFirst(context, run, owner)
      isUndone = true
    }
  }
}

/** Five items in the three modes with a month of runs, answers, one undo and the violations found so far. Needs a connected client. */
export async function seedAutopilot(
  runtime: Pick<SystemContext, 'store' | 'clock' | 'newId' | 'platforms' | 'origin'>,
  seed: Seed,
): Promise<StoredItem[]> {
  const { store, clock, newId, platforms, origin } = runtime
  const now = clock.now()
  const place = { accountId: seed.account.id, customerClientId: seed.customerClientId }
  const { timeZone } = await clientFor({ store, platforms }, place)
  const firstDay = addDays(dayIn(now, timeZone), -DAYS)
  const createdAt = instantOf(firstDay, CREATED_HOUR, timeZone)
  return store.transaction(async (bound) => {
    const context: AutopilotContext = { store: bound, newId, platforms, origin, now: createdAt }
    // Suggestions expire after three days: a run of yesterday leaves some open, whichever day it is.
    const yesterday = weekDayOf(addDays(dayIn(now, timeZone), -1))
    for (const plan of PLANS) {
      const rule = ruleOf(plan.ruleId)
      if (!rule) continue
      const weekDays = plan.mode === MODE.suggest ? [...new Set([...plan.weekDays, yesterday])] : plan.weekDays
      const item = itemOf(rule, { ...plan, weekDays }, seed, timeZone)
      const nextRunAt = nextRunOf(item, createdAt, false)?.toISOString() ?? null
      const at = new Date(createdAt.getTime() + 5 * 60_000 * PLANS.indexOf(plan)).toISOString()
      const created = await addItem(bound, { ...item, createdAt: at, updatedAt: at, nextRunAt })
      await saveVersion(context, created, { savedAt: at, savedByName: item.createdByName })
      await recordActivity(context, item, {
        kind: KIND.created,
        occurredAt: at,
        personName: item.createdByName,
        itemName: item.name,
      })
    }
    await live(context, seed, firstDay, now, timeZone)
    const scope = scopeOf(place.accountId, place.customerClientId)
    for (const item of await bound.list('autopilotItem', scope)) await expireSuggestionsOf({ ...context, now }, item)
    await checkAllRules({ ...context, now }, place, WATCHED)
    await scheduleCheck({ store: bound, platforms, now }, place)
    platforms.ads.forgetPast()
    return bound.list('autopilotItem', scope)
  })
}
