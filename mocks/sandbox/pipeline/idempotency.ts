import { createHash } from 'node:crypto'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import type { ReadBody } from '#mocks/sandbox/pipeline/body.ts'
import type { Route } from '#mocks/sandbox/pipeline/router.ts'
import type { Access, AnyAnswer } from '#mocks/sandbox/pipeline/types.ts'
import { takesIdempotencyKey } from '#mocks/sandbox/pipeline/validate.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

type Attempt = { store: Store; request: Request; path: string; route: Route; read: ReadBody; access: Access; now: Date }

const KEY_LIFE_MS = 24 * 3600 * 1000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Does the work once for an idempotency key of one person: the same body gets the first answer again, another one a 409. Failures are not
 * kept, so that the same key may try again.
 */
export async function replayed(
  { store, request, path, route, read, access, now }: Attempt,
  work: () => Promise<AnyAnswer>,
): Promise<AnyAnswer> {
  const given = request.headers.get('Idempotency-Key')
  if (!given || !takesIdempotencyKey(route)) return work()
  if (!UUID.test(given)) return problem(400, 'invalid-parameter', { detail: 'Idempotency-Key' })
  const key = `${access.person?.id ?? ''} ${route.operationId} ${given.toLowerCase()}`
  const hash = createHash('sha256').update(path).update(read.raw).digest('hex')
  const first = await store.firstAnswer(key)
  if (first && now.getTime() - Date.parse(first.createdAt) < KEY_LIFE_MS) {
    return first.hash === hash ? JSON.parse(first.answer) : problem(409, 'idempotency-key-reused')
  }
  const answered = await work()
  if (!('problem' in answered)) await store.rememberAnswer(key, hash, JSON.stringify(answered), now.toISOString())
  return answered
}
