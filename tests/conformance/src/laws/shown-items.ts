// The things that an answer shows, at any depth: what has a schema with a name and an id, and the names that stand beside ids.
import type { Schema } from '../contract/operation.ts'
import { at, isObject, type Json } from '../contract/pointer.ts'
import { flatten, kindOf } from '../values/flat.ts'

const MAX_DEPTH = 6
const MAX_PARTS = 4

/** A showing of a thing: the name of its schema, its id, and the fields that this schema has. */
export type Item = {
  schema: string
  id: string
  value: Json
  /** The lists of which an answer may show a part, by x-part in their schemas. */
  parts: string[]
  /** True for what does not depend on a period: names, and the part of an item that says what it is about. */
  isLasting: boolean
}

/** The name of the schema that a place refers to, also as one of several that may be null. */
function refName(schema: unknown): string {
  if (!isObject(schema)) return ''
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? ''
  const parts = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((one): unknown[] => (Array.isArray(one) ? one : []))
  const names = parts.map(refName).filter(Boolean)
  return names.length === 1 ? (names[0] ?? '') : ''
}

type Part = { name: string; isWhole: boolean; properties: Json; ids: string[] }

/** Fields that tell one thing from another where none is called id: what it is, of what, and of which day. */
const NAMES_A_THING = /[a-z](Id|Type|Kind)$|_(id|type|kind)$|^(date|day|month|metric|dimension)$/

/** The fields that identify a thing of a schema: its id, else all that name one; none if it is not known. */
function idsOf(properties: Json): string[] {
  if ('id' in properties) return ['id']
  const names = Object.keys(properties)
  return names.some((name) => /[a-z]Id$|_id$/.test(name)) ? names.filter((name) => NAMES_A_THING.test(name)) : []
}

/** The schemas with a name that a place has: its own, and those that this one is made of. */
function partsOf(document: Json, schema: unknown, depth = 0): Part[] {
  if (!isObject(schema) || depth > MAX_PARTS) return []
  const name = depth === 0 ? refName(schema) : typeof schema.$ref === 'string' ? refName(schema) : ''
  const target = typeof schema.$ref === 'string' ? at(document, decodeURIComponent(schema.$ref.slice(1))) : undefined
  const all = [schema, target].flatMap((one): unknown[] =>
    isObject(one) && Array.isArray(one.allOf) ? (one.allOf as unknown[]) : [],
  )
  const unions =
    depth === 0 && name !== '' ? [] : [schema.anyOf, schema.oneOf].flatMap((one) => (Array.isArray(one) ? one : []))
  const properties = name === '' ? {} : (Object(flatten(document, schema).properties) as Json)
  const own = name === '' ? [] : [{ name, isWhole: depth === 0, properties, ids: idsOf(properties) }]
  return [...own, ...[...all, ...unions].flatMap((one) => partsOf(document, one, depth + 1))]
}

const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** Suffixes of fields that name a thing beside its id: 'campaignName' of 'campaignId', 'assigneeName' of 'assigneeUserId'. */
const LABELS = { Name: 'name', Title: 'title' }
/** The end of the name of what shows only how a thing is called. */
export const OF_A_THING = ' of a thing'

type Label = { thing: string; id: string; label: string; as: string }

/** A name beside a single id, in what has no id of its own, is that of what the id names. */
function labelBesideOne(properties: Json): Label[] {
  const ids = Object.keys(properties).filter((name) => /[a-z]Id$/.test(name))
  const [id = ''] = ids
  const isOne = ids.length === 1 && !('id' in properties) && 'name' in properties
  return isOne ? [{ thing: id.replace(/Id$/, ''), id, label: 'name', as: 'name' }] : []
}

function labelsBeside(properties: Json): Label[] {
  return Object.keys(properties).flatMap((id) => {
    const thing = /^(.+?)(?:User)?Id$/.exec(id)?.[1]
    if (thing === undefined) return []
    return Object.entries(LABELS).flatMap(([suffix, as]) =>
      `${thing}${suffix}` in properties ? [{ thing, id, label: `${thing}${suffix}`, as }] : [],
    )
  })
}

