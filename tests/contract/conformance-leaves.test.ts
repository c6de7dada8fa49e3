// Traces of accepted calls in other operations, and refusals of what was done already, on a small backend of lamps with a log.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const number = { type: 'integer' }
const flag = { type: 'boolean' }
const json = (schema: unknown) => ({ 'application/json': { schema } })
const LAMP = {
  type: 'object',
  required: ['id', 'isOn', 'note', 'switchCount', 'isMarked'],
  properties: { id: text, isOn: flag, note: { type: ['string', 'null'] }, switchCount: number, isMarked: flag },
}
const ENTRY = {
  type: 'object',
  required: ['id', 'kind', 'lampId'],
  properties: { id: text, kind: { ...text, enum: ['on', 'off', 'deleted'] }, lampId: text },
}
const page = (items: unknown) => ({
  type: 'object',
  required: ['items'],
  properties: { items: { type: 'array', items } },
})
const OF_LAMP = { lampId: '$request.path.lampId' }
const lampId = [{ name: 'lampId', in: 'path', required: true, schema: text }]
const answers = (schema?: unknown, status = 200) => ({
  [status]: { description: 'Done.', ...(schema ? { content: json(schema) } : {}) },
  404: { description: 'Not found.' },
  409: { description: 'Not now.' },
})
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Lamps', version: '1' },
  paths: {
    '/entries': { get: { operationId: 'listEntries', responses: answers(page(ENTRY)) } },
    '/lamps': {
      get: { operationId: 'listLamps', responses: answers(page(LAMP)) },
      post: {
        operationId: 'createLamp',
        requestBody: { content: json({ type: 'object', properties: { note: text } }) },
        responses: answers(LAMP, 201),
      },
    },
    '/lamps/{lampId}': {
      parameters: lampId,
      get: { operationId: 'readLamp', responses: answers(LAMP) },
      delete: {
        operationId: 'deleteLamp',
        'x-leaves': [
          { of: 'listEntries', where: { ...OF_LAMP, kind: 'deleted' } },
          { of: 'listEntries', where: { ...OF_LAMP, kind: ['on', 'off'] }, count: 0 },
        ],
        responses: { 204: { description: 'Gone.' }, 404: { description: 'Not found.' } },
      },
    },
    '/lamps/{lampId}/switch': {
      parameters: lampId,
      post: {
        operationId: 'switchLamp',
        'x-leaves': [
          { of: 'listEntries', with: { isOn: true }, where: { ...OF_LAMP, kind: 'on' }, once: true },
          {
            of: 'readLamp',
            with: { isOn: true },
            fields: { isOn: '$request.body#/isOn' },
            more: { switchCount: 1 },
            same: 'note',
            once: true,
          },
          { of: 'listEntries', with: { isOn: false }, where: { ...OF_LAMP, kind: 'off' } },
          { of: 'dimLamp', with: { isOn: false }, status: 409 },
        ],
        requestBody: { content: json({ type: 'object', required: ['isOn'], properties: { isOn: flag } }) },
        responses: answers(page(ENTRY)),
      },
    },
    '/lamps/{lampId}/dim': { parameters: lampId, post: { operationId: 'dimLamp', responses: answers(LAMP) } },
    '/lamps/{lampId}/mark': {
      parameters: lampId,
      post: { operationId: 'markLamp', 'x-refused-again': 409, responses: answers(page(ENTRY)) },
    },
    '/lamps/{lampId}/restore': {
      parameters: lampId,
      post: { operationId: 'restoreLamp', responses: answers(LAMP, 201) },
    },
    '/lamps/{lampId}/parts': {
      parameters: lampId,
      get: { operationId: 'listParts', responses: answers(page({ type: 'object', properties: { id: text } })) },
    },
    '/notes': {
      post: {
        operationId: 'noteAll',
        'x-sets': { 'items.note': '$request.body#/note' },
        'x-leaves': [{ of: 'listLamps', have: { note: '$request.body#/note' } }],
        requestBody: {
          content: json({ type: 'object', required: ['note'], properties: { note: { ...text, minLength: 1 } } }),
        },
        responses: answers(page({ type: 'object', required: ['note'], properties: { note: text } })),
      },
    },
  },
}

type Fault =
  | 'no entry'
  | 'an entry more'
  | 'entries of the deleted'
  | 'not switched'
  | 'not counted'
  | 'a lost note'
  | 'an entry each time'
  | 'counted each time'
  | 'dimmed in the dark'
  | 'marked twice'
  | 'noted once'
  | 'another note'
  | 'lost parts'

type Lamp = { id: string; isOn: boolean; note: string | null; switchCount: number; isMarked: boolean }

