// Access of the tests to the bundled contract.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { BASIC, type CompiledSchema, compile, getSchema, interpret } from '@hyperjump/json-schema/experimental'
import { fromJs } from '@hyperjump/json-schema/instance/experimental'
import '@hyperjump/json-schema/openapi-3-1'
import '@hyperjump/json-schema/formats'
import { at, type Violation, violationAt } from '#tests/support/violation.ts'

export type Schema = {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minLength?: number
  minimum?: number
  maximum?: number
  items?: Schema
  anyOf?: Schema[]
  $ref?: string
}
type Example = { value: unknown }
export type Content = Record<string, { schema: Schema; examples?: Record<string, Example> }>
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }
export type Header = { required?: boolean; schema: Schema }
export type ContractOperation = {
  operationId: string
  path: string
  method: string
  tags: string[]
  parameters: Parameter[]
  security: Record<string, string[]>[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content; headers?: Record<string, Header>; 'x-error-codes'?: string[] }>
}

const BUNDLE = 'openapi/dist/openapi.json'

export const contract = JSON.parse(readFileSync(BUNDLE, 'utf8'))
const URI = pathToFileURL(BUNDLE).href

const pointerTo = (...keys: string[]) =>
  `#/${keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

/** The node itself, or the target of its $ref in the bundle. */
export function resolved<T extends object>(node: T): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node
  return resolved(at(contract, node.$ref) as T)
}

/** The names and values of a schema's examples. */
export const examplesOf = (content: Content[string] | undefined) =>
  Object.entries(content?.examples ?? {}).map(([name, example]) => ({ name, value: resolved(example).value }))

type PathItem = { parameters?: Parameter[] } & { [method: string]: ContractOperation | undefined }

/** All operations with their references resolved, in the order of the contract. */
export const contractOperations: ContractOperation[] = Object.entries<PathItem>(contract.paths).flatMap(
  ([path, item]) =>
    ['get', 'post', 'put', 'delete'].flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolved)
      const responses = Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [status, resolved(response)]),
      )
      return [{ ...operation, path, method, parameters, responses, security: operation.security ?? contract.security }]
    }),
)

const compiled = new Map<string, Promise<CompiledSchema>>()
let bundle: ReturnType<typeof getSchema> | undefined

/** The bundle is read once for all schemas, because each reading validates all of it against OpenAPI. */
async function compiledAt(pointer: string): Promise<CompiledSchema> {
  bundle ??= getSchema(URI)
  return compile(await getSchema(URI + pointer, await bundle))
}

/** The violations of a value against the schema at a path of the contract, by a validator independent of Prism's. */
async function violationsAt(pointer: string, value: unknown): Promise<Violation[]> {
  const schema = compiled.get(pointer) ?? compiledAt(pointer)
  compiled.set(pointer, schema)
  const output = interpret(await schema, fromJs(value as never), BASIC)
  if (output.valid) return []
  return (output.errors ?? []).map(({ instanceLocation, absoluteKeywordLocation }) =>
    violationAt(contract, value, instanceLocation, new URL(absoluteKeywordLocation).hash),
  )
}

const placeOf = ({ path, method, responses }: ContractOperation, status: string, mediaType: string) => {
  const raw = contract.paths[path][method].responses[status]
  return '$ref' in raw && responses[status]
    ? `${raw.$ref}/content/${mediaType.replaceAll('/', '~1')}/schema`
    : pointerTo('paths', path, method, 'responses', status, 'content', mediaType, 'schema')
}

export const violationsOfAnswer = (operation: ContractOperation, status: string, mediaType: string, value: unknown) =>
  violationsAt(placeOf(operation, status, mediaType), value)

export const violationsOfBody = ({ path, method }: ContractOperation, mediaType: string, value: unknown) =>
  violationsAt(pointerTo('paths', path, method, 'requestBody', 'content', mediaType, 'schema'), value)

const PLATFORM_IDS: Record<string, string> = {
  customerClientId: '4839201756',
  customerId: '1029384756',
  propertyName: '318204657',
}

/** The simplest valid value of a parameter. */
export function parameterValue({ name, schema }: Parameter): string {
  const known = PLATFORM_IDS[name]
  if (known) return known
  const { type, format, enum: values, items, anyOf, minimum, minLength } = resolved(schema)
  if (values) return String(values[0])
  if (anyOf?.[0]) return parameterValue({ name, in: 'query', schema: anyOf[0] })
  if (items) return parameterValue({ name, in: 'query', schema: items })
  if (format === 'date') return '2026-11-18'
  if (format === 'uri') return 'https://app.adwright.example/integrations'
  if (type === 'integer' || type === 'number') return String(minimum ?? 1)
  if (type === 'boolean') return 'true'
  return 'x'.repeat(Math.max(8, minLength ?? 0))
}
