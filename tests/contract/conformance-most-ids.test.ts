// An operation that takes several ids takes exactly as many as its list may have, where ids that nothing has are accepted.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const MOST = 20
const text = { type: 'string', minLength: 1, maxLength: 64 }
const json = (schema: unknown) => ({ 'application/json': { schema } })
const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Letters', version: '1' },
  paths: {
    '/letters': {
      get: {
        operationId: 'listLetters',
        responses: { 200: { description: 'All.', content: json({ type: 'array', items: object({ id: text }) }) } },
      },
      put: {
        operationId: 'readLetters',
        requestBody: {
          required: true,
          content: json({
            ...object({ ids: { type: 'array', minItems: 1, maxItems: MOST, uniqueItems: true, items: text } }),
            additionalProperties: false,
          }),
        },
        responses: {
          200: { description: 'Read.', content: json(object({ missingIds: { type: 'array', items: text } })) },
          400: { description: 'Invalid.' },
        },
      },
    },
  },
}

/** A backend that takes so many letters in one call. */
const backend =
  (most: number) =>
  async (request: Request): Promise<Response> => {
    if (request.method === 'GET') return Response.json([{ id: 'letter-1' }])
    const ids: unknown = Reflect.get(Object(await request.json().catch(() => undefined)), 'ids')
    const isValid = Array.isArray(ids) && ids.length > 0 && ids.length <= most
    if (!isValid) return new Response(null, { status: 400 })
    return Response.json({ missingIds: ids.filter((id) => id !== 'letter-1') })
  }

async function rulesWith(most: number): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://letters.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    checks: ['laws'],
    mayWrite: true,
    send: backend(most),
  })
  return findings.map(({ rule, operation }) => `${rule} ${operation}`)
}

test('as many ids as the list may have are accepted', async () => {
  expect(await rulesWith(MOST)).toEqual([])
})

test('one fewer than the list may have is a finding', async () => {
  expect(await rulesWith(MOST - 1)).toEqual(['laws/most-ids readLetters'])
})