/** The findings of these laws at a backend of lamps with a fault. */
async function rulesWith(fault?: Fault): Promise<string[]> {
  const lamps: Lamp[] = []
  const gone: Lamp[] = []
  const parts = new Map<string, { id: string }[]>()
  let entries: { id: string; kind: string; lampId: string }[] = []
  let count = 0
  const nextId = () => `x-${(count += 1)}`
  const log = (kind: string, { id }: Lamp) => entries.push({ id: nextId(), kind, lampId: id })
  const add = (note = 'New') => {
    const lamp: Lamp = { id: nextId(), isOn: false, note, switchCount: 0, isMarked: false }
    lamps.push(lamp)
    parts.set(lamp.id, [{ id: nextId() }])
    return lamp
  }
  const turn = (lamp: Lamp, isOn: boolean) => {
    const isNew = lamp.isOn !== isOn
    if ((isNew && fault !== 'no entry') || (!isNew && fault === 'an entry each time')) log(isOn ? 'on' : 'off', lamp)
    if (isNew && fault === 'an entry more') log(isOn ? 'on' : 'off', lamp)
    if (fault !== 'not switched') lamp.isOn = isOn
    if ((isNew && fault !== 'not counted') || (!isNew && fault === 'counted each time')) lamp.switchCount += 1
    if (fault === 'a lost note') lamp.note = null
    return { items: [] }
  }
  add('Hall')
  const { findings } = await judge({
    url: 'http://lamps.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: `
operations:
  dimLamp: { after: [&on { operation: switchLamp, body: { isOn: true } }] }
  deleteLamp: { after: [*on] }`,
    checks: ['laws'],
    mayWrite: true,
    send: async (sent) => {
      const { pathname } = new URL(sent.url)
      const [, root, id, action] = pathname.split('/')
      const body = Object((sent.body && (await sent.json().catch(() => undefined))) as unknown) as Record<
        string,
        unknown
      >
      if (root === 'entries') return Response.json({ items: entries })
      if (root === 'notes') {
        const note = String(body.note)
        for (const lamp of fault === 'noted once' ? lamps.slice(0, 1) : lamps) lamp.note = note
        return Response.json({ items: [{ note: fault === 'another note' ? 'A note' : note }] })
      }
      if (id === undefined)
        return sent.method === 'GET'
          ? Response.json({ items: lamps })
          : Response.json(add(typeof body.note === 'string' ? body.note : undefined), { status: 201 })
      const deleted = gone.find((one) => one.id === id)
      if (action === 'restore' && deleted) {
        gone.splice(gone.indexOf(deleted), 1)
        lamps.push(deleted)
        if (fault === 'lost parts') parts.delete(id)
        return Response.json(deleted, { status: 201 })
      }
      const lamp = action === 'restore' ? undefined : lamps.find((one) => one.id === id)
      if (!lamp) return new Response(null, { status: 404 })
      if (action === 'switch') return Response.json(turn(lamp, body.isOn === true))
      if (action === 'dim')
        return lamp.isOn || fault === 'dimmed in the dark' ? Response.json(lamp) : new Response(null, { status: 409 })
      if (action === 'mark') {
        if (lamp.isMarked && fault !== 'marked twice') return new Response(null, { status: 409 })
        lamp.isMarked = true
        return Response.json({ items: [] })
      }
      if (action === 'parts') return Response.json({ items: parts.get(id) ?? [] })
      if (sent.method !== 'DELETE') return Response.json(lamp)
      gone.push(lamp)
      lamps.splice(lamps.indexOf(lamp), 1)
      if (fault !== 'entries of the deleted') entries = entries.filter(({ lampId: of }) => of !== id)
      if (fault !== 'no entry') log('deleted', lamp)
      return new Response(null, { status: 204 })
    },
  })
  const isMeant = (rule: string) =>
    ['laws/leaves', 'laws/refused-again', 'laws/outcome', 'laws/restored'].includes(rule)
  return [
    ...new Set(findings.filter(({ rule }) => isMeant(rule)).map(({ rule, operation }) => `${rule} ${operation}`)),
  ].sort()
}

test('calls that leave what the contract says are fine', async () => {
  expect(await rulesWith()).toEqual([])
})

test.each<[Fault, string[]]>([
  ['no entry', ['laws/leaves deleteLamp', 'laws/leaves switchLamp']],
  ['an entry more', ['laws/leaves switchLamp']],
  ['entries of the deleted', ['laws/leaves deleteLamp']],
  ['not switched', ['laws/leaves switchLamp']],
  ['not counted', ['laws/leaves switchLamp']],
  ['a lost note', ['laws/leaves switchLamp']],
  ['an entry each time', ['laws/leaves switchLamp']],
  ['counted each time', ['laws/leaves switchLamp']],
  ['dimmed in the dark', ['laws/leaves switchLamp']],
  ['marked twice', ['laws/refused-again markLamp']],
  ['noted once', ['laws/leaves noteAll']],
  ['another note', ['laws/outcome noteAll']],
  ['lost parts', ['laws/restored restoreLamp']],
])('%s is found', async (fault, found) => {
  expect(await rulesWith(fault)).toEqual(found)
})
