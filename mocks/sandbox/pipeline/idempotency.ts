import { problem } from '#mocks/sandbox/domain/problem.ts'
import { canonicalJson } from '#mocks/sandbox/pipeline/canonical-json.ts'
import { sealFor } from '#mocks/sandbox/pipeline/idempotency-seal.ts'
import type { Route } from '#mocks/sandbox/pipeline/router.ts'
import type { Access, AnyAnswer, Runtime } from '#mocks/sandbox/pipeline/types.ts'
import { takesIdempotencyKey } from '#mocks/sandbox/pipeline/validate.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

type Attempt = {
  /** The store of the request's transaction. */
  runtime: Pick<Runtime, 'store' | 'clock' | 'secrets'>
  request: Request
  route: Route
  access: Access
  /** The canonical request content. */
  sent: { path: object; query: object; body: unknown }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Executes the request once per idempotency key of a person: a repeated request gets the stored response, a different one gets a 409.
 * Failures are not stored, so that the same key can be retried.
 */
export async function replayed(
  { runtime, request, route, access, sent }: Attempt,
  work: () => Promise<AnyAnswer>,
): Promise<AnyAnswer> {
  const given = request.headers.get('Idempotency-Key')
  if (!given || !takesIdempotencyKey(route)) return work()
  if (!UUID.test(given)) return problem(400, 'invalid-parameter', { detail: 'Idempotency-Key' })
  const { store, clock, secrets } = runtime
  const now = clock.now()
  const seal = sealFor(secrets.key('idempotency'), [access.person?.id ?? '', route.operationId, given.toLowerCase()])
  const mac = seal.macOf(canonicalJson(sent))
  const first = await store.firstAnswer(seal.id, now)
  if (first?.mac === mac) return { ...JSON.parse(seal.open(first.answer)), isReplayed: true }
  if (first) return problem(409, 'idempotency-key-reused')
  const answered = await work()
  if ('problem' in answered) return answered
  await store.forgetAnswers(now)
  const expiresAt = new Date(now.getTime() + DAY_MS)
  await store.rememberAnswer({ key: seal.id, mac, answer: seal.close(JSON.stringify(answered)), expiresAt })
  return answered
}
