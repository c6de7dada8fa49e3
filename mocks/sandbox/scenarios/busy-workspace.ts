// Scenarios with very many posts, tasks and strategies, added to the sample workspace in the present month.
import { MarketingChannel, StrategyStatus, TaskPriority, TaskStatus } from '@adwright/sdk/types'
import { newStrategy } from '#mocks/sandbox/domain/planning/strategy.ts'
import { newTask, type StoredTask } from '#mocks/sandbox/domain/planning/task.ts'
import { busyPosts } from '#mocks/sandbox/domain/sample/past-posts.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { addDays, type Day, dayIn } from '#mocks/sandbox/time/time-zone.ts'

const ACCOUNT = 'acc_8f2KqL'
const TEAM = [null, 'usr_3kT9vQ', 'usr_5mR2xB', 'usr_7pW4nC']
const MAX_TASKS = 5000
const STRATEGIES = 60

const VERBS = ['Check', 'Write', 'Plan', 'Review', 'Translate', 'Measure', 'Order', 'Shoot']
const OBJECTS = [
  'the texts of winter boots',
  'negative keywords for rentals',
  'the feed of tents',
  'pictures for jackets',
  'the landing page of backpacks',
  'the budget of sleeping bags',
  'the emails about repairs',
  'the size guide',
  'search terms of stoves',
]
const LABELS = ['search', 'web', 'winter', 'shop', 'email', 'design']
const PRIORITIES = Object.values(TaskPriority)
const GOALS = [1, 2, 3, 4, 5, 6] as const
const STATES = Object.values(TaskStatus)

async function sampleAccount({ store, runtime }: Sandbox) {
  const account = await store.get('account', ACCOUNT)
  if (!account) throw new Error('The sample workspace has no account.')
  return { account, today: dayIn(runtime.clock.now(), account.timeZone) }
}

/** Adds a thousand posts in the present month. */
export async function addBusyCalendar(sandbox: Sandbox): Promise<void> {
  const { store, runtime } = sandbox
  const { account, today } = await sampleAccount(sandbox)
  const { id: accountId, timeZone } = account
  const created = { accountId, timeZone, createdByName: 'Çağrı Güneş', createdByUserId: 'usr_7pW4nC' }
  for (const post of busyPosts(today.slice(0, 7), created, runtime.newId)) await store.insert('socialPost', post)
}

const at = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value

/** A task in every state, priority and part of the year, by its number. */
function busyTask(index: number, ids: { id: string; round: string }, today: Day, now: Date, strategyIds: string[]) {
  const created = new Date(now.getTime() - (index % 200) * DAY_MS)
  const status = at(STATES, index)
  const isDone = status === TaskStatus.Done
  const draft = {
    title: `${at(VERBS, index)} ${at(OBJECTS, Math.floor(index / VERBS.length))} (${index + 1})`,
    priority: at(PRIORITIES, index * 7),
    assigneeUserId: at(TEAM, Math.floor(index / 3)),
    strategyId: index % 4 === 0 ? null : at(strategyIds, Math.floor(index / 4)),
    dueOn: index % 5 === 0 ? null : addDays(today, (index % 120) - 30),
    estimateHours: index % 3 === 0 ? null : 1 + (index % 8),
    labels: [at(LABELS, index), at(LABELS, Math.floor(index / 11) + 1)].slice(0, index % 3),
  }
  const task = newTask(draft, { ...ids, planId: ACCOUNT, personId: 'usr_3kT9vQ', now: created })
  const done: Partial<StoredTask> = isDone ? { progress: 100, completedAt: created.toISOString() } : {}
  return { ...task, status, labels: [...new Set(task.labels)], ...done }
}

/** Adds five thousand tasks of the team, and sixty strategies, most of which have ended. */
export async function addBusyBoard(sandbox: Sandbox): Promise<void> {
  const { store, runtime } = sandbox
  const { today } = await sampleAccount(sandbox)
  const now = runtime.clock.now()
  const states = [StrategyStatus.Active, StrategyStatus.Completed, StrategyStatus.Archived, StrategyStatus.Paused]
  const strategyIds: string[] = []
  for (let index = 0; index < STRATEGIES; index += 1) {
    const id = runtime.newId('str')
    const startsOn = addDays(today, -20 - index)
    const draft = {
      title: `${at(VERBS, index)} ${at(OBJECTS, index)}: plan ${index + 1}`,
      goal: at(GOALS, index),
      kpi: { metric: 'Orders', target: 100 + index, baseline: 10, current: 20 + index, unit: 'count' as const },
      channels: [MarketingChannel.Content],
      startsOn,
      dueOn: addDays(startsOn, 90),
    }
    const ownerUserId = at(TEAM, index + 1)
    const making = { id, planId: ACCOUNT, ownerUserId, now, today, person: { name: 'Elif Demir' } }
    await store.insert('strategy', { ...newStrategy(draft, making), status: at(states, index) })
    strategyIds.push(id)
  }
  await store.transaction(async (inside) => {
    for (let index = 0; index < MAX_TASKS; index += 1) {
      const ids = { id: runtime.newId('tsk'), round: runtime.newId('atp') }
      await inside.insert('task', busyTask(index, ids, today, now, strategyIds))
    }
  })
}
