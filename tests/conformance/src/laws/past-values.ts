// A parameter that names the value which a field has now, such as the present round of work: x-present: round. The value from before a step is refused.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { at, isObject, type Json, join } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import { judgeLaw } from './law.ts'
import { type Machine, stateBody } from './transitions.ts'

/** The operations on an item with such a parameter, with its name. */
function meantBy({ contract }: Context, { resource }: Machine, field: string): [Operation, string][] {
  return contract.operations
    .filter(({ path, method }) => method !== 'GET' && path.startsWith(resource.item))
    .flatMap((operation): [Operation, string][] =>
      operation.parameters.flatMap(({ name, node }): [Operation, string][] =>
        node['x-present'] === field ? [[operation, name]] : [],
      ),
    )
}

/** Each operation with such a parameter is called with the value that the item had, and with its present one. */
export async function judgePast(
  context: Context,
  machine: Machine,
  created: Created,
  [before, after]: [Exchange, Exchange],
): Promise<void> {
  for (const [field] of machine.steps.anew) {
    const [was, is] = [before, after].map(({ answer }) => at(answer.body, join('', field)))
    if (typeof was !== 'string' || typeof is !== 'string' || was === is) continue
    for (const [operation, name] of meantBy(context, machine, field)) {
      const base = context.isOver() ? undefined : await context.requests.base(operation)
      if (!base || !isSuccess(base)) continue
      const state = String(at(after.answer.body, join('', machine.steps.field)))
      const sent: unknown = base.call.body
      const body = operation === machine.operation && isObject(sent) ? stateBody(context, machine, sent, state) : sent
      const path: Json = { ...base.call.path, ...created.path }
      const call = { ...base.call, caller: created.call.caller, path, body }
      const [past, present] = [was, is].map((value) => ({ ...call, query: { ...call.query, [name]: value } }))
      if (!past || !present) continue
      const refused = await context.client.send(past)
      const taken = await context.client.send(present)
      judgeLaw(
        context,
        operation,
        'stale',
        (isSuccess(refused) || taken.answer.status === 409) && {
          expected: `a refusal of ${was} as ${name}, which the item had before, and acceptance of ${is}`,
          seen: `${refused.answer.status} and ${taken.answer.status} ${start(taken.answer.text)}`,
          exchanges: [before, after, refused, taken],
          pointer: operation.pointer,
          detail: name,
        },
      )
    }
  }
}
