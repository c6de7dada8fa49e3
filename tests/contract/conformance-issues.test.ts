// Beginnings of new items, statements of lists that readings show, and queries that leave something out, on a small backend of issues.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const integer = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const texts = { type: 'array', items: text }
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })
const object = (properties: Record<string, unknown>, optional: string[] = []) => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
})
const json = (schema: object) => ({ 'application/json': { schema } })
const answer = (status: number, schema: object) => ({ [status]: { description: 'Done.', content: json(schema) } })
const STEP = { text, isDone: { type: 'boolean' } }
const ISSUE = object({
  id: text,
  title: text,
  body: text,
  priority: integer,
  ownerId: orNull(text),
  source: object({ id: text }),
  steps: { type: 'array', items: object(STEP) },
  dueOn: orNull(day),
})
const SUMMARY = object({
  id: text,
  title: text,
  ownerId: orNull(text),
  dueOn: orNull(day),
  start: { ...text, 'x-equals': { field: 'body', characters: 5 } },
  doneSteps: { ...integer, 'x-equals': { count: 'steps', where: { isDone: true } } },
  isUrgent: { type: 'boolean', 'x-set-when': { field: 'priority', values: [3] } },
})
const query = (name: string, schema: object, more: object = {}) => ({ name, in: 'query', schema, ...more })
const path = [{ name: 'issueId', in: 'path', required: true, schema: text }]
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Issues', version: '1' },
  paths: {
    '/issues': {
      get: {
        operationId: 'listIssues',
        'x-order': { field: 'dueOn', nulls: 'last' },
        parameters: [
          query('ownerId', text, { 'x-filters': { field: 'ownerId', none: 'nobody' } }),
          query('sourceIds', texts, { 'x-filters': 'source.id' }),
        ],
        responses: answer(200, { type: 'array', items: SUMMARY }),
      },
      post: {
        operationId: 'createIssue',
        requestBody: {
          required: true,
          content: json(
            object(
              {
                title: text,
                priority: { ...integer, minimum: 1, maximum: 3, 'x-initial': 2 },
                steps: {
                  type: 'array',
                  items: object({ text, isDone: { type: 'boolean', 'x-initial': false } }, ['isDone']),
                },
              },
              ['priority'],
            ),
          ),
        },
        responses: answer(201, ISSUE),
      },
      put: {
        operationId: 'updateIssues',
        requestBody: { required: true, content: json(object({ ids: { ...texts, minItems: 1 }, priority: integer })) },
        responses: answer(
          200,
          object({ items: { type: 'array', items: ISSUE, 'x-order': { field: 'id', request: 'ids' } } }),
        ),
      },
    },
    '/issues/{issueId}': {
      parameters: path,
      get: { operationId: 'getIssue', responses: { ...answer(200, ISSUE), 404: { description: 'None.' } } },
    },
    '/issues/import': {
      post: {
        operationId: 'importIssues',
        requestBody: {
          required: true,
          content: json(
            object({ rows: { type: 'array', items: object({ title: text }) }, isTest: { type: 'boolean' } }, [
              'isTest',
            ]),
          ),
        },
        responses: answer(200, object({ createdCount: integer })),
      },
    },
    '/days': {
      get: {
        operationId: 'listDays',
        parameters: [
          query('dateBegin', day, { 'x-left-out': { from: 'today', month: 'first' } }),
          query('dateEnd', day, { 'x-left-out': { from: 'dateBegin', days: 6 } }),
        ],
        responses: answer(200, { type: 'array', items: object({ day }) }),
      },
    },
  },
}

const DAY_MS = 86_400_000
const later = (from: string, days: number) => new Date(Date.parse(from) + days * DAY_MS).toISOString().slice(0, 10)

type Issue = {
  id: string
  title: string
  body: string
  priority: number
  ownerId: string | null
  source: { id: string }
  steps: { text: string; isDone: boolean }[]
  dueOn: string | null
}
type Fault =
  | 'a new issue is urgent'
  | 'a new step is done'
  | 'the start is the end'
  | 'steps are counted'
  | 'nothing is urgent'
  | 'nobody is everybody'
  | 'sources are not looked at'
  | 'what has no day comes first'
  | 'the changed ones are in reverse'
  | 'a test creates'
  | 'a week has a day more'
  | 'a month begins on its second day'

const issue = (id: string, more: Partial<Issue>): Issue => ({
  id,
  title: `Issue ${id}`,
  body: 'It does not work.',
  priority: 1,
  ownerId: 'ada',
  source: { id: 'mail' },
  steps: [],
  dueOn: null,
  ...more,
})

