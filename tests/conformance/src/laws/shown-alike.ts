// An item is the same wherever it is shown: in its reading, in lists, and inside of other items. Items are known as the same by the name of
// their schema and their id; a name that stands beside an id ('campaignName', 'campaignId') is the same wherever that id is named.
import { isDeepStrictEqual } from 'node:util'
import { start } from '../checks/answer-rules.ts'
import { type Context, exceptionOf } from '../context.ts'
import { extension, jsonContent, namesIn, type Operation, type Schema, successOf } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { answerName } from '../model/model.ts'
import { isNothing, isSame } from './compare.ts'
import { judgeLaw } from './law.ts'
import { otherOrder } from './same-order.ts'
import { type Item, itemsIn, namesShown, OF_A_THING } from './shown-items.ts'

/** Other operations that are read for the items of one. */
const MAX_OTHERS = 8
/** Items of one schema that are read one by one. */
const MAX_READ = 3
const MOMENT = /^\d{4}-\d\d-\d\dT/
const SECOND_MS = 1000
/** Fields that may change between two readings. */
const CHANGING = /^(version|revision|etag|(last|next|expires)[_A-Z].*)$|(Token|Secret|Key|Url)$/

const schemaOf = (operation: Operation): Schema | undefined =>
  jsonContent(successOf(operation)?.content ?? {})?.[1].schema

const isMoment = (one: unknown): one is string => typeof one === 'string' && MOMENT.test(one)

const ELLIPSIS = /(…|\.\.\.)$/

/** A list or another item may show the beginning of a long text, with an ellipsis: both have the same schema, with room for all of it. */
const isBeginning = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' &&
  typeof other === 'string' &&
  ((ELLIPSIS.test(other) && one.startsWith(other.replace(ELLIPSIS, ''))) ||
    (ELLIPSIS.test(one) && other.startsWith(one.replace(ELLIPSIS, ''))))

const byId = (some: unknown[], one: unknown, index: number): unknown =>
  isObject(one) && 'id' in one ? some.find((other) => isObject(other) && other.id === one.id) : some[index]

