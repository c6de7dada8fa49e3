// Filters restrict a list together: two of them give the items that both give, several values of one the items that each of them gives.
import type { Context } from '../context.ts'
import type { Parameter } from '../contract/operation.ts'
import { type Json, textOfValue } from '../contract/pointer.ts'
import type { Call } from '../http/client.ts'
import { enumOf, type ListModel, rangeEnds, singulars } from '../model/lists.ts'
import { flatten, kindOf } from '../values/flat.ts'
import { singular } from '../values/references.ts'
import { valuesAt, wanted } from './filters.ts'
import { judgeLaw } from './law.ts'
import { identity, type Pages, readPages, readPart } from './pages.ts'
import { rangeOf, within } from './ranges.ts'
import { wordsOf } from './searching.ts'

const MAX_VALUES = 3
const MAX_PAIRS = 6

/** A part of a list: what it shows with one value of one parameter. */
type Part = { query: Json; value: unknown; ids: Set<string>; pages: Pages }
export type Restriction = { parameter: Parameter; isList: boolean; parts: Part[] }

const idsOf = (list: ListModel, { items }: Pages): Set<string> => new Set(items.map((item) => identity(list, item)))
const isWithin = (one: Set<string>, other: Set<string>) => [...one].every((id) => other.has(id))
const isEqual = (one: Set<string>, other: Set<string>) => one.size === other.size && isWithin(one, other)

/** Values of a parameter that may restrict the list: of its enumeration, of the items, or ids that were seen. */
function valuesFor(context: Context, list: ListModel, parameter: Parameter, whole: Pages): unknown[] {
  if (parameter === list.search) return wordsOf(whole.items).slice(0, 2)
  const filter = list.filters.find((one) => one.parameter === parameter.name)
  if (filter) return wanted(context, list, filter, whole)
  const listed = enumOf(context.contract, parameter.schema)
  if (listed.length > 0) return listed
  const shown = singulars(parameter.name).flatMap((name) => whole.items.flatMap((item) => valuesAt(item, name)))
  const id = context.requests.known(singular(parameter.name))
  return shown.length > 0 ? [...new Set(shown)] : id === undefined || !/ids?$/i.test(parameter.name) ? [] : [id]
}

/** A list may be shown for a range that moves with one end of it, unless both ends are named. */
export function inRange(context: Context, list: ListModel, call: Call, whole: Pages): Call {
  const range = rangeOf(context, list, whole)
  return range ? { ...call, query: { ...call.query, ...within(range, range.begin, range.last) } } : call
}

/** The queries to try: one for each value of each parameter that may restrict the list, without those that always do by their default. */
function queriesFor(
  context: Context,
  list: ListModel,
  call: Call,
  whole: Pages,
): { parameter: Parameter; isList: boolean; queries: [unknown, Json][] }[] {
  const paging = [list.page, list.offset, list.size, list.orderBy, list.direction]
  const range = rangeOf(context, list, whole)
  const found = list.operation.parameters.flatMap((parameter) => {
    const flat = flatten(context.contract.document, parameter.schema)
    const isLeft = parameter.in !== 'query' || parameter.isRequired || 'default' in flat || parameter.name in call.query
    if (isLeft || paging.includes(parameter) || rangeEnds(context.contract, list.operation).includes(parameter))
      return []
    const isList = kindOf(flat) === 'array'
    const values = valuesFor(context, list, parameter, whole).slice(0, MAX_VALUES)
    const queries = values.map((value): [unknown, Json] => [value, { [parameter.name]: isList ? [value] : value }])
    return [{ parameter, isList, queries }]
  })
  if (!range) return found
  const { ends, middle, last } = range
  return [
    ...found,
    { parameter: ends[1], isList: false, queries: [[`${middle} to ${last}`, within(range, middle, last)]] },
  ]
}

/** The parts of a list by each parameter that restricts it. */
export async function restrictionsOf(
  context: Context,
  list: ListModel,
  call: Call,
  whole: Pages,
): Promise<Restriction[]> {
  const found: Restriction[] = []
  if (!whole.isComplete || whole.items.length < 2) return found
  for (const { parameter, isList, queries } of queriesFor(context, list, call, whole)) {
    const parts: Part[] = []
    for (const [value, query] of queries) {
      if (context.isOver()) return found
      const pages = await readPart(context, list, { ...call, query: { ...call.query, ...query } }, whole)
      if (pages?.isComplete) parts.push({ query, value, ids: idsOf(list, pages), pages })
    }
    found.push({ parameter, isList, parts })
  }
  return found
}

