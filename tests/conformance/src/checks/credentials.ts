// Who has no valid credentials is refused: none, broken ones, expired ones, those of another scheme, one of several missing, or one of somebody else.
import { NOBODY } from '../callers.ts'
import { type Context, exceptionOf } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { join } from '../contract/pointer.ts'
import type { Call, Exchange } from '../http/client.ts'
import { judgeUntouched, watched } from '../laws/untouched.ts'
import { needsCredentials, start } from './answer-rules.ts'
import { judgeRefusalStatus } from './refusals.ts'

type Headers = Record<string, string>

const CHALLENGE = /^www-authenticate$/i
const NONE = 'no credentials'
const BROKEN = 'a broken token'

/** A token of the same form that no one issued. */
const brokenValue = (value: string) => `${value.slice(0, Math.max(7, value.length - 6))}AAAAAA`
const broken = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, brokenValue(value)]))

/** The cases with their credentials; where an operation needs several, each alone is left out and broken, too. */
function casesOf({ callers, contract }: Context, operation: Operation, caller: string): [string, Headers][] {
  const real = callers.headersFor(operation, caller).headers
  const names = Object.keys(real)
  if (names.length === 0) return []
  const isEachNeeded = operation.security.every((schemes) => schemes.length > 1)
  const single = names.length > 1 && isEachNeeded ? names : []
  const expired = callers.expiredHeaders(operation)
  const foreign = callers.foreignHeaders(operation, caller)
  const bound = operation.security.flat().filter((scheme) => contract.schemes[scheme]?.['x-bound'] === 'caller')
  const borrowed = bound.flatMap((scheme): [string, Headers][] => {
    const other = callers.others().find(({ credentials }) => scheme in credentials)
    return other
      ? [[`the ${scheme} of ${other.name}`, { ...real, ...callers.headersOfScheme(scheme, other.name) }]]
      : []
  })
  return [
    [BROKEN, broken(real)],
    ...(expired ? [['an expired token', expired] as [string, Headers]] : []),
    ...(foreign ? [[`${FOREIGN}, ${foreign.scheme}`, foreign.headers] as [string, Headers]] : []),
    ...borrowed,
    ...single.flatMap((name): [string, Headers][] => [
      [`no ${name}`, Object.fromEntries(Object.entries(real).filter(([key]) => key !== name))],
      [`a broken ${name}`, { ...real, [name]: brokenValue(real[name] ?? '') }],
    ]),
  ]
}

