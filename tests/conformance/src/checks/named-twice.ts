// A list of ids that must differ refuses one that is named twice: uniqueItems. The accepted body may have none, so one is made for it.
import type { Context } from '../context.ts'
import type { Operation, Schema } from '../contract/operation.ts'
import { isObject, type Json, join } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { flatten, kindOf } from '../values/flat.ts'
import { REFERENCE, singular } from '../values/references.ts'
import { start } from './answer-rules.ts'

/** The lists of ids that an accepted body lacks, and whose items must differ. */
function listsOf({ contract, requests }: Context, operation: Operation, body: Json): string[] {
  const { properties } = flatten(contract.document, requests.content(operation)?.[1].schema, body)
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([name, schema]) => {
    const flat = flatten(contract.document, schema as Schema)
    const isMeant = kindOf(flat) === 'array' && flat.uniqueItems === true && REFERENCE.test(name)
    return isMeant && [body[name]].flat().filter(Boolean).length === 0 ? [name] : []
  })
}

/** The id of an item made for a list of such ids: a file for attachmentFileIds. */
async function idFor({ model, requests }: Context, list: string): Promise<string | undefined> {
  const resource = model.resources.find(
    ({ parameter, create }) =>
      create && parameter !== 'id' && singular(list).toLowerCase().endsWith(parameter.toLowerCase()),
  )
  return resource && (await requests.create(resource))?.id
}

export async function judgeNamedTwice(context: Context, operation: Operation, base: Exchange): Promise<void> {
  const { requests, client, coverage, findings } = context
  const { body } = base.call
  for (const name of isObject(body) ? listsOf(context, operation, body) : []) {
    const id = await idFor(context, name)
    const call = id === undefined ? undefined : await requests.again(base)
    if (!call) continue
    const naming = (ids: unknown[]) => client.send({ ...call, body: { ...Object(call.body), [name]: ids } })
    const once = await naming([id])
    requests.trackAny(once)
    if (!isSuccess(once)) continue
    const twice = await naming([id, id])
    requests.trackAny(twice)
    coverage.judge(operation.id, 'negative/refused')
    coverage.keyword('uniqueItems')
    if (isSuccess(twice))
      findings.add({
        check: 'negative',
        rule: 'negative/accepted',
        operation: operation.id,
        pointer: operation.body?.pointer ?? operation.pointer,
        expected: `a documented 4xx, because ${join('', name)} breaks uniqueItems`,
        seen: `${twice.answer.status} ${start(twice.answer.text)}`,
        exchanges: [twice],
        detail: `uniqueItems /${name}`,
      })
  }
}
