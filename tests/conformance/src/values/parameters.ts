// The value of a parameter that nothing else gives.
import type { Contract } from '../contract/contract.ts'
import type { Parameter } from '../contract/operation.ts'
import { isObject } from '../contract/pointer.ts'
import type { Schemas } from '../contract/schemas.ts'
import { generated } from './generate.ts'

export function parameterValue(
  { document }: Contract,
  schemas: Schemas,
  { schema, examples, schemaPointer }: Parameter,
): unknown {
  const value = examples.find((one) => schemas.isValid(schemaPointer, one, 'request')) ?? generated(document, schema)
  // An address has no way to write a list of nothing.
  return Array.isArray(value) && value.length === 0 && isObject(schema)
    ? generated(document, { ...schema, minItems: 1 })
    : value
}
