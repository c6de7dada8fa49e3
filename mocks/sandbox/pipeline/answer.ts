// The request pipeline: route → authorize → query → body → transaction (authorize again → idempotency → handler) → response.
import type { Failure } from '@adwright/sdk/server'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import { Drawings } from '#mocks/sandbox/domain/designer/drawing/drawings.ts'
import { recordMemberActivity } from '#mocks/sandbox/domain/identity/member-activity.ts'
import { Passwords } from '#mocks/sandbox/domain/identity/passwords.ts'
import { OutsideResults, repeatAfterWork } from '#mocks/sandbox/domain/outside-work.ts'
import { Problem, problem } from '#mocks/sandbox/domain/problem.ts'
import { serializedBodyOf } from '#mocks/sandbox/handlers/serialized-body.ts'
import { headersOf } from '#mocks/sandbox/pipeline/answer-headers.ts'
import { authorizeRequest } from '#mocks/sandbox/pipeline/authorize.ts'
import { discardBody, type ReadBody, readBody } from '#mocks/sandbox/pipeline/body.ts'
import { replayed } from '#mocks/sandbox/pipeline/idempotency.ts'
import { ANSWER_HEADERS, problemResponse, type Where } from '#mocks/sandbox/pipeline/problem-response.ts'
import { newRequestId } from '#mocks/sandbox/pipeline/request-id.ts'
import { type Match, matchRoute, methodsAt } from '#mocks/sandbox/pipeline/router.ts'
import type { Access, AnyAnswer, Runtime } from '#mocks/sandbox/pipeline/types.ts'
import { answerErrors, explainedErrors, readPath, readQuery } from '#mocks/sandbox/pipeline/validate.ts'
import { clockOffsetOf } from '#mocks/sandbox/scheduler/account-clock.ts'
import { Contention, isFull, isReadOnly, isUnreachable, TakenId } from '#mocks/sandbox/store/failures.ts'
import { type Language, preferredLanguage } from '#mocks/sandbox/texts/language.ts'

const MAX_TRIES = 3
const JSON_TYPE = { 'Content-Type': 'application/json' }

const languageOf = (request: Request): Language => preferredLanguage(request.headers.get('Accept-Language') ?? 'en')

const isFailure = (answered: AnyAnswer): answered is Failure<number> => 'problem' in answered

function responseOf(answered: AnyAnswer, match: Match, where: Where): Response {
  if (isFailure(answered)) return problemResponse(answered, where)
  const { status, body } = answered
  const headers = { ...ANSWER_HEADERS, 'Request-Id': where.requestId, ...headersOf(match, where.path, answered) }
  if (body === undefined) return new Response(null, { status, headers })
  const bytes = serializedBodyOf(body)
  return bytes
    ? new Response(bytes, { status, headers: { ...JSON_TYPE, ...headers } })
    : Response.json(body, { status, headers })
}

/** Returns the failure for an error; an unexpected error is an internal one. */
function failureOf(
  error: unknown,
  { route }: Match,
  { method, path, requestId }: Where,
  isChecking: boolean,
): Failure<number> {
  if (error instanceof Problem) return problem(error.status, error.code, error.options)
  if (isFull(error)) return problem(route.statuses.includes(507) ? 507 : 503, 'storage-full')
  if (error instanceof Contention || error instanceof TakenId)
    return problem(503, 'service-unavailable', { retryAfterSeconds: 1 })
  if (isUnreachable(error) || isReadOnly(error)) return problem(503, 'service-unavailable')
  console.error(`${requestId} ${method} ${path}:`, error)
  return problem(500, 'internal-error', isChecking ? { detail: String(error).slice(0, 2000) } : {})
}

/**
 * Handles one request to the API; any failure becomes an ApiError of the contract. `url` is the address of the request without the prefix
 * of the API.
 */
export async function answer(runtime: Runtime, request: Request, url = new URL(request.url)): Promise<Response> {
  const language = languageOf(request)
  // HEAD is answered like GET, without the body.
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const where = { method, path: url.pathname, language, requestId: newRequestId() }
  const match = matchRoute(method, url.pathname)
  if (!match) return noOperation(where)
  const { isChecking } = runtime
  try {
    const answered = await handle({ runtime, match, request, url, language }).catch((error: unknown) =>
      failureOf(error, match, where, isChecking),
    )
    const response = responseOf(answered, match, where)
    // Clients that compute dates must use the server's time, which may have been moved.
    response.headers.set('Date', (await timeOf(runtime, match)).toUTCString())
    if (isChecking) await assertKeepsContract(match, response.clone())
    return response
  } catch (error) {
    return problemResponse(failureOf(error, match, where, isChecking), where)
  }
}