/** The places where two showings of an item differ; what only one of them shows does not count. */
function unlike(one: unknown, other: unknown, place = ''): string[] {
  if (isObject(one) && isObject(other))
    return Object.keys(one).flatMap((key) =>
      key in other && !CHANGING.test(key) ? unlike(one[key], other[key], place ? `${place}.${key}` : key) : [],
    )
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return [place]
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
/** Owners of an item in each of its states: a person, a tenant, the item above it. */
const OF_ITEM = /(user|author|owner|assignee|creator|member|person|account|parent)_?ids?$/i

/** True if two showings are of the same state of an item. An item of an earlier run may be kept as it was then. */
const isSameState = (one: Json, other: Json): boolean =>
  Object.keys(one).every(
    (key) => !OF_STATE.test(key) || OF_ITEM.test(key) || !(key in other) || isDeepStrictEqual(one[key], other[key]),
  )

type Candidate = { operation: Operation; names: string[]; isReading: boolean }

/** The readings of other operations that may show the same things. */
function candidatesFor(context: Context, operation: Operation): Candidate[] {
  const { contract, model, overrides } = context
  const names = new Set(namesShown(contract.document, schemaOf(operation)))
  return contract.operations.flatMap((other): Candidate[] => {
    const isMeant =
      other.method === 'GET' &&
      other !== operation &&
      extension(other, 'x-computes') !== true &&
      overrides.operations[other.id]?.leave === undefined &&
      exceptionOf(context, other.id, 'laws/shown-alike') === undefined
    const shared = isMeant ? namesShown(contract.document, schemaOf(other)).filter((one) => names.has(one)) : []
    const isReading = other.path.endsWith('}') && !model.lists.has(other.id)
    return shared.length > 0 ? [{ operation: other, names: [...new Set(shared)], isReading }] : []
  })
}

/** The candidate that shows most of what was least compared so far. */
function nextOf(candidates: Candidate[], compared: Map<string, number>): Candidate | undefined {
  const worthOf = ({ names, isReading }: Candidate) =>
    names.reduce((sum, name) => sum + 1 / (1 + 4 * (compared.get(name) ?? 0)), isReading ? 0.5 : 0)
  return candidates.toSorted((one, other) => worthOf(other) - worthOf(one))[0]
}

/** Calls that may show the items of an answer as well, by the same values of the parameters that both of them have. */
async function othersFor(context: Context, exchange: Exchange, items: Item[]): Promise<Call[]> {
  const { requests } = context
  const { operation, path, query } = exchange.call
  const candidates = candidatesFor(context, operation)
  const compared = new Map<string, number>()
  const calls: Call[] = []
  for (let one = nextOf(candidates, compared); one && calls.length < MAX_OTHERS; one = nextOf(candidates, compared)) {
    candidates.splice(candidates.indexOf(one), 1)
    const { operation: other, isReading, names } = one
    const base = context.isOver() ? undefined : await requests.base(other)
    if (!base || !isSuccess(base) || base.call.caller !== exchange.call.caller) continue
    for (const name of names) compared.set(name, (compared.get(name) ?? 0) + 1)
    const shared = Object.fromEntries(Object.entries(path).filter(([name]) => name in base.call.path))
    const alike = other.parameters.filter(({ in: place, name }) => place === 'query' && name in query)
    const same = Object.fromEntries(alike.map(({ name }) => [name, query[name]]))
    const call = { ...base.call, path: { ...base.call.path, ...shared }, query: { ...base.call.query, ...same } }
    const [last] = namesIn(other.path).slice(-1)
    const isOfOther = ({ schema }: Item) => isReading && answerName(other).endsWith(`/${schema}`)
    const ids = [...new Set(items.filter(isOfOther).map(({ id }) => id))].slice(0, MAX_READ)
    if (last === undefined || ids.length === 0) calls.push(call)
    else calls.push(...ids.map((id) => ({ ...call, path: { ...call.path, [last]: id } })))
  }
  return calls
}

/** Two answers for different times may show an item differently. */
const isOfSameQuery = (one: Call, other: Call): boolean =>
  isDeepStrictEqual(one.query, other.query) ||
  [one, other].every(({ query }) => !Object.values(query).some((value) => /^\d{4}-\d\d/.test(String(value))))

const keyOf = ({ item: { schema, id } }: { item: Item }): string => `${schema} ${id}`

type Difference = { item: Item; twin: Item; fields: string[] }

/** The places where the first showing of a thing differs from the second one; a thing that one of them shows several times is left out. */
function differing(items: Item[], shown: Item[], isOfSame: boolean): Difference[] {
  const keyed = (some: Item[]) => {
    const groups = new Map<string, Item[]>()
    for (const item of some) {
      const key = keyOf({ item })
      const known = groups.get(key) ?? []
      // Several showings that are the same are one.
      if (!known.some((one) => isDeepStrictEqual(one.value, item.value))) groups.set(key, [...known, item])
    }
    return groups
  }
  const others = keyed(shown)
  return [...keyed(items)].flatMap(([key, own]) => {
    const twins = others.get(key) ?? []
    return own.flatMap((item) => {
      const [twin] = twins
      const isClear = item.isLasting || (own.length === 1 && twins.length === 1)
      if (!twin || !isClear || (!isOfSame && !item.isLasting) || !isSameState(item.value, twin.value)) return []
      const fields = unlike(item.value, twin.value).filter((field) => !item.parts.includes(field))
      return fields.length > 0 ? [{ item, twin, fields }] : []
    })
  })
}

/** The first difference that two comparisons have found: a change between two readings is no contradiction. */
function lastingOf(first: Difference[], second: Difference[]): Difference | undefined {
  return first.flatMap((one) => {
    const again = second.find((other) => keyOf(other) === keyOf(one))?.fields ?? []
    const fields = one.fields.filter((field) => again.includes(field))
    return fields.length > 0 ? [{ ...one, fields }] : []
  })[0]
}

async function readItems({ client, contract }: Context, call: Call): Promise<[Exchange, Item[]]> {
  const exchange = await client.send(call)
  const body: unknown = isSuccess(exchange) ? exchange.answer.body : undefined
  return [exchange, itemsIn(contract.document, schemaOf(call.operation), body)]
}

function judgeDifference(
  context: Context,
  operation: Operation,
  other: Operation,
  found: (Difference & { exchanges: Exchange[] }) | undefined,
): void {
  judgeLaw(
    context,
    operation,
    'shown-alike',
    found && {
      expected: `${found.fields.join(', ')} of ${found.item.schema} ${found.item.id} as ${other.id} shows it: ${start(found.twin.value)}`,
      seen: start(found.item.value),
      exchanges: found.exchanges,
      detail: found.fields.join(),
    },
  )
}

/** One answer names each thing alike wherever it names it. */
function judgeNames(context: Context, exchange: Exchange, items: Item[]): void {
  const named = new Map<string, Item>()
  for (const item of items.filter(({ schema }) => schema.endsWith(OF_A_THING))) {
    const twin = named.get(keyOf({ item }))
    const fields = twin ? unlike(item.value, twin.value) : []
    if (twin && fields.length > 0)
      return judgeDifference(context, exchange.call.operation, exchange.call.operation, {
        item,
        twin,
        fields,
        exchanges: [exchange],
      })
    named.set(keyOf({ item }), item)
  }
}

/** The answer of an operation that writes is shown alike by the readings after it. */
async function judgeAnswered(context: Context, operation: Operation, base: Exchange): Promise<void> {
  const { requests } = context
  const [write, items] = await readItems(context, await requests.again(base))
  requests.trackAny(write)
  if (!isSuccess(write)) return
  judgeNames(context, write, items)
  for (const call of await othersFor(context, write, items)) {
    if (context.isOver()) return
    const isOfSame = isOfSameQuery(write.call, call)
    const [other, shown] = await readItems(context, call)
    const wrong = differing(items, shown, isOfSame)
    const [later, again] = wrong.length > 0 ? await readItems(context, call) : [other, shown]
    const lasting = lastingOf(wrong, differing(items, again, isOfSame))
    judgeDifference(context, operation, call.operation, lasting && { ...lasting, exchanges: [write, other, later] })
  }
}

export async function judgeShownAlike(context: Context, operation: Operation): Promise<void> {
  const { contract, requests, mayWrite } = context
  if (extension(operation, 'x-computes') === true || (operation.method !== 'GET' && !mayWrite)) return
  if (namesShown(contract.document, schemaOf(operation)).length === 0) return
  const base = await requests.base(operation)
  if (!base || !isSuccess(base)) return
  if (operation.method !== 'GET') return judgeAnswered(context, operation, base)
  const [shownAlone, known] = await readItems(context, base.call)
  judgeNames(context, shownAlone, known)
  for (const call of await othersFor(context, base, known)) {
    if (context.isOver()) return
    const isOfSame = isOfSameQuery(base.call, call)
    const [own, items] = await readItems(context, base.call)
    const [other, shown] = await readItems(context, call)
    const wrong = differing(items, shown, isOfSame)
    const [again, later] = wrong.length > 0 ? await readItems(context, base.call) : [own, items]
    const lasting = lastingOf(wrong, differing(later, shown, isOfSame))
    judgeDifference(context, operation, call.operation, lasting && { ...lasting, exchanges: [own, other, again] })
  }
}
