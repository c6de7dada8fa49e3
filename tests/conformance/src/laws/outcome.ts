// Each answer of an operation has the values that the contract declares for their fields: x-sets: { status: 2, deletedAt: null } at a restoration, or
// those that were sent: x-sets: { changes.note: $request.body#/reason }.
import { filled } from '../arazzo/expressions.ts'
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { extension } from '../contract/operation.ts'
import { isObject, join } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import { isNothing, isSame } from './compare.ts'
import { judgeLaw } from './law.ts'

/** The values at a place, of each item of the lists on the way. */
function shownAt(value: unknown, [name, ...rest]: string[]): unknown[] {
  if (name === undefined) return [value]
  if (Array.isArray(value)) return value.flatMap((one) => shownAt(one, [name, ...rest]))
  return shownAt(isObject(value) ? value[name] : undefined, rest)
}

export function judgeOutcome(context: Context, exchange: Exchange): void {
  const { operation } = exchange.call
  const declared = extension(operation, 'x-sets')
  for (const [field, said] of Object.entries(isObject(declared) ? declared : {})) {
    const value = filled(said, { inputs: {}, steps: {}, outputs: {}, exchange })
    const all = shownAt(exchange.answer.body, field.split('.'))
    // A field that the request leaves out sets nothing.
    if (value === undefined) continue
    const isRightOne = (one: unknown) => (value === null ? isNothing(one) : isSame(one, value))
    const wrong = all.findIndex((one) => !isRightOne(one))
    judgeLaw(
      context,
      operation,
      'outcome',
      wrong >= 0 && {
        expected: `${field} to be ${start(value)} after it`,
        seen: start(all[wrong]),
        exchanges: [exchange],
        pointer: join(operation.pointer, 'x-sets', field),
        detail: field,
      },
    )
  }
}
