import type { Failure } from '@adwright/sdk/server'
import type { ApiError } from '@adwright/sdk/types'
import { filled } from '#mocks/sandbox/texts/filled.ts'
import { PROBLEMS, type ProblemCode } from '#mocks/sandbox/texts/problems.ts'

export type Language = 'en' | 'tr'

type ProblemOptions = {
  /** The field of the body that is not right, with 409 and 422. */
  field?: string
  /** Messages by field, in the caller's language already. */
  errors?: Record<string, string[]>
  detail?: string
  /** What stands in the text's {placeholders}. */
  values?: Record<string, string | number>
  retryAfterSeconds?: number
}

/** A failure that the contract lists for the operation, by its code; the text is said in the caller's language. */
export class Problem<Status extends number = number> extends Error {
  readonly status: Status
  readonly code: ProblemCode
  readonly options: ProblemOptions

  constructor(status: Status, code: ProblemCode, options: ProblemOptions = {}) {
    super(code)
    this.status = status
    this.code = code
    this.options = options
  }
}

/** What a handler returns when it cannot do what was asked. */
export function problem<Status extends number>(
  status: Status,
  code: ProblemCode,
  options: ProblemOptions = {},
): Failure<Status> {
  const { field, detail, retryAfterSeconds, errors = field ? { [field]: [code] } : undefined } = options
  return {
    status,
    problem: {
      code,
      detail: detail ?? null,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      ...(errors ? { errors } : {}),
      values: options.values ?? {},
    },
  } as Failure<Status>
}

/** The text of a code in a language. */
export const textOf = (code: string, language: Language, values?: Record<string, string | number>): string =>
  code in PROBLEMS ? filled(PROBLEMS[code as ProblemCode][language], values) : code

const LONGEST_PATH = 2048

/** Of every answer: what is one person's is kept by nobody on the way, and taken for nothing but what it is. */
export const ANSWER_HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

/** `path` is that of the contract, without what the API lies below. */
type Where = { method: string; path: string; language: Language }

/** A failure as the contract's ApiError, with Retry-After where it has one. */
export function problemResponse(failure: Failure<number>, { method, path, language }: Where): Response {
  const { code, detail, errors, retryAfterSeconds } = failure.problem
  const values = Reflect.get(failure.problem, 'values')
  const body: ApiError = {
    message: textOf(code, language, values),
    detail: detail ?? null,
    status: failure.status,
    path: path.slice(0, LONGEST_PATH),
    method,
    code,
    ...(errors
      ? {
          errors: Object.fromEntries(
            Object.entries(errors).map(([field, codes]) => [field, codes.map((one) => textOf(one, language, values))]),
          ),
        }
      : {}),
  }
  const needsWait = failure.status === 429 || failure.status === 503
  return Response.json(body, {
    status: failure.status,
    headers: { ...ANSWER_HEADERS, ...(needsWait ? { 'Retry-After': String(retryAfterSeconds ?? 5) } : {}) },
  })
}
