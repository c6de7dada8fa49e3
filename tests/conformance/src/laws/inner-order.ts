// A list inside of an answer is in the order that its schema declares: x-order beside its items.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { jsonContent, type Schema, successOf } from '../contract/operation.ts'
import { isObject, type Json, join } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import { flatten } from '../values/flat.ts'
import { judgeLaw } from './law.ts'
import { isInOrder, keysOfOrder, wordsOfOrder } from './order.ts'

const MAX_DEPTH = 6

/** The lists of a body whose schema declares an order, with their place and that order. */
function ordered(
  document: Json,
  schema: Schema | undefined,
  value: unknown,
  place = '',
  depth = 0,
): { place: string; items: unknown[]; order: unknown; item: Json }[] {
  if (depth > MAX_DEPTH || value === null || typeof value !== 'object') return []
  const flat = flatten(document, schema, value)
  if (Array.isArray(value)) {
    const items: unknown[] = value
    const own =
      flat['x-order'] === undefined
        ? []
        : [{ place, items, order: flat['x-order'], item: flatten(document, flat.items as Schema, items[0]) }]
    return [...own, ...items.flatMap((one) => ordered(document, flat.items as Schema, one, `${place}/*`, depth + 1))]
  }
  const properties = Object(flat.properties) as Json
  return Object.entries(value).flatMap(([name, one]) =>
    isObject(flat.properties) ? ordered(document, properties[name] as Schema, one, join(place, name), depth + 1) : [],
  )
}

export function judgeInnerOrder(context: Context, exchange: Exchange): void {
  const { contract } = context
  const { operation } = exchange.call
  const schema = jsonContent(successOf(operation)?.content ?? {})?.[1].schema
  for (const { place, items, order, item } of ordered(contract.document, schema, exchange.answer.body)) {
    const keys = keysOfOrder(contract, order, item)
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
