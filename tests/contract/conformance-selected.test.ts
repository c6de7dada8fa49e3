// A change that selects by a field of its body, on a small backend of messages: those of one kind are marked as read, and a key with another body,
// which has no text to vary, is refused.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const json = (schema: object) => ({ 'application/json': { schema } })
const text = { type: 'string' }
const Kind = { type: 'integer', enum: [1, 2] }
const Message = {
  type: 'object',
  required: ['id', 'kind', 'isRead'],
  properties: { id: text, kind: Kind, isRead: { type: 'boolean' } },
}
const refused = { 409: { description: 'The key was used.' }, 422: { description: 'Not valid.' } }
const kinds = { type: 'array', minItems: 1, items: Kind }
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Messages', version: '1' },
  paths: {
    '/messages': {
      get: {
        operationId: 'listMessages',
        parameters: [{ name: 'kinds', in: 'query', 'x-filters': 'kind', schema: kinds }],
        responses: { 200: { description: 'All.', content: json({ type: 'array', items: Message }) } },
      },
      put: {
        operationId: 'markRead',
        requestBody: { required: true, content: json({ type: 'object', properties: { kinds } }) },
        responses: { 204: { description: 'Done.' }, 422: refused[422] },
      },
    },
    '/sendings': {
      post: {
        operationId: 'sendMessage',
        parameters: [{ name: 'Idempotency-Key', in: 'header', schema: text }],
        requestBody: {
          required: true,
          content: json({ type: 'object', required: ['kind'], properties: { kind: Kind }, example: { kind: 1 } }),
        },
        responses: { 201: { description: 'It.', content: json(Message) }, ...refused },
      },
    },
  },
}

type Fault = 'all are marked' | 'the key is taken again'

async function rulesWith(fault?: Fault): Promise<string[]> {
  const messages = [1, 2, 1, 2].map((kind, place) => ({ id: `m-${place}`, kind, isRead: false }))
  const kept = new Map<string, { body: string; answer: object }>()
  const { findings } = await judge({
    url: 'http://messages.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides:
      'operations: { listMessages: { after: [{ operation: sendMessage, ids: { messageId: "{/id}" } }, { operation: sendMessage, body: { kind: 2 }, ids: { otherId: "{/id}" } }] } }',
    checks: ['laws'],
    mayWrite: true,
    send: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const body = Object(await request.json().catch(() => undefined)) as { kind?: number; kinds?: number[] }
      if (request.method === 'PUT') {
        for (const message of messages)
          if (fault === 'all are marked' || !body.kinds || body.kinds.includes(message.kind)) message.isRead = true
        return new Response(null, { status: 204 })
      }
      if (pathname === '/sendings') {
        const key = request.headers.get('Idempotency-Key')
        const known = key === null ? undefined : kept.get(key)
        const isSame = known?.body === JSON.stringify(body)
        if (known && !isSame && fault !== 'the key is taken again') return new Response(null, { status: 409 })
        if (known) return Response.json(known.answer, { status: 201 })
        const message = { id: `m-${messages.length}`, kind: body.kind ?? 1, isRead: false }
        messages.push(message)
        if (key !== null) kept.set(key, { body: JSON.stringify(body), answer: { ...message } })
        return Response.json(message, { status: 201 })
      }
      const wanted = searchParams.getAll('kinds').map(Number)
      return Response.json(messages.filter(({ kind }) => wanted.length === 0 || wanted.includes(kind)))
    },
  })
  return [...new Set(findings.map(({ rule, operation }) => `${rule} ${operation}`))].filter((one) =>
    /selected|replay/.test(one),
  )
}

test('messages that are marked as they are selected, and keys that mean one body, are fine', async () => {
  expect(await rulesWith()).toEqual([])
})

test.each<[Fault, string]>([
  ['all are marked', 'laws/selected markRead'],
  ['the key is taken again', 'laws/replay-of-another sendMessage'],
])('%s is found', async (fault, found) => {
  expect(await rulesWith(fault)).toContain(found)
})
