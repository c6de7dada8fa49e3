import type { ApiError, ReachedPlanLimit } from './generated/types.gen.ts'

/**
 * What kind of failure it was: an answer outside of 2xx (`HTTP`), no answer at all (`FETCH_ERROR`), none in time (`TIMEOUT_ERROR`), a 2xx
 * answer that is not what the contract says (`PARSING_ERROR`), or a call that was never sent because it is wrong (`REQUEST_ERROR`).
 */
export type FailureKind = 'HTTP' | 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR' | 'REQUEST_ERROR'

export type FailedCallFields = Partial<Omit<ApiError, 'method'>> & {
  kind: FailureKind
  status: number
  method: string
  url: string
  retryAfterSeconds?: number | undefined
  requestId?: string | undefined
  cause?: unknown
}

/**
 * The one error type of failed calls. It has the fields of the contract's `ApiError`; where no server spoke, `status` is 503 (no answer),
 * 408 (none in time), 400 (never sent) or the answer's own status (unreadable), and `kind` says which.
 */
export class FailedCall
  extends Error
  implements Omit<ApiError, 'method' | 'code' | 'requestId' | 'errors' | 'planLimit'>
{
  override readonly name = 'FailedCall'
  readonly kind: FailureKind
  readonly status: number
  /** The code of the contract's error catalogue; the kind in lower case where no server spoke. */
  readonly code: string
  readonly detail: string | null
  readonly path: string
  readonly method: string
  readonly url: string
  /** Messages by field, with 422 only. */
  readonly errors: Record<string, string[]> | undefined
  /** The limit of the plan that was reached, with `plan-limit-reached` only. */
  readonly planLimit: ReachedPlanLimit | undefined
  /** Seconds to wait before the next try, where the server said so. */
  readonly retryAfterSeconds: number | undefined
  /** The server's name for this call, to quote when asking for support; undefined where it gave none. */
  readonly requestId: string | undefined
  /** True if `message` is the server's, false where it is the SDK's because no server said anything readable. */
  readonly hasServerMessage: boolean

  constructor(fields: FailedCallFields) {
    super(fields.message || SUMMARIES[fields.kind](fields.status), { cause: fields.cause })
    this.kind = fields.kind
    this.status = fields.status
    this.code = fields.code ?? fields.kind.toLowerCase().replace('_', '-')
    this.detail = fields.detail ?? null
    this.path = fields.path ?? pathOf(fields.url)
    this.method = fields.method
    this.url = fields.url
    this.errors = fields.errors
    this.planLimit = fields.planLimit
    this.retryAfterSeconds = fields.retryAfterSeconds
    this.requestId = fields.requestId
    this.hasServerMessage = Boolean(fields.message)
  }
}

/** The messages of failures without one of the server's. None names the path, in which there may be a code. */
const SUMMARIES: Record<FailureKind, (status: number) => string> = {
  HTTP: (status) => `The server answered ${status} without a readable error.`,
  FETCH_ERROR: () => 'The server did not answer.',
  TIMEOUT_ERROR: () => 'The server did not answer in time.',
  PARSING_ERROR: () => 'The answer of the server does not match the contract.',
  REQUEST_ERROR: () => 'The request is wrong and was not sent.',
}

/** True if a call of this SDK failed; tells it from an AbortError of the caller's own signal and from programming errors. */
export const isFailedCall = (error: unknown): error is FailedCall => error instanceof FailedCall

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url.split('?')[0] || '/')

/** What is known of a call whose request could not be made. */
type Unsent = { method?: string | undefined; url?: string | undefined; signal?: AbortSignal | null | undefined }

/** Turns what the generated client throws into a FailedCall; an abort by the caller stays what it is. */
export function toFailedCall(
  error: unknown,
  response: Response | undefined,
  request: Request | undefined,
  options: Unsent = {},
): unknown {
  if (error instanceof FailedCall || isAbort(error)) return error
  const call = {
    method: request?.method ?? options.method ?? 'GET',
    url: request?.url ?? options.url ?? '',
    cause: error,
  }
  if (isNamed(error, 'TimeoutError')) return new FailedCall({ ...call, kind: 'TIMEOUT_ERROR', status: 408 })
  // An abort with a reason of the caller's own is thrown as that reason.
  if (options.signal?.aborted) return error
  if (!request) return new FailedCall({ ...call, kind: 'REQUEST_ERROR', status: 400, detail: describe(error) })
  // A body that breaks off is a TypeError of fetch, a body that is no JSON a SyntaxError.
  if (!response || (response.ok && error instanceof TypeError)) {
    return new FailedCall({ ...call, kind: 'FETCH_ERROR', status: 503, detail: describe(error) })
  }
  const requestId = response.headers.get('Request-Id') ?? undefined
  if (response.ok) {
    return new FailedCall({
      ...call,
      kind: 'PARSING_ERROR',
      status: response.status,
      detail: describe(error),
      requestId,
    })
  }
  return new FailedCall({
    ...call,
    ...(isApiError(error) ? error : {}),
    method: call.method,
    kind: 'HTTP',
    status: response.status,
    retryAfterSeconds: secondsOf(response.headers.get('Retry-After')),
    requestId,
  })
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name
const isAbort = (error: unknown) => isNamed(error, 'AbortError')

const isApiError = (body: unknown): body is ApiError =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'

/** What the schemas or the network said; the words of the JSON parser are left out, because they quote the answer and a token may be in it. */
function describe(error: unknown): string | null {
  if (error instanceof SyntaxError) return 'The answer is not JSON.'
  if (!(error instanceof Error)) return null
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message}${cause}`.slice(0, 2000)
}

/** Seconds of a Retry-After header, which may also be a date (RFC 9110, 10.2.3); undefined without one or if it is neither. */
export function secondsOf(header: string | null): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
