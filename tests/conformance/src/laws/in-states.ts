// An operation is taken in some states of its item only, and may lead it into another one: x-in-states: { field: status, values: [1, 2], leads: { '1': 2 } }.
// The states are reached by the steps of x-transitions of the same field; items that have another one from the beginning are found in their list.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { extension, type Operation } from '../contract/operation.ts'
import { at, isObject, join, textOfValue } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import type { Resource } from '../model/model.ts'
import { flatten } from '../values/flat.ts'
import { differences, stable } from './compare.ts'
import { type Declared, isRefused, judgeGiven, REFUSAL } from './given-states.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'
import { changedBy, declaredSteps, itemAfter, type Machine, waysFrom } from './transitions.ts'
import { guarded } from './updates.ts'

function declaredOf(operation: Operation): Declared | undefined {
  const declared = extension(operation, 'x-in-states')
  if (!isObject(declared) || !Array.isArray(declared.values)) return undefined
  return {
    field: String(declared.field),
    values: declared.values.map(String),
    leads: isObject(declared.leads) ? declared.leads : undefined,
  }
}

/** The steps that bring items into their states. */
export async function machineOf(context: Context, resource: Resource, field: string): Promise<Machine | undefined> {
  const { contract, requests } = context
  for (const operation of contract.operations) {
    const steps = declaredSteps(context, operation)
    const base =
      steps?.field === field && changedBy(context, operation) === resource && (await requests.base(operation))
    if (steps && base && isSuccess(base) && isObject(base.call.body)) return { operation, resource, base, steps }
  }
  return undefined
}

const stateIn = ({ answer }: Exchange, field: string): string => String(at(answer.body, join('', field)))

async function judgeOne(
  context: Context,
  {
    operation,
    created,
    state,
    declared,
  }: { operation: Operation; created: Created; state: string; declared: Declared },
): Promise<void> {
  const { requests, client } = context
  const { field, values, leads } = declared
  const base = await requests.base(operation)
  const read = await readItem(context, created.resource, created.path)
  if (!base || !read || !isSuccess(read)) return
  const call = await requests.again(base)
  const exchange = await client.send(guarded(context, { ...call, path: { ...call.path, ...created.path } }, read))
  requests.trackAny(exchange)
  const isTaken = isSuccess(exchange)
  const isMeant = values.includes(state)
  const isWrong = isMeant ? exchange.answer.status === 409 : !isRefused(exchange)
  const judge = (broken: boolean, expected: string, seen: string, exchanges: Exchange[]) =>
    judgeLaw(
      context,
      operation,
      'in-states',
      broken && { expected, seen, exchanges, pointer: join(operation.pointer, 'x-in-states'), detail: state },
    )
  judge(
    isWrong,
    `${isMeant ? 'acceptance' : REFUSAL} in state ${state} of ${field}`,
    `${exchange.answer.status} ${start(exchange.answer.text)}`,
    [read, exchange],
  )
  const after = leads && isTaken && isMeant ? await readItem(context, created.resource, created.path) : undefined
  if (!after || !isSuccess(after)) return
  const wanted = textOfValue(leads?.[state] ?? state)
  judge(stateIn(after, field) !== wanted, `${field} to be ${wanted}`, stateIn(after, field), [read, exchange, after])
  // A value of the body may be shown by any field.
  const [lost] = operation.body ? [] : lostBy(context, { operation, created, field }, [read, after])
  judge(
    lost !== undefined,
    `${lost} as before, because the operation leads ${field} into another state and names no other field`,
    start(Object(after.answer.body)[lost ?? '']),
    [read, exchange, after],
  )
}

/** The fields that updates of the item may set, and that have changed although the operation says nothing of them. */
function lostBy(
  context: Context,
  { operation, created, field }: { operation: Operation; created: Created; field: string },
  [before, after]: [Exchange, Exchange],
): string[] {
  const { update } = created.resource
  const { properties } = flatten(context.contract.document, update && context.requests.content(update)?.[1].schema)
  const said = [
    field,
    ...Object.keys(Object(extension(operation, 'x-sets'))),
    ...Object.keys(Object(extension(operation, 'x-also-sets'))),
  ]
  const own = Object.entries(stable(context, before.answer.body)).filter(
    ([name]) => isObject(properties) && name in properties && !said.some((one) => one.split('.')[0] === name),
  )
  return differences(Object.fromEntries(own), after.answer.body)
}

export async function judgeInStates(context: Context, operation: Operation): Promise<void> {
  const declared = declaredOf(operation)
  const resource = declared && changedBy(context, operation)
  const machine = resource && (await machineOf(context, resource, declared.field))
  if (declared && !machine) await judgeGiven(context, operation, declared)
  const accepted = machine && (await context.requests.base(operation))
  const created = accepted && isSuccess(accepted) ? await context.requests.create(resource) : undefined
  const read = created && (await readItem(context, created.resource, created.path))
  if (!declared || !machine || !read || !isSuccess(read)) return
  for (const [state, way] of waysFrom(stateIn(read, declared.field), machine.steps)) {
    const item = context.isOver() ? undefined : await itemAfter(context, machine, way)
    if (item) await judgeOne(context, { operation, created: item, state, declared })
  }
}
