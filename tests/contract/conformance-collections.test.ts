// Collections of a small backend of boxes: switched items stay listed, several ids of which one is missing, deleted items beside archived ones,
// counters with irregular names, and the token of a person at an operation for programs.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const flag = { type: 'boolean' }
const texts = { type: 'array', items: text }
const object = (properties: Record<string, unknown>, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
})
const BOX = object({ id: text, title: text, isEnabled: flag, children: texts, childCount: { type: 'integer' } })
const DRAFT = object({ title: { ...text, minLength: 1, maxLength: 90 }, isEnabled: flag }, ['title'])
const json = (schema: unknown) => ({ 'application/json': { schema } })
const answer = (status: number, schema?: unknown) => ({
  [status]: { description: 'Done.', ...(schema ? { content: json(schema) } : {}) },
  400: { description: 'Refused.' },
  401: { description: 'Unknown.' },
  403: { description: 'Refused.' },
  404: { description: 'Not found.' },
})
const id = { name: 'boxId', in: 'path', required: true, schema: text }
const query = (name: string) => ({ name, in: 'query', schema: { ...flag, default: false } })
const PAGE = object({ items: { type: 'array', items: BOX }, total: { type: 'integer' } })
const body = (schema: unknown) => ({ required: true, content: json(schema) })

const contractWith = (parameters: unknown[], hasReading: boolean) => ({
  openapi: '3.1.0',
  info: { title: 'Boxes', version: '1' },
  components: {
    securitySchemes: {
      person: { type: 'http', scheme: 'bearer' },
      program: { type: 'http', scheme: 'bearer', 'x-foreign-token': 403 },
    },
  },
  security: [{ person: [] }],
  paths: {
    '/boxes': {
      get: { operationId: 'listBoxes', parameters, responses: answer(200, PAGE) },
      post: { operationId: 'createBox', requestBody: body(DRAFT), responses: answer(201, BOX) },
    },
    '/boxes/{boxId}': {
      parameters: [id],
      ...(hasReading ? { get: { operationId: 'getBox', responses: answer(200, BOX) } } : {}),
      put: { operationId: 'updateBox', requestBody: body(DRAFT), responses: answer(200, BOX) },
      delete: { operationId: 'deleteBox', responses: answer(204) },
    },
    '/boxes/{boxId}/restore': { parameters: [id], post: { operationId: 'restoreBox', responses: answer(200, BOX) } },
    '/decisions': {
      post: {
        operationId: 'decide',
        requestBody: body(object({ changeIds: { ...texts, minItems: 1, examples: [['change-1']] } })),
        responses: answer(200, object({ missingIds: texts })),
      },
    },
    '/programs': { get: { operationId: 'listPrograms', security: [{ program: [] }], responses: answer(200, texts) } },
  },
})

type Box = { id: string; title: string; isEnabled: boolean; children: string[]; childCount: number }
type Fault = 'disabled' | 'missing' | 'bin' | 'archive' | 'counter' | 'program'

