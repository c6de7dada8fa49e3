// The items that a run leaves behind are deleted, also where their state forbids that, by the present version of each item.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Journal } from '#tests/conformance/src/journal.ts'
import { cleanUp, contractOf, judge, type Settings } from '#tests/conformance/src/judge.ts'

const json = (schema: object) => ({ 'application/json': { schema } })
const described = (description: string) => ({ description })
const title = { type: 'string', minLength: 1, maxLength: 80 }
const status = { type: 'integer', enum: [1, 2, 3] }
const days = { type: 'integer', minimum: 1, maximum: 30 }
const span = { type: 'object', required: ['days'], additionalProperties: false, properties: { days } }
/** A reading says more of it than an update may. */
const SHOWN = { ...span, properties: { days, endsOn: { type: ['string', 'null'] } } }
const POLL = {
  type: 'object',
  required: ['id', 'title', 'status', 'span', 'version'],
  additionalProperties: false,
  properties: { id: { type: 'string' }, title, status, span: SHOWN, version: { type: 'integer' } },
}
const poll = { $ref: '#/components/schemas/Poll' }
const REFUSALS = { 400: described('Invalid.'), 401: described('No token.') }
const OF_ITEM = { ...REFUSALS, 404: described('Not found.'), 409: described('Not in this state or version.') }
const team = { name: 'teamId', in: 'path', required: true, schema: { type: 'string' } }
const version = { name: 'expectedVersion', in: 'query', required: true, schema: { type: 'integer', minimum: 1 } }
const changes = (properties: object) => ({
  operationId: 'updatePoll',
  'x-update': 'merge',
  'x-transitions': { field: 'status', from: { 1: [2], 2: [3], 3: [2] } },
  parameters: [version],
  requestBody: {
    required: true,
    content: json({
      type: 'object',
      required: Object.keys(properties).filter((name) => name !== 'status'),
      additionalProperties: false,
      properties,
    }),
  },
  responses: { 200: { description: 'As it is now.', content: json(poll) }, ...OF_ITEM },
})
const OF_COLLECTION = {
  parameters: [team],
  get: {
    operationId: 'listPolls',
    responses: { 200: { description: 'All.', content: json({ type: 'array', items: poll }) }, ...REFUSALS },
  },
  post: {
    operationId: 'createPoll',
    requestBody: {
      required: true,
      content: json({ type: 'object', required: ['title'], additionalProperties: false, properties: { title } }),
    },
    responses: { 201: { description: 'Created.', content: json(poll) }, ...REFUSALS },
  },
}
const OF_POLL = {
  parameters: [team, { name: 'pollId', in: 'path', required: true, schema: { type: 'string' } }],
  get: { operationId: 'getPoll', responses: { 200: { description: 'It.', content: json(poll) }, ...OF_ITEM } },
  delete: { operationId: 'deletePoll', responses: { 204: described('Gone.'), ...OF_ITEM } },
}
/** Polls of a team; they are changed at their own path, or at that of the team by an id in the body. */
const contractWith = (isByBody: boolean) => ({
  openapi: '3.1.0',
  info: { title: 'Polls', version: '1' },
  security: [{ token: [] }],
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } }, schemas: { Poll: POLL } },
  paths: {
    '/polls/{teamId}': {
      ...OF_COLLECTION,
      ...(isByBody ? { put: changes({ id: { type: 'string' }, title, status, span }) } : {}),
    },
    '/polls/{teamId}/{pollId}': { ...OF_POLL, ...(isByBody ? {} : { put: changes({ title, status, span }) }) },
  },
})
const OVERRIDES = `
callers: { owner: { ids: { teamId: t1 }, credentials: { token: present-token } } }
operations:
  updatePoll: { after: [{ operation: createPoll, ids: { madeId: '{/id}' } }], fields: FIELDS }
`
const STEPS: Record<number, number[]> = { 1: [2], 2: [3], 3: [2] }
const OPEN = 2

type Span = { days: number; endsOn?: null }
type Poll = { id: string; title: string; status: number; span: Span; version: number }

const answer = (code: number, body?: unknown) =>
  body === undefined ? new Response(null, { status: code }) : Response.json(body, { status: code })

