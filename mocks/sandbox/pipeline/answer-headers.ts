import type { Match } from '#mocks/sandbox/pipeline/router.ts'
import { answerHeaders } from '#mocks/sandbox/pipeline/validate.ts'

type Succeeded = { status: number; body: unknown; isReplayed?: boolean }

/** Returns the headers of a successful response: those with a constant value, the address of a new resource, and the mark of a replay. */
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
