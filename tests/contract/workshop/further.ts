// The operations of the workshop beside its tasks: notes, files, invitations, categories, numbers, an export and sessions.
import { randomUUID } from 'node:crypto'
import { english, type Interaction, Refusal } from '#tests/contract/workshop/http.ts'
import {
  type Note,
  needs,
  PEOPLE,
  type Person,
  type State,
  type Task,
  tagOf,
  USER,
} from '#tests/contract/workshop/state.ts'
import type { Validate } from '#tests/contract/workshop/tasks.ts'

type Answer = Response | Promise<Response>

export const sessions = (asked: Interaction, state: State): Answer =>
  asked.allow({
    POST: async () => {
      const given = Object(await asked.body()) as Record<string, unknown>
      const unknown = Object.keys(given).find((one) => one !== 'name')
      if (unknown) throw new Refusal('invalid', { [unknown]: 'unknown' })
      const person = PEOPLE.find(({ name }) => name === given.name)
      if (!person) throw new Refusal('invalid', { name: 'unknown' })
      const token = `token-${person.name}-${randomUUID()}`
      state.sessions.set(token, person)
      return asked.answer(200, { token })
    },
  })

export const session = (asked: Interaction, state: State, token: string): Answer =>
  asked.allow({
    DELETE: () => {
      if (!asked.is('signing out ends nothing')) state.sessions.delete(token)
      return asked.answer(204)
    },
  })

export function categories(asked: Interaction): Answer {
  const { is, isTurkish } = asked
  const label = (code: string, isEnglish: boolean) => (isEnglish ? english(code) : asked.localized(code))
  const list = [
    { id: 'wall', label: label('wall', is('labels are English')) },
    { id: 'floor', label: label('floor', is('labels are English', 'the last label is English')) },
  ]
  const headers: Record<string, string> = {
    'Content-Language': isTurkish && !is('labels say that they are English') ? 'tr' : 'en',
    Vary: is('Vary without the language') ? 'Origin' : 'Accept-Language',
  }
  if (is('no Vary')) delete headers.Vary
  return asked.allow({
    GET: () => asked.read(list, is('one ETag for all languages') ? '"c"' : `"c-${isTurkish}"`, headers),
  })
}

export const stats = (asked: Interaction, { tasks }: State, { tenant }: Person): Answer =>
  asked.allow({
    GET: () => {
      const own = tasks.filter((one) => one.tenant === tenant || asked.is('numbers are those of all tenants'))
      const done = own.filter(({ state }) => state === 3)
      return asked.read({
        urgentCount: own.filter(({ isUrgent }) => isUrgent).length,
        doneCount: asked.is('what is done is not counted') ? 0 : done.length,
      })
    },
  })

export function exportTasks(asked: Interaction, { tasks }: State, person: Person): Answer {
  const { is } = asked
  return asked.allow({
    GET: () => {
      if (!is('the export checks no role')) needs(person, USER)
      const own = tasks.filter(({ tenant }) => tenant === person.tenant || is('an export has the tasks of others'))
      const lines = own.map(({ title, cost }) => `"${title.replaceAll('"', '""')}",${cost}`)
      return asked.answer(200, ['title,cost', ...lines].join('\n'), {
        'Content-Type': is('the export is plain text') ? 'text/plain' : 'text/csv; charset=utf-8',
        ...(is('no Content-Disposition of the export')
          ? {}
          : { 'Content-Disposition': 'attachment; filename="tasks.csv"' }),
        ...(is('no Cache-Control of the export') ? {} : { 'Cache-Control': 'private, no-store' }),
      })
    },
  })
}

export function invitations(asked: Interaction, { invitations: all, nextId, now }: State, person: Person): Answer {
  const { is, parts } = asked
  const [, id, action] = parts
  const shown = (one: (typeof all)[number]) => ({ id: one.id, status: one.status, declinedAt: one.declinedAt })
  if (id === undefined)
    return asked.allow({
      POST: () => {
        needs(person, USER)
        const made = { id: nextId('inv'), tenant: person.tenant, status: 1, declinedAt: null }
        all.push(made)
        return asked.answer(201, shown(made), { Location: `/invitations/${made.id}` })
      },
    })
  const find = () => {
    const one = all.find((each) => each.id === id && each.tenant === person.tenant)
    if (!one) throw new Refusal('notFound')
    return one
  }
  if (action === undefined) return asked.allow({ GET: () => asked.read(shown(find())) })
  return asked.allow({
    POST: () => {
      needs(person, USER)
      const one = find()
      const isAgain = one.status === 3
      if (isAgain && is('a second decline is not found')) throw new Refusal('notFound')
      if (!isAgain || is('a second decline moves the moment')) Object.assign(one, { status: 3, declinedAt: now() })
      if (isAgain && is('a second decline opens it again')) Object.assign(one, { status: 1, declinedAt: null })
      const answer = asked.answer(200, { ...shown(one), status: 3 })
      if (is('a decline is not stored')) Object.assign(one, { status: 1, declinedAt: null })
      return answer
    },
  })
}

