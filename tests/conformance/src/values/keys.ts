// Idempotency keys of calls that are repeated.
import type { Call } from '../http/client.ts'
import type { Model } from '../model/model.ts'

/** The call with a key of its own where it has one: the same key would give the first answer. */
export function withNewKey({ guards }: Model, call: Call): Call {
  const key = guards.get(call.operation.id)?.idempotencyKey
  return key && key in call.headers ? { ...call, headers: { ...call.headers, [key]: crypto.randomUUID() } } : call
}
