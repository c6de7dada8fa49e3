// Values of a field that need a role of their own: x-min-roles: { '2': admin } at a field of a body.
import { type Context, exceptionOf } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { isObject, type Json, join } from '../contract/pointer.ts'
import { isSuccess } from '../http/client.ts'
import { withIds } from '../steps.ts'
import { flatten } from '../values/flat.ts'
import { as, callOn, judgeRefusal } from './access.ts'
import { start } from './answer-rules.ts'

type Needed = { field: string; value: unknown; role: string }

function neededIn({ contract, requests }: Context, operation: Operation): Needed[] {
  const { properties } = flatten(contract.document, requests.content(operation)?.[1].schema)
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([field, property]): Needed[] => {
    const { 'x-min-roles': roles, enum: values } = flatten(contract.document, property as Json)
    const some = Array.isArray(values) ? values : [true, false]
    return Object.entries(isObject(roles) ? roles : {}).flatMap(([key, role]) => {
      const value: unknown = some.find((one) => String(one) === key)
      return value === undefined ? [] : [{ field, value, role: String(role) }]
    })
  })
}

export async function judgeValueRoles(context: Context, operation: Operation): Promise<void> {
  const { callers, overrides, client } = context
  const rule = 'tenancy/value-role'
  if (exceptionOf(context, operation.id, rule)) return
  const rankOf = (role = '') => overrides.roles.indexOf(role)
  for (const { field, value, role } of neededIn(context, operation))
    for (const member of callers.ofMainTenant()) {
      const found = rankOf(member.role) < 0 ? undefined : await callOn(context, operation)
      const call = found?.isAccepted ? as(context, found.call, member) : undefined
      if (!call) continue
      const beside = Object(withIds(overrides.operations[operation.id]?.forRoles, call.path)) as Json
      const exchange = await client.send({ ...call, body: { ...Object(call.body), ...beside, [field]: value } })
      context.requests.trackAny(exchange)
      const refusal = { operation, rule, pointer: join(operation.pointer, 'requestBody'), exchange, detail: field }
      const said = `because ${field} ${String(value)} needs the role ${role}`
      if (rankOf(member.role) < rankOf(role))
        judgeRefusal(context, { ...refusal, expected: `a refusal of ${member.name}, ${said}` })
      else if (exchange.answer.status === 403)
        context.findings.add({
          check: 'tenancy',
          operation: operation.id,
          rule,
          pointer: refusal.pointer,
          expected: `admission of ${member.name}, ${said}`,
          seen: `403 ${start(exchange.answer.text)}`,
          exchanges: [exchange],
          detail: `${field} refused`,
        })
      else if (isSuccess(exchange)) context.coverage.judge(operation.id, rule)
    }
}
