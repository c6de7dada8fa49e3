// Generates requests to an operation: valid, at the limits, and invalid, with the randomness of the given generator.

import type { ApiFixtures } from '#tests/fuzz/api-fixtures.ts'
import { OPERATION_SETUPS } from '#tests/fuzz/operation-setups.ts'
import { invalidated, ODD_TEXTS, oneOf, type Random, valueFor } from '#tests/fuzz/values.ts'
import { CALLERS, type Caller, ROLES, type Workspace } from '#tests/fuzz/workspace.ts'
import { type ContractOperation, examplesOf, type Parameter, parameterValue } from '#tests/support/contract.ts'

export type GeneratedRequest = {
  operation: ContractOperation
  caller: Caller | 'guest'
  method: string
  /** The path with its query. */
  target: string
  headers: Record<string, string>
  body: string | FormData | undefined
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** With a token, these operations end or invalidate a session that later requests need; their set-ups create a session of their own. */
const OF_A_SESSION = new Set(['logout', 'reauthorize', 'refreshToken'])
const WITHOUT_SESSION: Caller[] = ['no token', 'expired token', 'forged token', 'other kind of token']

/** Personal resources belong to the owner; any role may call other operations. */
function callerFor({ path, operationId }: ContractOperation, random: Random): Caller {
  if (OF_A_SESSION.has(operationId)) return oneOf(random, WITHOUT_SESSION)
  if (random() < 0.15) return oneOf(random, CALLERS)
  return path.includes('{userId}') && random() < 0.8 ? 'owner' : oneOf(random, ROLES)
}

const sayable = (text: string) => encodeURIComponent(text.toWellFormed())

function pathOf({ own, foreign }: Workspace, { path, parameters }: ContractOperation, random: Random): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {}
    const chance = random()
    const known = own.of(name, path)
    if (chance < 0.75 && known.length > 0) return sayable(oneOf(random, known.slice(0, name === 'accountId' ? 1 : 50)))
    if (chance < 0.85) return sayable(oneOf(random, [...foreign.of(name), ...foreign.all()]))
    if (chance < 0.9)
      return sayable(
        oneOf(
          random,
          ODD_TEXTS.filter((text) => text !== '' && text.length < 200),
        ),
      )
    return sayable(String(valueFor(schema, random)))
  })
}

function queryOf({ own }: Workspace, { parameters }: ContractOperation, random: Random): string {
  const search = new URLSearchParams()
  const put = (parameter: Parameter) => {
    const ids = own.of(parameter.name)
    const value = ids.length > 0 && random() < 0.7 ? oneOf(random, ids) : valueFor(parameter.schema, random)
    const values = Array.isArray(value) ? value : [value]
    for (const one of values) search.append(parameter.name, String(random() < 0.06 ? oneOf(random, ODD_TEXTS) : one))
  }
  for (const parameter of parameters.filter((one) => one.in === 'query'))
    if (parameter.required ? random() < 0.96 : random() < 0.45) put(parameter)
  if (random() < 0.03) search.append('unknownParameter', '1')
  return search.size > 0 ? `?${search.toString().slice(0, 8000)}` : ''
}

/** Ids within a body are often those of existing resources. */
function withRealIds(value: unknown, { own }: Workspace, random: Random): unknown {
  if (Array.isArray(value)) return value.map((item) => withRealIds(item, { own } as Workspace, random))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const ids = own.of(name)
      if (typeof item === 'string' && ids.length > 0 && random() < 0.7) return [name, oneOf(random, ids)]
      return [name, withRealIds(item, { own } as Workspace, random)]
    }),
  )
}

function jsonBody(workspace: Workspace, operation: ContractOperation, random: Random): string {
  const content = operation.requestBody?.content['application/json']
  const examples = examplesOf(content).map(({ value }) => value)
  const isExample = examples.length > 0 && random() < 0.5
  const right = isExample ? oneOf(random, examples) : valueFor(content?.schema ?? {}, random)
  const value = withRealIds(right, workspace, random)
  const chance = random()
  if (chance < 0.6) return JSON.stringify(value)
  if (chance < 0.95) return JSON.stringify(invalidated(value, random)) ?? 'null'
  return oneOf(random, [
    '',
    '{',
    '[1,',
    'null',
    '"x"',
    '{"a":1}{',
    '\ufeff{}',
    '{"__proto__":{"a":1}}',
    '['.repeat(3000),
  ])
}

function formBody(random: Random): FormData {
  const form = new FormData()
  const bytes = oneOf(random, [
    PNG,
    Buffer.alloc(0),
    Buffer.from('%PDF-1.7\n%\u00e2\n'),
    Buffer.from('<svg onload=alert(1)>'),
    PNG.subarray(0, 20),
  ])
  const type = oneOf(random, ['image/png', 'image/jpeg', 'video/mp4', 'application/pdf', ''])
  const name = oneOf(random, ['spring.png', '../../x.png', 'ç ğ.png', `${'x'.repeat(300)}.png`, 'x'])
  if (random() < 0.9) form.append(random() < 0.9 ? 'file' : 'other', new File([new Uint8Array(bytes)], name, { type }))
  if (random() < 0.2) form.append('file', 'a text')
  if (random() < 0.3) form.append('socialNetwork', oneOf(random, ['1', '2', 'x']))
  return form
}

