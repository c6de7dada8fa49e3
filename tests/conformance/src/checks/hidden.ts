// Items that their author hides from the others of the tenant, by the value of a field with x-hidden-when.
import { type Context, exceptionOf } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { isObject, type Json, join } from '../contract/pointer.ts'
import { isSuccess } from '../http/client.ts'
import { readItem } from '../laws/item.ts'
import { flatten } from '../values/flat.ts'
import { as } from './access.ts'
import { start } from './answer-rules.ts'

/** The fields of a body that hide, with their values, and those that must be there. */
function hidingIn({ contract, requests }: Context, operation: Operation, body: Json): [Json, string[]] {
  const { properties, required } = flatten(contract.document, requests.content(operation)?.[1].schema, body)
  const hiding = Object.entries(isObject(properties) ? properties : {}).flatMap(([name, property]) => {
    const flat = flatten(contract.document, property as Json)
    return 'x-hidden-when' in flat ? [[name, flat['x-hidden-when']] as const] : []
  })
  return [Object.fromEntries(hiding), Array.isArray(required) ? required.map(String) : []]
}

/** A hidden item is not shown to a colleague, neither in a list nor by a reading. */
export async function judgeHidden(context: Context, operation: Operation): Promise<void> {
  const { model, requests, callers, client, coverage, findings } = context
  const rule = 'tenancy/hidden'
  const resource = model.resources.find(({ create }) => create === operation)
  const base = resource && !exceptionOf(context, operation.id, rule) ? await requests.base(operation) : undefined
  if (!resource || !base || !isSuccess(base) || !isObject(base.call.body)) return
  const [hiding, required] = hidingIn(context, operation, base.call.body)
  const call = await requests.again(base)
  for (const [field, value] of Object.entries(hiding)) {
    const least = Object.entries(Object(call.body) as Json).filter(([name]) => required.includes(name))
    const made = await client.send({ ...call, body: { ...Object.fromEntries(least), [field]: value } })
    const created = isSuccess(made) ? requests.track(resource, made) : undefined
    const own = created && (await readItem(context, resource, created.path))
    const colleague = callers.ofMainTenant().find(({ name }) => name !== callers.main)
    if (!created || !own || !isSuccess(own) || !colleague) continue
    const other = as(context, own.call, colleague)
    const exchange = other && (await client.send(other))
    if (!exchange) continue
    coverage.judge(operation.id, rule)
    if (isSuccess(exchange) && exchange.answer.text.includes(`"${created.id}"`))
      findings.add({
        check: 'tenancy',
        rule,
        operation: own.call.operation.id,
        pointer: join(operation.pointer, 'requestBody'),
        expected: `no ${created.id} for ${colleague.name}, because its ${field} is ${String(value)}`,
        seen: `${exchange.answer.status} ${start(exchange.answer.text)}`,
        exchanges: [made, exchange],
        detail: field,
      })
  }
}
