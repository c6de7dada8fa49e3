// A client in use reads the answers of a newer backend: unknown values of an enum, longer texts and lists, larger numbers, added fields.
import { createAdwrightClient } from '@adwright/sdk/client'
import * as sdk from '@adwright/sdk/operations'
import { zTicket } from '@adwright/sdk/zod'
import { expect, test } from 'vitest'
import { type ContractOperation, contractOperations, examplesOf } from '#tests/support/contract.ts'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type Call = (options: object) => Promise<{ data: unknown }>

const calls: Record<string, unknown> = { ...sdk }

type Mutate = (value: Json, original: Json) => Json

/** Changes every value of an answer from the inside out. */
function mutated(original: Json, mutate: Mutate): Json {
  const inside = (one: Json) => mutated(one, mutate)
  if (Array.isArray(original)) return mutate(original.map(inside), original)
  if (typeof original !== 'object' || original === null) return mutate(original, original)
  return mutate(Object.fromEntries(Object.entries(original).map(([name, one]) => [name, inside(one)])), original)
}

const isDate = (text: string) => /^\d{4}-\d\d-\d\d/.test(text)

/** Changes that a later version of the contract may make to a response without breaking clients. */
const MUTATIONS: Record<string, Mutate> = {
  'unknown values of text enums, and longer texts': (value) =>
    typeof value === 'string' && !isDate(value) ? `${value} ${'and more '.repeat(200)}` : value,
  'unknown values of numeric enums, and larger numbers': (value) =>
    typeof value === 'number' ? value * 1000 + 1_000_003 : value,
  'longer lists': (value, original) =>
    Array.isArray(value) && Array.isArray(original)
      ? [...value, ...Array.from({ length: 200 }, () => original.slice(0, 1)).flat()]
      : value,
  // In a map an added field is an entry more, so its value is like one that is there.
  'added fields': (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const [like] = Object.values(value)
    return like === undefined ? value : { ...value, addedLater: like }
  },
}

const PATH_VALUES: Record<string, string> = { customerClientId: '4839201756', propertyName: '382014475' }

const pathOf = ({ parameters }: ContractOperation) =>
  Object.fromEntries(
    parameters.filter((one) => one.in === 'path').map(({ name }) => [name, PATH_VALUES[name] ?? 'abc_123456']),
  )

const answers = contractOperations.flatMap((operation) =>
  Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, { content }]) =>
      examplesOf(content?.['application/json']).map(({ name, value }) => ({ operation, status, name, value })),
    ),
)

test.each(Object.entries(MUTATIONS))('no call fails on %s', async (_name, mutate) => {
  const failures: unknown[] = []
  for (const { operation, status, name, value } of answers) {
    const client = createAdwrightClient({
      baseUrl: 'https://api.example',
      fetch: async () => Response.json(mutated(value as Json, mutate), { status: Number(status) }),
    })
    const call = calls[operation.operationId] as Call
    const body = operation.requestBody ? { body: {} } : {}
    await call({ client, path: pathOf(operation), ...body }).catch((error: unknown) =>
      failures.push([operation.operationId, name, error]),
    )
  }
  expect(failures).toEqual([])
})

test('every operation with a JSON answer has an example to be mutated', () => {
  const withAnswer = contractOperations.filter(({ responses }) =>
    Object.entries(responses).some(([status, { content }]) => status.startsWith('2') && content?.['application/json']),
  )
  const withExample = new Set(answers.map(({ operation }) => operation.operationId))
  expect(withAnswer.filter(({ operationId }) => !withExample.has(operationId))).toEqual([])
  expect(withExample.size).toBeGreaterThan(150)
})

test('what is wrong in its shape is still a failed call: a missing field, another type', async () => {
  for (const answer of [[{ id: 7 }], {}, [{}]]) {
    const client = createAdwrightClient({ baseUrl: 'https://api.example', fetch: async () => Response.json(answer) })
    await expect(sdk.listAccounts({ client })).rejects.toMatchObject({ kind: 'PARSING_ERROR' })
  }
})

test('forms and contract tests have the contract to the letter', () => {
  const [ticket] = answers.filter(({ operation }) => operation.operationId === 'getTicket').map(({ value }) => value)
  expect(zTicket.safeParse(ticket).success).toBe(true)
  for (const change of [{ status: 99 }, { subject: 'x'.repeat(201) }]) {
    expect(zTicket.safeParse({ ...(ticket as object), ...change }).success, JSON.stringify(change)).toBe(false)
  }
})
