// Values that new items and periods begin with, items in a state of their own from the beginning, and entries of a history, on a small backend.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const json = (schema: object) => ({ 'application/json': { schema } })
const object = (properties: object) => ({ type: 'object', required: Object.keys(properties), properties })
const list = (items: object) => ({ type: 'array', items })
const fields = { text, priority: { type: 'integer', enum: [1, 2, 3] }, dueOn: { type: 'string', format: 'date' } }
const Rule = object({ id: text, ...fields, isBuiltIn: { type: 'boolean' } })
const Entry = object({ id: text, field: text, before: text, after: text })
const draft = { required: true, content: json({ type: 'object', required: ['text'], properties: fields }) }
const path = [{ name: 'ruleId', in: 'path', required: true, schema: text }]
const answer = (schema: object) => ({ description: 'It.', content: json(schema) })
const day = (name: string, from: object) => ({ name, in: 'query', schema: fields.dueOn, 'x-default-day': from })
const refusals = { 404: { description: 'None.' }, 409: { description: 'Not this one.' }, 422: { description: 'No.' } }
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Rules', version: '1' },
  paths: {
    '/rules': {
      get: { operationId: 'listRules', responses: { 200: answer(list(Rule)) } },
      post: {
        operationId: 'createRule',
        'x-initial': { priority: 2, dueOn: '2030-01-01' },
        requestBody: draft,
        responses: { 201: answer(Rule), 422: refusals[422] },
      },
    },
    '/rules/{ruleId}': {
      parameters: path,
      get: { operationId: 'getRule', responses: { 200: answer(Rule), 404: refusals[404] } },
      patch: {
        operationId: 'updateRule',
        requestBody: { ...draft, content: json({ type: 'object', properties: fields }) },
        responses: { 200: answer(Rule), ...refusals },
      },
      delete: {
        operationId: 'deleteRule',
        'x-in-states': { field: 'isBuiltIn', values: [false] },
        responses: { 204: { description: 'Gone.' }, ...refusals },
      },
    },
    '/rules/{ruleId}/history': {
      parameters: path,
      get: { operationId: 'listRuleHistory', responses: { 200: answer(list(Entry)), 404: refusals[404] } },
    },
    '/matches': {
      get: {
        operationId: 'getMatches',
        parameters: [day('from', { after: 'to', days: -6 }), day('to', { days: -1 })],
        responses: {
          200: answer(object({ days: { type: 'integer' } })),
          400: { description: 'No.' },
        },
      },
    },
    '/words': {
      get: {
        operationId: 'getWords',
        responses: {
          200: answer({
            type: 'object',
            additionalProperties: { ...list(object({ value: { type: 'integer' } })), 'x-order': { field: 'value' } },
          }),
        },
      },
    },
  },
}

type Fault =
  | 'a low priority at first'
  | 'a day more'
  | 'ended today'
  | 'a built-in rule is deleted'
  | 'a built-in rule is not valid'
  | 'before and after are turned'
  | 'days leave no entry'
  | 'words fall'
type Plain = Record<string, unknown>

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

function daysAsked(asked: URLSearchParams, fault: Fault | undefined): number {
  const to = asked.get('to') ?? daysAgo(fault === 'ended today' ? 0 : 1)
  const length = (fault === 'a day more' ? 7 : 6) * DAY_MS
  const from = asked.get('from') ?? new Date(Date.parse(to) - length).toISOString().slice(0, 10)
  return Math.round(Date.parse(to) / DAY_MS) * 1000 + Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

class Rules {
  readonly all = new Map<string, Plain>([
    ['r-0', { id: 'r-0', text: 'Own', priority: 1, dueOn: '2030-01-01', isBuiltIn: true }],
  ])
  readonly histories = new Map<string, Plain[]>()
  readonly #fault: Fault | undefined
  #count = 0

  constructor(fault: Fault | undefined) {
    this.#fault = fault
  }

  create(sent: Plain): Plain {
    this.#count += 1
    const priority = this.#fault === 'a low priority at first' ? 1 : 2
    const rule = { priority, dueOn: '2030-01-01', ...sent, id: `r-${this.#count}`, isBuiltIn: false }
    this.all.set(rule.id, rule)
    this.histories.set(rule.id, [])
    return rule
  }

  update(id: string, rule: Plain, sent: Plain): void {
    for (const [field, value] of Object.entries(sent)) {
      if (rule[field] === value || (field === 'dueOn' && this.#fault === 'days leave no entry')) continue
      const [before, after] = [String(rule[field]), String(value)]
      const entry = this.#fault === 'before and after are turned' ? { before: after, after: before } : { before, after }
      this.#count += 1
      this.histories.get(id)?.unshift({ id: `h-${this.#count}`, field, ...entry })
    }
    Object.assign(rule, sent)
  }
}

async function findingsWith(fault?: Fault): Promise<string[]> {
  const rules = new Rules(fault)
  const refused = (status: number) => new Response(null, { status })
  const { findings } = await judge({
    url: 'http://rules.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides:
      'operations: { createRule: { body: { text: Look, priority: 3, dueOn: "2030-05-05" } }, updateRule: { body: { text: See, priority: 1, dueOn: "2031-05-05" } } }\ntimeZone: UTC',
    checks: ['laws'],
    mayWrite: true,
    send: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const [, name, id, below] = pathname.split('/')
      if (name === 'matches') return Response.json({ days: daysAsked(searchParams, fault) })
      if (name === 'words')
        return Response.json({ one: (fault === 'words fall' ? [2, 1] : [1, 2]).map((value) => ({ value })) })
      const sent = Object((await request.json().catch(() => undefined)) as unknown) as Plain
      if (id === undefined && request.method === 'GET') return Response.json([...rules.all.values()])
      if (id === undefined)
        return typeof sent.text === 'string' ? Response.json(rules.create(sent), { status: 201 }) : refused(422)
      const rule = rules.all.get(id)
      if (!rule) return refused(404)
      if (below === 'history') return Response.json(rules.histories.get(id) ?? [])
      if (request.method === 'DELETE') {
        if (rule.isBuiltIn === true && fault !== 'a built-in rule is deleted')
          return refused(fault === 'a built-in rule is not valid' ? 422 : 409)
        rules.all.delete(id)
        return refused(204)
      }
      if (request.method === 'PATCH') rules.update(id, rule, sent)
      return Response.json(rule)
    },
  })
  return findings.map(({ rule, operation }) => `${rule} ${operation}`)
}

test('what begins as the contract says is fine', async () => {
  expect(await findingsWith()).toEqual([])
})

test.each<[Fault, string]>([
  ['a low priority at first', 'laws/default createRule'],
  ['a day more', 'laws/default getMatches'],
  ['ended today', 'laws/default getMatches'],
  ['a built-in rule is deleted', 'laws/in-states deleteRule'],
  ['a built-in rule is not valid', 'laws/in-states deleteRule'],
  ['before and after are turned', 'laws/trace listRuleHistory'],
  ['days leave no entry', 'laws/trace listRuleHistory'],
  ['words fall', 'laws/inner-order getWords'],
])('%s is found', async (fault, found) => {
  expect(await findingsWith(fault)).toContain(found)
})
