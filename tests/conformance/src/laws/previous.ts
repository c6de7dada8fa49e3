// Values of the period before are those that the same operation answers for that period, by x-previous at its parameters and fields: the
// parameter or the field beside it that means the present period.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { jsonContent, type Operation, type Schema, successOf } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { isSuccess } from '../http/client.ts'
import { daysAgo } from '../values/days.ts'
import { flatten } from '../values/flat.ts'
import { isSame } from './compare.ts'
import { judgeLaw } from './law.ts'

const MAX_DEPTH = 6
const DAY = /^\d{4}-\d\d-\d\d$/

/** The days of the query that begin and end the present period, and those of the period before, by their names. */
function periodsOf(operation: Operation): { present: string; previous: string }[] {
  return operation.parameters.flatMap(({ name, node }) =>
    typeof node['x-previous'] === 'string' ? [{ present: node['x-previous'], previous: name }] : [],
  )
}

/** The texts that tell the items of a list apart, without days, which are others in another period. */
const keyOf = (item: unknown): string =>
  JSON.stringify(
    Object.entries(isObject(item) ? item : {}).filter(([, one]) => typeof one === 'string' && !DAY.test(one)),
  )

/** Items of two lists that are about the same; of several with the same texts none, unless both lists have as many items. */
function pairsOf(some: unknown[], others: unknown[]): [unknown, unknown][] {
  const isAligned = some.length === others.length && some.every((one, index) => keyOf(one) === keyOf(others[index]))
  if (isAligned) return some.map((one, index) => [one, others[index]])
  return some.flatMap((one): [unknown, unknown][] => {
    const isTwin = (other: unknown) => keyOf(other) === keyOf(one)
    const twins = others.filter(isTwin)
    return twins.length === 1 && some.filter(isTwin).length === 1 ? [[one, twins[0]]] : []
  })
}

type Difference = { place: string; expected: unknown; seen: unknown }

/** The places where `later` says something else of the period before than `earlier` says of its own. */
function otherPrevious(
  document: Json,
  schema: Schema | undefined,
  [later, earlier]: [unknown, unknown],
  place = '',
  depth = 0,
): Difference[] {
  if (depth > MAX_DEPTH) return []
  const flat = flatten(document, schema, later)
  if (Array.isArray(later) && Array.isArray(earlier))
    return pairsOf(later, earlier).flatMap((pair) =>
      otherPrevious(document, flat.items as Schema, pair, `${place}/*`, depth + 1),
    )
  if (!isObject(later) || !isObject(earlier)) return []
  const properties = isObject(flat.properties) ? flat.properties : {}
  return Object.entries(properties).flatMap(([name, property]): Difference[] => {
    const present = flatten(document, property as Schema)['x-previous'] ?? (property as Json)['x-previous']
    if (typeof present !== 'string')
      return otherPrevious(document, property as Schema, [later[name], earlier[name]], `${place}/${name}`, depth + 1)
    const [seen, expected] = [later[name], earlier[present]]
    // A thing that there was nothing of before may have no value there.
    const isKnown = seen !== null && seen !== undefined && expected !== null && expected !== undefined
    return isKnown && !(isSame(seen, expected) && isSame(expected, seen))
      ? [{ place: `${place}/${name}`, expected, seen }]
      : []
  })
}

export async function judgePrevious(context: Context, operation: Operation): Promise<void> {
  const { requests, client, contract } = context
  const [begin, end] = periodsOf(operation)
  const base = begin && end ? await requests.base(operation) : undefined
  if (!base || !begin || !end || !isSuccess(base)) return
  const over = (present: [number, number], previous: [number, number]) =>
    client.send({
      ...base.call,
      query: {
        ...base.call.query,
        [begin.present]: daysAgo(present[0]),
        [end.present]: daysAgo(present[1]),
        [begin.previous]: daysAgo(previous[0]),
        [end.previous]: daysAgo(previous[1]),
      },
    })
  const later = await over([9, 3], [16, 10])
  const earlier = await over([16, 10], [23, 17])
  if (!isSuccess(later) || !isSuccess(earlier)) return
  const schema = jsonContent(successOf(operation)?.content ?? {})?.[1].schema
  const found = otherPrevious(contract.document, schema, [later.answer.body, earlier.answer.body])
  const [first] = found
  judgeLaw(
    context,
    operation,
    'previous',
    first && {
      expected: `${first.place} to be what the answer for that period says: ${start(first.expected)}`,
      seen: start(first.seen),
      exchanges: [later, earlier],
      detail: first.place,
    },
  )
}