function headersOf(workspace: Workspace, operation: ContractOperation, caller: Caller, random: Random) {
  const token = workspace.tokens[caller]
  const schemes = operation.security.flatMap((one) => Object.keys(one))
  const headers: Record<string, string> = {}
  if (token) headers.Authorization = `Bearer ${token}`
  if (schemes.includes('adsBearer') && random() < 0.9)
    headers['X-Ads-Authorization'] = `Bearer ${workspace.adsTokens[caller]}`
  if (schemes.includes('stripeSignature')) headers['Stripe-Signature'] = oneOf(random, ['t=1,v1=abc', '', 't=x'])
  if (random() < 0.3) headers['Accept-Language'] = oneOf(random, ['tr', 'en-GB,en;q=0.5', 'de', '*', ';;;'])
  if (operation.method === 'post' && random() < 0.2)
    headers['Idempotency-Key'] = oneOf(random, ['6f1c2a9e-4b7d-4e0a-9a55-0d3c1f7b8e21', 'no-uuid', crypto.randomUUID()])
  return headers
}

/** Generates one request to an operation. */
export function generateRequest(workspace: Workspace, operation: ContractOperation, random: Random): GeneratedRequest {
  const caller = callerFor(operation, random)
  const headers = headersOf(workspace, operation, caller, random)
  const mediaType = Object.keys(operation.requestBody?.content ?? {})[0]
  const isForm = mediaType === 'multipart/form-data' && random() < 0.95
  const hasBody = mediaType !== undefined && random() < 0.98
  if (hasBody && !isForm)
    headers['Content-Type'] =
      random() < 0.97 ? 'application/json' : oneOf(random, ['text/plain', 'application/xml', ''])
  return {
    operation,
    caller,
    method: operation.method.toUpperCase(),
    target: pathOf(workspace, operation, random) + queryOf(workspace, operation, random),
    headers,
    body: hasBody ? (isForm ? formBody(random) : jsonBody(workspace, operation, random)) : undefined,
  }
}

function validQuery({ own }: Workspace, { parameters }: ContractOperation, given: Record<string, string>): string {
  const required = parameters.filter((one) => one.in === 'query' && one.required && !(one.name in given))
  const search = new URLSearchParams(given)
  for (const parameter of required) search.set(parameter.name, own.of(parameter.name)[0] ?? parameterValue(parameter))
  return search.size > 0 ? `?${search}` : ''
}

const STANDING = ['accountId', 'userId', 'customerClientId']

/** A path with the workspace's own account, person and client, and ids of existing resources. */
const validPath = ({ own }: Workspace, { path }: ContractOperation, given: Record<string, string>, random: Random) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const known = own.of(name, path)
    const isStanding = STANDING.includes(name) || known.length === 0
    return sayable(given[name] ?? (isStanding ? (known[0] ?? 'x') : oneOf(random, known)))
  })

/** Generates a valid request: an authorized caller, existing ids, a body of the contract, and the operation's set-up. */
export async function validRequest(fixtures: ApiFixtures, operation: ContractOperation): Promise<GeneratedRequest> {
  const { workspace, random } = fixtures
  const {
    token,
    path = {},
    query = {},
    headers = {},
    body,
  } = (await OPERATION_SETUPS[operation.operationId]?.(fixtures)) ?? {}
  const content = operation.requestBody?.content['application/json']
  const examples = examplesOf(content).map(({ value }) => value)
  const usual = () =>
    withRealIds(
      examples.length > 0 ? oneOf(random, examples) : valueFor(content?.schema ?? {}, random),
      workspace,
      random,
    )
  const sent = body ?? (content ? usual() : undefined)
  const isForm = sent instanceof FormData
  return {
    operation,
    caller: token ? 'guest' : 'owner',
    method: operation.method.toUpperCase(),
    target: validPath(workspace, operation, path, random) + validQuery(workspace, operation, query),
    headers: {
      Authorization: `Bearer ${token ?? workspace.tokens.owner}`,
      'X-Ads-Authorization': `Bearer ${workspace.adsTokens.owner}`,
      ...(sent === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: sent === undefined || isForm ? sent : JSON.stringify(sent),
  }
}

/** Generates a valid request, often with one invalid change. */
export async function nearlyValidRequest(
  fixtures: ApiFixtures,
  operation: ContractOperation,
): Promise<GeneratedRequest> {
  const { random, workspace } = fixtures
  const request = await validRequest(fixtures, operation)
  if (random() < 0.5) return request
  if (random() < 0.2)
    return {
      ...request,
      headers: { ...request.headers, Authorization: `Bearer ${workspace.tokens[oneOf(random, CALLERS)]}` },
    }
  if (typeof request.body !== 'string') return request
  return { ...request, body: JSON.stringify(invalidated(JSON.parse(request.body), random)) ?? 'null' }
}

/** Converts a generated request to a Request. */
export const requestOf = ({ method, target, headers, body }: GeneratedRequest): Request =>
  new Request(`http://sandbox.test${target}`, { method, headers, ...(body === undefined ? {} : { body }) })

/** Formats a generated request as one line that can be sent again. */
export const formatRequest = ({ operation, caller, method, target, headers, body }: GeneratedRequest): string => {
  const { Authorization: _, 'X-Ads-Authorization': __, ...shown } = headers
  const sent = typeof body === 'string' ? ` ${body.slice(0, 400)}` : body ? ' (form)' : ''
  return `${operation.operationId} as ${caller}: ${method} ${target.slice(0, 300)} ${JSON.stringify(shown)}${sent}`
}