function noOperation(where: Where): Response {
  const methods = methodsAt(where.path)
  // A path with invalid percent-encoding matches no operation.
  if (methods.length === 0 || methods.includes(where.method)) return problemResponse(problem(404, 'not-found'), where)
  const response = problemResponse(problem(405, 'method-not-allowed'), where)
  response.headers.set('Allow', methods.join(', '))
  return response
}

/** The time of the account in the request, which may be ahead of the sandbox's time. */
async function timeOf({ store, clock }: Runtime, { path: { accountId } }: Match): Promise<Date> {
  const ahead = accountId === undefined ? 0 : await clockOffsetOf(store, accountId)
  return new Date(clock.now().getTime() + ahead)
}

type RequestParts = { runtime: Runtime; match: Match; request: Request; url: URL; language: Language }

/**
 * Authorizes the caller before the body is read, and again inside the writing transaction: session, membership or role may end while a
 * body arrives or a password is hashed, and the request must not take effect after that.
 */
async function handle({ runtime, match, request, url, language }: RequestParts): Promise<AnyAnswer> {
  const { route, path: texts } = match
  const handler = runtime.handlers[route.operationId]
  if (!handler) throw new Problem(503, 'service-unavailable')
  const { query, errors } = readQuery(route, url.searchParams)
  const { path, errors: pathErrors } = readPath(route, texts)
  const access = await authorizeRequest(runtime, route, path, request)
  if (errors.length > 0) {
    const isUnknown = errors.some(({ keyword }) => keyword === 'additionalProperties')
    return problem(400, isUnknown ? 'unknown-parameter' : 'invalid-parameter', {
      detail: explainedErrors(route, errors),
    })
  }
  // A value that no enumeration has is a mistake of the caller; an id that cannot be is one that does not exist.
  const impossible = pathErrors.filter(({ keyword }) => keyword === 'enum' || keyword === 'type')
  if (impossible.length > 0) return problem(400, 'invalid-parameter', { detail: explainedErrors(route, impossible) })
  if (pathErrors.length > 0) return problem(404, 'not-found')
  const read = await readBody(route, request, language, runtime.store.bytes)
  if (access.membership) await recordMemberActivity(runtime.store, access.membership, await timeOf(runtime, match))
  const slow: SlowWork = {
    passwords: new Passwords(runtime.passwordCost),
    drawings: new Drawings(),
    modelWords: new OutsideResults(),
  }
  const work = (inside: Runtime, authorized: Access, now: Date) =>
    handler(callOf({ runtime: inside, path, query, read, access: authorized, request, language, now, slow }))
  if (route.method === 'GET') return work(runtime, access, await timeOf(runtime, match))
  const transaction = () =>
    runtime.store.transaction(async (store) => {
      const inside = { ...runtime, store }
      const authorized = await authorizeRequest(inside, route, path, request)
      const now = await timeOf(inside, match)
      const attempt = { runtime: inside, request, route, access: authorized, sent: { path, query, body: read.sent } }
      return replayed(attempt, async () => work(inside, authorized, now))
    })
  return repeatAfterWork(() => withFreshIds(transaction)).finally(() => discardBody(read))
}

/** Repeats a transaction that was rolled back because a generated id is taken; the next attempt generates other ids. */
async function withFreshIds<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof TakenId) || tries >= MAX_TRIES) throw error
    }
}

type SlowWork = Pick<BaseContext, 'passwords' | 'drawings' | 'modelWords'>

type CallParts = {
  runtime: Runtime
  path: Record<string, string>
  query: object
  read: ReadBody
  access: Access
  request: Request
  language: Language
  now: Date
  slow: SlowWork
}

const callOf = ({ runtime, path, query, read, access, request, language, now, slow }: CallParts) => ({
  ...path,
  ...access,
  query,
  body: read.body,
  rawBody: read.raw,
  store: runtime.store,
  clock: runtime.clock,
  now,
  tokens: runtime.tokens,
  ...slow,
  newId: runtime.newId,
  random: runtime.random,
  secrets: runtime.secrets,
  passwordCost: runtime.passwordCost,
  seed: runtime.seed,
  platforms: runtime.platforms,
  origin: runtime.origin,
  request,
  language,
})

async function assertKeepsContract({ route }: Match, response: Response): Promise<void> {
  const text = await response.text()
  const wrong = answerErrors(route, response.status, text === '' ? undefined : JSON.parse(text))
  if (wrong.length > 0) throw new Error(`The answer does not keep the contract: ${wrong.slice(0, 3).join('; ')}`)
}
