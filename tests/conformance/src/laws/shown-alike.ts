// An item is the same wherever it is shown: in its reading, in lists, and inside of other items. Items are known as the same by the name of
// their schema and their id.
import { isDeepStrictEqual } from 'node:util'
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { extension, jsonContent, namesIn, type Operation, type Schema, successOf } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { answerName } from '../model/model.ts'
import { flatten } from '../values/flat.ts'
import { isNothing, isSame } from './compare.ts'
import { judgeLaw } from './law.ts'
import { otherOrder } from './same-order.ts'

const MAX_DEPTH = 6
/** Other operations that are read for the items of one. */
const MAX_OTHERS = 4
/** Items of one schema that are read one by one. */
const MAX_READ = 2
const MOMENT = /^\d{4}-\d\d-\d\dT/
const SECOND_MS = 1000
/** Fields that may change between two readings. */
const CHANGING =
  /^(version|revision|etag|(last|next|updated|modified|changed|expires)[_A-Z].*)$|(Token|Secret|Key|Url)$/

type Item = { schema: string; id: string; value: Json }

/** The name of the schema that a place refers to, also as one of several that may be null. */
function refName(schema: unknown): string {
  if (!isObject(schema)) return ''
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? ''
  const parts = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((one): unknown[] => (Array.isArray(one) ? one : []))
  const names = parts.map(refName).filter(Boolean)
  return names.length === 1 ? (names[0] ?? '') : ''
}

const schemaOf = (operation: Operation): Schema | undefined =>
  jsonContent(successOf(operation)?.content ?? {})?.[1].schema

/** The items that a body holds at any depth. */
function itemsIn(document: Json, schema: Schema | undefined, value: unknown, depth = 0): Item[] {
  if (depth > MAX_DEPTH || value === null || typeof value !== 'object') return []
  const flat = flatten(document, schema, value)
  if (Array.isArray(value)) return value.flatMap((one) => itemsIn(document, flat.items as Schema, one, depth + 1))
  const { id } = value as Json
  const name = refName(schema)
  const own =
    name !== '' && (typeof id === 'string' || typeof id === 'number')
      ? [{ schema: name, id: String(id), value: value as Json }]
      : []
  const properties = Object(flat.properties) as Json
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, one]) => itemsIn(document, properties[key] as Schema, one, depth + 1)),
  ]
}

/** The names of the schemas with an id that an answer may hold. */
function namesShown(document: Json, schema: Schema | undefined, depth = 0): string[] {
  if (depth > MAX_DEPTH || schema === undefined) return []
  const flat = flatten(document, schema)
  const properties = Object(flat.properties) as Json
  const own = 'id' in properties ? [refName(schema)] : []
  return [
    ...own.filter(Boolean),
    ...namesShown(document, flat.items as Schema | undefined, depth + 1),
    ...Object.values(properties).flatMap((one) => namesShown(document, one as Schema, depth + 1)),
  ]
}

const isMoment = (one: unknown): one is string => typeof one === 'string' && MOMENT.test(one)

/** A list or another item may show the beginning of a long text. */
const isBeginning = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' &&
  typeof other === 'string' &&
  [one, other].some((text) => text.length > 20) &&
  (one.startsWith(other.replace(/(…|\.\.\.)$/, '')) || other.startsWith(one.replace(/(…|\.\.\.)$/, '')))

const byId = (some: unknown[], one: unknown, index: number): unknown =>
  isObject(one) && 'id' in one ? some.find((other) => isObject(other) && other.id === one.id) : some[index]

/** The places where two showings of an item differ; what only one of them shows does not count. */
function unlike(one: unknown, other: unknown, place = ''): string[] {
  if (isObject(one) && isObject(other))
    return Object.keys(one).flatMap((key) =>
      key in other && !CHANGING.test(key) ? unlike(one[key], other[key], place ? `${place}.${key}` : key) : [],
    )
  if (Array.isArray(one) && Array.isArray(other)) {
    // Of the parts of an item there may be a selection, such as its last messages.
    if (one.length !== other.length) return []
    if (!one.some(isObject)) return isSame(one, other) && isSame(other, one) ? [] : [place]
    if (otherOrder(one, other, () => false).includes('')) return [place]
    return one.flatMap((element, index) => unlike(element, byId(other, element, index), place))
  }
  if (one === undefined || other === undefined || isBeginning(one, other)) return []
  if (isMoment(one) && isMoment(other)) return Math.abs(Date.parse(one) - Date.parse(other)) < SECOND_MS ? [] : [place]
  if (!isNothing(one) && !isNothing(other) && typeof one !== typeof other) return []
  return isSame(one, other) ? [] : [place]
}

