// A state changes only in the steps that the contract names: x-transitions: { field, from: { state: [states] }, set: { field: [states] } }.

import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { extension, type Operation } from '../contract/operation.ts'
import { at, isObject, type Json, join } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import type { Resource } from '../model/model.ts'
import { flatten } from '../values/flat.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'
import { judgeTouched } from './moments.ts'
import { judgePast } from './past-values.ts'
import { judgeStepValues } from './step-values.ts'
import { addressed, guarded } from './updates.ts'

export type Steps = {
  field: string
  from: Map<string, string[]>
  set: [string, string[]][]
  /** Values of fields after a step to a state, and after one that leaves it. */
  gives: Json
  leaves: Json
  /** Fields that have another value after a step that leaves one of these states, and the same after any other one. */
  anew: [string, string[]][]
  isNumber: boolean
}
export type Machine = { operation: Operation; resource: Resource; base: Exchange; steps: Steps }

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const entriesOf = (value: unknown): [string, string[]][] =>
  Object.entries(isObject(value) ? value : {}).map(([name, states]) => [name, textsOf(states)])

const stepsIn = (declared: Json): Steps => ({
  field: String(declared.field),
  from: new Map(entriesOf(declared.from)),
  set: entriesOf(declared.set),
  gives: Object(declared.gives) as Json,
  leaves: Object(declared.leaves) as Json,
  anew: entriesOf(declared.anew),
  isNumber: entriesOf(declared.from).every(([state]) => /^\d+$/.test(state)),
})

const statesOf = ({ from }: Steps): string[] => [...new Set([...from.keys(), ...[...from.values()].flat()])]

/** The shortest way from the first state to each that can be reached. */
export function waysFrom(first: string, { from }: Steps): Map<string, string[]> {
  const ways = new Map<string, string[]>([[first, []]])
  for (const [state, way] of ways)
    for (const next of from.get(state) ?? []) if (!ways.has(next)) ways.set(next, [...way, next])
  return ways
}

/** The body of a step: a merge names the state alone, because other fields may not be taken in every state. */
export function stateBody(
  { contract, model, requests }: Context,
  { operation, steps }: Pick<Machine, 'operation' | 'steps'>,
  body: Json,
  state: string,
): Json {
  const { required } = flatten(contract.document, requests.content(operation)?.[1].schema, body)
  const needed = Array.isArray(required) ? required : []
  const isWhole = model.kinds.get(operation.id) !== 'merge'
  const kept = Object.entries(body).filter(([name]) => isWhole || needed.includes(name))
  return { ...Object.fromEntries(kept), [steps.field]: steps.isNumber ? Number(state) : state }
}

/** More updates than an item of a test has. */
const FAR = 1000

/** Leads an item into a state, as the one who made it. A guard names the version that the item has by then, or another one. */
async function stepTo(
  context: Context,
  machine: Machine,
  created: Created,
  state: string,
  isOther = false,
): Promise<Exchange> {
  const { operation, resource, base } = machine
  const { version, ifMatch } = context.model.guards.get(operation.id) ?? {}
  const read = (version ?? ifMatch) ? await readItem(context, resource, created.path) : undefined
  const call = {
    ...base.call,
    caller: created.call.caller,
    path: { ...base.call.path, ...created.path },
    body: addressed(stateBody(context, machine, Object(base.call.body) as Json, state), resource, created.id),
  }
  if (!read || !isSuccess(read)) return context.client.send(call)
  const present = guarded(context, call, read)
  const current: unknown = version && present.query[version]
  return context.client.send(
    isOther
      ? {
          ...present,
          query: version ? { ...present.query, [version]: Number(current) + FAR } : present.query,
          headers: ifMatch ? { ...present.headers, [ifMatch]: '"conformance"' } : present.headers,
        }
      : present,
  )
}

/** A step of the state is an update like others: of another version than the present one it is refused. Returns true if it was. */
async function judgeStaleStep(context: Context, machine: Machine, created: Created, to: string): Promise<boolean> {
  const { version, ifMatch, versionField } = context.model.guards.get(machine.operation.id) ?? {}
  if (!ifMatch && !(version && versionField)) return true
  const stale = await stepTo(context, machine, created, to, true)
  judgeLaw(
    context,
    machine.operation,
    'stale',
    isSuccess(stale) && {
      expected: `a refusal of another version than the present one, also of the step to ${to}`,
      seen: `${stale.answer.status} ${start(stale.answer.text)}`,
      exchanges: [stale],
      detail: 'step',
    },
  )
  return !isSuccess(stale)
}

