// An operation that takes the ids of several things, and whose answer names those that are missing, takes exactly as many as its list may have.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { jsonContent, type Operation, type Schema, successOf } from '../contract/operation.ts'
import { isObject, join } from '../contract/pointer.ts'
import { isSuccess } from '../http/client.ts'
import { flatten, kindOf } from '../values/flat.ts'
import { UNKNOWN_ID } from '../values/ids.ts'
import { REFERENCE } from '../values/references.ts'
import { judgeLaw } from './law.ts'
import { MISSING } from './missing-ids.ts'

const MOST = 100
const REFUSED = [400, 413, 422]

/** The lists of a schema, with the most items that each may have. */
function listsOf({ contract }: Context, schema: Schema | undefined): [string, number][] {
  const { properties } = flatten(contract.document, schema)
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([name, one]): [string, number][] => {
    const flat = flatten(contract.document, one as Schema)
    return kindOf(flat) === 'array' ? [[name, Number(flat.maxItems ?? Number.POSITIVE_INFINITY)]] : []
  })
}

export async function judgeMostIds(context: Context, operation: Operation): Promise<void> {
  const { requests, client } = context
  const [, content] = requests.content(operation) ?? []
  const answered = listsOf(context, jsonContent(successOf(operation)?.content ?? {})?.[1].schema)
  const [ids, most] = listsOf(context, content?.schema).find(([name]) => REFERENCE.test(name)) ?? ['', 0]
  const isJudged = answered.some(([name]) => MISSING.test(name)) && most > 1 && most <= MOST
  const base = isJudged ? await requests.base(operation) : undefined
  if (!base || !isSuccess(base)) return
  const call = await requests.again(base)
  const named: unknown = Object(call.body)[ids]
  if (!Array.isArray(named)) return
  const unknown = Array.from({ length: most - 1 }, (_, index) => `${UNKNOWN_ID}${index}`)
  const sent = await client.send({ ...call, body: { ...Object(call.body), [ids]: [...named.slice(0, 1), ...unknown] } })
  judgeLaw(
    context,
    operation,
    'most-ids',
    REFUSED.includes(sent.answer.status) && {
      expected: `acceptance of ${most} ids, the most that ${ids} may have; those that are not there are named in the answer`,
      seen: `${sent.answer.status} ${start(sent.answer.text)}`,
      exchanges: [sent],
      pointer: join(content?.schemaPointer ?? operation.pointer, 'properties', ids),
    },
  )
}
