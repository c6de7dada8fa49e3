// Tasks of the sample team with the work that was done on them. Dates are relative to today; people are indexes in the team.
import { ChangeAction, TaskOriginKind, TaskStatus } from '@adwright/sdk/types'
import { lineOf } from '#mocks/sandbox/domain/anomalies/words.ts'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { fullName, type Person, type StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { currencyOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { type HistoryChange, recordHistory } from '#mocks/sandbox/domain/planning/history.ts'
import { newTask, type StoredRound, type StoredTask } from '#mocks/sandbox/domain/planning/task.ts'
import { inLanguage } from '#mocks/sandbox/domain/sample/in-language.ts'
import { FOLLOW_UP, TASKS, type TaskSeed, type Work } from '#mocks/sandbox/domain/sample/task-content.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { HOUR_MS } from '#mocks/sandbox/time/clock.ts'
import { addDays, type Day, dayIn, mondayOf } from '#mocks/sandbox/time/time-zone.ts'

const MAX_TITLE_LENGTH = 100

export type TasksScene = {
  account: StoredAccount
  team: Person[]
  strategyIds: string[]
  language: Language
}

type Scene = TasksScene & { runtime: SystemContext; today: Day }

const personAt = ({ team }: TasksScene, index: number): Person => team[index % team.length] as Person
const ago = ({ runtime }: Scene, hours: number) => new Date(runtime.clock.now().getTime() - hours * HOUR_MS)

/** The change of a step of work, in the form that histories have. */
function changeOf(
  work: Work,
  status: TaskStatus,
  { checklist = [] }: TaskSeed,
  done: number,
): HistoryChange | undefined {
  if (work.to !== undefined) return { field: 'status', before: String(status), after: String(work.to) }
  if (work.ticks === undefined) return undefined
  const total = checklist.length
  return { field: 'checklist', before: `${done}/${total}`, after: `${done + work.ticks}/${total}` }
}

async function recordWork(scene: Scene, id: string, seed: TaskSeed): Promise<void> {
  const { runtime } = scene
  const { store, newId } = runtime
  const contextAt = (hours: number) => ({ store, newId, now: ago(scene, hours) })
  await recordHistory(contextAt(seed.createdHoursAgo), id, { actor: personAt(scene, 0), action: ChangeAction.Created })
  let [status, done]: [TaskStatus, number] = [TaskStatus.ToDo, 0]
  for (const work of seed.work ?? []) {
    const change = changeOf(work, status, seed, done)
    if (!change) continue
    await recordHistory(contextAt(work.hoursAgo), id, { actor: personAt(scene, work.by), changes: [change] })
    status = work.to ?? status
    done += work.ticks ?? 0
  }
}

function commentsOf(scene: Scene, { work = [] }: TaskSeed): StoredTask['comments'] {
  return work.flatMap(({ by, says, hoursAgo, mentions = [] }) =>
    says === undefined
      ? []
      : [
          {
            id: scene.runtime.newId('cmt'),
            authorUserId: personAt(scene, by).id,
            authorName: fullName(personAt(scene, by)),
            text: says,
            mentionedUserIds: mentions.map((index) => personAt(scene, index).id),
            createdAt: ago(scene, hoursAgo).toISOString(),
            editedAt: null,
          },
        ],
  )
}

/** The last rounds of a task that is done every Monday, the latest first. */
function roundsOf(scene: Scene, { rounds = 0, assignee }: TaskSeed): StoredRound[] {
  const monday = mondayOf(scene.today)
  return Array.from({ length: rounds }, (_, place) => {
    const dueOn = addDays(monday, -7 * (place + 1))
    return {
      number: rounds - place,
      dueOn,
      beganAt: `${dueOn}T08:10:00.000Z`,
      completedAt: `${dueOn}T09:${30 + 7 * place}:00.000Z`,
      completedByName: fullName(personAt(scene, assignee ?? 0)),
    }
  })
}

function storedTask(scene: Scene, seed: TaskSeed): StoredTask {
  const { runtime, account, strategyIds, today } = scene
  const { strategy, due, status, progress, assignee, work = [], createdHoursAgo, rounds: _rounds, ...draft } = seed
  const created = ago(scene, createdHoursAgo)
  const dueOn = seed.rounds ? addDays(mondayOf(today), 7) : due === null ? null : addDays(today, due)
  const assigneeUserId = assignee === null ? null : personAt(scene, assignee).id
  const strategyId = strategy === null ? null : (strategyIds[strategy] ?? null)
  const ids = { id: runtime.newId('tsk'), planId: account.id, round: runtime.newId('atp') }
  const begun = work.find(({ to }) => to !== undefined)
  const done = status === TaskStatus.Done ? work.findLast(({ to }) => to === TaskStatus.Done) : undefined
  const last = work.at(-1)
  return {
    ...newTask(
      { ...draft, dueOn, strategyId, assigneeUserId },
      { ...ids, personId: personAt(scene, 0).id, now: created },
    ),
    status,
    progress,
    beganAt: begun && status !== TaskStatus.ToDo ? ago(scene, begun.hoursAgo).toISOString() : null,
    completedAt: done ? ago(scene, done.hoursAgo).toISOString() : null,
    completedByName: done ? fullName(personAt(scene, done.by)) : null,
    updatedAt: (last ? ago(scene, last.hoursAgo) : created).toISOString(),
    comments: commentsOf(scene, seed),
    rounds: roundsOf(scene, seed),
  }
}

/** A task that came from the oldest anomaly and was done long enough ago that its effect is measured; undefined without anomalies. */
async function measuredTask({ runtime, account, language }: Scene): Promise<TaskSeed | undefined> {
  const { store, platforms } = runtime
  const [anomaly] = await store.list('anomaly', account.id, { by: [['date', 'asc']], limit: 1 })
  if (!anomaly) return undefined
  const title = lineOf(anomaly, language, currencyOf(platforms, anomaly.propertyName)).slice(0, MAX_TITLE_LENGTH)
  return { ...inLanguage(FOLLOW_UP, language), title, origin: { kind: TaskOriginKind.Anomaly, id: anomaly.id } }
}

/** Adds the tasks of the team with their comments, rounds and histories; returns their ids. */
export async function seedTasks(runtime: SystemContext, given: TasksScene): Promise<string[]> {
  const scene: Scene = { ...given, runtime, today: dayIn(runtime.clock.now(), given.account.timeZone) }
  const measured = await measuredTask(scene)
  const tasks = inLanguage(TASKS, scene.language)
  const ids: string[] = []
  for (const seed of measured ? [...tasks, measured] : tasks) {
    const task = storedTask(scene, seed)
    await runtime.store.insert('task', task)
    await recordWork(scene, task.id, seed)
    ids.push(task.id)
    for (const { completedAt } of task.rounds.toReversed())
      await recordHistory({ store: runtime.store, newId: runtime.newId, now: new Date(completedAt) }, task.id, {
        action: ChangeAction.Repeated,
      })
  }
  return ids
}