export function files(asked: Interaction, { files: all, nextId }: State, person: Person): Answer {
  const { is, parts, request } = asked
  const [, id] = parts
  if (id === undefined)
    return asked.allow({
      POST: async () => {
        needs(person, USER)
        const form = await request.formData().catch(() => {
          throw new Refusal('unreadable')
        })
        const [file, title] = [form.get('file'), form.get('title')]
        const unknown = [...form.keys()].find((one) => one !== 'file' && one !== 'title')
        if (!(file instanceof File)) throw new Refusal('invalid', { file: 'missing' })
        if (unknown) throw new Refusal('invalid', { [unknown]: 'unknown' })
        if (typeof title === 'string' && Array.from(title).length > 30) throw new Refusal('invalid', { title: 'long' })
        const bytes = await file.arrayBuffer()
        const made = {
          id: nextId('file'),
          tenant: person.tenant,
          bytes,
          title: typeof title === 'string' ? title : null,
        }
        all.push(made)
        const answer = {
          id: made.id,
          size: bytes.byteLength - (is('the size of a file is one too low') ? 1 : 0),
          title: made.title,
        }
        return asked.answer(201, answer, { Location: `/files/${made.id}` })
      },
    })
  const find = () => {
    const file = all.find((one) => one.id === id && (one.tenant === person.tenant || is('a file of others is found')))
    if (!file) throw new Refusal('notFound')
    return file
  }
  return asked.allow({
    GET: () =>
      asked.answer(200, new TextDecoder().decode(find().bytes).slice(0, is('a file is cut') ? -1 : undefined), {
        'Content-Type': 'application/octet-stream',
        ...(is('no Cache-Control of a file') ? {} : { 'Cache-Control': 'private' }),
        ...(is('no Content-Disposition of a file') ? {} : { 'Content-Disposition': 'attachment; filename="file"' }),
      }),
    DELETE: () => {
      needs(person, USER)
      const file = find()
      if (!is('a deleted file is read on')) all.splice(all.indexOf(file), 1)
      return asked.answer(204)
    },
  })
}

export function notes(asked: Interaction, state: State, person: Person, task: Task, validate: Validate): Answer {
  const { is, parts, request } = asked
  const { notes: all } = state
  const id = parts[3]
  const shown = ({ id: noteId, taskId, text, createdAt }: Note) => ({ id: noteId, taskId, text, createdAt })
  const own = all.filter(({ taskId }) => taskId === task.id).map(shown)
  if (id === undefined)
    return asked.allow({
      GET: () => asked.read(is('notes are the newest first') ? own.toReversed() : own),
      POST: async () => {
        needs(person, USER)
        const { text, fileIds = [] } = validate('NewNote', await asked.body()) as { text: string; fileIds?: string[] }
        const isForeign = (one: string) => !state.files.some((file) => file.id === one && file.tenant === person.tenant)
        if (fileIds.some(isForeign)) throw new Refusal('invalid', { fileIds: 'unknown' })
        const { id: taskId } = task
        const note = { id: state.nextId('note'), taskId, text, createdAt: state.now(), version: 1, author: person.name }
        if (is('a note takes the place of the last one') && all.length > 0) all.pop()
        all.push(note)
        return asked.answer(201, shown(note), { Location: `/tasks/${taskId}/notes/${note.id}` })
      },
    })
  const find = (): Note => {
    const isAnywhere = is('a note is found below another task')
    const note = all.find((one) => one.id === id && (one.taskId === task.id || isAnywhere))
    if (!note) throw new Refusal('notFound')
    return note
  }
  const guard = (note: Note, isIgnored: boolean) => {
    if (note.author !== person.name && !is('anybody may change a note')) throw new Refusal('forbidden')
    const expected = request.headers.get('If-Match')
    if (expected !== null && expected !== tagOf(note) && !isIgnored) throw new Refusal('precondition')
  }
  return asked.allow({
    GET: () => {
      const note = find()
      return asked.read(shown(note), tagOf(note))
    },
    PUT: async () => {
      needs(person, USER)
      const { text } = validate('NewNote', await asked.body()) as { text: string }
      const note = find()
      guard(note, is('If-Match is ignored'))
      const former = tagOf(note)
      note.text = text
      if (!is('a note keeps its ETag')) note.version += 1
      const ETag = is('an update answers with the former ETag') ? former : tagOf(note)
      return asked.answer(200, shown(note), is('no ETag with an update') ? {} : { ETag })
    },
    DELETE: () => {
      needs(person, USER)
      const note = find()
      guard(note, is('If-Match is ignored', 'a deletion ignores If-Match'))
      all.splice(all.indexOf(note), 1)
      return asked.answer(204)
    },
  })
}
