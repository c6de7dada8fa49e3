// A number that is the sum of a field over the list beside it, by x-sum in its schema: x-sum: { of: days, field: cost }, of some of its items
// with where: { state: [1, 2] }, or of fields beside it: x-sum: { fields: [net, tax/amount] }. Several are sums of each of them.
import type { Context } from '../context.ts'
import { extensionsIn } from '../contract/extensions.ts'
import { jsonContent, type Schema, successOf } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import { flatten } from '../values/flat.ts'
import { judgeLaw } from './law.ts'
import { matches, mayBePart, valueAt } from './stated-fields.ts'

const MAX_DEPTH = 6

type Wrong = { place: string; what: string; value: unknown; sum: number }

const decimals = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0

/** The sum of numbers; undefined if one of them is none. */
const total = (values: unknown[]): number | undefined =>
  values.every((value) => typeof value === 'number')
    ? values.reduce((sum: number, value: number) => sum + value, 0)
    : undefined

/** The sum of a field over a list; undefined if an item has no number there, or the list is as long as it may be, so that it may be a part. */
function sumOf(items: unknown, field: string, schema: Json, where: unknown): number | undefined {
  if (!Array.isArray(items) || mayBePart(schema, items)) return undefined
  return total(items.filter((one) => matches(one, where)).map((one) => valueAt(one, field)))
}

type Summed = { what: string; sum: number | undefined; parts: unknown }

/** The sum that a statement names, in an object. */
function summedBy(document: Json, { of, field, where, fields }: Json, object: Json, properties: Json): Summed {
  if (Array.isArray(fields)) {
    const parts = fields.map((one) => valueAt(object, String(one)))
    return { what: `the sum of ${fields.join(' and ')}`, sum: total(parts), parts }
  }
  const [list, summed] = [String(of), String(field)]
  const sum = sumOf(object[list], summed, flatten(document, properties[list] as Schema), where)
  return { what: `the sum of ${summed} of ${list}`, sum, parts: object[list] }
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
  if (!extensionsIn(document, schema).has('x-sum')) return []
  const flat = flatten(document, schema, value)
  if (Array.isArray(value))
    return value.flatMap((one) => wrongIn(document, flat.items as Schema, one, `${place}/*`, depth + 1))
  const properties = isObject(flat.properties) ? flat.properties : {}
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
    const property = properties[name] as Schema | undefined
    const below = `${place}/${name}`
    if (typeof one !== 'number') return wrongIn(document, property, one, below, depth + 1)
    const said = flatten(document, property)['x-sum']
    const sums = [said].flat().filter(isObject)
    return sums.flatMap((stated): Wrong[] => {
      const { what, sum, parts } = summedBy(document, stated, value as Json, properties)
      return sum !== undefined && !isSum(one, sum, parts) ? [{ place: below, what, value: one, sum }] : []
    })
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
      expected: `${wrong.sum} at ${wrong.place}, ${wrong.what}`,
      seen: String(wrong.value),
      exchanges: [exchange],
      detail: wrong.place,
    },
  )
}
