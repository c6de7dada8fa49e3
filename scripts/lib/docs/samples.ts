// Samples of the reference: how an operation is called with the SDK and with curl.
import {
  type Contract,
  operationsOf,
  type Parameter,
  type PlacedOperation,
  resolved,
} from '#scripts/lib/contract/document.ts'
import { printLiteral, WIDTH } from '#scripts/lib/docs/literal.ts'

/** The parts of a request; the `file` of a form is the name of an image. */
export type SampleValues = {
  path: Record<string, unknown>
  query: Record<string, unknown>
  headers: Record<string, string>
  body?: unknown
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const IMAGE = 'summer.png'
const FORM = 'multipart/form-data'
const SIGNATURE = 'Stripe-Signature'

const mediaTypeOf = ({ requestBody }: PlacedOperation) => Object.keys(requestBody?.content ?? {})[0]
const isForm = (operation: PlacedOperation) => mediaTypeOf(operation) === FORM
const schemaOf = (operation: PlacedOperation) => operation.requestBody?.content[mediaTypeOf(operation) ?? '']?.schema

/** The security schemes of an operation; alternatives do not occur. */
const schemesOf = (contract: Contract, { security }: PlacedOperation) =>
  (security ?? contract.security).flatMap((requirement) => Object.keys(requirement))

/** The values of the contract's examples: what is required, and the first example of the body. */
export function exampleValues(contract: Contract, operation: PlacedOperation): SampleValues {
  const parameters = (operation.parameters ?? []).map((parameter) => resolved<Parameter>(contract, parameter))
  const of = (place: Parameter['in']) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && parameter.required)
        .map(({ name, schema, example }) => {
          const { example: own, examples } = resolved<{ example?: unknown; examples?: unknown[] }>(contract, schema)
          return [name, example ?? own ?? examples?.[0]]
        }),
    )
  const [example] = Object.values(operation.requestBody?.content[mediaTypeOf(operation) ?? '']?.examples ?? {})
  const body = example && resolved<{ value: unknown }>(contract, example).value
  return {
    path: of('path'),
    query: of('query'),
    headers: schemesOf(contract, operation).includes('stripeSignature') ? { [SIGNATURE]: 't=1763539200,v1=…' } : {},
    ...(isForm(operation) ? { body: { ...(body as object), file: IMAGE } } : body === undefined ? {} : { body }),
  }
}

/** Parts between braces, in one line if they fit. */
function braced(parts: string[], width: number): string {
  const inline = `{ ${parts.join(', ')} }`
  return inline.length <= width && !inline.includes('\n')
    ? inline
    : `{\n${parts.map((part) => `  ${part},\n`).join('')}}`
}

function bodyCode(contract: Contract, operation: PlacedOperation, body: unknown) {
  const { code, enums } = printLiteral(contract, schemaOf(operation) ?? {}, body, '  ')
  if (!isForm(operation)) return { code, enums, before: '' }
  return {
    code: code.replace(/file: '[^']*'/, 'file'),
    enums,
    before: `const image = await fetch('data:image/png;base64,${PIXEL}')\nconst file = new File([await image.blob()], '${IMAGE}', { type: 'image/png' })\n\n`,
  }
}

/** A call with the SDK, as a module. */
export function typescriptSample(contract: Contract, operation: PlacedOperation, values: SampleValues): string {
  const { operationId, responses } = operation
  const body = values.body === undefined ? undefined : bodyCode(contract, operation, values.body)
  const parts = [
    ...(['path', 'query', 'headers'] as const)
      .filter((place) => Object.keys(values[place]).length > 0)
      .map((place) => `${place}: ${printLiteral(contract, {}, values[place], '  ').code}`),
    ...(body === undefined ? [] : [`body: ${body.code}`]),
  ]
  const hasAnswer = Object.keys(responses).some((status) => status.startsWith('2') && status !== '204')
  const start = `${hasAnswer ? 'const { data } = ' : ''}await ${operationId}(`
  const options = parts.length > 0 ? braced(parts, WIDTH - start.length - 1) : ''
  const imports = braced([operationId, ...(body?.enums ?? [])], WIDTH - 29)
  return `import ${imports} from '@adwright/sdk'\n\n${body?.before ?? ''}${start}${options})\n`
}

/** Text as one argument of a shell. */
const argument = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

const HEADER_OF_SCHEME: Record<string, string> = {
  bearerAuth: '"Authorization: Bearer $TOKEN"',
  serviceBearer: '"Authorization: Bearer $SERVICE_TOKEN"',
  refreshBearer: '"Authorization: Bearer $REFRESH_TOKEN"',
  adsBearer: '"X-Ads-Authorization: Bearer $ADS_TOKEN"',
}

/** A call with curl; `$ADWRIGHT_API` is the address of the API. */
export function curlSample(contract: Contract, operation: PlacedOperation, values: SampleValues): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.path[name])))
  const query = new URLSearchParams(Object.entries(values.query).map(([name, value]) => [name, String(value)]))
  const schemes = schemesOf(contract, operation).flatMap((scheme) => HEADER_OF_SCHEME[scheme] ?? [])
  const own = Object.entries(values.headers).map(([name, value]) => argument(`${name}: ${value}`))
  const form = Object.entries((values.body ?? {}) as Record<string, string>).map(([name, value]) =>
    name === 'file' ? `-F 'file=@${IMAGE};type=image/png'` : `-F ${argument(`${name}=${value}`)}`,
  )
  const json = () => ["-H 'Content-Type: application/json'", `-d ${argument(JSON.stringify(values.body, null, 2))}`]
  const parts = [
    `curl${operation.method === 'GET' ? '' : ` -X ${operation.method}`} "$ADWRIGHT_API${path}${query.size > 0 ? `?${query}` : ''}"`,
    ...[...schemes, ...own].map((header) => `-H ${header}`),
    ...(values.body === undefined ? [] : isForm(operation) ? form : json()),
  ]
  return `${parts.join(' \\\n  ')}\n`
}

export type CodeSample = { lang: string; label: string; source: string }

/** The samples of every operation of a contract, by operationId. */
export const samplesOf = (contract: Contract): Map<string, CodeSample[]> =>
  new Map(
    operationsOf(contract).map((operation) => {
      const values = exampleValues(contract, operation)
      const samples = [
        { lang: 'typescript', label: 'TypeScript', source: typescriptSample(contract, operation, values) },
        { lang: 'shell', label: 'curl', source: curlSample(contract, operation, values) },
      ]
      return [operation.operationId, samples]
    }),
  )
