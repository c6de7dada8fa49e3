// A filter gives all that it says and nothing else, at its edges, too.
import type { Context } from '../context.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import type { Call, Exchange } from '../http/client.ts'
import type { Filter, ListModel } from '../model/lists.ts'
import { flatten } from '../values/flat.ts'
import { UNKNOWN_ID } from '../values/ids.ts'
import { REFERENCE } from '../values/references.ts'
import { judgeSums } from './envelope.ts'
import { judgeLaw } from './law.ts'
import { identity, type Pages, readPages, readPart } from './pages.ts'
import { judgeSearch } from './searching.ts'
import { judgeTogether } from './together.ts'
import { judgeUnion } from './unions.ts'

/** Pairs of filters that are judged together. */
const MAX_PAIRS = 4
const MAX_VALUES = 12
/** Values of each filter that are judged with pages and orders. */
const MAX_TOGETHER = 2

/** The values of a field, which may lie below others ('owner.id') or in a list. */
export function valuesAt(item: unknown, field: string): unknown[] {
  let values: unknown[] = [item]
  for (const key of field.split('.'))
    values = values
      .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
      .flatMap((value) => (isObject(value) ? [value[key]] : []))
  return values
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter((value) => value !== undefined && value !== null)
}

export const folded = (value: unknown) =>
  String(value).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i')

/** Formats of days by time zone, which are slow to make. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment as the calendar day that it is in the time zone of the overrides. */
function dayOf(value: unknown, timeZone: string): string {
  const text = String(value)
  if (!text.includes('T')) return text
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format.format(new Date(text))
}

export function matcherOf(
  { overrides }: Context,
  { fields, mode, none }: Filter,
  value: unknown,
): (item: Json) => boolean {
  const values = (item: Json) => fields.flatMap((field) => valuesAt(item, field))
  if (none !== undefined && value === none) return (item) => values(item).length === 0
  if (mode === 'equals') return (item) => values(item).some((one) => one === value || folded(one) === folded(value))
  if (mode === 'contains') return (item) => values(item).some((one) => folded(one).includes(folded(value)))
  // A field that is a list has no value if it is empty.
  if (mode === 'present' || mode === 'absent')
    return (item) => values(item).length > 0 === ((mode === 'present') === (value === true))
  const day = (one: unknown) => dayOf(one, overrides.timeZone)
  return mode === 'from'
    ? (item) => values(item).some((one) => day(one) >= String(value))
    : (item) => values(item).some((one) => day(one) <= String(value))
}

function judgeResult(
  context: Context,
  list: ListModel,
  filter: Filter,
  {
    value,
    whole,
    found,
    isMeant,
    hasDefault,
  }: { value: unknown; whole: Pages; found: Pages; isMeant: (item: Json) => boolean; hasDefault: boolean },
): void {
  const { operation } = list
  const pointer = operation.parameters.find(({ name }) => name === filter.parameter)?.pointer ?? operation.pointer
  const exchanges: Exchange[] = found.pages.map(({ exchange }) => exchange)
  const said = `${filter.fields.join(' or ')} ${filter.mode} ${String(value)}`
  // A search may find text in a field that the list does not show.
  const isShown = filter.fields.every((field) => (field.split('.')[0] ?? '') in Object(list.item.properties))
  const wrong = isShown ? found.items.find((item) => !isMeant(item)) : undefined
  judgeLaw(
    context,
    operation,
    'filter',
    wrong && {
      expected: `only items with ${said}`,
      seen: `${identity(list, wrong)} with ${JSON.stringify(filter.fields.map((field) => valuesAt(wrong, field)))}`,
      exchanges,
      pointer,
      detail: filter.parameter,
    },
  )
  if (found.total !== undefined && found.isComplete)
    judgeLaw(
      context,
      operation,
      'filter-total',
      found.total !== found.items.length && {
        expected: `a total of ${found.items.length}, the items with ${said}`,
        seen: String(found.total),
        exchanges,
        pointer,
        detail: filter.parameter,
      },
    )
  judgeSums(context, list, found)
  // Each item that the list has shown counts, also where it is too long to be read to its end.
  if (hasDefault || !found.isComplete) return
  const ids = new Set(found.items.map((item) => identity(list, item)))
  const missing = whole.items.find((item) => isMeant(item) && !ids.has(identity(list, item)))
  judgeLaw(
    context,
    operation,
    'filter',
    missing && {
      expected: `every item with ${said}, such as ${identity(list, missing)}`,
      seen: `${found.items.length} items without it`,
      exchanges,
      pointer,
      detail: `${filter.parameter} complete`,
    },
  )
}

