// No one gives a role above their own: a field with x-grants-role, whose values have the names of the overrides' roles.
import { type Context, exceptionOf } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { isObject, type Json, join } from '../contract/pointer.ts'
import { flatten } from '../values/flat.ts'
import { as, callOn, judgeRefusal } from './access.ts'

type Grant = { field: string; values: [unknown, number][] }

/** The fields that give a role, and the rank of each of their values. */
function grantsIn({ contract, requests, overrides }: Context, operation: Operation): Grant[] {
  const { properties } = flatten(contract.document, requests.content(operation)?.[1].schema)
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([field, property]): Grant[] => {
    const flat = flatten(contract.document, property as Json)
    if (flat['x-grants-role'] !== true || !Array.isArray(flat.enum)) return []
    const names = Array.isArray(flat['x-enum-varnames']) ? flat['x-enum-varnames'] : flat.enum
    const rankOf = (name: unknown) => overrides.roles.indexOf(String(name).toLowerCase())
    return [{ field, values: flat.enum.map((value, index): [unknown, number] => [value, rankOf(names[index])]) }]
  })
}

export async function judgeGranting(context: Context, operation: Operation): Promise<void> {
  const { overrides, callers, client } = context
  if (exceptionOf(context, operation.id, 'tenancy/granting')) return
  for (const { field, values } of grantsIn(context, operation))
    for (const member of callers.ofMainTenant()) {
      const rank = overrides.roles.indexOf(member.role ?? '')
      const [above] = (rank < 0 ? undefined : values.findLast(([, one]) => one > rank)) ?? []
      const found = above === undefined ? undefined : await callOn(context, operation)
      const call = found && as(context, found.call, member)
      if (!call) continue
      const exchange = await client.send({ ...call, body: { ...Object(call.body), [field]: above } })
      judgeRefusal(context, {
        operation,
        rule: 'tenancy/granting',
        pointer: join(operation.pointer, 'requestBody'),
        exchange,
        expected: `a refusal of ${member.name}, because ${field} ${String(above)} is above the own role`,
      })
    }
}
