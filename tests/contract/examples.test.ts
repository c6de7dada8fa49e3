import * as schemas from '@adwright/sdk/zod'
import { describe, expect, test } from 'vitest'
import { contractOperations, examplesOf, violationsOfAnswer, violationsOfBody } from '#tests/support/contract.ts'

type Judge = { safeParse: (value: unknown) => { error?: unknown } }

const byName = new Map<string, Judge>(Object.entries(schemas).map(([name, schema]) => [name.toLowerCase(), schema]))
const schemaNamed = (name: string) => byName.get(name.toLowerCase())

describe.each(contractOperations)('$operationId', (operation) => {
  const answers = Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.entries(response.content ?? {}).flatMap(([mediaType, content]) =>
      examplesOf(content).map((example) => ({ status, mediaType, ...example })),
    ),
  )
  const bodies = Object.entries(operation.requestBody?.content ?? {}).flatMap(([mediaType, content]) =>
    examplesOf(content).map((example) => ({ mediaType, ...example })),
  )

  test('every example satisfies its schema, and error examples match their operation and status', async () => {
    for (const { status, mediaType, name, value } of answers) {
      expect(await violationsOfAnswer(operation, status, mediaType, value), `${status} ${name}`).toEqual([])
      if (Number(status) >= 400) expect(value, `${status} ${name}`).toMatchObject({ status: Number(status) })
    }
    for (const { mediaType, name, value } of bodies) {
      expect(await violationsOfBody(operation, mediaType, value), name).toEqual([])
    }
  })

  test('the generated Zod schemas accept every example', () => {
    const answerSchema = schemaNamed(`z${operation.operationId}Response`)
    for (const { status, name, value } of answers.filter((answer) => answer.status.startsWith('2'))) {
      expect(answerSchema?.safeParse(value).error, `${status} ${name}`).toBeUndefined()
      expect(answerSchema, 'a Zod schema of the answer').toBeDefined()
    }
    const bodySchema = schemaNamed(`z${operation.operationId}Body`)
    for (const { name, value } of bodies.filter(({ mediaType }) => mediaType === 'application/json')) {
      expect(bodySchema?.safeParse(value).error, name).toBeUndefined()
      expect(bodySchema, 'a Zod schema of the body').toBeDefined()
    }
  })
})
