import type { Failure } from '@adwright/sdk/server'
import type { ApiError, ErrorCode } from '@adwright/sdk/types'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { textOf } from '#mocks/sandbox/texts/problems.ts'

const MAX_PATH_LENGTH = 2048
const MAX_DETAIL_LENGTH = 2000
const MAX_MESSAGE_LENGTH = 500
const MAX_FIELDS = 100
const MAX_MESSAGES = 20

/** Headers of every response: personal data must not be cached, and browsers must not sniff the media type. */
export const ANSWER_HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

/** `path` is the path of the contract, without the prefix of the API. */
export type Where = { method: string; path: string; language: Language; requestId: string }

/** The required scheme (RFC 6750, section 3), with an error code only if a token was sent. */
const challenge = (code: ErrorCode) =>
  code === 'token-missing' ? 'Bearer realm="adwright"' : 'Bearer realm="adwright", error="invalid_token"'

/** Renders a failure as the contract's ApiError, with Retry-After if it has one. */
export function problemResponse(failure: Failure<number>, { method, path, language, requestId }: Where): Response {
  const { code, detail, errors, planLimit, retryAfterSeconds } = failure.problem
  const values = Reflect.get(failure.problem, 'values')
  const said = (text: string) => textOf(text, language, values).slice(0, MAX_MESSAGE_LENGTH)
  const body: ApiError = {
    message: said(code),
    detail: detail?.slice(0, MAX_DETAIL_LENGTH) ?? null,
    status: failure.status,
    path: path.slice(0, MAX_PATH_LENGTH),
    method,
    code,
    requestId,
    ...(errors
      ? {
          errors: Object.fromEntries(
            Object.entries(errors)
              .slice(0, MAX_FIELDS)
              .map(([field, codes]) => [field, codes.slice(0, MAX_MESSAGES).map(said)]),
          ),
        }
      : {}),
    ...(planLimit ? { planLimit } : {}),
  }
  const needsWait = failure.status === 429 || failure.status === 503
  return Response.json(body, {
    status: failure.status,
    headers: {
      ...ANSWER_HEADERS,
      'Request-Id': requestId,
      ...(needsWait ? { 'Retry-After': String(retryAfterSeconds ?? 5) } : {}),
      ...(failure.status === 401 ? { 'WWW-Authenticate': challenge(code) } : {}),
    },
  })
}
