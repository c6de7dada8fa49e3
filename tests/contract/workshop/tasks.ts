// The workshop's tasks: shown, created, updated, completed and deleted.
import { english, type Interaction, type Is, Refusal } from '#tests/contract/workshop/http.ts'
import type { Fields } from '#tests/contract/workshop/schemas.ts'
import {
  ADMIN,
  needs,
  type Person,
  type State,
  type Task,
  type TaskFields,
  tagOf,
  USER,
} from '#tests/contract/workshop/state.ts'

export type Validate = (name: string, value: unknown) => Fields
type Changes = Partial<Omit<TaskFields, 'place'>> & { place?: Partial<NonNullable<TaskFields['place']>> | null }

const DAY_MS = 86_400_000

export function shown(is: Is, task: Task, isInList = false): Fields {
  const all: Fields = { ...task, stepCount: task.steps.length }
  delete all.tenant
  if (is('a list leaves out what is null') && isInList)
    for (const [field, value] of Object.entries(all)) if (value === null) delete all[field]
  if (is('a note is left out when it is null') && !isInList && task.note === null) delete all.note
  if (is('no cost is a text') && task.cost === 0) all.cost = '0'
  if (is('no labels are null') && task.labels.length === 0) all.labels = null
  if (is('a day has a time') && isInList && task.dueOn) all.dueOn = `${task.dueOn}T00:00:00`
  if (is('a moment has no zone')) all.completedAt = task.completedAt?.replace('Z', '') ?? null
  if (is('no steps count as one') && task.steps.length === 0) all.stepCount = 1
  if (is('a list counts from priority 0') && isInList) all.priority = task.priority - 1
  if (is('a place lacks its zip when there is none') && task.place?.zip === null)
    all.place = { city: task.place.city, floor: task.place.floor }
  return all
}

function write({ is, now }: State, task: Task, given: Changes, isNew: boolean): void {
  const { place, steps } = structuredClone(given)
  const former = task.steps
  Object.assign(task, structuredClone(given))
  if (place) {
    const isLeftOut = place.zip === undefined
    task.place = { zip: null, floor: null, city: '', ...place }
    if (is('a zip is empty by default') && isLeftOut) task.place.zip = '00000'
    if (is('a zip of null is another one at creation') && isNew && place.zip === null) task.place.zip = '99999'
    if (is('a floor of 0 is none') && place.floor === 0) task.place.floor = null
  }
  if (steps) {
    const own = steps.map((one) => ({
      ...one,
      isDone: one.isDone ?? is('steps are done by default'),
      due: one.due ?? null,
    }))
    task.steps = is('steps are added') && !isNew ? [...former, ...own] : own
  }
  if (is('a title is cut in updates') && !isNew) task.title = task.title.slice(0, 30)
  if (is('a day is stored one too early') && given.dueOn && isNew)
    task.dueOn = new Date(Date.parse(given.dueOn) - DAY_MS).toISOString().slice(0, 10)
  if (given.state === 3) task.completedAt = now()
  else if (given.state !== undefined && !is('reopened tasks stay completed')) task.completedAt = null
  if (isNew) return
  task.version += 1
  if (!is('a step of the state moves no updatedAt') || given.state === undefined) task.updatedAt = now()
}

export async function createTask(
  asked: Interaction,
  state: State,
  person: Person,
  validate: Validate,
): Promise<Response> {
  const { is } = asked
  const { keys } = state
  needs(person, is('creations need an admin') ? ADMIN : USER)
  const key = asked.request.headers.get('Idempotency-Key')
  const sent = await asked.body()
  if (key !== null && is('a key is stored for refused requests, too'))
    keys.set(`${person.tenant} ${key}`, { text: JSON.stringify(sent), answer: [409, {}, {}] })
  const given = validate('NewTask', sent)
  if (given.priority === 3) needs(person, ADMIN)
  const known = key === null || is('keys are ignored') ? undefined : keys.get(`${person.tenant} ${key}`)
  const text = JSON.stringify(given)
  if (known && known.text !== text && !is('a key with another body is replayed')) throw new Refusal('reused')
  if (known) return asked.answer(...known.answer)
  const at = state.now()
  const task: Task = {
    id: state.nextId('task'),
    version: 1,
    title: '',
    note: null,
    priority: 1,
    cost: 0,
    email: null,
    isUrgent: is('tasks are urgent by default'),
    labels: [],
    dueOn: null,
    place: null,
    steps: [],
    state: 1,
    completedAt: null,
    createdAt: at,
    updatedAt: at,
    tenant: person.tenant,
  }
  write(state, task, given, true)
  state.tasks.push(task)
  const headers: Record<string, string> = {
    ...(is('no Location') ? {} : { Location: is('Location names the list') ? '/tasks' : `/tasks/${task.id}` }),
    ...(is('no ETag with 201') ? {} : { ETag: is('a creation answers with another ETag') ? '"0"' : tagOf(task) }),
  }
  const answer: [number, unknown, Record<string, string>] = [
    is('a creation is a 200') ? 200 : 201,
    shown(is, task),
    headers,
  ]
  if (key !== null) keys.set(`${person.tenant} ${key}`, { text, answer })
  return asked.answer(...answer)
}

