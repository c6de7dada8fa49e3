import type { CheckResult } from '@adwright/sdk/types'
import { toProblem } from '#web/lib/problem.ts'

const INVALID: CheckResult = { isValid: false, purpose: null, email: null, expiresAt: null, invitation: null }

/** The result of looking up the code of a link; a malformed one, as in a link that was cut, is rejected without a lookup. */
export function codeResultOf({ data, error }: { data: CheckResult | undefined; error: unknown }) {
  if (data) return data
  return error && toProblem(error).status === 400 ? INVALID : undefined
}