const exchangesOf = (...some: Pages[]) => some.flatMap(({ pages }) => pages.slice(0, 2).map(({ exchange }) => exchange))

type Judged = { context: Context; list: ListModel; call: Call }

/** Reads two parts and what they give together; undefined if the list changes meanwhile. */
async function readTogether(
  { context, list, call }: Judged,
  parts: [Part, Part],
  query: Json,
): Promise<Pages | undefined> {
  const read = (more: Json) => readPages(context, list, { ...call, query: { ...call.query, ...more } })
  const both = await read(query)
  for (const part of parts) {
    const again = await read(part.query)
    if (!again?.isComplete || !isEqual(idsOf(list, again), part.ids)) return undefined
  }
  return both?.isComplete ? both : undefined
}

async function judgePair(judged: Judged, [first, second]: [Restriction, Restriction]): Promise<void> {
  const { context, list, call } = judged
  const all = first.parts.flatMap((one) => second.parts.map((other): [Part, Part] => [one, other]))
  const some = all.filter(([one, other]) => one.ids.size > 0 && other.ids.size > 0)
  // Parts of which none lies within the other show whether one of the two is passed over.
  const parts =
    some.find(([one, other]) => !isWithin(one.ids, other.ids) && !isWithin(other.ids, one.ids)) ??
    some.find(([one, other]) => !isEqual(one.ids, other.ids))
  if (!parts) return
  const [one, other] = parts
  const query = { ...one.query, ...other.query }
  const expected = new Set([...one.ids].filter((id) => other.ids.has(id)))
  const both = await readPages(context, list, { ...call, query: { ...call.query, ...query } })
  const isFine = !both?.isComplete || isEqual(idsOf(list, both), expected)
  const again = isFine ? undefined : await readTogether(judged, parts, query)
  judgeLaw(
    context,
    list.operation,
    'together',
    again &&
      !isEqual(idsOf(list, again), expected) && {
        expected: `the ${expected.size} items that both ${first.parameter.name} and ${second.parameter.name} give alone`,
        seen: `${again.items.length} items`,
        exchanges: exchangesOf(one.pages, other.pages, again),
        pointer: second.parameter.pointer,
        detail: [first, second].map(({ parameter }) => parameter.name).join(' '),
      },
  )
}

/** Several values give what any of them gives, or what all of them give: never what only one of them gives. */
async function judgeSeveral(judged: Judged, { parameter, parts }: Restriction): Promise<void> {
  const { context, list } = judged
  const [one, other] =
    parts
      .flatMap((first) => parts.map((second): [Part, Part] => [first, second]))
      .find(([first, second]) => !isWithin(first.ids, second.ids) && !isWithin(second.ids, first.ids)) ?? []
  if (!one || !other) return
  const query = { [parameter.name]: [one.value, other.value] }
  const again = await readTogether(judged, [one, other], query)
  if (!again) return
  const seen = idsOf(list, again)
  const any = new Set([...one.ids, ...other.ids])
  const isAll = isEqual(seen, new Set([...one.ids].filter((id) => other.ids.has(id))))
  judgeLaw(
    context,
    list.operation,
    'several',
    !isAll &&
      !isEqual(seen, any) && {
        expected: `the ${any.size} items that ${textOfValue(one.value)} and ${textOfValue(other.value)} of ${parameter.name} give`,
        seen: `${seen.size} items`,
        exchanges: exchangesOf(one.pages, other.pages, again),
        pointer: parameter.pointer,
        detail: parameter.name,
      },
  )
}

export async function judgeRestrictions(
  context: Context,
  list: ListModel,
  call: Call,
  restrictions: Restriction[],
): Promise<void> {
  const judged = { context, list, call }
  for (const restriction of restrictions) if (restriction.isList) await judgeSeveral(judged, restriction)
  const pairs = restrictions.flatMap((first, index): [Restriction, Restriction][] =>
    restrictions.slice(index + 1).map((second) => [first, second]),
  )
  const isSearched = (pair: [Restriction, Restriction]) => pair.some(({ parameter }) => parameter === list.search)
  for (const pair of pairs
    .toSorted((one, other) => Number(isSearched(other)) - Number(isSearched(one)))
    .slice(0, MAX_PAIRS))
    if (!context.isOver()) await judgePair(judged, pair)
}