/** A day of an item that lasts longer than it, where the two ends of a range filter the two ends of the items. */
function dayWithin({ overrides }: Context, list: ListModel, filter: Filter, whole: Pages): string[] {
  const other = list.filters.find(
    ({ mode, fields }) => ['from', 'to'].includes(mode) && mode !== filter.mode && fields[0] !== filter.fields[0],
  )
  const days = (item: Json, { fields }: Filter) =>
    valuesAt(item, fields[0] ?? '').map((one) => dayOf(one, overrides.timeZone))
  const lasting = other && whole.items.find((item) => days(item, filter)[0] !== days(item, other)[0])
  return lasting ? days(lasting, filter).slice(0, 1) : []
}

/** A text in capitals, or in small letters if it is in capitals. */
const inOtherCase = (text: string): string => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase())

/** The values to ask for: of the enumeration, else some that items have. */
export function wanted(context: Context, list: ListModel, filter: Filter, whole: Pages): unknown[] {
  const { overrides } = context
  const seen = [...new Set(whole.items.flatMap((item) => filter.fields.flatMap((field) => valuesAt(item, field))))]
  if (filter.mode === 'from' || filter.mode === 'to') {
    const days = [...new Set(seen.map((one) => dayOf(one, overrides.timeZone)))].sort()
    // An item that another time zone would put on another day shows whose days they are.
    const edge = seen.find((one) => dayOf(one, overrides.timeZone) !== dayOf(one, 'UTC'))
    const edges = edge === undefined ? [] : [dayOf(edge, overrides.timeZone), dayOf(edge, 'UTC')]
    const some = [days[0], days[Math.floor(days.length / 2)], days.at(-1)].filter((one) => one !== undefined)
    return [...new Set([...some, ...edges, ...dayWithin(context, list, filter, whole)])]
  }
  if (filter.values.length > 0) return filter.values.slice(0, MAX_VALUES)
  const texts = seen.filter((one): one is string => typeof one === 'string')
  if (filter.mode !== 'contains') {
    const unknown = REFERENCE.test(filter.parameter) ? [UNKNOWN_ID] : []
    // A part of a value is another value.
    const parts = texts.slice(0, 1).flatMap((text) => (text.length > 3 ? [text.slice(0, -1)] : []))
    const alike = filter.isCaseless ? texts.slice(0, 1).map(inOtherCase) : []
    return [...seen.slice(0, 1), ...alike, ...seen.slice(1, 2), ...parts, ...unknown]
  }
  const [word, ...others] = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u).filter((one) => one.length > 3))
  if (word === undefined) return []
  const second = others.find((one) => folded(one) !== folded(word))
  // The middle of a word, in capitals; and words that are hardly together, which an item must hold as they are written.
  const written = [word, ...others.slice(0, 1)].flatMap((one) => [one, one.slice(1, -1).toUpperCase()])
  return [...written, ...(second === undefined ? [] : [`${second} ${word}`])]
}

/** Several values of a list filter give what each of them gives; a range of one day gives that day. */
async function judgeCombined(
  context: Context,
  list: ListModel,
  { filter, values, call, whole }: { filter: Filter; values: unknown[]; call: Call; whole: Pages },
): Promise<void> {
  const { mode, fields } = filter
  if (filter.isList && mode === 'equals' && values.length > 1) {
    const several = [values[0], values.at(-1)]
    const found = await readPages(context, list, { ...call, query: { ...call.query, [filter.parameter]: several } })
    const matchers = several.map((value) => matcherOf(context, filter, value))
    const isMeant = (item: Json) => matchers.some((one) => one(item))
    if (found) judgeResult(context, list, filter, { value: several, whole, found, isMeant, hasDefault: false })
  }
  const end = list.filters.find((one) => one.mode === 'to' && one.fields[0] === fields[0])
  const [day] = values.slice(1, 2)
  if (mode !== 'from' || !end || day === undefined) return
  const query = { ...call.query, [filter.parameter]: day, [end.parameter]: day }
  const found = await readPages(context, list, { ...call, query })
  const [from, to] = [matcherOf(context, filter, day), matcherOf(context, end, day)]
  const isMeant = (item: Json) => from(item) && to(item)
  if (found)
    judgeResult(context, list, filter, {
      value: `${JSON.stringify(day)}, to the same day`,
      whole,
      found,
      isMeant,
      hasDefault: false,
    })
}

