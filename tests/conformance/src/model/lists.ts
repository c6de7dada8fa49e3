// The items of a list operation, and its parameters that page, sort and filter.
import type { Contract } from '../contract/contract.ts'
import {
  extension,
  jsonContent,
  type Operation,
  type Parameter,
  type Schema,
  successOf,
} from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import type { OperationOverride } from '../overrides.ts'
import { flatten, kindOf } from '../values/flat.ts'
import { REFERENCE } from '../values/references.ts'

export type FilterMode = 'equals' | 'contains' | 'from' | 'to' | 'present' | 'absent'
export type Filter = {
  parameter: string
  fields: string[]
  mode: FilterMode
  values: unknown[]
  isList: boolean
  /** True if capitals and small letters are alike. */
  isCaseless?: boolean
  /** The value that asks for items without a value. */
  none?: unknown
}

export type ListModel = {
  operation: Operation
  /** Where the items are in the answer: '' for a bare list. */
  itemsAt: string
  item: Json
  idField: string | undefined
  total?: string
  /** The header that names the number of all items, where the answer has no field for it. */
  totalHeader?: string
  pages?: string
  echo?: string
  page?: Parameter
  offset?: Parameter
  size?: Parameter
  sizes: number[]
  orderBy?: Parameter
  direction?: Parameter
  search?: Parameter
  filters: Filter[]
}

const PAGE = /^(current_?page|page|page_?(number|index|no))$/i
const OFFSET = /^(offset|skip|start_?index)$/i
const SIZE = /^(page_?size|records_?per_?page|limit|per_?page|size|count|take|max_?results)$/i
const ORDER = /^(order_?by|sort|sort_?by|sorting|order)$/i
const DIRECTION = /^(sort_?(order|direction|dir)|order_?(direction|dir)?|direction|dir)$/i
const SEARCH = /^(q|query|search|search_?(text|term|query)|text|term|keyword)$/i
/** Names of the number of all items. */
export const TOTAL = /^(total|total_?(count|items|results|elements|records)|count)$/i
/** Names of headers with the number of all items. */
const TOTAL_HEADER = /^(x-)?(total|total-count|total-items|count|item-count|pagination-total|result-count)$/i
const PAGES = /^(total_?pages|page_?count|pages)$/i
const LISTS = ['items', 'data', 'results', 'records', 'entries', 'content', 'value', 'values', 'rows']

/** The possible names of a field that a filter may mean: 'statuses' filters 'status'. */
export const singulars = (name: string): string[] => [
  name,
  name.replace(/ies$/, 'y'),
  name.replace(/(s|x|ch|sh)es$/, '$1'),
  name.replace(/s$/, ''),
]

export const enumOf = (contract: Contract, schema: Schema): unknown[] => {
  const flat = flatten(contract.document, schema)
  const inner = kindOf(flat) === 'array' ? flatten(contract.document, flat.items as Schema) : flat
  if (Array.isArray(inner.enum)) return inner.enum
  return kindOf(inner) === 'boolean' ? [true, false] : []
}

/** Reads `x-filters`: a field, several, or { fields, mode }; `values` are those of the parameter that filter, if others do not. */
function declared(value: unknown): (Pick<Filter, 'fields'> & Partial<Filter>) | undefined {
  if (typeof value === 'string') return { fields: [value] }
  if (Array.isArray(value)) return { fields: value.map(String), mode: 'contains' }
  if (!isObject(value)) return undefined
  const fields = Array.isArray(value.fields) ? value.fields.map(String) : [String(value.field)]
  return {
    fields,
    ...(typeof value.mode === 'string' ? { mode: value.mode as FilterMode } : {}),
    ...(Array.isArray(value.values) ? { values: value.values } : {}),
    isCaseless: value.caseless === true,
    ...('none' in value ? { none: value.none } : {}),
  }
}

function filtersOf(contract: Contract, list: ListModel, override: OperationOverride | undefined): Filter[] {
  const properties = isObject(list.item.properties) ? list.item.properties : {}
  const paging = [list.page, list.offset, list.size, list.orderBy, list.direction].map((one) => one?.name)
  return list.operation.parameters.flatMap((parameter): Filter[] => {
    if (parameter.in !== 'query' || paging.includes(parameter.name)) return []
    const given: unknown = override?.filters?.[parameter.name] ?? parameter.node['x-filters']
    if (given === false) return []
    const said = declared(given)
    const inferred = singulars(parameter.name).find((name) => name in properties)
    const isList = kindOf(flatten(contract.document, parameter.schema)) === 'array'
    const values = enumOf(contract, parameter.schema)
    if (said) return [{ parameter: parameter.name, mode: 'equals', values, isList, ...said }]
    const range = rangeOf(contract, parameter, properties)
    if (range) return [{ parameter: parameter.name, ...range, values: [], isList: false }]
    // A name alone is trusted only where the values agree, too.
    if (!inferred || SEARCH.test(parameter.name)) return []
    const ofField = enumOf(contract, properties[inferred] as Schema)
    const isSame = values.length > 0 && values.every((value) => ofField.includes(value))
    return isSame || isReference(contract, parameter, inferred)
      ? [{ parameter: parameter.name, fields: [inferred], mode: 'equals', values, isList }]
      : []
  })
}