/** Polls whose open ones cannot be deleted, and whose edits name the version that they began with. */
function pollsBackend() {
  const polls = new Map<string, Poll>()
  let count = 0
  const isTitle = (value: unknown) => typeof value === 'string' && value.length > 0 && Array.from(value).length <= 80

  function update(poll: Poll, given: Record<string, unknown>, version: string | null): Response {
    const isKnown = Object.keys(given).every((name) => ['id', 'title', 'status', 'span'].includes(name))
    const next = given.status === undefined ? poll.status : Number(given.status)
    const isState = given.status === undefined || (typeof given.status === 'number' && next in STEPS)
    const { days: length, ...more } = Object(given.span) as Partial<Span>
    const isSpan =
      Number.isInteger(length) && Number(length) >= 1 && Number(length) <= 30 && Object.keys(more).length === 0
    if (
      !isTitle(given.title) ||
      !isSpan ||
      Array.isArray(given.span) ||
      !isKnown ||
      !isState ||
      !/^[1-9]\d*$/.test(version ?? '')
    )
      return answer(400)
    if (next !== poll.status && !STEPS[poll.status]?.includes(next)) return answer(409)
    const isSame = next === poll.status && given.title === poll.title && length === poll.span.days
    if (Number(version) !== poll.version && !isSame) return answer(409)
    if (isSame) return answer(200, poll)
    const span: Span = { days: Number(length), endsOn: null }
    const changed = { ...poll, title: String(given.title), status: next, span, version: poll.version + 1 }
    polls.set(poll.id, changed)
    return answer(200, changed)
  }

  const send: NonNullable<Settings['send']> = async (request) => {
    if (request.headers.get('Authorization') !== 'Bearer present-token') return answer(401)
    const { pathname, searchParams } = new URL(request.url)
    const [, , teamId, named] = pathname.split('/')
    if (teamId !== 't1') return answer(404)
    const given: unknown = await request.json().catch(() => undefined)
    const body = Object(given) as Record<string, unknown>
    const id = request.method === 'PUT' ? (named ?? String(body.id)) : named
    if (id === undefined) {
      if (request.method === 'GET') return answer(200, [...polls.values()])
      if (!isTitle(body.title) || Object.keys(body).join() !== 'title') return answer(400)
      count += 1
      const poll = {
        id: `p${count}`,
        title: String(body.title),
        status: 1,
        span: { days: 1, endsOn: null },
        version: 1,
      }
      polls.set(poll.id, poll)
      return answer(201, poll)
    }
    const poll = polls.get(id)
    if (!poll) return answer(404)
    if (request.method === 'GET') return answer(200, poll)
    if (request.method === 'PUT') return update(poll, body, searchParams.get('expectedVersion'))
    if (poll.status === OPEN) return answer(409)
    polls.delete(id)
    return answer(204)
  }
  return { polls, send }
}

const settingsOf = (isByBody: boolean, send: NonNullable<Settings['send']>): Settings => ({
  url: 'http://polls.test',
  contract: contractOf(JSON.stringify(contractWith(isByBody))),
  overrides: OVERRIDES.replace('FIELDS', isByBody ? "{ id: '{madeId}' }" : '{}'),
  send,
})

const PLACES = [
  ['at its own path', false],
  ['at that of the collection', true],
] as const

test.each(PLACES)(
  'a run leaves nothing behind where an update %s must name the version: its steps name the present one',
  async (_, isByBody) => {
    const { polls, send } = pollsBackend()
    const { findings, notes, coverage } = await judge({
      ...settingsOf(isByBody, send),
      mayWrite: true,
      checks: ['laws'],
    })
    expect(findings.map(({ rule, expected, seen }) => `${rule}: expected ${expected}, seen ${seen}`)).toEqual([])
    expect(coverage.rulesOf('updatePoll').has('laws/transition')).toBe(true)
    expect(notes).toEqual([])
    expect([...polls.values()]).toEqual([])
  },
)

/** Polls of each person: any token of a person gives access to the person's own polls. */
function pollsOfEach() {
  const backends = new Map<string, ReturnType<typeof pollsBackend>>()
  const send: NonNullable<Settings['send']> = async (request) => {
    const token = request.headers.get('Authorization') ?? ''
    if (!token.startsWith('Bearer person-')) return answer(401)
    const own = backends.get(token) ?? pollsBackend()
    backends.set(token, own)
    const headers = new Headers(request.headers)
    headers.set('Authorization', 'Bearer present-token')
    return own.send(new Request(request, { headers }))
  }
  return { polls: () => [...backends.values()].flatMap(({ polls }) => [...polls.values()]), send }
}

test('--clean-up deletes what a person made whose name was drawn by the killed run', async () => {
  const { polls, send } = pollsOfEach()
  const folder = mkdtempSync(path.join(tmpdir(), 'clean-up-'))
  const journal = path.join(folder, 'journal.jsonl')
  const settings = { ...settingsOf(false, send), journal }
  settings.overrides = settings.overrides?.replace('present-token', `'person-\${random}'`) ?? ''
  const end = new AbortController()
  const killed = (request: Request) => {
    if (end.signal.aborted) throw new Error('The run was killed.')
    if (request.method === 'PUT') end.abort()
    return send(request)
  }
  try {
    await expect(judge({ ...settings, send: killed, mayWrite: true, checks: ['laws'] })).rejects.toThrow('killed')
    const made = polls().length
    expect(made).toBeGreaterThan(0)
    expect(await cleanUp(settings)).toEqual({ deleted: made, left: [], elsewhere: [] })
    expect(polls()).toEqual([])
    expect(existsSync(journal)).toBe(false)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test.each(PLACES)(
  '--clean-up leads the items of a killed run into a state in which they can be deleted, by updates %s',
  async (_, isByBody) => {
    const { polls, send } = pollsBackend()
    const folder = mkdtempSync(path.join(tmpdir(), 'clean-up-'))
    const journal = path.join(folder, 'journal.jsonl')
    try {
      for (const pollId of ['p1', 'p2']) {
        polls.set(pollId, {
          id: pollId,
          title: 'Which tent?',
          status: OPEN,
          span: { days: 1, endsOn: null },
          version: 7,
        })
        const entry = {
          url: 'http://polls.test',
          operation: 'deletePoll',
          caller: 'owner',
          path: { teamId: 't1', pollId },
        }
        new Journal(journal).made(entry)
      }
      expect(await cleanUp({ ...settingsOf(isByBody, send), journal })).toEqual({ deleted: 2, left: [], elsewhere: [] })
      expect([...polls.values()]).toEqual([])
      expect(existsSync(journal)).toBe(false)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
