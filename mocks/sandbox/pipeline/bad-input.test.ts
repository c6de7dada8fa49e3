// Well-formed bodies that are crafted to break the server.
import { zApiError } from '@adwright/sdk/zod'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import { problemResponse } from '#mocks/sandbox/pipeline/problem-response.ts'
import { signIn } from '#mocks/sandbox/scenarios/people.ts'

let team: Team
let token: string
beforeEach(async () => {
  team = await openTeam()
  token = await signIn(team.sandbox.runtime, 'usr_mara')
})
afterEach(() => team.sandbox.close())

async function send(method: string, path: string, body: string | null = null) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const answer = await team.sandbox.fetch(new Request(`http://sandbox.test${path}`, { method, headers, body }))
  return { status: answer.status, body: zApiError.parse(await answer.json()) }
}

const nested = (levels: number) => `${'{"not":'.repeat(levels)}{}${'}'.repeat(levels)}`
const lists = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

test.each([
  ['/AI/schema', (levels: number) => `{"prompt":"Tents","schema":${nested(levels)}}`],
  ['/AI/schema', (levels: number) => `{"prompt":"Tents","schema":{"enum":${lists(levels)}}}`],
  ['/TaskAccount/acc_1', nested],
  ['/TaskAccount/acc_1', lists],
])(
  'a body for %s that is nested thousands of levels deep is refused as one that cannot be read',
  async (path, bodyOf) => {
    for (const levels of [65, 5000, 100_000])
      expect([levels, (await send('POST', path, bodyOf(levels))).body.code]).toEqual([levels, 'malformed-request'])
  },
)

test('sixty levels of nesting are accepted', async () => {
  const { status, body } = await send('POST', '/AI/schema', `{"prompt":"Tents","schema":${nested(60)}}`)
  expect([status, body.code]).toEqual([422, 'invalid-fields'])
})

test('of hundreds of invalid fields the first hundred are reported, always the same ones', async () => {
  const fields = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`field${index}`, 1]))
  const first = await send('POST', '/TaskAccount/acc_1', JSON.stringify(fields))
  expect(first.status).toBe(422)
  expect(Object.keys(first.body.errors ?? {})).toHaveLength(100)
  const again = await send('POST', '/TaskAccount/acc_1', JSON.stringify(fields))
  expect(again.body.errors).toEqual(first.body.errors)
})

test.each([
  ['the same list', () => `{"title":"x","labels":[${'1,'.repeat(500_000)}1]}`, ['labels']],
  [
    'unknown fields',
    () => `{"title":"x",${Array.from({ length: 80_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
    ['k0'],
  ],
])('of a body of a megabyte in which all is wrong (%s) the first error is named', async (_, bodyOf, fields) => {
  const { status, body } = await send('POST', '/TaskAccount/acc_1', bodyOf())
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, fields])
})

test('every error response conforms to the contract', async () => {
  const search = Array.from({ length: 400 }, (_, index) => `unknown-${index}=1`).join('&')
  const headers = { Authorization: `Bearer ${token}` }
  const asked = await team.sandbox.fetch(new Request(`http://sandbox.test/User?${search}`, { headers }))
  expect(zApiError.parse(await asked.json()).code).toBe('unknown-parameter')
  const errors = { field: Array.from({ length: 30 }, (_, index) => `${index} ${'x'.repeat(600)}`) }
  const failure = { status: 422, problem: { code: 'invalid-fields', detail: 'x'.repeat(3000), errors } } as const
  const said = problemResponse(failure, { method: 'PUT', path: '/User', language: 'en', requestId: 'req_12345678' })
  expect(zApiError.parse(await said.json()).errors?.field).toHaveLength(20)
})

test.each([
  ['U+0000', 'Tents\u0000'],
  ['half a surrogate pair', 'Tents \ud83d'],
])('a text with %s is refused, because databases cannot store it', async (_, text) => {
  const nested = { title: 'Tents', labels: ['summer', text] }
  for (const [body, field] of [
    [{ title: text }, 'title'],
    [nested, 'labels.1'],
  ] as const) {
    const answer = await send('POST', '/TaskAccount/acc_1', JSON.stringify(body))
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid-fields'])
    expect(Object.keys(answer.body.errors ?? {})).toContain(field)
  }
})

test('a search for a text with U+0000 is refused', async () => {
  expect((await send('GET', '/TaskAccount/acc_1?searchText=a%00')).body.code).toBe('invalid-parameter')
})

test('whole pairs of surrogates are texts like any others', async () => {
  const { status, body } = await send('POST', '/TaskAccount/acc_1', JSON.stringify({ title: 'Tents 😀', status: 'x' }))
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['status']])
})
