// The schemas, parameters and answers of a bundled contract, as its conventions read them.
import {
  type Contract,
  type Parameter,
  type PlacedOperation,
  type Response,
  resolved,
} from '#scripts/lib/contract/document.ts'

export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  maxLength?: number
  properties?: Record<string, Schema>
  required?: string[]
  description?: string
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  additionalProperties?: Schema | boolean
}
export const nameIn = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)
export const schemaOf = (contract: Contract, schema: Schema): Schema => resolved<Schema>(contract, schema)

export const parametersOf = (contract: Contract, { parameters = [] }: PlacedOperation) =>
  parameters.map((parameter) => resolved<Parameter>(contract, parameter))

/** The schema of an operation's successful JSON response. */
export function answerOf(contract: Contract, { responses }: PlacedOperation): Schema | undefined {
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  if (!response) return undefined
  return resolved<Response>(contract, response).content?.['application/json']?.schema
}

/** The properties of a schema, those of its parts included. */
export function propertiesOf(contract: Contract, schema: Schema): Record<string, Schema> {
  const own = schemaOf(contract, schema)
  return Object.assign({}, ...(own.allOf ?? []).map((part) => propertiesOf(contract, part)), own.properties)
}

/** Visits every object below a node, with the keys that lead to it. */
export function visit(node: unknown, look: (node: Schema, path: string[]) => void, path: string[] = []): void {
  if (node === null || typeof node !== 'object') return
  if (!Array.isArray(node)) look(node, path)
  for (const [key, child] of Object.entries(node))
    if (key !== 'example' && key !== 'examples') visit(child, look, [...path, key])
}
