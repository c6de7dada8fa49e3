import type { ChildProcess } from 'node:child_process'
import { sample, shuffledSubarray } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPrism } from '#mocks/prism.ts'
import { freePort } from '#scripts/lib/port.ts'
import {
  type ContractOperation,
  contract,
  contractOperations,
  examplesOf,
  parameterValue,
  violationsOfAnswer,
} from '#tests/support/contract.ts'

const SAMPLE_SIZE = 60
const isWhole = process.env.PRISM === 'all'
const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 1_000_000))

const successesOf = ({ responses }: ContractOperation) =>
  Object.keys(responses).filter((status) => status.startsWith('2'))

/** Every error status of every operation with PRISM=all; otherwise a sample drawn by SEED. */
function errorCases(): { operation: ContractOperation; method: string; path: string; status: string }[] {
  const all = contractOperations.flatMap((operation) =>
    Object.keys(operation.responses)
      .filter((status) => !status.startsWith('2'))
      .map((status) => ({ operation, method: operation.method, path: operation.path, status })),
  )
  if (isWhole) return all
  const length = { minLength: SAMPLE_SIZE, maxLength: SAMPLE_SIZE }
  return sample(shuffledSubarray(all, length), { seed, numRuns: 1 }).flat()
}

let prism: ChildProcess | undefined
let address: string
const counted = { statuses: 0, examples: 0 }

beforeAll(async () => {
  const port = await freePort()
  prism = await startPrism({ port })
  address = `http://127.0.0.1:${port}`
}, 200_000)

afterAll(() => {
  prism?.kill()
  console.log(
    `Prism: ${contract.tags.length} groups, ${contractOperations.length} operations, ${counted.statuses} statuses, ${counted.examples} named examples tested${isWhole ? '' : ` (error statuses sampled with SEED=${seed})`}.`,
  )
})

function bodyOf(operation: ContractOperation): { headers?: Record<string, string>; body?: string | FormData } {
  const [mediaType, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  if (!mediaType) return {}
  if (mediaType === 'multipart/form-data') {
    const body = new FormData()
    body.set('file', new Blob(['x'], { type: 'image/png' }), 'logo.png')
    return { body }
  }
  return {
    headers: { 'Content-Type': mediaType },
    body: JSON.stringify(examplesOf(content)[0]?.value),
  }
}

const ACCESS = {
  Authorization: 'Bearer token',
  'X-Ads-Authorization': 'Bearer token',
  'Stripe-Signature': 't=1,v1=00',
}

/** A valid request that selects a status and, if there are several, one example. */
function requestFor(operation: ContractOperation, status: string, example?: string): Request {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => {
    const parameter = operation.parameters.find((known) => known.name === name)
    return parameter ? parameterValue(parameter) : name
  })
  const query = new URLSearchParams(
    operation.parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map((parameter) => [parameter.name, parameterValue(parameter)]),
  )
  const { headers, body } = bodyOf(operation)
  return new Request(`${address}${path}?${query}`, {
    method: operation.method.toUpperCase(),
    headers: { ...ACCESS, ...headers, Prefer: `code=${status}${example ? `, example=${example}` : ''}` },
    ...(body === undefined ? {} : { body }),
  })
}

/** Requests a status with each of its named examples, compares the responses with the contract, and returns their number. */
async function checkStatus(operation: ContractOperation, status: string): Promise<number> {
  counted.statuses += 1
  const [mediaType, content] = Object.entries(operation.responses[status]?.content ?? {})[0] ?? []
  if (!mediaType) {
    const answer = await fetch(requestFor(operation, status))
    expect(answer.status).toBe(Number(status))
    expect(await answer.text()).toBe('')
    return 1
  }
  const examples = examplesOf(content)
  for (const { name, value } of examples) {
    counted.examples += 1
    const answer = await fetch(requestFor(operation, status, name))
    expect(answer.status, name).toBe(Number(status))
    const body = await answer.json()
    expect(body, name).toEqual(value)
    expect(await violationsOfAnswer(operation, status, mediaType, body), name).toEqual([])
    if (['429', '503'].includes(status)) expect(answer.headers.get('Retry-After'), name).toMatch(/^\d+$/)
  }
  return examples.length
}

test.each(contractOperations)('Prism responds to $method $path with its success examples', async (operation) => {
  expect(successesOf(operation)).not.toEqual([])
  for (const status of successesOf(operation)) expect(await checkStatus(operation, status), status).toBeGreaterThan(0)
})

test.each(errorCases())(
  'Prism answers $method $path with $status as the contract says',
  async ({ operation, status }) => {
    expect(await checkStatus(operation, status)).toBeGreaterThan(0)
  },
)

test('Prism refuses an unknown platform number with 400, as the sandbox does', async () => {
  const consent = new URLSearchParams({ code: 'x', redirectUri: 'https://app.adwright.example/integrations/9' })
  const answer = await fetch(`${address}/Integration/acc_8f2KqL/9?${consent}`, { method: 'POST', headers: ACCESS })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    code: 'invalid-parameter',
    detail: 'platformOrCredential takes 1, 2, 3, 4.',
  })
})
