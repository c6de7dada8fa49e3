// Validates requests and responses against the schemas of the contract.
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { contract } from '#mocks/sandbox/pipeline/contract.ts'
import type { Route } from '#mocks/sandbox/pipeline/router.ts'
import { unstorableErrors } from '#mocks/sandbox/pipeline/unstorable.ts'

type Parameter = { name: string; in: string; required?: boolean; schema: object }
type Operation = { parameters?: Reference<Parameter>[]; requestBody?: object; responses: Record<string, object> }
type Reference<T> = T | { $ref: string }

type Content = Record<string, { schema?: object }>

/** The schemas of an operation without its examples, which make up most of the contract. */
function checkable(node: unknown): unknown {
  if (node === null || typeof node !== 'object') return node
  if (Array.isArray(node)) return node.map(checkable)
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === 'schema') return [key, value]
      if (key !== 'content') return [key, checkable(value)]
      return [key, mapped(value as Content, ({ schema }) => ({ schema }))]
    }),
  )
}

const mapped = <Value, Result>(object: Record<string, Value>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))

const { parameters, responses, headers } = contract.components
const schemas = {
  paths: checkable(contract.paths),
  components: { schemas: contract.components.schemas, ...mapped({ parameters, responses, headers }, checkable) },
}

const settings = { strict: false, validateSchema: false, allErrors: true, inlineRefs: false } as const
const bodies = new Ajv2020(settings)
/** For large bodies whose thousands of items may all be invalid: reports the first error only. */
const largeBodies = new Ajv2020({ ...settings, allErrors: false })
// Query and path parameters are text: numbers, booleans and lists are parsed from it.
const texts = new Ajv2020({ ...settings, coerceTypes: 'array' })
for (const ajv of [bodies, largeBodies, texts]) {
  formats.default(ajv)
  ajv.addFormat('int32', true).addFormat('binary', true)
  ajv.addSchema(schemas, 'contract')
}

const pointer = (...keys: string[]) =>
  keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')

function resolved<T extends object>(node: Reference<T>): T {
  if (!('$ref' in node)) return node
  return node.$ref
    .slice(2)
    .split('/')
    .reduce(
      (parent, key) => Reflect.get(parent, decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')),
      contract,
    )
}

const operationOf = ({ path, method }: Route): Operation => contract.paths[path][method.toLowerCase()]

const parametersOf = (route: Route): Parameter[] =>
  [...(contract.paths[route.path].parameters ?? []), ...(operationOf(route).parameters ?? [])].map(resolved<Parameter>)

const compiled = new Map<string, ValidateFunction>()

function validator(key: string, make: () => ValidateFunction): ValidateFunction {
  const known = compiled.get(key) ?? make()
  compiled.set(key, known)
  return known
}

function parameterValidator(route: Route, place: 'path' | 'query'): ValidateFunction {
  return validator(`${place} ${route.operationId}`, () => {
    const parameters = parametersOf(route).filter((parameter) => parameter.in === place)
    return texts.compile({
      type: 'object',
      additionalProperties: false,
      required: parameters.filter((parameter) => parameter.required).map(({ name }) => name),
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, rebased(schema)])),
    })
  })
}

/** Embeds a schema of the contract in another one; its references still resolve against the contract. */
const rebased = (schema: object): object => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/'))

/** True if the body is optional. */
export function isBodyOptional(route: Route): boolean {
  const body = operationOf(route).requestBody
  return body !== undefined && Reflect.get(body, 'required') !== true
}

const keyed = new Map<string, boolean>()

/** True if the operation accepts an Idempotency-Key. */
export function takesIdempotencyKey(route: Route): boolean {
  const known = keyed.get(route.operationId) ?? parametersOf(route).some(({ name }) => name === 'Idempotency-Key')
  keyed.set(route.operationId, known)
  return known
}

export type FieldError = {
  field: string
  keyword: string
  params: Record<string, unknown>
  message: string | undefined
}

const fieldOf = ({ instancePath, keyword, params }: ErrorObject): string => {
  const parent = instancePath.slice(1).replaceAll('/', '.')
  const own =
    keyword === 'required'
      ? params.missingProperty
      : keyword === 'additionalProperties'
        ? params.additionalProperty
        : undefined
  return [parent, own].filter(Boolean).join('.') || 'body'
}