/** True if a fault lets an update of another version pass. */
const isWaived = (is: Is, task: Task, given: Changes): boolean =>
  (is('a stale step of the state is taken') && given.state !== undefined && given.state !== task.state) ||
  (is('a stale completion is taken') && given.state === 3 && task.state === 2) ||
  (is('stale labels are taken') && given.labels !== undefined && String(given.labels) !== String(task.labels)) ||
  (is('a stale note is taken') && given.note !== undefined && Object.keys(given).length === 1) ||
  is('stale updates are taken')

export async function updateTask(
  asked: Interaction,
  state: State,
  person: Person,
  validate: Validate,
): Promise<Response> {
  const { is, url } = asked
  needs(person, is('viewers may update') ? 0 : is('updates need an admin') ? ADMIN : USER)
  const given: Changes = validate('TaskChanges', await asked.body())
  const task = state.taskOf(asked.parts[1], person)
  if (given.priority === 3 && !is('an update checks no priority')) needs(person, ADMIN)
  const expected = url.searchParams.get('expectedVersion')
  if (expected !== null && !/^-?\d+$/.test(expected))
    throw new Refusal('invalid', { expectedVersion: 'no number' }, { status: 400 })
  if (expected !== null && Number(expected) !== task.version && !isWaived(is, task, given))
    throw new Refusal('conflict')
  const isStep = given.state !== undefined && given.state !== task.state
  if (isStep && Math.abs(Number(given.state) - task.state) !== 1 && !is('any step of the state is taken'))
    throw new Refusal('conflict')
  if (is('an update clears the note') && given.note === undefined) task.note = null
  if (is('no place is not stored') && given.place === null) delete given.place
  if (is('not urgent is not stored') && given.isUrgent === false) delete given.isUrgent
  if (is('an empty update is refused') && Object.keys(given).length === 0)
    throw new Refusal('invalid', { body: 'empty' })
  if (is('an empty update clears the labels') && Object.keys(given).length === 0) task.labels = []
  const before = shown(is, task)
  write(state, task, given, false)
  if (is('createdAt follows updates')) task.createdAt = task.updatedAt
  return asked.answer(200, is('an update answers as before') ? before : shown(is, task))
}

export function completeTask(asked: Interaction, state: State, person: Person): Response {
  const { is } = asked
  needs(person, USER)
  const task = state.taskOf(asked.parts[1], person)
  const isDone = task.state === 3 && is('what is done is completed again')
  if (task.state !== 2 && !isDone) throw new Refusal('conflict')
  write(state, task, { state: 3 }, false)
  if (is('completion sets no moment')) task.completedAt = null
  if (is('completion clears the labels')) task.labels = []
  const answer = asked.answer(200, shown(is, task))
  if (is('completion is not stored')) task.state = 2
  return answer
}

export function deleteTask(asked: Interaction, state: State, person: Person): Response {
  const { is, parts } = asked
  const [, id = ''] = parts
  const { tasks, gone } = state
  needs(person, is('users may delete') ? USER : ADMIN)
  const known = tasks.find((one) => one.id === id)
  const isTaken = is('a deletion of nothing is a 204') || (is('a second deletion is a 204') && gone.has(id))
  if (!known && is('a third deletion fails') && gone.get(id)?.state === 0) throw new Refusal('conflict')
  if (!known) Object.assign(gone.get(id) ?? {}, { state: 0 })
  if (!known && isTaken) return asked.answer(204)
  const task = state.taskOf(id, person)
  tasks.splice(tasks.indexOf(task), 1)
  gone.set(id, task)
  if (is('a deletion takes another one, too')) tasks.splice(0, 1)
  return asked.answer(204)
}

export async function updateTasks(
  asked: Interaction,
  state: State,
  person: Person,
  validate: Validate,
): Promise<Response> {
  const { is } = asked
  if (!is('viewers may change several')) needs(person, USER)
  const { ids, expectedVersions, ...given } = validate('TaskSet', await asked.body())
  const expected = (expectedVersions ?? {}) as Record<string, number>
  const named = ids as string[]
  const own = state.tasks.filter(
    ({ id, tenant }) => named.includes(id) && (tenant === person.tenant || is('several of others are changed')),
  )
  const isStale = ({ id, version }: Task) =>
    expected[id] !== undefined && expected[id] !== version && !is('expected versions are ignored')
  const stale = own.filter(isStale)
  const changed = own
    .filter((one) => !isStale(one))
    .slice(0, is('only the first of several is changed') ? 1 : undefined)
  for (const task of changed) {
    const { version } = task
    write(state, task, given, false)
    if (is('a change of several keeps the version')) task.version = version
  }
  const missing = named.filter((id) => !own.some((one) => one.id === id))
  const message = is('conflicts of several are English') ? english('conflict') : asked.localized('conflict')
  return asked.answer(200, {
    items: changed.map((task) => shown(is, task)),
    missingIds: is('missing ids are not named') ? [] : missing,
    conflicts: stale.map(({ id }) => ({ id, message })),
  })
}