function backend(fault: Fault | undefined) {
  const boxes = new Map<string, Box>()
  const deleted = new Set<string>()
  let count = 0
  const shown = (box: Box) => ({ ...box, childCount: box.children.length + (fault === 'counter' ? 1 : 0) })
  const made = (given: Partial<Box>, own: string): Box => ({
    title: given.title ?? '',
    isEnabled: given.isEnabled ?? true,
    children: ['one', 'two'],
    childCount: 2,
    id: own,
  })
  const refused = (status: number) => new Response(null, { status })
  const listed = (search: URLSearchParams) => {
    const isBin = search.get('isDeleted') === 'true' && fault !== 'bin'
    const isArchive = search.get('isArchived') === 'true'
    const items = [...boxes.values()].filter(
      (box) => deleted.has(box.id) === isBin && !isArchive && (fault !== 'disabled' || box.isEnabled),
    )
    return Response.json({ items: items.map(shown), total: items.length })
  }
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const [, kind, own = '', action] = pathname.split('/')
    const token = request.headers.get('Authorization')
    if (kind === 'programs') {
      if (token === 'Bearer program-token-1') return Response.json(['one'])
      return refused(token === 'Bearer person-token-1' && fault !== 'program' ? 403 : 401)
    }
    if (token !== 'Bearer person-token-1') return refused(401)
    const given = ['POST', 'PUT'].includes(request.method) ? await request.json().catch(() => undefined) : undefined
    if (kind === 'decisions') {
      const ids: unknown = Object(given).changeIds
      if (!Array.isArray(ids)) return refused(400)
      return Response.json({ missingIds: fault === 'missing' ? [] : ids.filter((one) => one !== 'change-1') })
    }
    if (own === '') {
      if (request.method === 'GET') return listed(searchParams)
      if (typeof Object(given).title !== 'string') return refused(400)
      count += 1
      const box = made(Object(given) as Partial<Box>, `box-${count}`)
      boxes.set(box.id, box)
      return Response.json(shown(box), { status: 201 })
    }
    const box = boxes.get(own)
    if (action === 'restore') {
      if (!box || !deleted.delete(own)) return refused(404)
      return Response.json(shown(box))
    }
    if (!box || deleted.has(own)) return refused(404)
    if (request.method === 'DELETE') {
      deleted.add(own)
      return refused(204)
    }
    if (request.method === 'PUT') boxes.set(own, { ...box, ...made(Object(given) as Partial<Box>, own) })
    return Response.json(shown(boxes.get(own) ?? box))
  }
}

async function rulesWith(fault?: Fault, parameters: unknown[] = [], hasReading = true): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://boxes.test',
    contract: contractOf(JSON.stringify(contractWith(parameters, hasReading))),
    overrides: `
callers:
  owner: { credentials: { person: person-token-1, program: program-token-1 } }
  colleague: { credentials: { person: person-token-1 } }`,
    checks: ['answers', 'laws'],
    mayWrite: true,
    send: backend(fault),
  })
  return [...new Set(findings.map(({ rule }) => rule))].filter((rule) => !/method|head|schema|accepted/.test(rule))
}

const BINS = ['isArchived', 'isDeleted'].map(query)
/** Brought along, unless they are asked for: about another field than the switch. */
const DEFAULTS = {
  ...query('withDefaults'),
  'x-filters': { field: 'isDefault', mode: 'equals', values: [false] },
}
const COLOR = { name: 'color', in: 'query', schema: text }

test('collections that are right are fine', async () => {
  expect(await rulesWith()).toEqual([])
  expect(await rulesWith(undefined, BINS)).toEqual([])
  expect(await rulesWith(undefined, [DEFAULTS])).toEqual([])
})

test('an item that is read in its list alone stays in it when it is switched off', async () => {
  expect(await rulesWith(undefined, [DEFAULTS], false)).toEqual([])
  expect(await rulesWith('disabled', [DEFAULTS], false)).toContain('laws/listed')
})

test.each<[string, Fault, unknown[], string]>([
  ['an item that is switched off stays in a list that nothing filters', 'disabled', [], 'laws/listed'],
  [
    'an item that is switched off stays in a list that is filtered by something else',
    'disabled',
    [COLOR],
    'laws/listed',
  ],
  [
    'an item that is switched off stays in a list that filters another field by default',
    'disabled',
    [DEFAULTS],
    'laws/listed',
  ],
  ['an id that is not there is named among the missing ones', 'missing', [], 'laws/bulk-missing'],
  ['a deleted item is among the deleted, not in the archive', 'bin', BINS, 'laws/bin'],
  ['children are counted by childCount', 'counter', [], 'laws/counted-beside'],
  ['the token of another scheme has the status that its scheme declares', 'program', [], 'answers/unauthorized'],
])('%s', async (_, fault, parameters, rule) => {
  expect(await rulesWith(fault, parameters)).toContain(rule)
})
