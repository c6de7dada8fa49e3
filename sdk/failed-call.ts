import type { ApiError } from './generated/types.gen.ts'

/**
 * What kind of failure it was: an answer outside of 2xx, no answer at all, none in time, or a 2xx answer that is not what the contract
 * says.
 */
export type FailureKind = 'HTTP' | 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR'

export type FailedCallFields = Partial<Omit<ApiError, 'method'>> & {
  kind: FailureKind
  status: number
  method: string
  url: string
  retryAfterSeconds?: number | undefined
  cause?: unknown
}

/**
 * The one type every failed call throws. It has the fields of the contract's `ApiError`; where no server spoke, `status` is 503 (no
 * answer), 408 (not in time) or the answer's own status (unreadable), and `kind` says which.
 */
export class FailedCall extends Error implements Omit<ApiError, 'method' | 'code' | 'requestId'> {
  override readonly name = 'FailedCall'
  readonly kind: FailureKind
  readonly status: number
  readonly code: string
  readonly detail: string | null
  readonly path: string
  readonly method: string
  readonly url: string
  /** Messages by field, with 422 only. */
  readonly errors: Record<string, string[]> | undefined
  /** Seconds to wait before the next try, where the server said so. */
  readonly retryAfterSeconds: number | undefined

  constructor(fields: FailedCallFields) {
    super(fields.message ?? '', { cause: fields.cause })
    this.kind = fields.kind
    this.status = fields.status
    this.code = fields.code ?? fields.kind.toLowerCase().replace('_', '-')
    this.detail = fields.detail ?? null
    this.path = fields.path ?? pathOf(fields.url)
    this.method = fields.method
    this.url = fields.url
    this.errors = fields.errors
    this.retryAfterSeconds = fields.retryAfterSeconds
  }
}

export const isFailedCall = (error: unknown): error is FailedCall => error instanceof FailedCall

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : '/')

/** Turns what the generated client throws into a FailedCall; an abort by the caller stays what it is. */
export function toFailedCall(error: unknown, response: Response | undefined, request: Request | undefined): unknown {
  if (error instanceof FailedCall || isAbort(error)) return error
  const call = { method: request?.method ?? 'GET', url: request?.url ?? '', cause: error }
  if (isTimeout(error)) return new FailedCall({ ...call, kind: 'TIMEOUT_ERROR', status: 408 })
  if (!response) return new FailedCall({ ...call, kind: 'FETCH_ERROR', status: 503 })
  if (response.ok) {
    return new FailedCall({ ...call, kind: 'PARSING_ERROR', status: response.status, detail: describe(error) })
  }
  const retryAfterSeconds = secondsOf(response.headers.get('Retry-After'))
  const answer = isApiError(error) ? error : {}
  return new FailedCall({
    ...call,
    ...answer,
    method: call.method,
    kind: 'HTTP',
    status: response.status,
    retryAfterSeconds,
  })
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'
const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

const isApiError = (body: unknown): body is ApiError =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'

/** What the schemas found; the parser's own words quote the answer, in which there may be a token. */
function describe(error: unknown): string | null {
  if (error instanceof SyntaxError) return 'The answer is not JSON.'
  return error instanceof Error ? error.message.slice(0, 2000) : null
}

/** Retry-After as seconds; it may also be a date (RFC 9110, 10.2.3). */
function secondsOf(header: string | null): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
