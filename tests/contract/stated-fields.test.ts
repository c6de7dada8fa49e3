// The examples of answers keep what the contract states about their fields (x-at-least, x-equals, x-set-when, x-ratio, x-sum).
import { expect, test } from 'vitest'
import { ratioFindings } from '#tests/conformance/src/checks/ratios.ts'
import { jsonContent, successOf } from '#tests/conformance/src/contract/operation.ts'
import { Schemas } from '#tests/conformance/src/contract/schemas.ts'
import type { Exchange } from '#tests/conformance/src/http/client.ts'
import { contractOf } from '#tests/conformance/src/judge.ts'
import { statementsOf } from '#tests/conformance/src/laws/stated-fields.ts'
import { contract as bundle, contractOperations, examplesOf } from '#tests/support/contract.ts'

const contract = contractOf(JSON.stringify(bundle))
const schemas = new Schemas(contract)
const answers = contractOperations.flatMap(({ operationId, responses }) =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, { content }]) =>
      examplesOf(content?.['application/json']).map(({ name, value }) => ({ operationId, status, name, value })),
    ),
)

test('the examples of answers keep what is stated about their fields', () => {
  expect(answers.length).toBeGreaterThan(300)
  const broken = answers.flatMap(({ operationId, status, name, value }) => {
    const operation = contract.operations.find(({ id }) => id === operationId)
    const schema = jsonContent((operation && successOf(operation)?.content) ?? {})?.[1].schema
    const exchange = { call: { operation }, answer: { status: Number(status), body: value } } as unknown as Exchange
    return [
      ...statementsOf(contract.document, schema, value).broken.map(
        ({ place, expected, seen }) => `${place} is ${JSON.stringify(seen)}, not ${expected}`,
      ),
      ...ratioFindings(exchange, schemas).map(({ expected, seen }) => `${expected} is ${seen}`),
    ].map((text) => `${operationId} ${name}: ${text}`)
  })
  expect(broken).toEqual([])
})
