// Fault injection for development and tests. Faults act where real ones would: before a request takes effect, or after it and before the
// response arrives.
import type { OperationId } from '@adwright/sdk/server'
import type { ApiError, ErrorCode } from '@adwright/sdk/types'
import type { Fault } from '#mocks/sandbox/control/fault-schema.ts'
import { newRequestId } from '#mocks/sandbox/pipeline/request-id.ts'
import { matchRoute } from '#mocks/sandbox/pipeline/router.ts'

/** The connection ends without a response: a server closes the socket, an in-process caller sees a rejected fetch. */
export class DroppedConnection extends TypeError {
  constructor() {
    super('The connection was dropped.')
  }
}

export class Faults {
  #active: Fault[] = []
  readonly #random: () => number
  readonly counters = new Map<string, number>()

  constructor(random: () => number) {
    this.#random = random
  }

  list = (): Fault[] => this.#active
  add = (fault: Fault): void => void this.#active.push({ ...fault })
  clear = (): void => {
    this.#active = []
  }

  /** Counts a request and applies the active faults around its execution. */
  async around(request: Request, url: URL, work: () => Promise<Response>): Promise<Response> {
    const operationId = matchRoute(request.method, url.pathname)?.route.operationId
    this.counters.set(operationId ?? 'unknown', (this.counters.get(operationId ?? 'unknown') ?? 0) + 1)
    const faults = this.#readBody(operationId)
    for (const fault of faults) {
      const instead = await this.#before(fault, request, url.pathname)
      if (instead) return instead
    }
    let response = await work()
    for (const fault of faults) response = await corruptResponse(fault, response)
    return response
  }

  #readBody(operationId: OperationId | undefined): Fault[] {
    const met = this.#active.filter((fault) => fault.operationId === undefined || fault.operationId === operationId)
    for (const fault of met) if (fault.times !== undefined) fault.times -= 1
    this.#active = this.#active.filter((fault) => fault.times === undefined || fault.times > 0)
    return met
  }

  async #before(fault: Fault, request: Request, path: string): Promise<Response | undefined> {
    const { kind, fromMs = 0, toMs = fromMs } = fault
    if (kind === 'latency') await delay(fromMs + this.#random() * (toMs - fromMs))
    if (kind === 'drop-before') throw new DroppedConnection()
    if (kind === 'black-hole')
      await new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new DroppedConnection())))
    if (kind === 'status') return failure(request, path, fault.status ?? 500, fault.retryAfterSeconds)
    if (kind === 'expired-token') return failure(request, path, 401)
    return undefined
  }
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const CODES: Record<number, ErrorCode> = {
  401: 'token-expired',
  403: 'role-too-low',
  404: 'not-found',
  409: 'transition-refused',
  422: 'invalid-fields',
  429: 'too-many-requests',
  503: 'service-unavailable',
  507: 'storage-full',
}

function failure(request: Request, path: string, status: number, retryAfterSeconds?: number): Response {
  const code = CODES[status] ?? 'internal-error'
  const body = {
    message: 'This failure was switched on in the sandbox.',
    detail: null,
    status,
    path,
    method: request.method,
    code,
    requestId: newRequestId(),
  } satisfies ApiError
  const needsWait = status === 429 || status === 503
  return Response.json(body, { status, headers: needsWait ? { 'Retry-After': String(retryAfterSeconds ?? 1) } : {} })
}

async function corruptResponse({ kind }: Fault, response: Response): Promise<Response> {
  if (kind === 'drop-after') throw new DroppedConnection()
  if (!['malformed', 'truncated', 'html', 'schema-violation'].includes(kind)) return response
  const text = await response.text()
  const json = (body: string) =>
    new Response(body, { status: response.status, headers: { 'Content-Type': 'application/json' } })
  if (kind === 'malformed') return json(`${text}}{`)
  if (kind === 'truncated') return json(text.slice(0, Math.floor(text.length / 2)))
  if (kind === 'schema-violation') return json(JSON.stringify({ unexpected: true }))
  return new Response('<!doctype html><title>Gateway</title><h1>Bad gateway</h1>', {
    status: response.status,
    headers: { 'Content-Type': 'text/html' },
  })
}
