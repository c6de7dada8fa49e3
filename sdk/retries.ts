import { secondsOf } from './failed-call.ts'

/** What sends a request: `fetch`, one that renews tokens, or a sandbox in the same process. */
export type Send = (request: Request) => Promise<Response>

export type RetrySettings = {
  /** How often a call is repeated at most; 0 is never. */
  maxRetries: number
  /** Milliseconds each try may take until its answer is read; Infinity is no limit. */
  timeoutMs: number
}

const IDEMPOTENT_METHODS = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']
const BUSY_STATUSES = [429, 502, 503, 504]

/** A server that asks for a longer pause than this is not waited for: the caller learns of it by `retryAfterSeconds`. */
const LONGEST_PAUSE_MS = 30_000
const FIRST_PAUSE_MS = 500
const LONGEST_OWN_PAUSE_MS = 8000

/** True if repeating the request cannot have a second effect: by its method (RFC 9110, 9.2.2), or by its idempotency key. */
export const isRepeatable = (request: Request): boolean =>
  IDEMPOTENT_METHODS.includes(request.method) || request.headers.has('Idempotency-Key')

/**
 * Sends a request, and repeats it while nothing answers or the server is busy (429, 502, 503, 504). Every try has the same headers, so
 * an idempotency key stays. Pauses as Retry-After says, else half a second doubling, half of it random so that clients do not come
 * back in step. Throws what `send` throws at the last try.
 */
export async function sendWithRetries(
  send: Send,
  request: Request,
  { maxRetries, timeoutMs }: RetrySettings,
): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const isLast = tries >= maxRetries
    try {
      const response = await send(withTimeout(isLast ? request : request.clone(), timeoutMs))
      if (isLast || !BUSY_STATUSES.includes(response.status)) return response
      const seconds = secondsOf(response.headers.get('Retry-After'))
      if (seconds !== undefined && seconds * 1000 > LONGEST_PAUSE_MS) return response
      void response.body?.cancel()
      await pause(seconds === undefined ? ownPause(tries) : seconds * 1000, request.signal)
    } catch (error) {
      if (isLast || request.signal.aborted || !isConnectionError(error)) throw error
      await pause(ownPause(tries), request.signal)
    }
  }
}

/** fetch throws a TypeError when nothing answers, and the signal's TimeoutError when nothing answers in time. */
const isConnectionError = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')

const withTimeout = (request: Request, timeoutMs: number) =>
  Number.isFinite(timeoutMs)
    ? new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) })
    : request

const ownPause = (tries: number) =>
  Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_OWN_PAUSE_MS) * (0.5 + Math.random() / 2)

/** Waits; rejects with the signal's reason as soon as the caller aborts. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', abort, { once: true })
  })
