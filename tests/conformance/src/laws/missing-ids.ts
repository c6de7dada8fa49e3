// An operation that takes the ids of several things, and whose answer has a list of those that were missing, names an id that nothing has there.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { jsonContent, type Operation, type Schema, successOf } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { isSuccess } from '../http/client.ts'
import { flatten, kindOf } from '../values/flat.ts'
import { UNKNOWN_ID } from '../values/ids.ts'
import { REFERENCE } from '../values/references.ts'
import { judgeLaw } from './law.ts'

/** Names of the list of ids that were not there. */
export const MISSING = /^(missing|unknown|not_?found)/i

const listsOf = ({ contract }: Context, schema: Schema | undefined): string[] => {
  const { properties } = flatten(contract.document, schema)
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([name, one]) =>
    kindOf(flatten(contract.document, one as Schema)) === 'array' ? [name] : [],
  )
}

export async function judgeMissingIds(context: Context, operation: Operation): Promise<void> {
  const { requests, client, model } = context
  const missing = listsOf(context, jsonContent(successOf(operation)?.content ?? {})?.[1].schema).find((name) =>
    MISSING.test(name),
  )
  const ids = listsOf(context, requests.content(operation)?.[1].schema).find((name) => REFERENCE.test(name))
  const base = missing !== undefined && ids !== undefined ? await requests.base(operation) : undefined
  // Those at the path of a collection are judged with items that the run has made.
  const isOfCollection = model.resources.some(({ collection }) => collection === operation.path)
  if (missing === undefined || ids === undefined || !base || !isSuccess(base) || isOfCollection) return
  const call = await requests.again(base)
  const named: unknown = Object(call.body)[ids]
  if (!Array.isArray(named)) return
  const sent = await client.send({ ...call, body: { ...Object(call.body), [ids]: [...named.slice(0, 1), UNKNOWN_ID] } })
  if (!isSuccess(sent)) return
  const shown: unknown = (Object(sent.answer.body) as Json)[missing]
  judgeLaw(
    context,
    operation,
    'bulk-missing',
    !(Array.isArray(shown) && shown.includes(UNKNOWN_ID)) && {
      expected: `${UNKNOWN_ID}, which is not there, in ${missing}`,
      seen: start(shown),
      exchanges: [sent],
      detail: missing,
    },
  )
}