/** True for a parameter that names things by their ids, as a field of the items does: 'ruleIds' and 'ruleId'. */
function isReference({ document }: Contract, { name, schema }: Parameter, field: string): boolean {
  const flat = flatten(document, schema)
  const one = kindOf(flat) === 'array' ? flatten(document, flat.items as Schema) : flat
  return REFERENCE.test(name) && REFERENCE.test(field) && field.length > 'id'.length && kindOf(one) === 'string'
}

const BEGIN = /^(date_?|day_?)?(begin|from|start|since|after)(_?(date|day))?$/i
const END = /^(date_?|day_?)?(end|to|until|before)(_?(date|day))?$/i

/** A parameter that begins or ends a range of days, where the items have a single day or moment that it can mean. */
function rangeOf(
  { document }: Contract,
  { name, schema }: Parameter,
  properties: Json,
): Pick<Filter, 'fields' | 'mode'> | undefined {
  const mode = BEGIN.test(name) ? 'from' : END.test(name) ? 'to' : undefined
  if (!mode || flatten(document, schema).format !== 'date') return undefined
  const days = Object.keys(properties).filter((field) =>
    /^date(-time)?$/.test(String(flatten(document, properties[field] as Schema).format)),
  )
  const [field] = days
  return field !== undefined && days.length === 1 ? { fields: [field], mode } : undefined
}

/** The parameters that begin and end a range of days. */
export function rangeEnds({ document }: Contract, { parameters }: Operation): [Parameter?, Parameter?] {
  const isDay = ({ in: place, schema }: Parameter) => place === 'query' && flatten(document, schema).format === 'date'
  const find = (pattern: RegExp) => parameters.find((one) => isDay(one) && pattern.test(one.name))
  return [find(BEGIN), find(END)]
}

/** Returns the model of a list operation; undefined if its answer is no list of objects. */
export function listModelOf(
  contract: Contract,
  operation: Operation,
  override?: OperationOverride,
): ListModel | undefined {
  if (operation.method !== 'GET') return undefined
  const content = jsonContent(successOf(operation)?.content ?? {})?.[1]
  if (!content?.schema) return undefined
  const flat = flatten(contract.document, content.schema)
  const properties = isObject(flat.properties) ? flat.properties : {}
  const arrays = Object.keys(properties).filter(
    (name) => kindOf(flatten(contract.document, properties[name] as Schema)) === 'array',
  )
  const named =
    LISTS.find((name) => arrays.includes(name)) ??
    (arrays.length === 1 &&
    Object.keys(properties).some((name) => TOTAL.test(name) || /page|next|cursor|links/i.test(name))
      ? arrays[0]
      : undefined)
  const array =
    kindOf(flat) === 'array' ? flat : named ? flatten(contract.document, properties[named] as Schema) : undefined
  const item = array && flatten(contract.document, array.items as Schema)
  if (!item || kindOf(item) !== 'object') return undefined
  const query = operation.parameters.filter((one) => one.in === 'query')
  const find = (pattern: RegExp) => query.find(({ name }) => pattern.test(name))
  const field = (pattern: RegExp) => Object.keys(properties).find((name) => pattern.test(name))
  const headers = Object.keys(successOf(operation)?.headers ?? {})
  const orderBy = find(ORDER)
  const size = find(SIZE)
  const list: ListModel = {
    operation,
    itemsAt: named && array !== flat ? `/${named}` : '',
    item,
    idField: idFieldOf(item),
    sizes: size ? sizesOf(contract, size) : [],
    filters: [],
    ...defined({
      total: pointerTo(field(TOTAL)),
      totalHeader: field(TOTAL) ? undefined : headers.find((name) => TOTAL_HEADER.test(name)),
      pages: pointerTo(field(PAGES)),
      echo: pointerTo(field(PAGE)),
      page: find(PAGE),
      offset: find(OFFSET),
      size,
      orderBy,
      direction: query.find((one) => one !== orderBy && DIRECTION.test(one.name)),
      search: find(SEARCH),
    }),
  }
  return { ...list, filters: filtersOf(contract, list, override) }
}

const pointerTo = (name: string | undefined) => (name === undefined ? undefined : `/${name}`)
const defined = <T extends object>(object: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

/** The smallest and the largest size of a page. */
function sizesOf({ document }: Contract, { schema }: Parameter): number[] {
  const flat = flatten(document, schema)
  if (Array.isArray(flat.enum)) return flat.enum.filter((one) => typeof one === 'number').sort((a, b) => a - b)
  const [min, max] = [Number(flat.minimum ?? 1), Number(flat.maximum ?? 100)]
  return [Math.max(min, 2), Math.min(max, 100)]
}

/** The field that identifies an item. */
export function idFieldOf(flat: Json): string | undefined {
  const properties = isObject(flat.properties) ? Object.keys(flat.properties) : []
  return (
    ['id', 'uuid', '_id', 'uid', 'key'].find((name) => properties.includes(name)) ??
    properties.find((name) => /(^|_)id$|Id$/.test(name))
  )
}

export const isComputing = (operation: Operation): boolean => extension(operation, 'x-computes') === true
