// Checks responses against the contract.
import type { OperationId } from '@adwright/sdk/server'
import { operations } from '@adwright/sdk/server'
import { answerErrors } from '#mocks/sandbox/pipeline/validate.ts'
import type { ContractOperation } from '#tests/support/contract.ts'

export type Verdict =
  | 'server error'
  | 'undocumented status'
  | 'schema violation'
  | 'slow'
  | 'no answer'
  | 'not there yet'

// Far beyond the slowest operation, which writes the sample workspace in about a second: an answer this late counts as none.
const MAX_MS = 5000

/** Returns the violations of a response; empty if it conforms. `not there yet` stands for an operation without a handler. */
export function verdictsOn(
  operation: ContractOperation,
  { status, text, headers, ms }: { status: number; text: string; headers: Headers; ms: number },
): { verdict: Verdict; detail: string }[] {
  const route = {
    ...operations[operation.operationId as OperationId],
    operationId: operation.operationId as OperationId,
  }
  const found: { verdict: Verdict; detail: string }[] = []
  const add = (verdict: Verdict, detail: string) => found.push({ verdict, detail: detail.slice(0, 600) })
  if (status === 503 && text.includes('"service-unavailable"')) return [{ verdict: 'not there yet', detail: '' }]
  if (status >= 500 && status !== 503) add('server error', `${status} ${text}`)
  if (!route.statuses.includes(status)) add('undocumented status', `${status} ${text}`)
  else {
    let body: unknown
    try {
      body = text === '' ? undefined : JSON.parse(text)
      const wrong = answerErrors(route, status, body)
      if (wrong.length > 0) add('schema violation', `${wrong.slice(0, 3).join('; ')} in ${text.slice(0, 200)}`)
    } catch (error) {
      add('schema violation', `${status} is no JSON: ${String(error)}`)
    }
  }
  if ((status === 429 || status === 503) && !headers.has('Retry-After'))
    add('schema violation', `${status} without Retry-After`)
  if (ms > MAX_MS) add('slow', `${Math.round(ms)} ms`)
  return found
}