function backend(fault?: Fault) {
  const issues = [
    issue('i-1', {
      dueOn: '2026-05-01',
      priority: 3,
      steps: [
        { text: 'Look', isDone: true },
        { text: 'Mend', isDone: false },
      ],
    }),
    issue('i-2', { dueOn: '2026-06-01', ownerId: null, source: { id: 'call' } }),
    issue('i-3', { ownerId: 'bob' }),
  ]
  const summary = ({ id, title, ownerId, dueOn, body, steps, priority }: Issue) => ({
    id,
    title,
    ownerId,
    dueOn,
    start: fault === 'the start is the end' ? body.slice(-5) : body.slice(0, 5),
    doneSteps: steps.filter(({ isDone }) => isDone || fault === 'steps are counted').length,
    isUrgent: priority === 3 && fault !== 'nothing is urgent',
  })
  const add = (sent: Partial<Issue>) => {
    const steps = (sent.steps ?? []).map((step) => ({ ...step, isDone: step.isDone ?? fault === 'a new step is done' }))
    const priority = sent.priority ?? (fault === 'a new issue is urgent' ? 3 : 2)
    const made = issue(`i-${issues.length + 1}`, { ...sent, priority, steps })
    issues.push(made)
    return made
  }
  const list = (asked: URLSearchParams) => {
    const owner = asked.get('ownerId')
    const sources = fault === 'sources are not looked at' ? [] : asked.getAll('sourceIds')
    const isMeant = ({ ownerId, source }: Issue) =>
      (owner === null ||
        (owner === 'nobody' ? ownerId === null || fault === 'nobody is everybody' : ownerId === owner)) &&
      (sources.length === 0 || sources.includes(source.id))
    const none = fault === 'what has no day comes first' ? '0' : '9'
    return issues
      .filter(isMeant)
      .toSorted((one, other) => ((one.dueOn ?? none) < (other.dueOn ?? none) ? -1 : 1))
      .map(summary)
  }
  const days = (asked: URLSearchParams) => {
    const month = new Date().toISOString().slice(0, 7)
    const begin = asked.get('dateBegin') ?? `${month}-${fault === 'a month begins on its second day' ? '02' : '01'}`
    const end = asked.get('dateEnd') ?? later(begin, fault === 'a week has a day more' ? 7 : 6)
    const count = Math.round((Date.parse(end) - Date.parse(begin)) / DAY_MS) + 1
    return Array.from({ length: Math.max(0, count) }, (_, index) => ({ day: later(begin, index) }))
  }
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const [, , id] = pathname.split('/')
    const sent: unknown = await request.json().catch(() => undefined)
    const body = Object(sent) as Partial<Issue> & { ids?: string[]; isTest?: boolean; rows?: { title: string }[] }
    if (pathname === '/days') return Response.json(days(searchParams))
    if (id === 'import') {
      // Rows that are there already are not imported again.
      const fresh = (body.rows ?? []).filter(({ title }) => !issues.some((one) => one.title === title))
      if (!body.isTest || fault === 'a test creates') for (const row of fresh) add(row)
      return Response.json({ createdCount: fresh.length })
    }
    if (id !== undefined) {
      const found = issues.find((one) => one.id === id)
      return found ? Response.json(found) : new Response(null, { status: 404 })
    }
    if (request.method === 'POST') return Response.json(add(body), { status: 201 })
    if (request.method === 'GET') return Response.json(list(searchParams))
    const named = (body.ids ?? []).flatMap((one) => issues.filter((other) => other.id === one))
    for (const one of named) one.priority = body.priority ?? one.priority
    return Response.json({
      items: fault === 'the changed ones are in reverse' ? named.toReversed() : named,
    })
  }
}

async function rulesWith(fault?: Fault): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://issues.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: `
timeZone: UTC
operations:
  createIssue: { body: { title: Broken, steps: [{ text: Look }] } }
  updateIssues: { body: { ids: [i-2, i-1], priority: 3 } }
  importIssues: { body: { rows: [{ title: Imported }] } }`,
    checks: ['laws'],
    mayWrite: true,
    send: backend(fault),
  })
  return findings.map(({ rule, operation }) => `${rule} ${operation}`)
}

test('a backend that keeps to its contract is fine', async () => {
  expect(await rulesWith()).toEqual([])
})

test.each<[Fault, string]>([
  ['a new issue is urgent', 'laws/default createIssue'],
  ['a new step is done', 'laws/default createIssue'],
  ['the start is the end', 'laws/equals listIssues'],
  ['steps are counted', 'laws/equals listIssues'],
  ['nothing is urgent', 'laws/set-when listIssues'],
  ['nobody is everybody', 'laws/filter listIssues'],
  ['sources are not looked at', 'laws/filter listIssues'],
  ['what has no day comes first', 'laws/order listIssues'],
  ['the changed ones are in reverse', 'laws/inner-order updateIssues'],
  ['a test creates', 'laws/told importIssues'],
  ['a week has a day more', 'laws/default listDays'],
  ['a month begins on its second day', 'laws/default listDays'],
])('%s is found', async (fault, rule) => {
  expect(await rulesWith(fault)).toContain(rule)
})
