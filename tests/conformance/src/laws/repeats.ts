// An answer that holds what another operation answers, too, holds the same: x-repeats at the operation names the other one, the fields of both, and
// the query by fields of the answer: x-repeats: { operation: getReport, query: { from: period/from }, fields: { rows: report/rows } }. What both paths
// name is the same.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { extension, type Operation } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { isSame } from './compare.ts'
import { judgeLaw } from './law.ts'
import { otherOrder } from './same-order.ts'
import { valueAt } from './stated-fields.ts'

/** The value of a path in a body; the whole body for an empty one. */
const partAt = (body: unknown, path: string): unknown => (path === '' ? body : valueAt(body, path))

const isAlike = (one: unknown, other: unknown): boolean =>
  isSame(one, other) && isSame(other, one) && otherOrder(one, other, () => false).length === 0

/** The query of the other operation; undefined if the answer does not have what it needs. */
function queryFrom(body: unknown, { query, optional }: Json): Json | undefined {
  const valuesOf = (paths: unknown) =>
    Object.entries(isObject(paths) ? paths : {}).map(([name, path]) => [name, partAt(body, String(path))] as const)
  const isKnown = (value: unknown) => value !== null && value !== undefined
  const needed = valuesOf(query)
  if (!needed.every(([, value]) => isKnown(value))) return undefined
  return Object.fromEntries([...needed, ...valuesOf(optional).filter(([, value]) => isKnown(value))])
}

/** The fields of the answer with those of the other one. */
function fieldsOf({ fields }: Json): [string, string][] {
  if (Array.isArray(fields)) return fields.map((name) => [String(name), String(name)])
  return Object.entries(isObject(fields) ? fields : {}).map(([name, path]) => [name, String(path)])
}

async function judgeRepetition(context: Context, exchange: Exchange, stated: Json): Promise<void> {
  const { contract, requests, client } = context
  const other = contract.operations.find(({ id }) => id === stated.operation)
  const base = other && (await requests.base(other))
  const query = queryFrom(exchange.answer.body, stated)
  if (!base || !query || !isSuccess(base)) return
  const { path } = exchange.call
  const shared = Object.fromEntries(Object.entries(path).filter(([name]) => name in base.call.path))
  const read = await client.send({
    ...base.call,
    path: { ...base.call.path, ...shared },
    query: { ...base.call.query, ...query },
  })
  if (!isSuccess(read)) return
  const places = fieldsOf(stated).filter(([own, path]) => {
    const [shown, wanted] = [partAt(exchange.answer.body, own), partAt(read.answer.body, path)]
    return shown !== undefined && wanted !== undefined && !isAlike(shown, wanted)
  })
  const [first] = places
  judgeLaw(
    context,
    exchange.call.operation,
    'repeats',
    first && {
      expected: `${first[0]} as ${read.call.operation.id} answers it: ${start(partAt(read.answer.body, first[1]))}`,
      seen: start(partAt(exchange.answer.body, first[0])),
      exchanges: [exchange, read],
      detail: places.map(([own]) => own).join(),
    },
  )
}

export async function judgeRepeats(context: Context, operation: Operation): Promise<void> {
  const declared = [extension(operation, 'x-repeats')].flat().filter(isObject)
  const base = declared.length > 0 ? await context.requests.base(operation) : undefined
  if (!base || !isSuccess(base)) return
  const exchange = await context.client.send(await context.requests.again(base))
  if (isSuccess(exchange)) for (const stated of declared) await judgeRepetition(context, exchange, stated)
}
