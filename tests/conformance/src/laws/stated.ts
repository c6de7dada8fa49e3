// Judges the statements of schemas about fields by those beside them: x-at-least, x-equals, x-set-when, x-without-gaps.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { jsonContent, successOf } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { judgeLaw } from './law.ts'
import { statementsOf } from './stated-fields.ts'

/** The statements about an item of a list, by the fields that its reading alone shows, too. */
export function judgeStatedOfWhole(context: Context, list: ListModel, item: Json, exchanges: Exchange[]): void {
  const whole: unknown = exchanges.at(-1)?.answer.body
  if (!isObject(whole)) return
  const { judged, broken } = statementsOf(context.contract.document, list.item, { ...whole, ...item })
  for (const law of judged) {
    const wrong = broken.find((one) => one.law === law)
    judgeLaw(
      context,
      list.operation,
      law,
      wrong && {
        expected: `${wrong.place} of the item to be ${wrong.expected}, as its reading shows`,
        seen: start(wrong.seen),
        exchanges,
        detail: wrong.place,
      },
    )
  }
}

export function judgeStated(context: Context, exchange: Exchange): void {
  const { operation } = exchange.call
  const schema = jsonContent(successOf(operation)?.content ?? {})?.[1].schema
  const { answer, at } = exchange
  const now = Date.parse(answer.headers.get('Date') ?? '') || at
  const { judged, broken } = statementsOf(context.contract.document, schema, answer.body, now)
  for (const law of judged) {
    const wrong = broken.find((one) => one.law === law)
    judgeLaw(
      context,
      operation,
      law,
      wrong && {
        expected: `${wrong.place} to be ${wrong.expected}`,
        seen: start(wrong.seen),
        exchanges: [exchange],
        detail: wrong.place,
      },
    )
  }
}