/** Ids with letters and digits are those of one thing alone; numbers may be those of several kinds of things. */
const isGlobal = (id: string): boolean => /\d/.test(id) && /[a-z]/i.test(id) && id.length > 5
const keyOf = (thing: string, id: string) => (isGlobal(id) ? id : `${thing} ${id}`)

const lowered = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`

/** The last word of the name of an id says what it is one of: a 'buyerUserId' is that of a user. */
const kindOfId = (id: string): string => lowered(/[A-Z][a-z]+(?=Id$)/.exec(id)?.[0] ?? id.replace(/Id$/, ''))

/** The names of things in an object: of those that its ids name, and its own. */
function labelsIn(name: string, properties: Json, value: Json): Item[] {
  const all = [...labelsBeside(properties), ...labelBesideOne(properties)]
  const beside = all.flatMap(({ thing, id, label, as }): Item[] =>
    isScalar(value[id]) && typeof value[label] === 'string'
      ? [
          {
            schema: `${as}${OF_A_THING}`,
            id: keyOf([thing, value[`${thing}Type`]].filter(isScalar).join(' '), String(value[id])),
            value: { [as]: value[label] },
            parts: [],
            isLasting: true,
          },
        ]
      : [],
  )
  const own = Object.values(LABELS).flatMap((as): Item[] =>
    name !== '' && isScalar(value.id) && typeof value[as] === 'string'
      ? [
          {
            schema: `${as}${OF_A_THING}`,
            id: keyOf(lowered(name), String(value.id)),
            value: { [as]: value[as] },
            parts: [],
            isLasting: true,
          },
        ]
      : [],
  )
  return [...beside, ...own]
}

/** The things that a body shows. */
export function itemsIn(document: Json, schema: Schema | undefined, value: unknown, depth = 0): Item[] {
  if (depth > MAX_DEPTH || value === null || typeof value !== 'object') return []
  const flat = flatten(document, schema, value)
  if (Array.isArray(value)) return value.flatMap((one) => itemsIn(document, flat.items as Schema, one, depth + 1))
  const shown = value as Json
  const parts = partsOf(document, schema)
  const own = parts.flatMap(({ name, isWhole, properties, ids }): Item[] => {
    if (ids.length === 0 || !ids.every((id) => isScalar(shown[id]) || (ids[0] !== 'id' && shown[id] === null)))
      return []
    const fields = Object.entries(shown).filter(([key]) => isWhole || key in properties)
    const partial = Object.keys(properties).filter(
      (key) => flatten(document, properties[key] as Schema)['x-part'] === true,
    )
    const id = ids.map((key) => String(shown[key])).join(' ')
    return [{ schema: name, id, value: Object.fromEntries(fields), parts: partial, isLasting: !isWhole }]
  })
  const properties = Object(flat.properties) as Json
  return [
    ...own,
    ...labelsIn(parts[0]?.name ?? '', properties, shown),
    ...Object.entries(shown).flatMap(([key, one]) => itemsIn(document, properties[key] as Schema, one, depth + 1)),
  ]
}

/** The names of the schemas with an id that an answer may hold, and of the things whose names it may show ('name of campaign'). */
export function namesShown(document: Json, schema: Schema | undefined, depth = 0): string[] {
  if (depth > MAX_DEPTH || schema === undefined) return []
  const flat = flatten(document, schema)
  const properties = Object(flat.properties) as Json
  const parts = partsOf(document, schema)
  const [first] = parts
  const own = Object.values(LABELS).flatMap((as) =>
    first && 'id' in properties && as in properties ? [`${as} of ${lowered(first.name)}`] : [],
  )
  return [
    ...parts.filter(({ ids }) => ids.length > 0).map(({ name }) => name),
    ...own,
    ...labelsBeside(properties).flatMap(({ thing, id, as }) => [`${as} of ${thing}`, `${as} of ${kindOfId(id)}`]),
    ...(kindOf(flat) === 'array' ? namesShown(document, flat.items as Schema | undefined, depth + 1) : []),
    ...Object.values(properties).flatMap((one) => namesShown(document, one as Schema, depth + 1)),
  ]
}
