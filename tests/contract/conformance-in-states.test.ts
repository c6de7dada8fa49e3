// An operation that is taken in some states only, on a small backend of letters: a draft is sent, and what was sent can be answered.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const json = (schema: object) => ({ 'application/json': { schema } })
const State = { ...text, enum: ['draft', 'sent', 'answered'] }
const Letter = { type: 'object', required: ['id', 'text', 'state'], properties: { id: text, text, state: State } }
const path = [{ name: 'letterId', in: 'path', required: true, schema: text }]
const one = { description: 'The letter.', content: json(Letter) }
const refusals = { 404: { description: 'None.' }, 409: { description: 'Not now.' }, 422: { description: 'Not valid.' } }
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Letters', version: '1' },
  paths: {
    '/letters': {
      post: {
        operationId: 'createLetter',
        requestBody: { content: json({ type: 'object', required: ['text'], properties: { text } }), required: true },
        responses: { 201: one, 422: refusals[422] },
      },
    },
    '/letters/{letterId}': {
      parameters: path,
      get: { operationId: 'getLetter', responses: { 200: one, 404: refusals[404] } },
      patch: {
        operationId: 'updateLetter',
        'x-transitions': { field: 'state', from: { draft: ['sent'], sent: ['answered'] } },
        requestBody: { content: json({ type: 'object', properties: { text, state: State } }), required: true },
        responses: { 200: one, ...refusals },
      },
      delete: {
        operationId: 'deleteLetter',
        'x-in-states': { field: 'state', values: ['draft'] },
        responses: { 204: { description: 'Gone.' }, 404: refusals[404], 409: refusals[409] },
      },
    },
    '/letters/{letterId}/answer': {
      parameters: path,
      post: {
        operationId: 'answerLetter',
        'x-in-states': { field: 'state', values: ['sent'], leads: { sent: 'answered' } },
        responses: { 200: one, 404: refusals[404], 409: refusals[409] },
      },
    },
  },
}

type Fault = 'a sent one is deleted' | 'any is answered' | 'the state stays'

async function findingsWith(fault?: Fault): Promise<string[]> {
  const letters = new Map<string, { id: string; text: string; state: string }>()
  let count = 0
  const refused = (status: number) => new Response(null, { status })
  const { findings } = await judge({
    url: 'http://letters.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides:
      'operations: { answerLetter: { after: [createLetter, { operation: updateLetter, body: { state: sent } }] } }',
    checks: ['laws'],
    mayWrite: true,
    send: async (request) => {
      const [, , id, action] = new URL(request.url).pathname.split('/')
      const sent = Object((await request.json().catch(() => undefined)) as unknown) as { text?: string; state?: string }
      if (id === undefined) {
        if (typeof sent.text !== 'string') return refused(422)
        count += 1
        const letter = { id: `l-${count}`, text: sent.text, state: 'draft' }
        letters.set(letter.id, letter)
        return Response.json(letter, { status: 201 })
      }
      const letter = letters.get(id)
      if (!letter) return refused(404)
      if (action === 'answer') {
        if (letter.state !== 'sent' && fault !== 'any is answered') return refused(409)
        if (fault !== 'the state stays') letter.state = 'answered'
      } else if (request.method === 'DELETE') {
        if (letter.state !== 'draft' && fault !== 'a sent one is deleted') return refused(409)
        letters.delete(id)
        return refused(204)
      } else if (request.method === 'PATCH') {
        const next: Record<string, string | undefined> = { draft: 'sent', sent: 'answered' }
        if (sent.state !== undefined && sent.state !== letter.state && sent.state !== next[letter.state])
          return refused(409)
        Object.assign(letter, sent)
      }
      return Response.json(letter)
    },
  })
  return findings.map(({ rule, operation }) => `${rule} ${operation}`).filter((one) => one.startsWith('laws/in-states'))
}

test('operations that are taken in the states that the contract names are fine', async () => {
  expect(await findingsWith()).toEqual([])
})

test.each<[Fault, string]>([
  ['a sent one is deleted', 'laws/in-states deleteLetter'],
  ['any is answered', 'laws/in-states answerLetter'],
  ['the state stays', 'laws/in-states answerLetter'],
])('%s is found', async (fault, found) => {
  expect(await findingsWith(fault)).toContain(found)
})
