// Adds to the bundle what can be derived from the rest of the contract: the error codes of each response, error examples that name their
// own operation, and the headers common to all responses.
import {
  type Contract,
  type Header,
  type MediaType,
  operationsOf,
  type Parameter,
  type PlacedOperation,
  type Response,
  resolved,
} from '#scripts/lib/contract/document.ts'
import { ANSWER_HEADERS } from '#scripts/lib/contract/headers.ts'

type ErrorCode = { statuses: number[]; everywhere?: true | string; cause: string; remedy: string }
type ErrorExample = { status: number; path: string; method: string; code: string }

const isFailure = (status: string) => Number(status) >= 400

type ErrorCodeSchema = { description: string; 'x-codes': Record<string, ErrorCode> }

/** The catalog of error codes, as the contract carries it. */
const errorCodeSchema = ({ components }: Contract) => components.schemas.ErrorCode as ErrorCodeSchema

/** The schema of codes as an enum: while it is written by hand it is only a text. */
const asEnum = ({ description, 'x-codes': codes }: ErrorCodeSchema) => ({
  type: 'string',
  description,
  enum: Object.keys(codes),
  'x-codes': codes,
})

/** The path of an operation with the example of each parameter. */
function examplePath(contract: Contract, { path, parameters = [] }: PlacedOperation): string {
  const examples = new Map(
    parameters.map((parameter) => resolved<Parameter>(contract, parameter)).map(({ name, example }) => [name, example]),
  )
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(examples.get(name))))
}

const isAt = (path: string, template: string) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)

/** Error examples of a shared response name some other operation: here each names the one it stands at. */
function withOwnExamples(contract: Contract, operation: PlacedOperation, media: MediaType): MediaType {
  const examples = Object.entries(media.examples ?? {}).map(([name, reference]) => {
    const example = resolved(contract, reference)
    const value = example.value as ErrorExample
    const isOwn = value.method === operation.method && isAt(value.path, operation.path)
    const own = { path: isOwn ? value.path : examplePath(contract, operation), method: operation.method }
    return [name, { ...example, value: { ...value, ...own } }]
  })
  return { ...media, examples: Object.fromEntries(examples) }
}

const parameterNames = (contract: Contract, { parameters = [] }: PlacedOperation) =>
  parameters.map((parameter) => resolved<Parameter>(contract, parameter).name)

function codesOf(contract: Contract, operation: PlacedOperation, status: string, media: MediaType): string[] {
  const names = parameterNames(contract, operation)
  const common = Object.entries(errorCodeSchema(contract)['x-codes']).filter(
    ([, { statuses, everywhere }]) =>
      statuses.includes(Number(status)) && (typeof everywhere === 'string' ? names.includes(everywhere) : everywhere),
  )
  const shown = Object.values(media.examples ?? {}).map(
    (example) => (resolved(contract, example).value as ErrorExample).code,
  )
  return [...new Set([...common.map(([code]) => code), ...shown])].sort()
}

function completeFailure(contract: Contract, operation: PlacedOperation, status: string): Response {
  const response = resolved<Response>(contract, operation.responses[status] as Response)
  const media = response.content?.['application/json'] ?? {}
  return {
    ...response,
    content: { 'application/json': withOwnExamples(contract, operation, media) },
    'x-error-codes': codesOf(contract, operation, status, media),
  }
}

const reference = (name: string) => ({ $ref: `#/components/headers/${name}` })

/** Whether what a POST has created can be read at its own path and the id of the answer. */
const isReadableById = (contract: Contract, { path }: PlacedOperation) =>
  Object.entries(contract.paths).some(
    ([other, item]) => item.get && other.startsWith(`${path}/`) && /^\{\w+\}$/.test(other.slice(path.length + 1)),
  )

/** The headers of a deprecated operation have one value each, which follows from its days. */
function removalHeaders({
  'x-deprecated-on': since = '',
  'x-sunset': sunset = '',
}: PlacedOperation): Response['headers'] {
  const header = (description: string, value: string): Header => ({
    description,
    required: true,
    schema: { type: 'string', const: value },
    example: value,
  })
  return {
    Deprecation: header('Since when it is deprecated (RFC 9745).', `@${Date.parse(since) / 1000}`),
    Sunset: header('From when it may be gone (RFC 8594).', new Date(sunset).toUTCString()),
  }
}

function commonHeaders(contract: Contract, operation: PlacedOperation, status: string): Response['headers'] {
  const names = parameterNames(contract, operation)
  return {
    'Request-Id': reference('RequestId'),
    ...(operation.deprecated ? removalHeaders(operation) : {}),
    ...(status === '401' ? { 'WWW-Authenticate': reference('WwwAuthenticate') } : {}),
    ...(status === '201' && isReadableById(contract, operation) ? { Location: reference('Location') } : {}),
    ...(status.startsWith('2') && names.includes('Idempotency-Key')
      ? { 'Idempotent-Replayed': reference('IdempotentReplayed') }
      : {}),
  }
}

/** Names the body of an operation after it, where it is written in place: `createTicket` takes a CreateTicketRequest. */
function nameBody({ operationId, requestBody }: PlacedOperation, schemas: Record<string, object>): object {
  const content = Object.entries(requestBody?.content ?? {}).map(([mediaType, media]) => {
    if (!media.schema || '$ref' in media.schema) return [mediaType, media]
    const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Request`
    schemas[name] = media.schema
    return [mediaType, { ...media, schema: { $ref: `#/components/schemas/${name}` } }]
  })
  return requestBody ? { requestBody: { ...requestBody, content: Object.fromEntries(content) } } : {}
}

/** The bundled contract with what follows from it. */
export function complete(contract: Contract): Contract {
  const headers: Record<string, Header> = { ...contract.components.headers, ...ANSWER_HEADERS }
  const schemas: Record<string, object> = {
    ...contract.components.schemas,
    ErrorCode: asEnum(errorCodeSchema(contract)),
  }
  const paths = structuredClone(contract.paths)
  for (const operation of operationsOf(contract)) {
    const responses = Object.keys(operation.responses).map((status) => {
      const response = isFailure(status)
        ? completeFailure(contract, operation, status)
        : resolved<Response>(contract, operation.responses[status] as Response)
      const own = { ...response.headers, ...commonHeaders(contract, operation, status) }
      return [status, { ...response, headers: own }]
    })
    const item = paths[operation.path] as Record<string, object>
    const method = operation.method.toLowerCase()
    item[method] = {
      ...item[method],
      ...nameBody(operation, schemas),
      responses: Object.fromEntries(responses),
    }
  }
  // Error examples have been copied to the operations that they name.
  const used = JSON.stringify(paths)
  const examples = Object.fromEntries(
    Object.entries(contract.components.examples ?? {}).filter(([name]) => used.includes(`examples/${name}"`)),
  )
  const usedHeaders = Object.fromEntries(Object.entries(headers).filter(([name]) => used.includes(`headers/${name}"`)))
  const components = { ...contract.components, schemas, headers: usedHeaders, examples, responses: {} }
  return { ...contract, paths, components }
}
