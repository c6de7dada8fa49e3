// Answers have the values that the contract declares for their fields by x-sets, on a small backend of invitations that somebody else accepts.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const json = (schema: unknown) => ({ 'application/json': { schema } })
const INVITATION = {
  type: 'object',
  required: ['id', 'status', 'declinedAt', 'account'],
  properties: {
    id: text,
    status: { type: 'integer' },
    declinedAt: { type: ['string', 'null'] },
    account: { type: 'object', properties: { isOpen: { type: 'boolean' } } },
  },
}
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Invitations', version: '1' },
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  security: [{ token: [] }],
  paths: {
    '/invitations': {
      post: {
        operationId: 'invite',
        responses: { 201: { description: 'Invited.', content: json(INVITATION) }, 401: { description: 'Unknown.' } },
      },
    },
    '/invitations/{invitationId}/accept': {
      parameters: [{ name: 'invitationId', in: 'path', required: true, schema: text }],
      post: {
        operationId: 'accept',
        'x-sets': { status: 2, declinedAt: null, 'account.isOpen': true },
        responses: {
          200: { description: 'Accepted.', content: json(INVITATION) },
          401: { description: 'Unknown.' },
          404: { description: 'Not found.' },
        },
      },
    },
  },
}

type Fields = { status?: number; declinedAt?: string; account?: { isOpen: boolean } }

async function rulesWith(shown: Fields = {}): Promise<string[]> {
  let count = 0
  const { findings } = await judge({
    url: 'http://invitations.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: `
callers:
  owner: { credentials: { token: owner-token-1 } }
  joining: { tenant: other, credentials: { token: joining-token-1 } }
operations:
  accept: { as: joining, after: [{ operation: invite, as: owner, ids: { invitationId: '{/id}' } }] }`,
    checks: ['laws'],
    mayWrite: true,
    send: ({ url, headers }) => {
      const [, , id] = new URL(url).pathname.split('/')
      const caller = headers.get('Authorization')
      const open = { status: 1, declinedAt: null, account: { isOpen: true } }
      if (id === undefined) {
        count += 1
        return Promise.resolve(Response.json({ id: `inv-${count}`, ...open }, { status: 201 }))
      }
      if (caller !== 'Bearer joining-token-1') return Promise.resolve(new Response(null, { status: 404 }))
      return Promise.resolve(Response.json({ id, ...open, status: 2, ...shown }))
    },
  })
  return findings.map(({ rule, expected }) => `${rule} ${expected}`)
}

test('an answer with what its operation makes of each field is fine', async () => {
  expect(await rulesWith()).toEqual([])
})

test.each<[string, Fields, string]>([
  ['a state from before', { status: 1 }, 'laws/outcome status to be 2 after it'],
  ['a moment that is over', { declinedAt: '2026-11-19T08:00:00Z' }, 'laws/outcome declinedAt to be null after it'],
  ['an inner field from before', { account: { isOpen: false } }, 'laws/outcome account.isOpen to be true after it'],
])('%s is found', async (_, shown, found) => {
  expect(await rulesWith(shown)).toEqual([found])
})
