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
export declare class FailedCall
  extends Error
  implements Omit<ApiError, 'method' | 'code' | 'requestId' | 'errors' | 'planLimit'>
{
  readonly name = 'FailedCall'
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
  constructor(fields: FailedCallFields)
}
/** True if a call of this SDK failed; tells it from an AbortError of the caller's own signal and from programming errors. */
export declare const isFailedCall: (error: unknown) => error is FailedCall
/** What is known of a call whose request could not be made. */
type Unsent = {
  method?: string | undefined
  url?: string | undefined
  signal?: AbortSignal | null | undefined
}
/** Turns what the generated client throws into a FailedCall; an abort by the caller stays what it is. */
export declare function toFailedCall(
  error: unknown,
  response: Response | undefined,
  request: Request | undefined,
  options?: Unsent,
): unknown
/** Seconds of a Retry-After header, which may also be a date (RFC 9110, 10.2.3); undefined without one or if it is neither. */
export declare function secondsOf(header: string | null): number | undefined
