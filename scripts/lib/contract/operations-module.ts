import { type Contract, operationsOf, type PlacedOperation } from '#scripts/lib/contract/document.ts'

/** The codes an operation can fail with, as a union; any text where the contract lists none. */
const errorCodesOf = ({ responses }: PlacedOperation) =>
  [
    ...new Set(
      Object.values(responses).flatMap((response) => ('$ref' in response ? [] : (response['x-error-codes'] ?? []))),
    ),
  ]
    .sort()
    .map((code) => `'${code}'`)
    .join(' | ') || 'string'

const typeName = (operationId: string) => operationId.charAt(0).toUpperCase() + operationId.slice(1)

/**
 * Generates a TypeScript module with the operations of a bundled contract: a table for programs (group, method, path, security schemes,
 * body, statuses) and an interface that maps each operationId to its generated types.
 */
export function operationsModule(contract: Contract): string {
  const operations = operationsOf(contract)
  const groups = [...new Set(operations.map(({ tags }) => tags[0]))].sort()
  const row = (operation: PlacedOperation) => {
    const security = (operation.security ?? contract.security).map((requirement) => Object.keys(requirement))
    const fields = {
      group: operation.tags[0],
      method: operation.method,
      path: operation.path,
      security,
      body: Object.keys(operation.requestBody?.content ?? {})[0] ?? null,
      minRole: operation['x-min-role'] ?? null,
      statuses: Object.keys(operation.responses).map(Number),
    }
    return `  ${operation.operationId}: ${JSON.stringify(fields)},`
  }
  const types = operations.map(({ operationId }) => typeName(operationId))
  const typeRow = (operation: PlacedOperation) => {
    const name = typeName(operation.operationId)
    return `  ${operation.operationId}: { group: '${operation.tags[0]}'; data: T.${name}Data; responses: T.${name}Responses; errors: T.${name}Errors; errorCodes: ${errorCodesOf(operation)} };`
  }
  return [
    '// This file is generated from the contract by scripts/contract.ts',
    '',
    "import type * as T from './types.gen.ts';",
    '',
    `export type Group = ${groups.map((group) => `'${group}'`).join(' | ')};`,
    '',
    '/** The inputs and responses of each operation, by operationId. */',
    'export interface OperationTypes {',
    ...operations.map(typeRow),
    '}',
    '',
    'export type OperationId = keyof OperationTypes;',
    '',
    'export type OperationEntry = {',
    '  group: Group;',
    "  method: 'GET' | 'POST' | 'PUT' | 'DELETE';",
    '  path: string;',
    '  /** Alternatives; each lists the schemes it needs together. */',
    '  security: string[][];',
    '  /** The media type of the body, null without one. */',
    '  body: string | null;',
    '  /** The least role in the account that may call it; null where no role decides. */',
    '  minRole: string | null;',
    '  statuses: number[];',
    '};',
    '',
    `/** All ${types.length} operations of ${groups.length} groups. */`,
    'export const operations: Record<OperationId, OperationEntry> = {',
    ...operations.map(row),
    '};',
    '',
  ].join('\n')
}
