// A number that is the sum of a field over the list beside it, by x-sum in its schema: x-sum: { of: days, field: cost }, or several of them.
import type { Context } from '../context.ts'
import { jsonContent, type Schema, successOf } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import { flatten } from '../values/flat.ts'
import { judgeLaw } from './law.ts'

const MAX_DEPTH = 6

type Wrong = { place: string; list: string; field: string; value: number; sum: number }

const decimals = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0

/** The sum of a field over a list; undefined if an item has no number there, or the list is as long as it may be, so that it may be a part. */
function sumOf(items: unknown, field: string, schema: Json): number | undefined {
  if (!Array.isArray(items) || schema['x-part'] === true || items.length >= Number(schema.maxItems ?? Infinity))
    return undefined
  const values = items.map((one) => (isObject(one) ? one[field] : undefined))
  return values.every((value) => typeof value === 'number')
    ? values.reduce((sum: number, value: number) => sum + value, 0)
    : undefined
}

/** Whole numbers are counted; of others, each one may be rounded. */
function isSum(value: number, sum: number, items: unknown): boolean {
  const numbers = JSON.stringify(items).match(/-?\d+\.\d+/g) ?? []
  const least = Math.max(decimals(value), ...numbers.map((one) => decimals(Number(one))))
  const allowed = least === 0 ? 1e-9 : 0.6 * 10 ** -least * (numbers.length + 1)
  return Math.abs(value - sum) <= allowed
}

function wrongIn(document: Json, schema: Schema | undefined, value: unknown, place = '', depth = 0): Wrong[] {
  if (depth > MAX_DEPTH || value === null || typeof value !== 'object') return []
  const flat = flatten(document, schema, value)
  if (Array.isArray(value))
    return value.flatMap((one) => wrongIn(document, flat.items as Schema, one, `${place}/*`, depth + 1))
  const properties = isObject(flat.properties) ? flat.properties : {}
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
    const said = flatten(document, properties[name] as Schema)['x-sum']
    const own = [said]
      .flat()
      .filter(isObject)
      .flatMap(({ of, field }): Wrong[] => {
        const [list, summed] = [String(of), String(field)]
        const items: unknown = (value as Json)[list]
        const sum = sumOf(items, summed, flatten(document, properties[list] as Schema))
        return typeof one === 'number' && sum !== undefined && !isSum(one, sum, items)
          ? [{ place: `${place}/${name}`, list, field: summed, value: one, sum }]
          : []
      })
    return [...own, ...wrongIn(document, properties[name] as Schema, one, `${place}/${name}`, depth + 1)]
  })
}

export function judgeSummed(context: Context, exchange: Exchange): void {
  const { operation } = exchange.call
  const schema = jsonContent(successOf(operation)?.content ?? {})?.[1].schema
  const [wrong] = wrongIn(context.contract.document, schema, exchange.answer.body)
  judgeLaw(
    context,
    operation,
    'summed',
    wrong && {
      expected: `${wrong.sum} at ${wrong.place}, the sum of ${wrong.field} of ${wrong.list}`,
      seen: String(wrong.value),
      exchanges: [exchange],
      detail: wrong.place,
    },
  )
}
