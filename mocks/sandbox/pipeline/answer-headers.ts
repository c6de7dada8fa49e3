import type { Match } from '#mocks/sandbox/pipeline/router.ts'
import { answerHeaders } from '#mocks/sandbox/pipeline/validate.ts'

type Succeeded = { status: number; body: unknown; isReplayed?: boolean }

/** What the contract says in headers of a successful answer: what never differs, where a new thing is, and whether it is an earlier answer. */
export function headersOf({ route }: Match, pathname: string, { status, body, isReplayed }: Succeeded): object {
  const headers = Object.entries(answerHeaders(route, status))
  const constant = headers.flatMap(([name, { required, schema }]) =>
    required && schema.const ? [[name, schema.const]] : [],
  )
  const id = body && typeof body === 'object' && 'id' in body ? String(body.id) : ''
  return {
    ...Object.fromEntries(constant),
    ...(headers.some(([name]) => name === 'Location') ? { Location: `${pathname}/${id}` } : {}),
    ...(isReplayed ? { 'Idempotent-Replayed': 'true' } : {}),
  }
}
