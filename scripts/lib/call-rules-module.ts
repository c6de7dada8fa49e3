type Schema = { $ref?: string; type?: string; pattern?: string }
type Parameter = { $ref?: string; name: string; in: string; schema: Schema }
type PathItem = { parameters?: Parameter[] } & Record<string, { parameters?: Parameter[] } | undefined>
type Contract = { paths: Record<string, PathItem>; components: unknown }

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** What the SDK has to know of a call before it sends it, as a TypeScript module. */
export function callRulesModule(contract: Contract): string {
  const keyed: string[] = []
  const patterns = new Map<string, Set<string>>()
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of METHODS) {
      const operation = item[method]
      if (!operation) continue
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
        resolve(contract, one),
      )
      if (parameters.some(({ name }) => name === 'Idempotency-Key')) keyed.push(`${method.toUpperCase()} ${path}`)
      for (const { name, schema } of parameters.filter((one) => one.in === 'path')) {
        patterns.set(name, (patterns.get(name) ?? new Set()).add(patternOf(resolve(contract, schema), name)))
      }
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

/** The node itself, or what its $ref names within the bundle. */
function resolve<Node extends { $ref?: string }>(contract: Contract, node: Node): Node {
  if (!node.$ref) return node
  const keys = node.$ref.slice(2).split('/')
  const found = keys.reduce<unknown>((parent, key) => Reflect.get(Object(parent), key), contract)
  return resolve(contract, found as Node)
}
