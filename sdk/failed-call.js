/**
 * The one error type of failed calls. It has the fields of the contract's `ApiError`; where no server spoke, `status` is 503 (no answer),
 * 408 (none in time), 400 (never sent) or the answer's own status (unreadable), and `kind` says which.
 */
export class FailedCall extends Error {
  name = 'FailedCall'
  kind
  status
  /** The code of the contract's error catalogue; the kind in lower case where no server spoke. */
  code
  detail
  path
  method
  url
  /** Messages by field, with 422 only. */
  errors
  /** The limit of the plan that was reached, with `plan-limit-reached` only. */
  planLimit
  /** Seconds to wait before the next try, where the server said so. */
  retryAfterSeconds
  /** The server's name for this call, to quote when asking for support; undefined where it gave none. */
  requestId
  /** True if `message` is the server's, false where it is the SDK's because no server said anything readable. */
  hasServerMessage
  constructor(fields) {
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
const SUMMARIES = {
  HTTP: (status) => `The server answered ${status} without a readable error.`,
  FETCH_ERROR: () => 'The server did not answer.',
  TIMEOUT_ERROR: () => 'The server did not answer in time.',
  PARSING_ERROR: () => 'The answer of the server does not match the contract.',
  REQUEST_ERROR: () => 'The request is wrong and was not sent.',
}
/** True if a call of this SDK failed; tells it from an AbortError of the caller's own signal and from programming errors. */
export const isFailedCall = (error) => error instanceof FailedCall
const pathOf = (url) => (URL.canParse(url) ? new URL(url).pathname : url.split('?')[0] || '/')
/** Turns what the generated client throws into a FailedCall; an abort by the caller stays what it is. */
export function toFailedCall(error, response, request, options = {}) {
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
const isNamed = (error, name) => error instanceof Error && error.name === name
const isAbort = (error) => isNamed(error, 'AbortError')
const isApiError = (body) =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
/** What the schemas or the network said; the words of the JSON parser are left out, because they quote the answer and a token may be in it. */
function describe(error) {
  if (error instanceof SyntaxError) return 'The answer is not JSON.'
  if (!(error instanceof Error)) return null
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message}${cause}`.slice(0, 2000)
}
/** Seconds of a Retry-After header, which may also be a date (RFC 9110, 10.2.3); undefined without one or if it is neither. */
export function secondsOf(header) {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
