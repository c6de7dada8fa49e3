// A bundled OpenAPI document, as far as the contract's own tools read it.

export type Reference<T> = T | { $ref: string }
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: object
  example?: unknown
}
export type Header = { description: string; required?: boolean; schema: object; example?: unknown }
export type MediaType = { schema?: object; examples?: Record<string, Reference<{ summary?: string; value: unknown }>> }
export type Response = {
  description: string
  headers?: Record<string, Reference<Header>>
  content?: Record<string, MediaType>
  'x-error-codes'?: string[]
}
export type Operation = {
  operationId: string
  tags: string[]
  deprecated?: boolean
  description?: string
  'x-bounded'?: string
  'x-deprecated-on'?: string
  'x-computes'?: boolean
  'x-sunset'?: string
  'x-unguarded'?: string
  'x-update'?: string
  /** The least role in the account that may call it. */
  'x-min-role'?: string
  security?: Record<string, string[]>[]
  parameters?: Reference<Parameter>[]
  requestBody?: { content: Record<string, MediaType> }
  responses: Record<string, Reference<Response>>
}
type PathItem = { parameters?: Reference<Parameter>[] } & { [method in Method]?: Operation }
export type Contract = {
  security: Record<string, string[]>[]
  tags?: { name: string }[]
  'x-tagGroups'?: { name: string; tags: string[] }[]
  paths: Record<string, PathItem>
  components: {
    schemas: Record<string, object>
    parameters?: Record<string, Parameter>
    headers?: Record<string, Header>
    responses?: object
    examples?: Record<string, object>
  }
}

const METHODS = ['get', 'post', 'put', 'delete'] as const
type Method = (typeof METHODS)[number]

/** An operation with what its path item adds to it. */
export type PlacedOperation = Operation & { path: string; method: string }

export const operationsOf = ({ paths }: Contract): PlacedOperation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      return [{ ...operation, parameters, path, method: method.toUpperCase() }]
    }),
  )

/** The node itself, or what its reference leads to in the document. */
export function resolved<T extends object>(contract: Contract, node: Reference<T>): T {
  if (!('$ref' in node)) return node
  const keys = node.$ref
    .slice(2)
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
  return keys.reduce((parent: object, key) => Reflect.get(parent, key), contract) as T
}
