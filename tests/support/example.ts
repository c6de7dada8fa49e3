import type { OperationId, OperationTypes } from '@adwright/sdk/server'
import { operations } from '@adwright/sdk/server'
import { contract } from '#tests/support/contract.ts'

type Body<Op extends OperationId> = OperationTypes[Op]['responses'][keyof OperationTypes[Op]['responses']]

const resolved = (node: { $ref?: string }): object =>
  node.$ref
    ? node.$ref
        .slice(2)
        .split('/')
        .reduce((parent, key) => Reflect.get(parent, key), contract)
    : node

/** An example of an operation's response in the contract. */
export function exampleOf<Op extends OperationId>(operationId: Op, name = 'typical'): Body<Op> {
  const { path, method } = operations[operationId]
  const success = contract.paths[path][method.toLowerCase()].responses['200']
  return structuredClone(Reflect.get(resolved(success.content['application/json'].examples[name]), 'value'))
}
