// A field of a request that says how many days an answer is about: x-spans: [dateBegin, dateEnd] names the first and the last day of the answer.
import type { Context } from '../context.ts'
import type { Schema } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import { flatten } from '../values/flat.ts'
import { judgeLaw } from './law.ts'
import { valueAt } from './stated-fields.ts'

const DAY_MS = 86_400_000

/** The number of days from the first to the last one; undefined where one of them is not known. */
function daysBetween(body: unknown, [first, last]: unknown[]): number | undefined {
  const [begin, end] = [first, last].map((path) => Date.parse(String(valueAt(body, String(path)))))
  const days = begin === undefined || end === undefined ? Number.NaN : Math.round((end - begin) / DAY_MS) + 1
  return Number.isNaN(days) ? undefined : days
}

export function judgeSpans(context: Context, exchange: Exchange): void {
  const { call, answer } = exchange
  const { operation, body, rawBody } = call
  const { document } = context.contract
  const { properties } = flatten(document, context.requests.content(operation)?.[1].schema, body)
  if (rawBody !== undefined || !isObject(body) || !isObject(properties)) return
  for (const [name, schema] of Object.entries(properties)) {
    const flat: Json = flatten(document, schema as Schema)
    const wanted = name in body ? body[name] : flat.default
    const days = Array.isArray(flat['x-spans']) ? daysBetween(answer.body, flat['x-spans']) : undefined
    if (days === undefined || typeof wanted !== 'number') continue
    judgeLaw(
      context,
      operation,
      'spans',
      days !== wanted && {
        expected: `an answer about ${wanted} days, as ${name} says`,
        seen: `${days} days`,
        exchanges: [exchange],
        detail: name,
      },
    )
  }
}
