// A list inside of an answer is in the order that its schema declares: x-order beside its items.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { jsonContent, successOf } from '../contract/operation.ts'
import { isObject } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import { valuesAt } from './filters.ts'
import { listsSaying } from './inner-lists.ts'
import { judgeLaw } from './law.ts'
import { isInOrder, keysOfOrder, wordsOfOrder } from './order.ts'

/** An order of the values of a list of the request, such as that of the ids that it names. */
const asRequested = (said: unknown, body: unknown): unknown =>
  [said]
    .flat()
    .map((one) =>
      isObject(one) && typeof one.request === 'string' ? { ...one, values: valuesAt(body, one.request) } : one,
    )

export function judgeInnerOrder(context: Context, exchange: Exchange): void {
  const { contract } = context
  const { operation } = exchange.call
  const schema = jsonContent(successOf(operation)?.content ?? {})?.[1].schema
  for (const { place, items, said, item } of listsSaying(contract.document, 'x-order', schema, exchange.answer.body)) {
    const keys = keysOfOrder(contract, asRequested(said, exchange.call.body), item)
    judgeLaw(
      context,
      operation,
      'inner-order',
      !isInOrder(items, keys) && {
        expected: `the items at ${place} by ${wordsOfOrder(keys)}`,
        seen: start(items.map((one) => keys.map(({ valueOf }) => valueOf(one)))),
        exchanges: [exchange],
        detail: place,
      },
    )
  }
}
