// An operation that counts what a list shows agrees with the list: it has the same filters and a total of its own.
import type { Context } from '../context.ts'
import { extension, jsonContent, type Operation, successOf } from '../contract/operation.ts'
import { at, isObject, type Json, join } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { type ListModel, TOTAL } from '../model/lists.ts'
import { flatten, kindOf } from '../values/flat.ts'
import { judgeLaw } from './law.ts'
import { type Pages, readPage, readPages } from './pages.ts'
import { isAmong } from './recomputed.ts'
import { type Restriction, restrictionsOf } from './restrictions.ts'

const namesOf = ({ parameters }: Operation): string[] =>
  parameters.filter((one) => one.in === 'query').map(({ name }) => name)

/** The operations directly below a list that take some of its filters and answer with a total. */
function countersOf({ contract, model }: Context, { operation, filters }: ListModel): [Operation, string][] {
  return contract.operations.flatMap((one): [Operation, string][] => {
    const isBelow = one.method === 'GET' && one.path.startsWith(`${operation.path}/`) && !model.lists.has(one.id)
    const names = namesOf(one)
    const isAlike =
      filters.some(({ parameter }) => names.includes(parameter)) &&
      names.every((name) => namesOf(operation).includes(name))
    if (!isBelow || !isAlike || one.path.slice(operation.path.length).includes('{')) return []
    const { properties } = flatten(contract.document, jsonContent(successOf(one)?.content ?? {})?.[1].schema)
    const total = Object.keys(isObject(properties) ? properties : {}).find((name) => TOTAL.test(name))
    return total === undefined ? [] : [[one, `/${total}`]]
  })
}

/** Values of the parameters that restrict the list and that a counting operation has, too. */
const sharedQueries = (operation: Operation, restrictions: Restriction[]): Json[] =>
  restrictions
    .filter(({ parameter }) => namesOf(operation).includes(parameter.name))
    .flatMap(({ parts }) => parts.slice(0, 2).map(({ query }) => query))

/** The same totals with each parameter that restricts the list and that the counting operation has, too. */
export async function judgeCounts(
  context: Context,
  list: ListModel,
  { call, whole, restrictions }: { call: Call; whole: Pages; restrictions: Restriction[] },
): Promise<void> {
  if (!list.total) return
  for (const [operation, total] of whole.items.length > 0 ? countersOf(context, list) : []) {
    const base = await context.requests.base(operation)
    if (!base || !isSuccess(base)) continue
    for (const query of [{}, ...sharedQueries(operation, restrictions)]) {
      const page = await readPage(context, list, { ...call, query: { ...call.query, ...query } })
      const counted = await context.client.send({
        ...base.call,
        path: call.path,
        query: { ...base.call.query, ...query },
      })
      const count = at(counted.answer.body, total)
      if (!page || !isSuccess(counted) || typeof count !== 'number') continue
      judgeLaw(
        context,
        operation,
        'counts',
        count !== page.total && {
          expected: `the total of ${list.operation.id} with the same filters, ${page.total}, at ${total}`,
          seen: String(count),
          exchanges: [page.exchange, counted],
          detail: Object.keys(query).join() || 'all',
        },
      )
    }
  }
}

/** Times to compare: an item that others make between the two readings is no contradiction. */
const TRIES = 2
/** Items below which a list is counted. */
const MAX_BELOW = 6

type Declared = { list: ListModel; operation: Operation; field: string; filters: Json; listing: Call; counting: Call }

/** How many items a list has with some filters: its total, or the number of its items with these values where its parameters do not ask for them. */
async function listedCount(
  context: Context,
  { list, filters, listing }: Declared,
): Promise<{ count: number; exchanges: Exchange[] } | undefined> {
  const named = Object.entries(filters)
  const isAsked = ([name]: [string, unknown]) => namesOf(list.operation).includes(name)
  const call = { ...listing, query: { ...listing.query, ...Object.fromEntries(named.filter(isAsked)) } }
  const where = Object.fromEntries(named.filter((one) => !isAsked(one)))
  const hasTotal = list.total !== undefined || list.totalHeader !== undefined
  if (hasTotal && Object.keys(where).length === 0) {
    const page = await readPage(context, list, call)
    return page?.total === undefined ? undefined : { count: page.total, exchanges: [page.exchange] }
  }
  const whole = await readPages(context, list, call)
  return whole?.isComplete
    ? {
        count: whole.items.filter((item) => isAmong(item, where)).length,
        exchanges: whole.pages.map(({ exchange }) => exchange),
      }
    : undefined
}