/** The errors of the last validation by field; for anyOf, only those of the branch that applies. */
const errorsOf = (validate: ValidateFunction): FieldError[] =>
  (validate.errors ?? [])
    .filter(
      ({ keyword, params }) =>
        keyword !== 'anyOf' && keyword !== 'oneOf' && !(keyword === 'type' && params.type === 'null'),
    )
    .map((error) => ({ field: fieldOf(error), keyword: error.keyword, params: error.params, message: error.message }))

/** Returns the path parameters with parsed numbers, or their validation errors. */
export function readPath(
  route: Route,
  texts: Record<string, string>,
): { path: Record<string, string>; errors: FieldError[] } {
  const path = { ...texts }
  const validate = parameterValidator(route, 'path')
  return { path, errors: validate(path) ? unstorableErrors(path) : errorsOf(validate) }
}

/** Returns the query with parsed numbers, lists and defaults, or its validation errors. */
export function readQuery(
  route: Route,
  search: URLSearchParams,
): { query: Record<string, unknown>; errors: FieldError[] } {
  const query: Record<string, unknown> = {}
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name)
    query[name] = values.length > 1 ? values : values[0]
  }
  const validate = parameterValidator(route, 'query')
  return { query, errors: validate(query) ? unstorableErrors(query) : errorsOf(validate) }
}

/** Explains the errors of a query to developers: names the parameter and the accepted values or names. */
export function explainedErrors(route: Route, errors: FieldError[]): string {
  const known = parametersOf(route).flatMap((parameter) => (parameter.in === 'query' ? [parameter.name] : []))
  const sentences = errors.map(({ field, keyword, params, message }) => {
    if (keyword === 'enum') return `${field} takes ${[params.allowedValues].flat().join(', ')}.`
    if (keyword !== 'additionalProperties') return `${field} ${message}.`
    return `Unknown query parameter '${field}'; this call takes ${known.join(', ') || 'none'}.`
  })
  return [...new Set(sentences)].join(' ')
}

/**
 * Returns the validation errors of a body by field, including unknown fields. For a large body only the first error, because finding all
 * would take seconds.
 */
export function bodyErrors(route: Route, mediaType: string, body: unknown, isLarge: boolean): FieldError[] {
  const validate = validator(`body ${route.operationId} ${isLarge}`, () =>
    (isLarge ? largeBodies : bodies).compile({
      $ref: `contract#/${pointer('paths', route.path, route.method.toLowerCase(), 'requestBody', 'content', mediaType, 'schema')}`,
    }),
  )
  return validate(body) ? unstorableErrors(body) : errorsOf(validate)
}

type Header = { required?: boolean; schema: { const?: string } }

/** Returns the documented headers of a response, by name. */
export function answerHeaders(route: Route, status: number): Record<string, Header> {
  const response = operationOf(route).responses[status] ?? {}
  const headers: Record<string, Reference<Header>> = Reflect.get(resolved<object>(response), 'headers') ?? {}
  return mapped(headers, resolved<Header>)
}

/** Returns the error codes documented for a status of an operation. */
const codesOf = (route: Route, status: number): string[] =>
  Reflect.get(operationOf(route).responses[status] ?? {}, 'x-error-codes') ?? []

/** Returns the contract violations of a response, including undocumented statuses and codes; for development and tests. */
export function answerErrors(route: Route, status: number, body: unknown): string[] {
  const raw = operationOf(route).responses[status]
  if (!raw) return [`${route.operationId} has no status ${status}`]
  const content = Reflect.get(resolved<object>(raw), 'content')
  if (!content) return body === undefined ? [] : [`${route.operationId} ${status} has no body`]
  const base =
    '$ref' in raw && typeof raw.$ref === 'string'
      ? `contract${raw.$ref}`
      : `contract#/${pointer('paths', route.path, route.method.toLowerCase(), 'responses', String(status))}`
  const code = status < 400 ? undefined : Reflect.get(body ?? {}, 'code')
  if (status >= 400 && !codesOf(route, status).includes(code))
    return [
      `${route.operationId} ${status} has no code ${code}: show it in an example, or mark it as everywhere in ErrorCode.yaml`,
    ]
  const validate = validator(`answer ${route.operationId} ${status}`, () =>
    bodies.compile({ $ref: `${base}/content/application~1json/schema` }),
  )
  return validate(body)
    ? []
    : (validate.errors ?? []).map(
        ({ instancePath, message, params }) =>
          `${route.operationId} ${status} ${instancePath} ${message} ${JSON.stringify(params)}`,
      )
}
