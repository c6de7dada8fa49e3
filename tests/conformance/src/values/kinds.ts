// References whose kind is a field beside the id: { kind: 'survey', id: '…' }.
import type { Schema } from '../contract/operation.ts'
import { isObject, type Json, withAt } from '../contract/pointer.ts'
import type { Call } from '../http/client.ts'
import { singulars } from '../model/lists.ts'
import { walk } from './faults.ts'
import { flatten, kindOf } from './flat.ts'
import { generated } from './generate.ts'

export type Kinded = {
  place: string
  /** The name of the kind in the contract. */
  kind: string
  naming: (call: Call, id: string) => Call
}

/** The field of an object that says what its id names, with its values and their names. */
function kindField(document: Json, properties: Json): [string, [unknown, string][]] | undefined {
  const found = Object.entries(properties).flatMap(([name, schema]): [string, [unknown, string][]][] => {
    const { enum: values, 'x-enum-varnames': names } = flatten(document, schema as Schema)
    if (!Array.isArray(values)) return []
    const named = values.map((value, index): [unknown, string] => [
      value,
      String(Array.isArray(names) ? names[index] : value),
    ])
    return [[name, named]]
  })
  return found.length === 1 ? found[0] : undefined
}

/** The references of a body that have a kind, one for each kind. */
export function kindedReferences(document: Json, schema: Schema | undefined, { body }: Call): Kinded[] {
  const found: Kinded[] = []
  const visit: Parameters<typeof walk>[0]['visit'] = (flat, _, place, root) => {
    if (place === '' || kindOf(flat) !== 'object' || !isObject(flat.properties)) return
    if (kindOf(flatten(document, flat.properties.id as Schema)) !== 'string') return
    const [field, kinds] = kindField(document, flat.properties) ?? []
    if (!field || !kinds) return
    const least = Object(generated(document, flat)) as Json
    for (const [value, kind] of kinds)
      found.push({
        place,
        kind,
        naming: (call, id) => ({
          ...call,
          // Fields that the body lacks are made with what lies around them.
          body: withAt(root === body ? call.body : { ...Object(root), ...Object(call.body) }, place, {
            ...least,
            [field]: value,
            id,
          }),
        }),
      })
  }
  if (isObject(body)) walk({ document, root: body, visit }, schema, body)
  return found
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** True if an operation such as listAdSurveys is about things of a kind such as Survey. */
export const isAbout = (operationId: string, kind: string): boolean =>
  plain(kind).length > 3 && singulars(operationId).some((one) => plain(one).endsWith(plain(kind)))
