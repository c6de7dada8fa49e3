// Answers to writes say what is read after them, on a small backend of notes: items of a bulk update, moments of the last change, and
// settings of which only the reading is judged.
import { expect, test } from 'vitest'
import { contractOf, judge, type Settings } from '#tests/conformance/src/judge.ts'

const json = (schema: unknown) => ({ 'application/json': { schema } })
const text = { type: 'string', minLength: 1, maxLength: 80 }
const moment = { type: 'string', format: 'date-time' }
const kind = { type: 'integer', enum: [1, 2] }
const texts = { type: 'array', items: text }
const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
})
const body = (schema: unknown) => ({ required: true, content: json(schema) })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const answer = (status: number, schema?: unknown) => ({
  [status]: { description: 'Done.', ...(schema ? { content: json(schema) } : {}) },
  400: { description: 'Refused.' },
  404: { description: 'Not found.' },
})
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  components: {
    schemas: {
      Note: object({ id: text, title: text, kind, words: texts, updatedAt: moment }),
      Profile: object({ city: text, isMailed: { type: 'boolean' } }),
    },
  },
  paths: {
    '/notes': {
      get: { operationId: 'listNotes', responses: answer(200, { type: 'array', items: ref('Note') }) },
      post: {
        operationId: 'createNote',
        requestBody: body(object({ title: text, kind })),
        responses: answer(201, ref('Note')),
      },
      put: {
        operationId: 'updateNotes',
        'x-update': 'merge',
        requestBody: body(object({ ids: { ...texts, minItems: 1 }, title: text })),
        responses: answer(200, object({ items: { type: 'array', items: ref('Note') }, missingIds: texts })),
      },
    },
    '/notes/{noteId}': {
      parameters: [{ name: 'noteId', in: 'path', required: true, schema: text }],
      put: {
        operationId: 'updateNote',
        'x-update': 'merge',
        requestBody: body(object({ title: text })),
        responses: answer(200, ref('Note')),
      },
      delete: { operationId: 'deleteNote', responses: answer(204) },
    },
    '/profile': {
      get: { operationId: 'getProfile', responses: answer(200, ref('Profile')) },
      put: {
        operationId: 'updateProfile',
        requestBody: body(object({ city: text, isMailed: { type: 'boolean' } })),
        responses: answer(200, ref('Profile')),
      },
    },
  },
}

type Note = { id: string; title: string; kind: number; words: string[]; updatedAt: string }
type Profile = { city: string; isMailed: boolean }
type Faults = {
  created?: (note: Note) => Note
  bulk?: (note: Note) => Note
  listed?: (note: Note) => Note
  profile?: (profile: Profile) => Profile
  isKept?: (note: Note) => boolean
}

const same = <T>(one: T): T => one
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && Array.from(value).length <= 80

function notesBackend({
  created = same,
  bulk = same,
  listed = same,
  profile: shown = same,
  isKept = () => false,
}: Faults) {
  const notes: Note[] = []
  let profile: Profile = { city: 'Izmir', isMailed: true }
  let count = 0
  const refused = (status: number) => new Response(null, { status })
  /** Two changes within a millisecond have different moments. */
  const changed = (note: Note, title: string) =>
    Object.assign(note, {
      title,
      updatedAt: new Date(Math.max(Date.now(), Date.parse(note.updatedAt) + 1)).toISOString(),
    })
  return {
    profile: () => profile,
    send: async (sent: Request): Promise<Response> => {
      const [, first, noteId] = new URL(sent.url).pathname.split('/')
      const given = Object(await sent.json().catch(() => undefined)) as Record<string, unknown>
      if (first === 'profile') {
        if (sent.method === 'GET') return Response.json(shown(profile))
        if (!isText(given.city) || typeof given.isMailed !== 'boolean') return refused(400)
        profile = { city: given.city, isMailed: given.isMailed }
        return Response.json(profile)
      }
      const note = notes.find(({ id }) => id === noteId)
      if (noteId !== undefined && !note) return refused(404)
      if (sent.method === 'GET') return Response.json(notes.map(listed))
      if (note && sent.method === 'DELETE') {
        if (!isKept(note)) notes.splice(notes.indexOf(note), 1)
        return new Response(null, { status: 204 })
      }
      const { title } = given
      if (!isText(title)) return refused(400)
      if (note) return Response.json(changed(note, title))
      if (sent.method === 'POST') {
        const updatedAt = new Date().toISOString()
        const { kind: chosen } = given
        if (chosen !== 1 && chosen !== 2) return refused(400)
        const made = { id: `note-${(count += 1)}`, title, kind: chosen, words: ['one', 'two'], updatedAt }
        notes.push(made)
        return Response.json(created(made), { status: 201 })
      }
      const ids = Array.isArray(given.ids) ? given.ids.map(String) : []
      const named = notes.filter(({ id }) => ids.includes(id)).map((one) => changed(one, title))
      const missingIds = ids.filter((id) => !named.some((one) => one.id === id))
      return Response.json({ items: named.map(bulk), missingIds })
    },
  }
}

async function judged(faults: Faults, settings: Partial<Settings> = {}) {
  const backend = notesBackend(faults)
  const { findings } = await judge({
    url: 'http://notes.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    checks: ['laws'],
    mayWrite: true,
    send: backend.send,
    ...settings,
  })
  return { told: findings.map(({ rule, operation }) => `${rule} ${operation}`), profile: backend.profile() }
}

const aDayEarlier = (note: Note) => ({
  ...note,
  updatedAt: new Date(Date.parse(note.updatedAt) - 86_400_000).toISOString(),
})

test('answers that show what is read are fine', async () => {
  expect((await judged({})).told).toEqual([])
})

test('an item in the answer to a bulk update that lacks what the update does not name is found', async () => {
  const { told } = await judged({ bulk: (note) => ({ ...note, words: note.words.slice(0, -1) }) })
  expect(told).toContain('laws/answered updateNotes')
})

test('a moment of the last change that is read as earlier than it was answered is found', async () => {
  expect((await judged({ listed: aDayEarlier })).told).toContain('laws/answered createNote')
})

test('a setting that is read otherwise than it was saved is found where only its reading is judged, and set back', async () => {
  const faults: Faults = { profile: (profile) => ({ ...profile, isMailed: !profile.isMailed }) }
  expect((await judged(faults, { only: ['getProfile'] })).told).toContain('laws/saved updateProfile')
  const { told, profile } = await judged({}, { only: ['getProfile'] })
  expect(told).toEqual([])
  expect(profile).toEqual({ city: 'Izmir', isMailed: true })
})

test('a creation whose answer is wrong with another value of an enumeration alone is found where only the creation is judged', async () => {
  const created = (note: Note) => (note.kind === 2 ? { ...note, words: note.words.slice(1) } : note)
  expect((await judged({ created }, { only: ['createNote'] })).told).toContain('laws/answered createNote')
})

test('a creation whose answer is wrong with a value at its limit alone is found where limits are tried', async () => {
  const created = (note: Note) => (note.title.length === 80 ? { ...note, words: note.words.slice(1) } : note)
  expect((await judged({ created }, { checks: ['negative'] })).told).toContain('laws/answered createNote')
})

test('an item with a value at its limit that is still there after its deletion is found where limits are tried', async () => {
  const isKept = ({ title }: Note) => title.length === 80
  expect((await judged({ isKept }, { checks: ['negative'] })).told).toContain('laws/gone deleteNote')
})