/** Two filters give the items that both of them mean. */
async function judgePairs(context: Context, list: ListModel, call: Call, whole: Pages): Promise<void> {
  const equal = list.filters.filter(({ mode }) => mode === 'equals')
  for (const [index, first] of equal.slice(0, MAX_PAIRS).entries()) {
    const second = equal[(index + 1) % equal.length]
    if (!second || second === first || (equal.length === 2 && index > 0)) continue
    const value = (item: Json | undefined, { fields }: Filter) => fields.flatMap((field) => valuesAt(item, field))[0]
    const one = whole.items.find((item) => value(item, first) !== undefined)
    const other = whole.items.find(
      (item) => value(item, first) === value(one, first) && value(item, second) !== undefined,
    )
    const both = [value(one, first), value(other, second)]
    if (both.includes(undefined) || context.isOver()) continue
    const query = Object.fromEntries(
      [first, second].map(({ parameter, isList }, at) => [parameter, isList ? [both[at]] : both[at]]),
    )
    const found = await readPages(context, list, { ...call, query: { ...call.query, ...query } })
    const matchers = [first, second].map((filter, at) => matcherOf(context, filter, both[at]))
    const isMeant = (item: Json) => matchers.every((matches) => matches(item))
    const said = `${String(both[0])}, and ${second.fields.join(' or ')} equals ${String(both[1])}`
    if (found) judgeResult(context, list, first, { value: said, whole, found, isMeant, hasDefault: false })
  }
}

export async function judgeFilters(context: Context, list: ListModel, call: Call, whole: Pages): Promise<void> {
  await judgeSearch(context, list, call, whole)
  for (const filter of list.filters) {
    const parameter = list.operation.parameters.find(({ name }) => name === filter.parameter)
    const seen = wanted(context, list, filter, whole)
    const values = filter.none === undefined || seen.includes(filter.none) ? seen : [...seen, filter.none]
    if (values.length === 0)
      context.coverage.skip(list.operation.id, `the filter ${filter.parameter}`, 'no item has a value to ask for')
    const parts = new Map<unknown, Pages>()
    for (const value of values) {
      if (context.isOver() || !parameter) return
      const other = list.filters.find(
        ({ mode, fields }) =>
          (mode === 'from' || mode === 'to') && mode !== filter.mode && fields[0] === filter.fields[0],
      )
      const isRange = filter.mode === 'from' || filter.mode === 'to'
      const bound =
        isRange && other && parameter.node.required === true
          ? { [other.parameter]: filter.mode === 'from' ? String(values.at(-1)) : String(values[0]) }
          : {}
      const query = { ...call.query, ...bound, [filter.parameter]: filter.isList ? [value] : value }
      const found = await readPart(context, list, { ...call, query }, whole)
      if (!found) continue
      parts.set(value, found)
      const hasDefault = 'default' in flatten(context.contract.document, parameter.schema)
      judgeResult(context, list, filter, {
        value,
        whole,
        found,
        isMeant: matcherOf(context, filter, value),
        hasDefault,
      })
      if (values.indexOf(value) < MAX_TOGETHER)
        await judgeTogether(context, list, call, { filter, value: filter.isList ? [value] : value, found })
    }
    const hasDefault = parameter && 'default' in flatten(context.contract.document, parameter.schema)
    if (!hasDefault) await judgeUnion(context, list, { call, filter, whole, parts })
    await judgeCombined(context, list, { filter, values, call, whole })
  }
  await judgePairs(context, list, call, whole)
}
