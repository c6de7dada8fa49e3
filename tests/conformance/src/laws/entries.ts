// Entries of a history say which field an update has changed, from which value to which one: a list of changes whose items have a field, the value
// before and the value after.
import type { Context } from '../context.ts'
import type { Schema } from '../contract/operation.ts'
import { isObject, type Json, textOfValue } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { flatten, kindOf } from '../values/flat.ts'
import { REFERENCE } from '../values/references.ts'
import { judgeLaw } from './law.ts'
import { identity, type Page } from './pages.ts'

const FIELD = /^(field|field_?name|property)$/i
const BEFORE = /^(before|(old|previous)_?value|old|from)$/i
const AFTER = /^(after|new_?value|new|to)$/i
/** Longer texts may be shortened. */
const MAX_LENGTH = 200
const DAY_MS = 86_400_000

type Names = { field: string; before: string; after: string }

/** The names of what an entry says; undefined for lists of other things. */
function namesOf({ item }: ListModel): Names | undefined {
  const properties = Object.keys(Object(item.properties) as Json)
  const [field, before, after] = [FIELD, BEFORE, AFTER].map((one) => properties.find((name) => one.test(name)))
  return field !== undefined && before !== undefined && after !== undefined ? { field, before, after } : undefined
}

/** A value as a history may write it: numbers as digits, none as null or as nothing. */
const written = (value: unknown): string => (value === null || value === undefined ? '' : textOfValue(value))

const isPlain = (value: unknown): boolean =>
  value === null ||
  ['number', 'boolean'].includes(typeof value) ||
  (typeof value === 'string' && value.length < MAX_LENGTH)

/** The plain fields that an update has sent and changed. */
function changedPlainly(was: Json, now: Json, sent: Json): string[] {
  return Object.keys(sent).filter(
    (name) =>
      name in was &&
      !REFERENCE.test(name) &&
      isPlain(was[name]) &&
      isPlain(now[name]) &&
      written(was[name]) !== written(now[name]),
  )
}

/** A value of the same kind beside the present one, where its schema says enough to find one. */
function beside(flat: Json, present: unknown): unknown {
  if (Array.isArray(flat.enum)) return flat.enum.find((one) => one !== present && one !== null) as unknown
  if (flat.format === 'date' && typeof present === 'string')
    return new Date(Date.parse(present) + DAY_MS).toISOString().slice(0, 10)
  if (kindOf(flat) === 'boolean') return present !== true
  return undefined
}

/** Other values for the plain fields of a body that it has, and for those of an enumeration that it lacks; states are changed by their own steps. */
export function otherValues(
  { contract, requests }: Context,
  body: Json,
  { call }: Exchange,
  state: string | undefined,
): Json {
  const { properties } = flatten(contract.document, requests.content(call.operation)?.[1].schema, body)
  return Object.fromEntries(
    Object.entries(isObject(properties) ? properties : {}).flatMap(([name, schema]): [string, unknown][] => {
      const flat = flatten(contract.document, schema as Schema)
      const value =
        name === state || 'x-set-when' in flat || REFERENCE.test(name) ? undefined : beside(flat, body[name])
      return value === undefined || !(name in body) ? [] : [[name, value]]
    }),
  )
}

export function judgeEntries(
  context: Context,
  list: ListModel,
  {
    pages: [first, second],
    was,
    now,
    changed,
  }: { pages: [Page, Page]; was: Exchange; now: Exchange; changed: Exchange },
): void {
  const names = namesOf(list)
  if (!names) return
  const known = new Set(first.items.map((item) => identity(list, item)))
  const entries = second.items.filter((item) => !known.has(identity(list, item)))
  const [before, after] = [was, now].map(({ answer }) => Object(answer.body) as Json)
  if (!before || !after) return
  const wrong = changedPlainly(before, after, Object(changed.call.body) as Json).find(
    (name) =>
      !entries.some(
        (one) =>
          one[names.field] === name &&
          written(one[names.before]) === written(before[name]) &&
          written(one[names.after]) === written(after[name]),
      ),
  )
  judgeLaw(
    context,
    list.operation,
    'trace',
    wrong !== undefined && {
      expected: `an entry that ${wrong} was ${written(before[wrong])} and is ${written(after[wrong])}`,
      seen: JSON.stringify(entries.map((one) => [one[names.field], one[names.before], one[names.after]])).slice(0, 300),
      exchanges: [was, changed, now, second.exchange],
      detail: `entry ${wrong}`,
    },
  )
}
