// Operations that may be repeated, on a small backend of a membership that can be left: the second time is as the first one.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const moment = { type: 'string', format: 'date-time' }
const MEMBERSHIP = {
  type: 'object',
  required: ['state', 'leftAt', 'updatedAt'],
  properties: { state: text, leftAt: moment, updatedAt: moment },
}
const json = (schema: unknown) => ({ 'application/json': { schema } })
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Membership', version: '1' },
  paths: {
    '/membership': {
      post: { operationId: 'join', responses: { 201: { description: 'Joined.', content: json(MEMBERSHIP) } } },
    },
    '/membership/leave': {
      post: {
        operationId: 'leave',
        'x-idempotent': true,
        responses: {
          200: { description: 'Left.', content: json(MEMBERSHIP) },
          409: { description: 'Not now.' },
        },
      },
    },
  },
}

type Fault = 'refused once more' | 'left anew' | 'refused for ever'

async function findingsWith(fault?: Fault): Promise<string[]> {
  let leftAt: string | undefined
  let hasLeft = false
  let count = 0
  const { findings } = await judge({
    url: 'http://membership.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: 'operations: { leave: { after: [{ operation: join }] } }',
    checks: ['laws'],
    mayWrite: true,
    only: ['leave'],
    send: ({ url }) => {
      count += 1
      const updatedAt = new Date(Date.UTC(2026, 4, 1, 8, 0, count)).toISOString()
      if (url.endsWith('/membership')) {
        leftAt = undefined
        return Promise.resolve(Response.json({ state: 'member', leftAt: updatedAt, updatedAt }, { status: 201 }))
      }
      const isAgain = leftAt !== undefined
      const isRefused = (fault === 'refused once more' && isAgain) || (fault === 'refused for ever' && hasLeft)
      if (isRefused) return Promise.resolve(new Response(null, { status: 409 }))
      if (!isAgain || fault === 'left anew') leftAt = updatedAt
      hasLeft = true
      return Promise.resolve(Response.json({ state: 'left', leftAt, updatedAt }))
    },
  })
  return findings.map(({ rule, expected }) => `${rule} ${expected.split(':')[0]}`)
}

test('the same answer to the same request is fine, whenever it was answered', async () => {
  expect(await findingsWith()).toEqual([])
})

test.each<[Fault, string]>([
  ['refused once more', 'success of the same request once more'],
  ['refused for ever', 'success of the same request once more'],
  ['left anew', 'leftAt as the first of two same requests left it'],
])('a repetition that is %s is found', async (fault, expected) => {
  expect(await findingsWith(fault)).toEqual([`laws/idempotent ${expected}`])
})
