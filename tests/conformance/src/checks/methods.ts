// The answers of a path to other methods and to conditional requests.
import type { Context } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { join } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { start } from './answer-rules.ts'

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH']

/** A method that the path does not have, HEAD and OPTIONS; once for each path. */
export async function judgeMethods(context: Context, operation: Operation, call: Call): Promise<void> {
  const { contract, client, coverage, findings, mayWrite } = context
  const own = contract.operations.filter(({ path }) => path === operation.path).map(({ method }) => method)
  if (own[0] !== operation.method) return
  const pattern = new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/]+')}$`)
  const similar = contract.operations.filter(
    ({ path }) =>
      path !== operation.path &&
      (pattern.test(path) || new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(operation.path)),
  )
  const foreign = METHODS.find((method) => !own.includes(method) && !similar.some((one) => one.method === method))
  // A backend may do something by a method that its contract does not have: not in a run that only reads.
  if (foreign && (mayWrite || foreign === 'GET')) {
    const exchange = await client.send({ ...call, method: foreign, body: undefined })
    coverage.judge(operation.id, 'answers/method')
    const { status, headers } = exchange.answer
    const finding = {
      check: 'answers' as const,
      rule: 'answers/method',
      operation: operation.id,
      pointer: operation.pointer.slice(0, operation.pointer.lastIndexOf('/')),
      exchanges: [exchange],
    }
    if (status < 400)
      findings.add({
        ...finding,
        expected: `405 to ${foreign}, which the path does not have`,
        seen: `${status} ${start(exchange.answer.text)}`,
      })
    const allowed = (headers.get('Allow') ?? '').split(',').map((one) => one.trim().toUpperCase())
    const missing = own.filter((method) => !allowed.includes(method))
    const further = allowed.filter((method) => METHODS.includes(method) && !own.includes(method))
    if (status === 405 && (missing.length > 0 || (further.length > 0 && similar.length === 0)))
      findings.add({
        ...finding,
        expected: `405 with Allow: ${own.join(', ')}`,
        seen: headers.get('Allow') ?? 'an answer without Allow',
        detail: 'allow',
      })
  }
  const options = await client.send({ ...call, method: 'OPTIONS', body: undefined })
  const allow = options.answer.headers.get('Allow')?.toUpperCase()
  coverage.judge(operation.id, 'answers/options')
  const lacking = allow === undefined ? undefined : own.find((method) => !allow.includes(method))
  if (isSuccess(options) && lacking)
    findings.add({
      check: 'answers',
      rule: 'answers/options',
      operation: operation.id,
      pointer: operation.pointer.slice(0, operation.pointer.lastIndexOf('/')),
      expected: `${own.join(', ')} in Allow of OPTIONS`,
      seen: allow ?? '',
      exchanges: [options],
    })
}

/** A backend may have no HEAD at all; one that names HEAD in Allow has it. */
async function judgeRefusedHead({ client, coverage, findings }: Context, refused: Exchange): Promise<void> {
  const { call, answer } = refused
  const options = await client.send({ ...call, method: 'OPTIONS' })
  const allow = options.answer.headers.get('Allow') ?? ''
  if (!/\bHEAD\b/i.test(allow)) return
  coverage.judge(call.operation.id, 'answers/head')
  findings.add({
    check: 'answers',
    rule: 'answers/head',
    operation: call.operation.id,
    pointer: call.operation.pointer,
    expected: `HEAD answered as GET, because Allow names it: ${allow}`,
    seen: String(answer.status),
    exchanges: [refused, options],
  })
}

export async function judgeHead(context: Context, base: Exchange): Promise<void> {
  const { client, coverage, findings } = context
  const { call, answer } = base
  if (call.operation.method !== 'GET' || !isSuccess(base)) return
  const exchange = await client.send({ ...call, method: 'HEAD' })
  const { status, text, headers } = exchange.answer
  if (status === 405 || status === 501 || status === 404) return judgeRefusedHead(context, exchange)
  coverage.judge(call.operation.id, 'answers/head')
  const finding = {
    check: 'answers' as const,
    rule: 'answers/head',
    operation: call.operation.id,
    pointer: call.operation.pointer,
    exchanges: [exchange],
  }
  if (status !== answer.status || text !== '')
    findings.add({
      ...finding,
      expected: `HEAD answered as GET (${answer.status}), without a body`,
      seen: `${status} ${start(text)}`,
    })
  else if (headers.get('Content-Type') !== null && headers.get('Content-Type') !== answer.headers.get('Content-Type'))
    findings.add({
      ...finding,
      expected: `the Content-Type of GET, ${answer.headers.get('Content-Type')}`,
      seen: headers.get('Content-Type') ?? '',
    })
}

/** Headers that a cache takes over from 304. */
const KEPT = ['ETag', 'Cache-Control', 'Vary', 'Content-Location', 'Expires']
const OTHER_TAG = '"conformance-of-nothing"'

export async function judgeConditional(
  { client, coverage, findings }: Context,
  { call, answer }: Exchange,
): Promise<void> {
  const tag = answer.headers.get('ETag')
  const { operation } = call
  if (operation.method !== 'GET' || tag === null || !('304' in operation.responses)) return
  const ask = (one: string) => client.send({ ...call, headers: { ...call.headers, 'If-None-Match': one } })
  const exchange = await ask(tag)
  const other = await ask(OTHER_TAG)
  coverage.judge(operation.id, 'answers/conditional')
  const finding = {
    check: 'answers' as const,
    rule: 'answers/conditional',
    operation: operation.id,
    pointer: join(operation.pointer, 'responses', '304'),
  }
  const { status, headers } = exchange.answer
  if (status !== 304)
    findings.add({
      ...finding,
      expected: `304 to If-None-Match: ${tag}`,
      seen: String(status),
      exchanges: [exchange],
    })
  const lacking = KEPT.find((name) => answer.headers.has(name) && !headers.has(name))
  if (status === 304 && lacking)
    findings.add({
      ...finding,
      expected: `${lacking} with 304, because 200 has it (RFC 9110)`,
      seen: 'an answer without it',
      exchanges: [exchange],
      detail: lacking,
    })
  if (other.answer.status === 304)
    findings.add({
      ...finding,
      expected: `the whole answer to If-None-Match: ${OTHER_TAG}, because its ETag is ${tag}`,
      seen: '304',
      exchanges: [other],
      detail: 'another tag',
    })
}
