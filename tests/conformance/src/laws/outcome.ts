// Each answer of an operation has the values that the contract declares for its fields: x-sets: { status: 2, deletedAt: null } at a restoration.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { extension } from '../contract/operation.ts'
import { at, isObject, join } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import { isNothing, isSame } from './compare.ts'
import { judgeLaw } from './law.ts'

export function judgeOutcome(context: Context, exchange: Exchange): void {
  const { operation } = exchange.call
  const declared = extension(operation, 'x-sets')
  for (const [field, value] of Object.entries(isObject(declared) ? declared : {})) {
    const shown = at(exchange.answer.body, join('', ...field.split('.')))
    const isRight = value === null ? isNothing(shown) : isSame(shown, value)
    judgeLaw(
      context,
      operation,
      'outcome',
      !isRight && {
        expected: `${field} to be ${start(value)} after it`,
        seen: start(shown),
        exchanges: [exchange],
        pointer: join(operation.pointer, 'x-sets', field),
        detail: field,
      },
    )
  }
}
