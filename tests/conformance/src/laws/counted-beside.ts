// A number that counts the list beside it, by its name, is the number of the items of that list: 'commentCount' beside 'comments'. Of a list that
// is shown in part only, as its schema says by x-part, more may be counted than it shows.
import type { Context } from '../context.ts'
import { jsonContent, type Schema, successOf } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import { flatten } from '../values/flat.ts'
import { isCounterOf } from './counters.ts'
import { judgeLaw } from './law.ts'

const MAX_DEPTH = 6

type Wrong = { place: string; field: string; list: string; count: number; length: number }

/** The numbers of a body that do not count the list beside them. */
function wrongIn(document: Json, schema: Schema | undefined, value: unknown, place = '', depth = 0): Wrong[] {
  if (depth > MAX_DEPTH || value === null || typeof value !== 'object') return []
  const flat = flatten(document, schema, value)
  if (Array.isArray(value))
    return value.flatMap((one) => wrongIn(document, flat.items as Schema, one, `${place}/*`, depth + 1))
  const properties = isObject(flat.properties) ? flat.properties : {}
  const lists = Object.entries(value).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
  const numbers = Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  const own = lists.flatMap(([list, items]) => {
    const array = flatten(document, properties[list] as Schema)
    const isPart = array['x-part'] === true || typeof array.maxItems === 'number'
    return numbers.flatMap(([field, count]): Wrong[] => {
      const isWrong = isCounterOf(field, list) && (isPart ? count < items.length : count !== items.length)
      return isWrong ? [{ place, field, list, count, length: items.length }] : []
    })
  })
  const inner = Object.entries(value).flatMap(([name, one]) =>
    wrongIn(document, properties[name] as Schema, one, `${place}/${name}`, depth + 1),
  )
  return [...own, ...inner]
}

export function judgeCountsBeside(context: Context, exchange: Exchange): void {
  const { operation } = exchange.call
  const schema = jsonContent(successOf(operation)?.content ?? {})?.[1].schema
  const [wrong] = wrongIn(context.contract.document, schema, exchange.answer.body)
  judgeLaw(
    context,
    operation,
    'counted-beside',
    wrong && {
      expected: `${wrong.field} to be ${wrong.length}, as many as ${wrong.place}/${wrong.list} has`,
      seen: String(wrong.count),
      exchanges: [exchange],
      detail: `${wrong.place}/${wrong.field}`,
    },
  )
}