/** A new item that has gone a way; undefined if it cannot, which is judged where the step itself is. */
export async function itemAfter(context: Context, machine: Machine, way: string[]): Promise<Created | undefined> {
  const created = await context.requests.create(machine.resource)
  for (const state of created ? way : []) {
    const step = created && (await stepTo(context, machine, created, state))
    if (!step || !isSuccess(step)) return undefined
  }
  return created
}

function judgeStep(context: Context, { operation }: Machine, [from, to]: [string, string], broken: Exchange | false) {
  const isRefused = broken && !isSuccess(broken)
  judgeLaw(
    context,
    operation,
    'transition',
    broken && {
      expected: `${isRefused ? '' : 'a refusal of '}the step from ${from} to ${to}`,
      seen: `${broken.answer.status} ${start(broken.answer.text)}`,
      exchanges: [broken],
      pointer: join(operation.pointer, 'x-transitions'),
      detail: `${from} ${to}`,
    },
  )
}

/** Fields that have a value in some states only, such as a moment of completion. */
function judgeSet(context: Context, { operation, steps }: Machine, read: Exchange, state: string): void {
  for (const [field, states] of steps.set) {
    const value = at(read.answer.body, join('', field))
    const isSet = value !== null && value !== undefined
    judgeLaw(
      context,
      operation,
      'transition-set',
      isSet !== states.includes(state) && {
        expected: `${isSet ? 'no' : 'a'} ${field} in state ${state}`,
        seen: start(value),
        exchanges: [read],
        pointer: join(operation.pointer, 'x-transitions'),
        detail: field,
      },
    )
  }
}

async function judgeFrom(context: Context, machine: Machine, state: string, way: string[]): Promise<void> {
  const allowed = machine.steps.from.get(state) ?? []
  const refused = statesOf(machine.steps).filter((one) => one !== state && !allowed.includes(one))
  const standing = refused.length > 0 ? await itemAfter(context, machine, way) : undefined
  for (const to of standing ? refused : []) {
    const step = standing && (await stepTo(context, machine, standing, to))
    judgeStep(context, machine, [state, to], step && isSuccess(step) ? step : false)
    if (step && isSuccess(step)) break
  }
  for (const to of allowed) {
    const created = context.isOver() ? undefined : await itemAfter(context, machine, way)
    if (!created) return
    if (!(await judgeStaleStep(context, machine, created, to))) continue
    const before = await readItem(context, machine.resource, created.path)
    const step = await stepTo(context, machine, created, to)
    judgeStep(context, machine, [state, to], [409, 422].includes(step.answer.status) && step)
    const after = isSuccess(step) ? await readItem(context, machine.resource, created.path) : undefined
    if (!before || !after || !isSuccess(after)) continue
    judgeTouched(context, { before, update: step, after })
    judgeSet(context, machine, after, to)
    judgeStepValues(context, machine, [before, after], [state, to])
    await judgePast(context, machine, created, [before, after])
  }
}

/** The steps that an operation may take, by the overrides or the contract. */
export function declaredSteps({ overrides }: Context, operation: Operation): Steps | undefined {
  const declared: unknown = overrides.operations[operation.id]?.transitions ?? extension(operation, 'x-transitions')
  return isObject(declared) && isObject(declared.from) ? stepsIn(declared) : undefined
}

/** The items whose states an operation changes: the one of its path, or one of its collection that its body names. */
export function changedBy({ model, requests }: Context, operation: Operation): Resource | undefined {
  const updated = model.resources.filter(({ update }) => update === operation)
  return requests.resourceAbove(operation) ?? updated.find(({ create }) => create !== undefined) ?? updated[0]
}

export async function judgeTransitions(context: Context, operation: Operation): Promise<void> {
  const { requests } = context
  const steps = declaredSteps(context, operation)
  const resource = changedBy(context, operation)
  if (!steps || !resource) return
  const base = await requests.base(operation)
  const created = base && isObject(base.call.body) ? await requests.create(resource) : undefined
  const read = created && (await readItem(context, resource, created.path))
  if (!base || !read || !isSuccess(read)) return
  const first = String(at(read.answer.body, join('', steps.field)))
  for (const [state, way] of waysFrom(first, steps))
    await judgeFrom(context, { operation, resource, base, steps }, state, way)
}
