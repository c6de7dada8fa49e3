// A list that has each value of an enumeration once, by x-each in its schema, has them all: x-each: metric names the field of its items.
import type { Context } from '../context.ts'
import { jsonContent, type Schema, successOf } from '../contract/operation.ts'
import { type Json, textOfValue } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import { enumOf } from '../model/lists.ts'
import { listsSaying } from './inner-lists.ts'
import { judgeLaw } from './law.ts'

export function judgeEachValue(context: Context, exchange: Exchange): void {
  const { contract } = context
  const { operation } = exchange.call
  const schema = jsonContent(successOf(operation)?.content ?? {})?.[1].schema
  for (const { place, items, said, item } of listsSaying(contract.document, 'x-each', schema, exchange.answer.body)) {
    const field = String(said)
    const values = enumOf(contract, (Object(item.properties) as Json)[field] as Schema)
    const shown = items.map((one) => (Object(one) as Json)[field])
    const missing = values.filter((value) => !shown.includes(value))
    const twice = shown.filter((value, index) => shown.indexOf(value) !== index)
    judgeLaw(
      context,
      operation,
      'each-value',
      values.length > 0 &&
        missing.length + twice.length > 0 && {
          expected: `each of the ${values.length} values of ${field} once at ${place || '/'}`,
          seen: [
            ...missing.map((value) => `none with ${textOfValue(value)}`),
            ...twice.map((value) => `${textOfValue(value)} twice`),
          ].join(', '),
          exchanges: [exchange],
          detail: place,
        },
    )
  }
}
