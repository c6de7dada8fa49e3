import type { Failure } from '@adwright/sdk/server'
import type { ErrorCode, ReachedPlanLimit } from '@adwright/sdk/types'

type ProblemOptions = {
  /** The field of the body that is not right, with 409 and 422. */
  field?: string
  /** Messages by field, in the caller's language already. */
  errors?: Record<string, string[]>
  detail?: string
  /** The values of the text's {placeholders}. */
  values?: Record<string, string | number>
  retryAfterSeconds?: number
  /** The limit that was reached, with `plan-limit-reached`. */
  planLimit?: ReachedPlanLimit
}

/** A failure that the contract lists for the operation, by its code; the text is said in the caller's language. */
export class Problem<Status extends number = number> extends Error {
  readonly status: Status
  readonly code: ErrorCode
  readonly options: ProblemOptions

  constructor(status: Status, code: ErrorCode, options: ProblemOptions = {}) {
    super(code)
    this.status = status
    this.code = code
    this.options = options
  }
}

/** What a handler returns when it cannot do what was asked. */
export function problem<Status extends number>(
  status: Status,
  code: ErrorCode,
  options: ProblemOptions = {},
): Failure<Status> {
  const { field, detail, retryAfterSeconds, planLimit, errors = field ? { [field]: [code] } : undefined } = options
  return {
    status,
    problem: {
      code,
      detail: detail ?? null,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      ...(errors ? { errors } : {}),
      ...(planLimit ? { planLimit } : {}),
      values: options.values ?? {},
    },
  } as Failure<Status>
}

/** A text that has to be there and is empty. */
export const missingField = (field: string) =>
  problem(422, 'invalid-fields', { errors: { [field]: ['field-required'] } })
