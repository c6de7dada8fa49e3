// A write answers with the same as the reading after it: the same values, and lists in the same order.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { jsonContent, type Schema, successOf } from '../contract/operation.ts'
import { isObject } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import { flatten } from '../values/flat.ts'
import { differences, stable } from './compare.ts'
import { judgeLaw } from './law.ts'
import { otherMoments } from './moments.ts'
import { otherOrder } from './same-order.ts'

/** True if the contract says of a field of an answer that its items are a set. */
export function isSetIn({ contract }: Context, { call: { operation }, answer }: Exchange): (field: string) => boolean {
  const names = new Set<string>()
  const visit = (schema: Schema | undefined, value: unknown): void => {
    const flat = flatten(contract.document, schema, value)
    if (Array.isArray(value)) for (const one of value.slice(0, 1)) visit(flat.items as Schema, one)
    if (!isObject(value) || !isObject(flat.properties)) return
    for (const [name, property] of Object.entries(flat.properties)) {
      if (flatten(contract.document, property as Schema, value[name]).uniqueItems === true) names.add(name)
      if (value[name] !== null && typeof value[name] === 'object') visit(property as Schema, value[name])
    }
  }
  visit(jsonContent(successOf(operation)?.content ?? {})?.[1].schema, answer.body)
  return (field) => names.has(field)
}

export function judgeSameShowing(context: Context, write: Exchange, read: Exchange): void {
  const { operation } = write.call
  const place = { pointer: operation.body?.pointer ?? operation.pointer, exchanges: [write, read] }
  const changed = differences(stable(context, write.answer.body), read.answer.body)
  for (const field of new Set([...changed, ...otherMoments(write.answer.body, read.answer.body)]))
    judgeLaw(context, operation, 'answered', {
      ...place,
      expected: `${field} as the answer to ${operation.id} showed it: ${start(Object(write.answer.body)[field])}`,
      seen: `${start(Object(read.answer.body)[field])} when it is read`,
      detail: field,
    })
  for (const field of otherOrder(write.answer.body, read.answer.body, isSetIn(context, read)))
    judgeLaw(context, operation, 'answered', {
      ...place,
      expected: `the items of ${field} in the order of the answer to ${operation.id}`,
      seen: 'another order when it is read',
      detail: `${field} order`,
    })
  judgeLaw(context, operation, 'answered', undefined)
}
