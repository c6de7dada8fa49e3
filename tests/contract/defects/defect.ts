// A planted defect: a wrapper around a correct backend that makes one promise of the contract untrue.
import type { OperationId } from '@adwright/sdk/server'
import type { Settings } from '#tests/conformance/src/judge.ts'
import { contractOperations } from '#tests/support/contract.ts'

export type Send = (request: Request) => Promise<Response>

export type DefectKind =
  | 'status'
  | 'schema'
  | 'headers'
  | 'authorization'
  | 'state'
  | 'paging'
  | 'filters'
  | 'guards'
  | 'input'
  | 'languages'
  | 'workflows'

export type Defect = {
  kind: DefectKind
  /** The broken operation. */
  operation: OperationId
  /** The fault, as one line. */
  name: string
  /** The part of the contract that it makes untrue. */
  contradicts?: string
  /** How the kit must be run to find it, if not as always. */
  settings?: Partial<Settings>
  wrap: (send: Send) => Send
}

export type Json = Record<string, unknown>

/** True if a request calls this operation. */
export function matcher(operationId: OperationId): (request: Request) => boolean {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  if (!operation) throw new Error(`There is no operation ${operationId}.`)
  const siblings = contractOperations.filter((one) => !one.path.includes('{') && one.method === operation.method)
  const pattern = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`)
  const literal = contractOperations
    .filter((one) => one.path !== operation.path && !one.path.endsWith('}') && pattern.test(one.path))
    .concat(siblings.filter((one) => one.path !== operation.path && pattern.test(one.path)))
    .map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`))
  return ({ method, url }) => {
    const { pathname } = new URL(url)
    return (
      method.toLowerCase() === operation.method &&
      pattern.test(pathname) &&
      !literal.some((other) => other.test(pathname))
    )
  }
}

/** Answers calls of one operation by `answer`; all others pass. */
export const on =
  (operationId: OperationId, answer: (request: Request, send: Send) => Promise<Response>) =>
  (send: Send): Send => {
    const isMeant = matcher(operationId)
    return (request) => (isMeant(request) ? answer(request, send) : send(request))
  }

export const withBody = (response: Response, body: unknown): Response =>
  new Response(JSON.stringify(body), { status: response.status, headers: response.headers })

/** Returns the response with another JSON body, if its status is one of `statuses` (by default any success). */
export async function changed(
  response: Response,
  change: (body: Json) => unknown,
  isMeant: (status: number) => boolean = (status) => status < 300,
): Promise<Response> {
  if (!isMeant(response.status)) return response
  const text = await response.text()
  return withBody(response, change(JSON.parse(text) as Json))
}

export const withStatus = async (response: Response, status: number): Promise<Response> =>
  new Response(await response.text(), { status, headers: response.headers })

export function withHeader(response: Response, name: string, value: string | undefined): Response {
  const headers = new Headers(response.headers)
  if (value === undefined) headers.delete(name)
  else headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

/** Returns the request with another address, or other headers. */
export async function rewritten(
  request: Request,
  {
    url = () => undefined,
    headers = () => undefined,
  }: { url?: (url: URL) => void; headers?: (headers: Headers) => void },
): Promise<Request> {
  const address = new URL(request.url)
  url(address)
  const given = new Headers(request.headers)
  headers(given)
  const { method } = request
  const bytes = request.body ? await request.clone().arrayBuffer() : undefined
  return new Request(address, { method, headers: given, ...(bytes ? { body: bytes } : {}) })
}

/** Returns the request with another JSON body; unchanged if it has none. */
export async function withJson(request: Request, change: (body: Json) => unknown): Promise<Request> {
  const text = await request.clone().text()
  try {
    const { method, headers, url } = request
    const body: unknown = JSON.parse(text)
    if (body === null || typeof body !== 'object') return request
    return new Request(url, { method, headers, body: JSON.stringify(change(body as Json)) })
  } catch {
    return request
  }
}

export const without =
  (...names: string[]) =>
  (url: URL): void => {
    for (const name of names) url.searchParams.delete(name)
  }

/** The JSON body of a message; empty if it has none. */
export const bodyOf = async (message: Request | Response): Promise<Json> => {
  const body: unknown = await message
    .clone()
    .json()
    .catch(() => undefined)
  return Object(body) as Json
}

/** A request that reads what another request has changed. */
export const readAgain = (request: Request) =>
  new Request(request.url.split('?')[0] ?? '', { headers: request.headers, method: 'GET' })
