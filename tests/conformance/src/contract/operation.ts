// The operations of a contract, with their references resolved.
import { isObject, type Json } from './pointer.ts'

export type Schema = Json | boolean

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  isRequired: boolean
  schema: Schema
  /** Where the schema is in the document. */
  schemaPointer: string
  pointer: string
  style: string
  isExploded: boolean
  examples: unknown[]
  node: Json
}

export type Content = { schema: Schema | undefined; schemaPointer: string; examples: unknown[] }
export type Header = { isRequired: boolean; schema: Schema; schemaPointer: string; pointer: string }
export type ResponseSpec = {
  pointer: string
  content: Record<string, Content>
  headers: Record<string, Header>
  node: Json
}
export type Body = { isRequired: boolean; content: Record<string, Content>; pointer: string }

export type Operation = {
  id: string
  method: string
  path: string
  pointer: string
  tags: string[]
  parameters: Parameter[]
  body: Body | undefined
  /** By status: '200', '4XX', 'default'. */
  responses: Record<string, ResponseSpec>
  /** Alternatives; each names all schemes it needs. Empty: public. */
  security: string[][]
  isDeprecated: boolean
  /** The operation as the document has it, for extensions. */
  node: Json
}

/** Returns what the contract says about a status: the exact one, then its range, then `default`. */
export const responseFor = ({ responses }: Operation, status: number): ResponseSpec | undefined =>
  responses[status] ?? responses[`${String(status)[0]}XX`] ?? responses[`${String(status)[0]}xx`] ?? responses.default

/** True if the contract names the status itself or its range; `default` alone documents every error. */
export const isDocumented = (operation: Operation, status: number): boolean =>
  responseFor(operation, status) !== undefined

/** The names of the parameters of a path, in their order. */
export const namesIn = (path: string): string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)

export const successStatus = ({ responses }: Operation): string | undefined =>
  Object.keys(responses)
    .filter((status) => status.startsWith('2'))
    .sort()[0]

/** The response of a success: that of the lowest 2xx status, or `default`. */
export const successOf = (operation: Operation): ResponseSpec | undefined =>
  operation.responses[successStatus(operation) ?? 'default']

export const isJson = (mediaType: string): boolean => /^[^;]*[/+]json\b/i.test(mediaType)

/** Returns the JSON content of a body or response. */
export const jsonContent = (content: Record<string, Content>): [string, Content] | undefined =>
  Object.entries(content).find(([mediaType]) => isJson(mediaType)) ??
  Object.entries(content).find(([mediaType]) => mediaType === '*/*')

export const extension = ({ node }: { node: Json }, name: string): unknown => node[name]

/** Named and single examples of a parameter, a header or a media type. */
export function examplesIn(node: Json, resolve: (node: unknown) => unknown): unknown[] {
  const named = isObject(node.examples)
    ? Object.values(node.examples).map((one) => Reflect.get(Object(resolve(one)), 'value') as unknown)
    : []
  const schema = isObject(node.schema) ? (resolve(node.schema) as Json) : {}
  const own = 'example' in node ? [node.example] : []
  const ofSchema = 'example' in schema ? [schema.example] : Array.isArray(schema.examples) ? schema.examples : []
  return [...own, ...named, ...ofSchema].filter((value) => value !== undefined)
}
