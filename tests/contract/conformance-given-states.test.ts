// Items that have a state of their own from the beginning, and lists inside of maps, on a small backend of rules.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const flag = { type: 'boolean' }
const json = (schema: object) => ({ 'application/json': { schema } })
const object = (properties: object) => ({ type: 'object', required: Object.keys(properties), properties })
const list = (items: object) => ({ type: 'array', items })
const Part = object({ partId: text, word: text })
const Rule = object({ id: text, name: text, isBuiltIn: flag, parts: list(Part) })
const answer = (schema: object) => ({ description: 'It.', content: json(schema) })
const parameter = (name: string) => ({ name, in: 'path', required: true, schema: text })
const refusals = { 404: { description: 'None.' }, 409: { description: 'Not this one.' }, 422: { description: 'No.' } }
const given = { 'x-in-states': { field: 'isBuiltIn', values: [false] } }
const gone = { 204: { description: 'Gone.' }, ...refusals }
const body = (name: string) => ({ required: true, content: json(object({ [name]: text })) })
const Words = {
  type: 'object',
  additionalProperties: { ...list(object({ value: { type: 'integer' } })), 'x-order': { field: 'value' } },
}
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Rules', version: '1' },
  paths: {
    '/rules': {
      get: {
        operationId: 'listRules',
        parameters: [
          {
            name: 'withBuiltIn',
            in: 'query',
            schema: { ...flag, default: false },
            'x-filters': { field: 'isBuiltIn', mode: 'equals', values: [false] },
          },
        ],
        responses: { 200: answer(list(Rule)) },
      },
      post: {
        operationId: 'createRule',
        requestBody: body('name'),
        responses: { 201: answer(Rule), 422: refusals[422] },
      },
    },
    '/rules/{ruleId}': {
      parameters: [parameter('ruleId')],
      delete: { operationId: 'deleteRule', ...given, responses: gone },
    },
    '/rules/{ruleId}/parts': {
      parameters: [parameter('ruleId')],
      post: { operationId: 'createPart', requestBody: body('word'), responses: { 201: answer(Part), ...refusals } },
    },
    '/rules/{ruleId}/parts/{partId}': {
      parameters: [parameter('ruleId'), parameter('partId')],
      delete: { operationId: 'deletePart', ...given, responses: gone },
    },
    '/words': { get: { operationId: 'getWords', responses: { 200: answer(Words) } } },
  },
}

type Fault = 'a built-in rule is deleted' | 'a built-in rule is not valid' | 'a built-in part is deleted' | 'words fall'
type RuleOf = { id: string; name: string; isBuiltIn: boolean; parts: { partId: string; word: string }[] }

const refused = (status: number) => new Response(null, { status })

/** Answers to calls below the list of rules. */
function answerOf(
  request: Request,
  sent: Record<string, unknown>,
  rules: RuleOf[],
  fault: Fault | undefined,
): Response {
  const [, , id, below, partId] = new URL(request.url).pathname.split('/')
  const rule = rules.find((one) => one.id === id)
  if (!rule) return refused(404)
  if (below === undefined) {
    if (rule.isBuiltIn && fault === 'a built-in rule is not valid') return refused(422)
    if (rule.isBuiltIn && fault !== 'a built-in rule is deleted') return refused(409)
    rules.splice(rules.indexOf(rule), 1)
    return refused(204)
  }
  if (partId === undefined) {
    if (typeof sent.word !== 'string') return refused(422)
    const part = { partId: `${rule.id}-${rule.parts.length}-${sent.word.length}`, word: sent.word }
    rule.parts.push(part)
    return Response.json(part, { status: 201 })
  }
  if (!rule.parts.some((one) => one.partId === partId)) return refused(404)
  if (rule.isBuiltIn && fault !== 'a built-in part is deleted') return refused(409)
  rule.parts = rule.parts.filter((one) => one.partId !== partId)
  return refused(204)
}

async function findingsWith(fault?: Fault): Promise<string[]> {
  const rules: RuleOf[] = [{ id: 'r-0', name: 'Own', isBuiltIn: true, parts: [{ partId: 'p-0', word: 'one' }] }]
  let count = 0
  const { findings } = await judge({
    url: 'http://rules.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: '',
    checks: ['laws'],
    mayWrite: true,
    send: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const sent = Object((await request.json().catch(() => undefined)) as unknown) as Record<string, unknown>
      const words = (fault === 'words fall' ? [2, 1] : [1, 2]).map((value) => ({ value }))
      if (pathname === '/words') return Response.json({ one: words })
      if (pathname !== '/rules') return answerOf(request, sent, rules, fault)
      if (request.method === 'GET')
        return Response.json(rules.filter((one) => !one.isBuiltIn || searchParams.get('withBuiltIn') === 'true'))
      if (typeof sent.name !== 'string') return refused(422)
      count += 1
      const rule = { id: `r-${count}`, name: sent.name, isBuiltIn: false, parts: [] }
      rules.push(rule)
      return Response.json(rule, { status: 201 })
    },
  })
  return findings
    .map(({ rule, operation }) => `${rule} ${operation}`)
    .filter((one) => /in-states|inner-order/.test(one))
}

test('items that have been there from the beginning are refused as the contract says', async () => {
  expect(await findingsWith()).toEqual([])
})

test.each<[Fault, string]>([
  ['a built-in rule is deleted', 'laws/in-states deleteRule'],
  ['a built-in rule is not valid', 'laws/in-states deleteRule'],
  ['a built-in part is deleted', 'laws/in-states deletePart'],
  ['words fall', 'laws/inner-order getWords'],
])('%s is found', async (fault, found) => {
  expect(await findingsWith(fault)).toContain(found)
})
