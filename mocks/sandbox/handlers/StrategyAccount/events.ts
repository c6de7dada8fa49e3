// What happened during a strategy and may have moved its metric.
import {
  AnomalyDirection,
  EntityType,
  Severity,
  SocialPostStatus,
  type StrategyEvent,
  StrategyEventKind,
  StrategyMetricSource,
  TaskEffectState,
  TaskStatus,
} from '@adwright/sdk/types'
import { annotationsBetween } from '#mocks/sandbox/domain/annotations/annotations.ts'
import { metricName } from '#mocks/sandbox/domain/anomalies/words.ts'
import { CHANGE } from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { adsConnectionOf } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { analyticsConnectionOf } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import type { Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import type { StoredStrategy } from '#mocks/sandbox/domain/planning/strategy.ts'
import { adsViewOf } from '#mocks/sandbox/domain/planning/strategy-source.ts'
import { effectOf } from '#mocks/sandbox/domain/planning/task-effect.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { ok, pageOf } from '#mocks/sandbox/handlers/context.ts'
import { findStrategy } from '#mocks/sandbox/handlers/StrategyAccount/read-strategy.ts'
import { addDays, dayIn, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

const MAX_OF_A_KIND = 300
const TITLE_LENGTH = 200

/** The strategy's days as moments, and its account if it has one. */
type Scene = { call: PersonContext; plan: Plan; strategy: StoredStrategy; from: string; to: string; timeZone: string }
type Event = Omit<StrategyEvent, 'id' | 'day' | 'changeCount' | 'isGood'> &
  Partial<Pick<StrategyEvent, 'changeCount' | 'isGood'>>

async function tasksOf({ call, strategy, from, to }: Scene): Promise<Event[]> {
  const where = { strategyId: strategy.id, status: TaskStatus.Done, deletedAt: null }
  const tasks = await call.store.listAll('task', { where, limit: MAX_OF_A_KIND })
  return tasks.flatMap(({ id, title, completedAt }) =>
    completedAt && completedAt >= from && completedAt < to
      ? [{ kind: StrategyEventKind.TaskDone, occurredAt: completedAt, title, subjectId: id }]
      : [],
  )
}

async function postsOf({ call, strategy, from, to }: Scene): Promise<Event[]> {
  const where = { strategyId: strategy.id, status: SocialPostStatus.Published, deletedAt: null }
  const posts = await call.store.listAll('socialPost', { where, limit: MAX_OF_A_KIND })
  return posts.flatMap(({ id, title, publishedAt }) =>
    publishedAt && publishedAt >= from && publishedAt < to
      ? [{ kind: StrategyEventKind.PostPublished, occurredAt: publishedAt, title, subjectId: id }]
      : [],
  )
}

async function checkInsOf({ call, strategy, from, to }: Scene): Promise<Event[]> {
  const where = { strategyId: strategy.id, createdAt: { from, below: to } }
  const checkIns = await call.store.listAll('strategyCheckIn', { where, order: 'desc', limit: MAX_OF_A_KIND })
  return checkIns.map(({ id, text, createdAt }) => ({
    kind: StrategyEventKind.CheckIn,
    occurredAt: createdAt,
    title: text.slice(0, TITLE_LENGTH),
    subjectId: id,
  }))
}

/** Runs of rules that changed something in the campaigns of the scope, or anything without campaigns. */
async function runsOf({ call, plan, strategy, from, to }: Scene): Promise<Event[]> {
  const { account } = plan
  const connection = account && (await adsConnectionOf(call, account.id))
  if (!account || !connection?.customerClientId || strategy.kpi.source !== StrategyMetricSource.Ads) return []
  const view = await adsViewOf(call, account)
  const { campaignIds = [] } = strategy.kpi.scope
  const isInScope = (entityType: number, entityId: string) =>
    campaignIds.length === 0 ||
    campaignIds.includes(entityType === EntityType.Campaign ? entityId : (view?.entity(entityId)?.campaignId ?? ''))
  const changes = await call.store.listAll('autopilotChange', {
    where: {
      accountId: account.id,
      customerClientId: connection.customerClientId,
      status: CHANGE.applied,
      appliedAt: { from, below: to },
    },
    order: 'desc',
    limit: MAX_OF_A_KIND * 10,
  })
  const counts = new Map<string, number>()
  for (const { executionId, entityType, entityId } of changes)
    if (isInScope(entityType, entityId)) counts.set(executionId, (counts.get(executionId) ?? 0) + 1)
  const events = [...counts].slice(0, MAX_OF_A_KIND).map(async ([id, changeCount]) => {
    const run = await call.store.get('autopilotExecution', id)
    const title = run?.itemName ?? run?.ruleId ?? id
    return run
      ? [{ kind: StrategyEventKind.RuleRun, occurredAt: run.startedAt, title, subjectId: id, changeCount }]
      : []
  })
  return (await Promise.all(events)).flat()
}

const BAD_WHEN_UP: readonly string[] = ['bounceRate']

/** Anomalies of the selected property that are worth a look; not those somebody marked as false alarms. */
async function anomaliesOf({ call, plan, strategy }: Scene): Promise<Event[]> {
  const { account } = plan
  const connection = account && (await analyticsConnectionOf(call.store, account.id))
  if (!account || !connection?.propertyName || strategy.kpi.source === StrategyMetricSource.Own) return []
  const anomalies = await call.store.list('anomaly', account.id, {
    where: {
      propertyName: connection.propertyName,
      severity: { from: Severity.Medium },
      date: { from: strategy.startsOn, below: addDays(strategy.dueOn, 1) },
    },
    order: 'desc',
    limit: MAX_OF_A_KIND,
  })
  return anomalies.map(({ id, date, metric, direction }) => ({
    kind: StrategyEventKind.Anomaly,
    occurredAt: startOfDay(date.slice(0, 10), account.timeZone).toISOString(),
    title: metricName(metric, call.language),
    subjectId: id,
    isGood: (direction === AnomalyDirection.Rise) !== BAD_WHEN_UP.includes(metric),
  }))
}

/** What people noted at the days of the account's charts; an annotation that began earlier counts on the first day. */
async function annotationsOf({ call, plan, strategy }: Scene): Promise<Event[]> {
  const { account } = plan
  if (!account) return []
  const period = { from: strategy.startsOn, to: strategy.dueOn }
  const found = await annotationsBetween(call.store, account.id, period, call.person.id)
  return found.slice(-MAX_OF_A_KIND).map(({ id, dateBegin, text }) => {
    const day = dateBegin < strategy.startsOn ? strategy.startsOn : dateBegin
    return {
      kind: StrategyEventKind.Annotation,
      occurredAt: startOfDay(day, account.timeZone).toISOString(),
      title: text.slice(0, TITLE_LENGTH),
      subjectId: id,
    }
  })
}

/** A task of the events with what became of it; only for those that are answered, because each effect is measured anew. */
async function withEffect({ call, timeZone }: Scene, event: StrategyEvent): Promise<StrategyEvent> {
  const task = event.kind === StrategyEventKind.TaskDone ? await call.store.get('task', event.subjectId) : undefined
  const state = task && (await effectOf(call, task, task, timeZone))?.state
  if (state === TaskEffectState.Better) return { ...event, isGood: true }
  return state === TaskEffectState.Worse ? { ...event, isGood: false } : event
}

type Paged = { currentPage?: number | undefined; pageSize?: number | undefined }

export async function listEvents(call: PersonContext, plan: Plan, strategyId: string, paged: Paged) {
  const strategy = await findStrategy(call, plan, strategyId)
  if (!strategy) return problem(404, 'not-found')
  const timeZone = plan.account?.timeZone ?? 'UTC'
  const from = startOfDay(strategy.startsOn, timeZone).toISOString()
  const to = startOfDay(addDays(strategy.dueOn, 1), timeZone).toISOString()
  const scene = { call, plan, strategy, from, to, timeZone }
  const kinds = await Promise.all(
    [tasksOf, postsOf, checkInsOf, runsOf, anomaliesOf, annotationsOf].map((read) => read(scene)),
  )
  const events = kinds.flat().map(
    (event): StrategyEvent => ({
      id: `evt_${event.kind}_${event.subjectId}`.slice(0, 64),
      day: dayIn(new Date(event.occurredAt), timeZone),
      changeCount: null,
      isGood: null,
      ...event,
    }),
  )
  const newestFirst = events.toSorted((a, b) => b.occurredAt.localeCompare(a.occurredAt))
  const page = pageOf(newestFirst, paged.currentPage, paged.pageSize)
  return ok({ ...page, items: await Promise.all(page.items.map((event) => withEffect(scene, event))) })
}
