// Fields that add to a list of an item or take from it, by their names: 'addedLabels' adds to 'labels'.
import type { Context } from '../context.ts'
import type { Schema } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import type { Call } from '../http/client.ts'
import { flatten, kindOf } from '../values/flat.ts'
import { REFERENCE } from '../values/references.ts'

const ADDING = /^(add|remove)e?d?_?([A-Za-z]\w*)$/

/** The list that a field of this name changes, and whether it adds to it. */
export function changedBy(field: string): { list: string; isAdding: boolean } | undefined {
  const [, verb, name = ''] = ADDING.exec(field) ?? []
  return verb ? { list: name.charAt(0).toLowerCase() + name.slice(1), isAdding: verb === 'add' } : undefined
}

/** The field that takes away from the list that another one adds to. */
const oppositeOf = (properties: Json, field: string): string | undefined =>
  Object.keys(properties).find((name) => {
    const change = changedBy(name)
    return change?.isAdding === false && change.list === changedBy(field)?.list
  })

/** The call with two texts in each field that adds to a list, and after each one the call that takes one of them away again. */
export function addingCalls({ contract, requests, schemas }: Context, call: Call): Call[] {
  const content = requests.content(call.operation)?.[1]
  const { properties } = flatten(contract.document, content?.schema, call.body)
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([field, schema]): Call[] => {
    const flat = flatten(contract.document, schema as Schema)
    const isTexts = kindOf(flat) === 'array' && kindOf(flatten(contract.document, flat.items as Schema)) === 'string'
    const values = [requests.mark(), requests.mark()]
    const body = { ...Object(call.body), [field]: values } as Json
    const isMeant = isTexts && !REFERENCE.test(field) && changedBy(field)?.isAdding === true
    const opposite = oppositeOf(Object(properties) as Json, field)
    const { [field]: _, ...others } = body
    const bodies = [body, ...(opposite === undefined ? [] : [{ ...others, [opposite]: values.slice(0, 1) }])]
    return isMeant && content
      ? bodies
          .filter((one) => schemas.isValid(content.schemaPointer, one, 'request'))
          .map((one) => ({ ...call, body: one }))
      : []
  })
}

/** The fields of a request whose values are not added to the lists of the item that is read, or not taken from them. */
export const notAdded = (sent: Json, read: unknown): string[] =>
  Object.keys(sent).filter((field) => {
    const { list, isAdding } = changedBy(field) ?? {}
    const [values, shown] = [sent[field], list === undefined ? undefined : (Object(read) as Json)[list]]
    return Array.isArray(values) && Array.isArray(shown) && values.some((one) => shown.includes(one) !== isAdding)
  })
