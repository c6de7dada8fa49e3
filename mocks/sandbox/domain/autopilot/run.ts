// One run of an item: evaluated, changed or proposed, written down.
import type { ConditionMetric, ExecutionTrigger } from '@adwright/sdk/types'
import { KIND, recordActivity, recordChange } from '#mocks/sandbox/domain/autopilot/activity.ts'
import { automationOf, stopAutomation } from '#mocks/sandbox/domain/autopilot/automation.ts'
import { type ChangePlan, type PlannedChange, planChanges } from '#mocks/sandbox/domain/autopilot/changes.ts'
import {
  type AutopilotContext,
  CHANGE,
  exceptionsOf,
  excludedEntityIds,
  ITEM,
  isNotifyOnly,
  MODE,
  RUN,
  reasonOf,
  type StoredChange,
  type StoredItem,
  scopeOf,
  settingsOf,
  TRIGGER,
  updateItem,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import { type Evaluation, evaluate } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import { insertRun, type Run } from '#mocks/sandbox/domain/autopilot/executions.ts'
import { expireSuggestionsOf } from '#mocks/sandbox/domain/autopilot/expiry.ts'
import { guardrailsOf } from '#mocks/sandbox/domain/autopilot/guardrails.ts'
import { heldBackMatchesOf } from '#mocks/sandbox/domain/autopilot/held-back.ts'
import { MetricReader } from '#mocks/sandbox/domain/autopilot/metric-reader.ts'
import { expiresAt, recounted, summaryOf } from '#mocks/sandbox/domain/autopilot/outcome.ts'
import {
  type Client,
  clientFor,
  makeChange,
  momentFor,
  type Platform,
  worldFor,
} from '#mocks/sandbox/domain/autopilot/platform.ts'
import { readLedger } from '#mocks/sandbox/domain/autopilot/read-ledger.ts'
import { recordMatches } from '#mocks/sandbox/domain/autopilot/record-matches.ts'
import { notifyOfRun, notifyOfStop } from '#mocks/sandbox/domain/autopilot/run-notices.ts'
import { amountOf } from '#mocks/sandbox/domain/autopilot/saving.ts'
import { nextRunOf } from '#mocks/sandbox/domain/autopilot/schedule.ts'
import { makeTeamTask } from '#mocks/sandbox/domain/autopilot/team-task.ts'
import { unknownMetricsField, unknownMetricsOf } from '#mocks/sandbox/domain/autopilot/unknown-metrics.ts'
import { withdrawObsolete } from '#mocks/sandbox/domain/autopilot/withdraw.ts'
import { refOf } from '#mocks/sandbox/domain/autopilot/world.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

/** The simulated duration of a run: a second, plus some milliseconds per entity. */
const RUN_MS = 1000
const MS_PER_THING = 5

export type RunOptions = {
  /** Sends no notifications; for seeding a history. */
  isSilent?: boolean
}

/** Entities an item does not look at now: those it changed within its cooldown, and those with an open suggestion. */
export function skippedEntityIds({ touched, proposed, cooldownDays }: StoredItem, now: Date): Set<string> {
  const cooling = Object.entries(touched).filter(([, at]) => now.getTime() - Date.parse(at) < cooldownDays * DAY_MS)
  return new Set([...cooling.map(([id]) => id), ...proposed])
}

const storedChange = (
  context: AutopilotContext,
  run: Run,
  figures: MetricReader,
  planned: PlannedChange,
  position: number,
): StoredChange => ({
  ...refOf(planned.entity),
  id: context.newId('chg'),
  executionId: run.id,
  position,
  accountId: run.accountId,
  customerClientId: run.customerClientId,
  autopilotId: run.autopilotId,
  ruleId: run.ruleId,
  trigger: run.trigger,
  field: planned.field,
  before: planned.before,
  after: planned.after,
  unit: planned.unit,
  reason: reasonOf(planned.judgement),
  metrics: figures.metrics(planned.judgement.entity, planned.judgement.window),
  dateBegin: planned.judgement.window.from,
  dateEnd: planned.judgement.window.to,
  status: CHANGE.proposed,
  failure: null,
  saving: planned.saving && amountOf(planned.saving),
  savingBasis: planned.saving,
  matchedId: planned.judgement.entity.id,
  proposedAt: run.finishedAt,
  appliedAt: null,
  undoneAt: null,
})

function emptyRun(context: AutopilotContext, item: StoredItem, trigger: ExecutionTrigger): Run {
  const startedAt = context.now.toISOString()
  return {
    id: context.newId('run'),
    accountId: item.accountId,
    customerClientId: item.customerClientId,
    autopilotId: item.id,
    ruleId: item.ruleId,
    categoryId: item.categoryId,
    startedAt,
    finishedAt: startedAt,
    status: RUN.noMatch,
    trigger,
    checkedCount: 0,
    matchedCount: 0,
    changedCount: 0,
    failedCount: 0,
    estimatedSaving: null,
    savingTotal: null,
    changes: [],
    failure: null,
    isLimited: false,
    undoneAt: null,
    undoneByName: null,
    itemName: item.name,
  }
}

type RunEvaluation = {
  platform: Platform
  evaluation: Evaluation
  figures: MetricReader
  unknown: ConditionMetric[]
}

async function evaluateItem(context: AutopilotContext, item: StoredItem, client: Client): Promise<RunEvaluation> {
  const moment = momentFor(client, context.now)
  const world = await worldFor(context, item)
  const exceptions = excludedEntityIds(item.ruleId, await exceptionsOf(context.store, item), moment.day)
  const leftAlone = skippedEntityIds(item, context.now)
  const evaluation = evaluate(settingsOf(item), world, moment, { exceptions, leftAlone })
  const platform = { world, day: moment.day, isConnected: client.isConnected }
  const unknown = unknownMetricsOf(settingsOf(item), world, moment)
  return { platform, evaluation, figures: new MetricReader(world, moment), unknown }
}

async function applyAll(context: AutopilotContext, run: Run, platform: Platform): Promise<Run> {
  const changes: StoredChange[] = []
  for (const change of run.changes) {
    const failure = await makeChange(context, run, platform, change)
    const made: StoredChange = failure
      ? { ...change, failure, status: CHANGE.failed }
      : { ...change, status: CHANGE.applied, appliedAt: run.startedAt }
    changes.push(made)
    await recordChange(context, run, made, failure ? KIND.failed : KIND.applied)
  }
  return { ...run, changes }
}

async function planFor(context: AutopilotContext, item: StoredItem, { evaluation, platform }: RunEvaluation) {
  if (isNotifyOnly(item)) return { changes: [], heldBack: [] }
  return planChanges(settingsOf(item), evaluation.matches, platform.world, {
    ledger: await readLedger(context, item),
    autopilotId: item.id,
    isAutomatic: item.mode === MODE.automatic,
    at: context.now,
  })
}

/** Stops automation if a run planned a change beyond the limit of budget changes. */
async function stopIfPlanned(context: AutopilotContext, item: StoredItem, run: Run, plan: ChangePlan): Promise<void> {
  if (!plan.stop) return
  const { maxBudgetChangePercent } = await guardrailsOf(context, item)
  const cents = (amount: number) => Math.round(amount * 100) / 100
  await stopAutomation(context, item, {
    executionId: run.id,
    autopilotId: item.id,
    autopilotName: item.name,
    changedToday: cents(plan.stop.changedToday),
    plannedChange: cents(plan.stop.plannedChange),
    totalBudget: cents(plan.stop.totalBudget),
    maxBudgetChangePercent: maxBudgetChangePercent ?? 0,
  })
}

async function performRun(context: AutopilotContext, item: StoredItem, started: Run): Promise<Run> {
  const client = await clientFor(context, item)
  if (!client.isConnected) return { ...started, failure: 'not-connected' }
  const evaluated = await evaluateItem(context, item, client)
  const { platform, evaluation, figures, unknown } = evaluated
  const plan: ChangePlan = await planFor(context, item, evaluated)
  const items = await context.store.list('autopilotItem', scopeOf(item.accountId, item.customerClientId))
  const finished = new Date(context.now.getTime() + RUN_MS + MS_PER_THING * evaluation.checkedCount)
  const looked: Run = {
    ...started,
    finishedAt: finished.toISOString(),
    checkedCount: evaluation.checkedCount,
    excludedCount: evaluation.excludedCount,
    matchedCount: evaluation.matches.length,
    ...unknownMetricsField(unknown),
    isLimited: plan.heldBack.length > 0,
    heldBack: heldBackMatchesOf(plan.heldBack, items),
  }
  const changes = plan.changes.map((planned, place) => storedChange(context, looked, figures, planned, place))
  const run = { ...looked, changes }
  if (run.trigger === TRIGGER.preview) return run
  if (isNotifyOnly(item)) {
    const found = await recordMatches(context, run, evaluation.matches, run.id)
    await makeTeamTask(
      context,
      item,
      run,
      found.map(({ entity }) => refOf(entity)),
    )
    return run
  }
  if (item.mode !== MODE.automatic) return run
  const applied = await applyAll(context, run, platform)
  await stopIfPlanned(context, item, run, plan)
  await makeTeamTask(
    context,
    item,
    run,
    applied.changes.filter(({ status }) => status === CHANGE.applied),
  )
  return applied
}

/** The item after a run: what it left alone from now on, when it runs next, and its state. */
function afterRun(item: StoredItem, run: Run, now: Date): StoredItem {
  const at = now.toISOString()
  const oldest = now.getTime() - item.cooldownDays * DAY_MS
  const kept = Object.entries(item.touched).filter(([, moment]) => Date.parse(moment) > oldest)
  const isFailed = run.status === RUN.failed
  const hasRun = run.trigger === TRIGGER.schedule || item.nextRunAt === null
  const isPaused = item.status === ITEM.paused
  const next = isFailed || isPaused ? null : nextRunOf(item, now, hasRun)
  const idsOf = (status: number) =>
    run.changes.flatMap((change) => (change.status === status ? [change.matchedId] : []))
  return {
    ...item,
    touched: Object.fromEntries([...kept, ...idsOf(CHANGE.applied).map((id) => [id, at])]),
    proposed: [...new Set([...item.proposed, ...idsOf(CHANGE.proposed)])],
    status: isPaused ? ITEM.paused : isFailed ? ITEM.needsAttention : next ? ITEM.active : ITEM.archived,
    attention: isFailed && !isPaused ? (run.failure === 'not-connected' ? 'connection' : 'refused') : null,
    lastRunAt: at,
    nextRunAt: next?.toISOString() ?? null,
    lastResult: summaryOf(run),
  }
}

/** Notes when the open suggestions of a run expire. */
async function scheduleExpiry(store: AutopilotContext['store'], { id, accountId, changes }: Run): Promise<void> {
  const [first] = changes.filter(({ status }) => status === CHANGE.proposed).map(expiresAt)
  if (first) await store.jobs.note({ kind: 'autopilot-expire', subjectId: id, accountId }, new Date(first))
}

/** Runs an item as of `context.now`, and keeps the run. A preview changes neither the platform nor the item. */
export async function runItem(
  context: AutopilotContext,
  given: StoredItem,
  trigger: ExecutionTrigger,
  { isSilent = false }: RunOptions = {},
): Promise<Run> {
  const { store, now } = context
  const isPreview = trigger === TRIGGER.preview
  const item = isPreview ? given : await withdrawObsolete(context, await expireSuggestionsOf(context, given))
  const run = recounted(await performRun(context, item, emptyRun(context, item, trigger)))
  await insertRun(store, run)
  if (isPreview) return run
  await scheduleExpiry(store, run)
  if (run.matchedCount > 0 || run.failure)
    await recordActivity(context, item, {
      kind: KIND.run,
      itemName: item.name,
      occurredAt: run.finishedAt,
      executionId: run.id,
      counts: { checked: run.checkedCount, matched: run.matchedCount },
      failure: run.failure,
    })
  // Edits saved during the run are preserved and take effect with the next run.
  await updateItem(store, item.id, (stored) => afterRun(stored, run, now))
  if (isSilent) return run
  await notifyOfRun(context, item, run)
  const stop = (await automationOf(context, item))?.stop
  if (stop?.executionId === run.id) await notifyOfStop(context, item, stop)
  return run
}
