// A field of a request whose value becomes a further item of a list, such as a comment with a change: x-adds: comments/text.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import type { Schema } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import type { Call, Exchange } from '../http/client.ts'
import { flatten } from '../values/flat.ts'
import { judgeLaw } from './law.ts'

type Missing = { field: string; place: string; value: unknown }

/** The lists of an item that a request adds to; `missing` are those that have no item with the value that was sent. */
export function appendedBy(
  { contract, requests }: Context,
  { operation, body }: Call,
  item: unknown,
): { isMeant: boolean; missing: Missing[] } {
  const sent = isObject(body) ? body : {}
  const { properties } = flatten(contract.document, requests.content(operation)?.[1].schema, sent)
  const meant = Object.entries(isObject(properties) ? properties : {}).flatMap(([field, schema]): Missing[] => {
    const place = field in sent ? flatten(contract.document, schema as Schema)['x-adds'] : undefined
    const [list = ''] = String(place).split('/')
    return typeof place === 'string' && Array.isArray(Object(item)[list]) ? [{ field, place, value: sent[field] }] : []
  })
  const missing = meant.filter(({ place, value }) => {
    const [list = '', name = ''] = place.split('/')
    return !(Object(item) as Record<string, Json[]>)[list]?.some((one) => Object(one)[name] === value)
  })
  return { isMeant: meant.length > 0, missing }
}

/** Judges what an answer or a reading shows of an item after a request that adds to its lists. */
export function judgeAppended(context: Context, exchange: Exchange, item: unknown, read: Exchange[] = []): void {
  const { operation } = exchange.call
  const { isMeant, missing } = operation.body
    ? appendedBy(context, exchange.call, item)
    : { isMeant: false, missing: [] }
  const [first] = missing
  if (!isMeant) return
  judgeLaw(
    context,
    operation,
    'appended',
    first && {
      expected: `an item of ${first.place} with ${start(first.value)}, which ${first.field} of the request adds`,
      seen: start(Object(item)[first.place.split('/')[0] ?? ''] as unknown),
      exchanges: [exchange, ...read],
      detail: first.field,
    },
  )
}
