// The reason of a refusal decides its status, where the contract documents more than one that might be meant (RFC 9110): who has no valid
// credentials is told so by 401 and not by 403, what does not exist by 404, a role that is too low by 403, a message that cannot be read by 400, and
// a message that can be read and is not right by 422.
import { type Context, exceptionOf } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { join } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import { start } from './answer-rules.ts'

const RULE = 'answers/refusal'

/** The statuses that say what a refusal is about, and those that say something else about it. */
const MEANINGS = {
  'invalid credentials': { right: [401], wrong: [403] },
  'an id that nothing has': { right: [404, 410], wrong: [403] },
  'a role that is too low': { right: [403], wrong: [404] },
  'an item that somebody else has made': { right: [403], wrong: [404] },
  'a body that is no JSON': { right: [400], wrong: [422] },
  'a body that its schema refuses': { right: [422], wrong: [400] },
  'a query parameter that its schema refuses': { right: [400], wrong: [422] },
  'a version that is not the present one': { right: [409, 412], wrong: [400, 403, 404, 422] },
} as const
export type Meaning = keyof typeof MEANINGS

const isDocumented = ({ responses }: Operation, status: number) => String(status) in responses

/** Judges the status of a refusal whose only reason is known. */
export function judgeRefusalStatus(context: Context, exchange: Exchange, meaning: Meaning): void {
  const { operation } = exchange.call
  const { status } = exchange.answer
  const right: readonly number[] = MEANINGS[meaning].right
  const wrong: readonly number[] = MEANINGS[meaning].wrong
  const expected = right.filter((one) => isDocumented(operation, one))
  if (expected.length === 0 || exceptionOf(context, operation.id, RULE) !== undefined) return
  context.coverage.judge(operation.id, RULE)
  if (!wrong.includes(status)) return
  context.findings.add({
    check: 'answers',
    rule: RULE,
    operation: operation.id,
    pointer: join(operation.pointer, 'responses', String(expected[0])),
    expected: `${expected.join(' or ')} to ${meaning}`,
    seen: `${status} ${start(exchange.answer.text)}`,
    exchanges: [exchange],
    detail: meaning,
  })
}

/** True if an id of this path parameter that nothing has is a 404: it names an item, or nothing but tenants could be not found anywhere. */
export function isFoundByIds({ callers, contract }: Context, name: string): boolean {
  const own = callers.get(callers.main)?.ids ?? {}
  const names = ({ path }: Operation) => [...path.matchAll(/\{([^}]+)\}/g)].map(([, one]) => one ?? '')
  const isOfTenants = (operation: Operation) =>
    names(operation).every((one) => one in own) && names(operation).includes(name)
  return !(name in own) || contract.operations.some((one) => isOfTenants(one) && isDocumented(one, 404))
}
