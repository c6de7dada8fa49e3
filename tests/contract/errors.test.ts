import { ErrorCode } from '@adwright/sdk/types'
import { describe, expect, test } from 'vitest'
import { PROBLEMS } from '#mocks/sandbox/texts/problems.ts'
import { contract, contractOperations, examplesOf, resolved } from '#tests/support/contract.ts'

type Entry = { statuses: number[]; everywhere?: boolean; cause: string; remedy: string }
type ErrorExample = { status: number; path: string; method: string; code: string }

const catalogue: Record<string, Entry> = contract.components.schemas.ErrorCode['x-codes']
/** Statuses of whatever answers before an operation is known. */
const BEFORE_OPERATIONS = [405, 410, 421]

const failures = contractOperations.flatMap((operation) =>
  Object.entries(operation.responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, response]) => ({
      operation,
      status: Number(status),
      response,
      examples: examplesOf(response.content?.['application/json']).map(({ value }) => value as ErrorExample),
    })),
)

describe('the catalogue of error codes', () => {
  test('is the enum of the contract and of the SDK', () => {
    const codes = Object.keys(catalogue)
    expect(contract.components.schemas.ErrorCode.enum).toEqual(codes)
    expect(Object.values(ErrorCode)).toEqual(codes)
  })

  test('says of each code what has happened and what to do, in whole sentences', () => {
    for (const [code, { cause, remedy }] of Object.entries(catalogue)) {
      for (const sentence of [cause, remedy]) expect(sentence, code).toMatch(/^[A-Z].*[.`]$/)
      expect(Object.keys(PROBLEMS), 'codes that the sandbox has a text for').toContain(code)
    }
  })

  test('has no code that no operation answers', () => {
    const answered = new Set(failures.flatMap(({ response }) => response['x-error-codes'] ?? []))
    const unused = Object.keys(catalogue).filter(
      (code) => !answered.has(code) && !catalogue[code]?.statuses.some((status) => BEFORE_OPERATIONS.includes(status)),
    )
    expect(unused).toEqual([])
  })
})

describe('failures of operations', () => {
  test('name their own operation in every example', () => {
    for (const { operation, status, examples } of failures) {
      const template = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/{}]+')}$`)
      for (const { path, method } of examples) {
        expect(path, `${operation.operationId} ${status}`).toMatch(template)
        expect(method, `${operation.operationId} ${status}`).toBe(operation.method.toUpperCase())
      }
    }
  })

  test('have codes that the catalogue knows with this status', () => {
    for (const { operation, status, response, examples } of failures) {
      const codes = response['x-error-codes'] ?? []
      expect(codes, `${operation.operationId} ${status}`).toEqual(
        expect.arrayContaining(examples.map(({ code }) => code)),
      )
      for (const code of codes) expect(catalogue[code]?.statuses, `${operation.operationId} ${code}`).toContain(status)
    }
  })
})

describe('headers of answers', () => {
  const headersOf = (response: { headers?: object }) => Object.keys(response.headers ?? {})

  test('name the request in every answer, and the scheme in every 401', () => {
    for (const { operationId, responses } of contractOperations)
      for (const [status, response] of Object.entries(responses)) {
        expect(headersOf(response), `${operationId} ${status}`).toContain('Request-Id')
        expect(headersOf(response).includes('WWW-Authenticate'), `${operationId} ${status}`).toBe(status === '401')
      }
  })

  test('say where a new thing can be read, where it can be read by its id', () => {
    const located = contractOperations.filter(({ responses }) => headersOf(responses['201'] ?? {}).includes('Location'))
    expect(located.map(({ operationId }) => operationId)).toContain('createTicket')
    for (const { operationId, responses } of located) {
      const content = responses['201']?.content?.['application/json']
      for (const { value } of examplesOf(content)) expect(resolved(value as object), operationId).toHaveProperty('id')
    }
  })
})
