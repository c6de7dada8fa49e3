// Items whose values need a role of their own: x-item-roles: { mode: { '2': admin } } at an operation on an item, such as the run of an automatic rule.
import { type Context, exceptionOf } from '../context.ts'
import { extension, type Operation } from '../contract/operation.ts'
import { isObject, type Json, join } from '../contract/pointer.ts'
import { isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import type { Resource } from '../model/model.ts'
import { varied } from '../values/bodies.ts'
import { flatten } from '../values/flat.ts'
import { as, judgeRefusal } from './access.ts'
import { start } from './answer-rules.ts'

const RULE = 'tenancy/item-role'

type Needed = { field: string; value: unknown; role: string }

function neededIn({ contract, requests }: Context, operation: Operation, { create }: Resource): Needed[] {
  const declared = extension(operation, 'x-item-roles')
  const { properties } = flatten(contract.document, create && requests.content(create)?.[1].schema)
  return Object.entries(isObject(declared) ? declared : {}).flatMap(([field, roles]): Needed[] => {
    const { enum: values = [true, false] } = flatten(contract.document, Reflect.get(Object(properties), field) as Json)
    return Object.entries(isObject(roles) ? roles : {}).map(([key, role]) => ({
      field,
      value: (values as unknown[]).find((one) => String(one) === key),
      role: String(role),
    }))
  })
}

/** An item with this value, deleted where the operation takes a deletion back. */
async function itemWith(
  { contract, requests, client }: Context,
  operation: Operation,
  { field, value }: Needed,
  resource: Resource,
): Promise<Created | undefined> {
  const { create, delete: deletion } = resource
  const base = create && (await requests.base(create))
  if (!create || !base || !isSuccess(base)) return undefined
  const body = varied(contract, requests.content(create)?.[1].schema, base.call.body, requests.mark())
  const made = await client.send({ ...base.call, body: { ...Object(body), [field]: value } })
  const created = isSuccess(made) ? requests.track(resource, made) : undefined
  if (created && deletion && operation.path.endsWith('/restore'))
    await client.send({ ...requests.plain(deletion), path: created.path })
  return created
}

export async function judgeItemRoles(context: Context, operation: Operation): Promise<void> {
  const { callers, overrides, client, requests, model, coverage } = context
  const resource = requests.resourceAbove(operation) ?? model.resources.find(({ item }) => item === operation.path)
  if (!resource || exceptionOf(context, operation.id, RULE)) return
  const needed = neededIn(context, operation, resource)
  const base = needed.length > 0 ? await requests.base(operation) : undefined
  const rankOf = (role = '') => overrides.roles.indexOf(role)
  for (const one of base ? needed : [])
    for (const member of callers.ofMainTenant()) {
      const created = rankOf(member.role) < 0 ? undefined : await itemWith(context, operation, one, resource)
      const call =
        created && base && as(context, { ...base.call, path: { ...base.call.path, ...created.path } }, member)
      if (!call) continue
      const exchange = await client.send(call)
      requests.trackAny(exchange)
      const because = `because ${one.field} of the item is ${String(one.value)}, which needs the role ${one.role}`
      const found = {
        operation,
        rule: RULE,
        pointer: join(operation.pointer, 'x-item-roles'),
        exchange,
        detail: one.field,
      }
      if (rankOf(member.role) < rankOf(one.role))
        judgeRefusal(context, { ...found, expected: `a refusal of ${member.name}, ${because}` })
      else if (exchange.answer.status === 403)
        context.findings.add({
          check: 'tenancy',
          operation: operation.id,
          rule: RULE,
          pointer: found.pointer,
          expected: `admission of ${member.name}, ${because}`,
          seen: `403 ${start(exchange.answer.text)}`,
          exchanges: [exchange],
          detail: `${one.field} refused`,
        })
      else if (isSuccess(exchange)) coverage.judge(operation.id, RULE)
    }
}
