// The check 'limits', only with --provoke-limits: an operation that is called too often answers 429, says for how long, and then answers again.
import { type Context, exceptionOf } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { join } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { start } from './answer-rules.ts'

/** Enough for limits that guard sign-ins and codes; others are named in the overrides. */
const MAX_REQUESTS = 40
/** Longer waits are not waited for. */
const MAX_WAIT_S = 5
const HTTP_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/

/** A call that may be repeated: a reading, or one that the backend refuses, so that nothing is made. */
async function callOf({ requests, overrides, mayWrite }: Context, operation: Operation): Promise<Call | undefined> {
  const limit = overrides.operations[operation.id]?.limit
  const isRead = operation.method === 'GET'
  if (!isRead && !mayWrite && !limit) return undefined
  const [candidate] = await requests.candidates(operation, false)
  if (!candidate || isRead) return candidate
  if (limit?.body !== undefined) return { ...candidate, body: limit.body }
  return candidate.body === undefined ? undefined : { ...candidate, body: { conformanceUnknown: 1 } }
}

async function judgeLimit(context: Context, operation: Operation): Promise<void> {
  const { client, coverage, findings, overrides } = context
  const limit = overrides.operations[operation.id]?.limit
  const call = await callOf(context, operation)
  if (!call) return coverage.skip(operation.id, 'the limit of its rate', 'no call of it may be repeated')
  const most = (limit?.after ?? MAX_REQUESTS - 1) + 1
  let limited: Exchange | undefined
  for (let count = 0; count < most && !limited && !context.isOver(); count += 1) {
    const exchange = await client.sendOnce(call)
    if (exchange.answer.status === 429) limited = exchange
    // A call with an effect is not repeated: it would make or end something again and again.
    else if (isSuccess(exchange) && operation.method !== 'GET' && !limit) break
  }
  const finding = {
    check: 'limits' as const,
    operation: operation.id,
    pointer: join(operation.pointer, 'responses', '429'),
  }
  if (!limited) {
    if (!limit?.after) return coverage.skip(operation.id, 'the limit of its rate', `no 429 in ${most} requests`)
    coverage.judge(operation.id, 'limits/limited')
    const last = await client.sendOnce(call)
    findings.add({
      ...finding,
      rule: 'limits/limited',
      expected: `429 after ${limit.after} requests`,
      seen: `${last.answer.status} ${start(last.answer.text)}`,
      exchanges: [last],
    })
    return
  }
  const wait = limited.answer.headers.get('Retry-After')
  coverage.judge(operation.id, 'limits/retry-after')
  const isForm = wait !== null && (/^\d+$/.test(wait) || HTTP_DATE.test(wait))
  if (!isForm)
    findings.add({
      ...finding,
      rule: 'limits/retry-after',
      expected: 'Retry-After with 429, as seconds or as a date',
      seen: wait ?? 'an answer without it',
      exchanges: [limited],
    })
  if (!isForm || !(Number(wait) <= MAX_WAIT_S)) return
  await new Promise((resolve) => setTimeout(resolve, Number(wait) * 1000))
  const after = await client.sendOnce(call)
  coverage.judge(operation.id, 'limits/over')
  if (after.answer.status === 429)
    findings.add({
      ...finding,
      rule: 'limits/over',
      expected: `another answer after Retry-After: ${wait}`,
      seen: '429 again',
      exchanges: [limited, after],
    })
}

export async function checkLimits(context: Context): Promise<void> {
  const { operations, overrides, mayProvokeLimits, isOver } = context
  if (!mayProvokeLimits) return
  for (const operation of operations) {
    const isNamed = '429' in operation.responses || overrides.operations[operation.id]?.limit
    if (isNamed && !isOver() && !exceptionOf(context, operation.id, 'limits')) await judgeLimit(context, operation)
  }
}
