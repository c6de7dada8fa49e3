import {
  type Contract,
  operationsOf,
  type Parameter,
  type Reference,
  resolved,
} from '#scripts/lib/contract/document.ts'

type Schema = { type?: string; pattern?: string }

/** Generates the TypeScript module of the checks that the SDK makes before it sends a request. */
export function callRulesModule(contract: Contract): string {
  const keyed: string[] = []
  const patterns = new Map<string, Set<string>>()
  for (const { path, method, parameters = [] } of operationsOf(contract)) {
    const named = parameters.map((parameter) => resolved<Parameter>(contract, parameter))
    if (named.some(({ name }) => name === 'Idempotency-Key')) keyed.push(`${method} ${path}`)
    for (const { name, schema } of named.filter((one) => one.in === 'path')) {
      const pattern = patternOf(resolved(contract, schema as Reference<Schema>), name)
      patterns.set(name, (patterns.get(name) ?? new Set()).add(pattern))
    }
  }
  const rows = [...patterns].map(([name, ofName]) => `  ${name}: /${[...ofName].sort().join('|')}/,`)
  return [
    '// This file is generated from the contract by scripts/contract.ts',
    '',
    '/** Operations that take an Idempotency-Key, by method and path. */',
    `export const keyedOperations: ReadonlySet<string> = /* @__PURE__ */ new Set([`,
    ...keyed.map((operation) => `  '${operation}',`),
    ']);',
    '',
    '/** The pattern of each path parameter, by name. */',
    'export const pathPatterns: Readonly<Record<string, RegExp>> = {',
    ...rows,
    '};',
    '',
  ].join('\n')
}

const patternOf = ({ pattern, type }: Schema, name: string): string => {
  if (pattern) return pattern
  if (type === 'integer') return '^[0-9]+$'
  throw new Error(`The path parameter ${name} has no pattern: any text would be sent in its place.`)
}
