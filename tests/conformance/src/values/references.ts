// The ids that a call names: in the path, in the query and anywhere in the body.
import type { Schema } from '../contract/operation.ts'
import { isObject, keysOf, withAt } from '../contract/pointer.ts'
import type { Call } from '../http/client.ts'
import { walk } from './faults.ts'
import { kindOf } from './flat.ts'

export const REFERENCE = /(^|_)ids?$|Ids?$/

/** A place of a call that names things; `naming` names other things there, in this call or in one like it. */
export type Reference = { name: string; ids: string[]; isGiven: boolean; naming: (ids: string[], call: Call) => Call }

/** Returns the one thing that a name of several ones means: 'ruleIds' names a 'ruleId'. */
export const singular = (name: string): string => name.replace(/ids$/, 'id').replace(/Ids$/, 'Id')

type Known = (name: string) => string | undefined

function inParameters(call: Call, known: Known): Reference[] {
  return call.operation.parameters.flatMap(({ name, in: place, schema }): Reference[] => {
    if ((place !== 'path' && place !== 'query') || !REFERENCE.test(name)) return []
    const given = call[place][name]
    const value = given ?? (place === 'query' ? known(singular(name)) : undefined)
    const isList = isObject(schema) && schema.type === 'array'
    if (typeof value !== 'string' && !Array.isArray(value)) return []
    const naming: Reference['naming'] = (ids, one) => ({
      ...one,
      [place]: { ...one[place], [name]: isList ? ids : ids[0] },
    })
    return [{ name, ids: [value].flat().map(String), isGiven: given !== undefined, naming }]
  })
}

/** The references of a body, also those that it lacks where an id is known that they may name. */
function inBody(
  document: Parameters<typeof walk>[0]['document'],
  schema: Schema | undefined,
  call: Call,
  known: Known,
) {
  const found: Reference[] = []
  if (!isObject(call.body)) return found
  walk(
    {
      document,
      root: call.body,
      visit: (flat, value, place, root) => {
        const name = keysOf(place).at(-1) ?? ''
        if (!REFERENCE.test(name)) return
        const isGiven = root === call.body && value !== undefined && value !== null
        const isList = kindOf(flat) === 'array'
        const id = isGiven ? value : known(singular(name))
        const ids = [id].flat().filter((one): one is string => typeof one === 'string')
        if (ids.length === 0 || (!isList && kindOf(flat) !== 'string')) return
        const naming: Reference['naming'] = (others, one) => ({
          ...one,
          // Fields that the body lacks are made with what lies around them.
          body: withAt(
            root === call.body ? one.body : { ...Object(root), ...Object(one.body) },
            place,
            isList ? others : others[0],
          ),
        })
        found.push({ name: place, ids, isGiven, naming })
      },
    },
    schema,
    call.body,
  )
  return found
}

/** All references of a call. */
export const referencesOf = (
  document: Parameters<typeof walk>[0]['document'],
  schema: Schema | undefined,
  call: Call,
  known: Known,
): Reference[] => [...inParameters(call, known), ...inBody(document, schema, call, known)]