/** Fields that say which state of an item is shown: its version, and what else it belongs to, such as a run. */
const OF_STATE = /^(version|revision|etag)$|[a-z]Ids?$|_ids?$/

/** True if two showings are of the same state of an item. An item of an earlier run may be kept as it was then. */
const isSameState = (one: Json, other: Json): boolean =>
  Object.keys(one).every((key) => !OF_STATE.test(key) || !(key in other) || isDeepStrictEqual(one[key], other[key]))

/** Calls that may show the items of an answer as well: the reading of some of them first. */
async function othersFor(context: Context, exchange: Exchange, items: Item[]): Promise<Call[]> {
  const { contract, requests, model } = context
  const { operation, path } = exchange.call
  const names = new Set(items.map(({ schema }) => schema))
  const calls: Call[] = []
  for (const other of contract.operations) {
    const isMeant =
      other.method === 'GET' &&
      other !== operation &&
      extension(other, 'x-computes') !== true &&
      context.overrides.operations[other.id]?.leave === undefined &&
      namesShown(contract.document, schemaOf(other)).some((one) => names.has(one))
    if (!isMeant || context.isOver()) continue
    const [last] = namesIn(other.path).slice(-1)
    const isReading = other.path.endsWith('}') && !model.lists.has(other.id)
    const base = await requests.base(other)
    if (!base || !isSuccess(base) || base.call.caller !== exchange.call.caller) continue
    const shared = Object.fromEntries(Object.entries(path).filter(([name]) => name in base.call.path))
    const read = items.filter(({ schema }) => isReading && schema === answerName(other)).slice(0, MAX_READ)
    if (isReading && last !== undefined)
      calls.unshift(...read.map(({ id }) => ({ ...base.call, path: { ...base.call.path, ...shared, [last]: id } })))
    if (!isReading || read.length === 0) calls.push({ ...base.call, path: { ...base.call.path, ...shared } })
  }
  return calls.slice(0, MAX_OTHERS)
}

/** Two answers for different times or choices may show an item differently. */
const isOfSameQuery = (one: Call, other: Call): boolean =>
  isDeepStrictEqual(one.query, other.query) ||
  [one, other].every(({ query }) => !Object.values(query).some((value) => /^\d{4}-\d\d/.test(String(value))))

export async function judgeShownAlike(context: Context, operation: Operation): Promise<void> {
  const { contract, requests, client } = context
  if (operation.method !== 'GET' || extension(operation, 'x-computes') === true) return
  if (namesShown(contract.document, schemaOf(operation)).length === 0) return
  const base = await requests.base(operation)
  if (!base || !isSuccess(base)) return
  const read = async (call: Call): Promise<[Exchange, Item[]]> => {
    const exchange = await client.send(call)
    const body: unknown = isSuccess(exchange) ? exchange.answer.body : undefined
    return [exchange, itemsIn(contract.document, schemaOf(call.operation), body)]
  }
  const [, known] = await read(base.call)
  for (const call of await othersFor(context, base, known)) {
    if (context.isOver()) return
    if (!isOfSameQuery(base.call, call)) continue
    const [own, items] = await read(base.call)
    const [other, shown] = await read(call)
    const find = ({ schema, id }: Item) => shown.find((one) => one.schema === schema && one.id === id)
    const fieldsOf = (item: Item) => {
      const twin = find(item)
      return twin && isSameState(item.value, twin.value) ? unlike(item.value, twin.value) : []
    }
    const wrong = items.find((item) => fieldsOf(item).length > 0)
    // A change between the two readings is no contradiction.
    const [again, later] = wrong ? await read(base.call) : []
    const now = later?.find(({ schema, id }) => schema === wrong?.schema && id === wrong.id)
    const fields = wrong && now ? fieldsOf(now).filter((field) => fieldsOf(wrong).includes(field)) : []
    judgeLaw(
      context,
      operation,
      'shown-alike',
      wrong &&
        again &&
        fields.length > 0 && {
          expected: `${fields.join(', ')} of ${wrong.schema} ${wrong.id} as ${call.operation.id} shows it: ${start(find(wrong)?.value)}`,
          seen: start(wrong.value),
          exchanges: [own, other, again],
          detail: fields.join(),
        },
    )
  }
}