async function judgeDeclared(context: Context, declared: Declared): Promise<void> {
  const { list, operation, field, filters, counting } = declared
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const counted = await context.client.send(counting)
    const listed = await listedCount(context, declared)
    const count = at(counted.answer.body, join('', ...field.split('/')))
    if (listed === undefined || typeof count !== 'number' || (count !== listed.count && tries < TRIES)) continue
    judgeLaw(
      context,
      operation,
      'counts',
      count !== listed.count && {
        expected: `${field} to be ${listed.count}, the number of items of ${list.operation.id} with ${JSON.stringify(filters)}`,
        seen: String(count),
        exchanges: [counted, ...listed.exchanges],
        pointer: join(operation.pointer, 'x-counts'),
        detail: field,
      },
    )
    return
  }
}

/** The numbers in a list of an answer, one for each value of a field: by: { byState: { field: state, parameter: states, count: count } }. */
async function judgeEachCount(
  context: Context,
  { list, operation, listing, counting }: Omit<Declared, 'field' | 'filters'>,
  declared: Json,
): Promise<void> {
  const counted = await context.client.send(counting)
  for (const [name, said] of Object.entries(isObject(declared.by) ? declared.by : {})) {
    const { field, count, parameter, filters } = Object(said) as Json
    const rows = at(counted.answer.body, join('', name))
    const asked = list.operation.parameters.find((one) => one.name === parameter)
    const isSeveral = asked && kindOf(flatten(context.contract.document, asked.schema)) === 'array'
    // A list below each of them is read for those that have something there first.
    const entries = Array.isArray(rows) ? [...rows.entries()] : []
    const numberIn = (row: unknown) => Number(Object(row)[String(count)])
    const below = entries.toSorted(([, one], [, other]) => numberIn(other) - numberIn(one)).slice(0, MAX_BELOW)
    for (const [index, row] of asked?.in === 'path' ? below : entries) {
      const value: unknown = Object(row)[String(field)]
      if (value === undefined || value === null || context.isOver()) continue
      await judgeDeclared(context, {
        list,
        operation,
        field: `${name}/${index}/${String(count)}`,
        filters:
          asked?.in === 'path'
            ? Object(filters)
            : { ...Object(filters), [String(parameter)]: isSeveral ? [value] : value },
        listing: asked?.in === 'path' ? { ...listing, path: { ...listing.path, [asked.name]: value } } : listing,
        counting,
      })
    }
  }
}

/** The numbers of an operation that count lists, by the contract: x-counts: { list: listThings, fields: { openCount: { isOpen: true } } }, or several of them. */
const countsOf = (operation: Operation): Json[] => [extension(operation, 'x-counts')].flat().filter(isObject)

/** Numbers that are totals of a list with filters. */
export async function judgeDeclaredCounts(
  context: Context,
  list: ListModel,
  listing: Call,
  restrictions: Restriction[] = [],
): Promise<void> {
  const { contract, requests, model } = context
  const declarations = contract.operations.flatMap((operation) =>
    countsOf(operation).flatMap((declared) => (declared.list === list.operation.id ? [{ operation, declared }] : [])),
  )
  for (const { operation, declared } of declarations) {
    const base = await requests.base(operation)
    if (!base || !isSuccess(base)) continue
    // Below an item both are about the same one.
    const shared = Object.entries(listing.path).filter(([name]) => name in base.call.path)
    const counting = { ...base.call, path: { ...base.call.path, ...Object.fromEntries(shared) } }
    const fields = Object.entries(isObject(declared.fields) ? declared.fields : {})
    const judgeFields = async (query: Json) => {
      const asked = (call: Call): Call => ({ ...call, query: { ...call.query, ...query } })
      for (const [field, said] of fields) {
        const filters = Object(said) as Json
        if (Object.keys(query).some((name) => name in filters)) continue
        await judgeDeclared(context, {
          list,
          operation,
          field,
          filters,
          listing: asked(listing),
          counting: asked(counting),
        })
      }
    }
    const judgeAll = async () => {
      await judgeEachCount(context, { list, operation, listing, counting }, declared)
      await judgeFields({})
    }
    await judgeAll()
    for (const query of sharedQueries(operation, restrictions)) await judgeFields(query)
    // Further items of the list are to be counted, too.
    await requests.pathOf(list.operation, true)
    const resource = model.resources.find((one) => one.list === list.operation)
    const created = resource?.delete && (await requests.create(resource))
    await judgeAll()
    if (created && (await requests.made.remove(created)) < 300) await judgeAll()
  }
}

/** The same for operations that count a list which is not judged itself. */
export async function judgeCountsOfOthers(context: Context): Promise<void> {
  const { operations, model, requests, isOver } = context
  const names = new Set(operations.flatMap((one) => countsOf(one).map(({ list }) => String(list))))
  for (const name of names) {
    const list = model.lists.get(name)
    const base = list && !operations.includes(list.operation) ? await requests.base(list.operation) : undefined
    const whole = list && base && isSuccess(base) ? await readPages(context, list, base.call) : undefined
    if (!list || !base || !whole || isOver()) continue
    const restrictions = await restrictionsOf(context, list, base.call, whole)
    await judgeDeclaredCounts(context, list, base.call, restrictions)
  }
}