/** RFC 6750: a bearer token that is not valid is told by error="invalid_token", and a request without one gets no error. */
function judgeChallenge({ coverage, findings, contract }: Context, exchange: Exchange, name: string): void {
  const { answer, call, sent } = exchange
  const { operation } = call
  const isBearer = operation.security.flat().some((one) => /^bearer$/i.test(String(contract.schemes[one]?.scheme)))
  const header = Object.entries(operation.responses['401']?.headers ?? {}).find(([one]) => CHALLENGE.test(one))?.[1]
  const shown = answer.headers.get('WWW-Authenticate')
  if (!isBearer || !header || !shown || answer.status !== 401) return
  const isSent = Object.keys(sent.headers).some((one) => /^authorization$/i.test(one))
  // Which of several credentials is meant, the header of one of them does not say.
  if (isSent && name !== BROKEN) return
  coverage.judge(operation.id, 'answers/challenge')
  if (/\berror="?invalid_token/.test(shown) === isSent) return
  findings.add({
    check: 'answers',
    rule: 'answers/challenge',
    operation: operation.id,
    pointer: header.pointer,
    expected: isSent ? 'error="invalid_token" in WWW-Authenticate (RFC 6750)' : `no error with ${name} (RFC 6750)`,
    seen: shown,
    exchanges: [exchange],
    detail: String(isSent),
  })
}

/** A call that is accepted with other credentials has nothing else wrong with it: its refusal is about them, not about its form or a state. */
function judgeStatus({ coverage, findings }: Context, exchange: Exchange, name: string): void {
  const { operation } = exchange.call
  const { status } = exchange.answer
  coverage.judge(operation.id, 'answers/unauthorized')
  if (!('401' in operation.responses) || status >= 500 || [405, 429].includes(status)) return
  findings.add({
    check: 'answers',
    rule: 'answers/unauthorized',
    operation: operation.id,
    pointer: join(operation.pointer, 'responses', '401'),
    expected: `401 with ${name}, because the same request is accepted with credentials`,
    seen: `${status} ${start(exchange.answer.text)}`,
    exchanges: [exchange],
  })
}

const FOREIGN = 'the token of another scheme'

/** A scheme may say with which status a valid token of another one is refused: x-foreign-token: 403. */
function judgeForeign({ findings, coverage, contract }: Context, exchange: Exchange): void {
  const { operation } = exchange.call
  const { status } = exchange.answer
  const [scheme] = operation.security.flat()
  const said = scheme === undefined ? undefined : contract.schemes[scheme]?.['x-foreign-token']
  if (scheme === undefined || typeof said !== 'number' || operation.security.length > 1) return
  coverage.judge(operation.id, 'answers/unauthorized')
  if (status === said || status === 429) return
  findings.add({
    check: 'answers',
    rule: 'answers/unauthorized',
    operation: operation.id,
    pointer: join('', 'components', 'securitySchemes', scheme, 'x-foreign-token'),
    expected: `${said} with ${FOREIGN}`,
    seen: `${status} ${start(exchange.answer.text)}`,
    exchanges: [exchange],
    detail: FOREIGN,
  })
}

/** HEAD tells what there is, too. */
const headOf = (call: Call): [string, Call] => ['no credentials, by HEAD', { ...call, caller: NOBODY, method: 'HEAD' }]

export async function judgeCredentials(
  context: Context,
  operation: Operation,
  call: Call,
  isAccepted = false,
): Promise<void> {
  const { client, coverage, findings, contract, callers } = context
  if (!needsCredentials(operation)) return
  if (operation.security.flat().some((scheme) => contract.schemes[scheme]?.type === 'mutualTLS'))
    return coverage.skip(operation.id, 'credentials', 'a client certificate is no part of a request')
  const cases: [string, Call][] = [
    [NONE, { ...call, caller: NOBODY }],
    ...(operation.method === 'GET' ? [headOf(call)] : []),
    ...casesOf(context, operation, call.caller).map(([name, credentials]): [string, Call] => [
      name,
      { ...call, credentials },
    ]),
  ]
  const watch = await watched(context, call)
  const refused: Exchange[] = []
  for (const [name, one] of cases) {
    const exchange = await client.send(one)
    refused.push(exchange)
    if (one.method !== 'HEAD' && callers.mayCall(operation, call.caller))
      // Backends tell apart who is unknown and who is known by another scheme; those of the same scheme do so alike.
      context.consistency.note(`a request with ${name}, instead of ${operation.security.flat().join()}`, exchange)
    if (name.startsWith(FOREIGN)) judgeForeign(context, exchange)
    coverage.judge(operation.id, 'answers/credentials')
    judgeChallenge(context, exchange, name)
    if (one.method !== 'HEAD' && [NONE, BROKEN].includes(name))
      judgeRefusalStatus(context, exchange, 'invalid credentials')
    const { status } = exchange.answer
    const isRefused = status === 401 || (status === 403 && '403' in operation.responses)
    const isLate = status < 400 || (one.method !== 'HEAD' && (status === 404 || status === 422))
    if (isAccepted && !isRefused && !isLate) judgeStatus(context, exchange, name)
    if (!isRefused && isLate && !exceptionOf(context, operation.id, 'answers/credentials'))
      findings.add({
        check: 'answers',
        rule: 'answers/credentials',
        operation: operation.id,
        pointer: join(operation.pointer, 'security'),
        expected: `401 with ${name}`,
        seen: `${status} ${start(exchange.answer.text)}`,
        exchanges: [exchange],
      })
  }
  await judgeUntouched(context, watch, refused)
}
