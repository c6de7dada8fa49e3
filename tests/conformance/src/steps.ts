// Calls that come before a call, as the overrides name them: they give its ids, or bring its item into the state that it needs.
import type { Contract } from './contract/contract.ts'
import type { Operation } from './contract/operation.ts'
import { at, isObject, type Json, textOfValue } from './contract/pointer.ts'
import type { Call, Exchange } from './http/client.ts'
import type { OperationOverride, Overrides } from './overrides.ts'

export type Step = {
  operation: string
  /** Another caller than that of the operation itself. */
  as?: string
  query?: Json
  body?: unknown
  /** Fields of the body that an example or the overrides of that operation give. */
  fields?: Json
  /** The step is repeated for this time until its answer gives all its ids: for what a backend makes by and by. */
  waitSeconds?: number
  /** Ids that the answer gives, by templates such as '{/items/0/id}'. */
  ids?: Record<string, string>
}

const asSteps = (steps: (string | Step)[]): Step[] =>
  steps.map((one) => (typeof one === 'string' ? { operation: one } : one))

export const stepsOf = ({ after = [] }: OperationOverride = {}): Step[] => asSteps(after)
export const fillingSteps = ({ fill = [] }: OperationOverride = {}): Step[] => asSteps(fill)

export const givesId = (steps: Step[], name: string): boolean => steps.some(({ ids = {} }) => name in ids)

const UNDELETION = /\/(restore|undelete|recover|untrash)$/i

/** The deletion before an operation that brings back what was deleted, where the overrides name no steps. */
function deletionBefore(contract: Contract, { method, path }: Operation): Step[] {
  const item = path.replace(UNDELETION, '')
  const deletion = contract.operations.find((one) => one.method === 'DELETE' && one.path === item)
  return deletion && item !== path && item.endsWith('}') && method !== 'GET' ? [{ operation: deletion.id }] : []
}

/** The steps before an operation: those that the overrides name, else those that its path tells. */
export function stepsFor(
  { contract, overrides }: { contract: Contract; overrides: Overrides },
  operation: Operation,
): Step[] {
  const override = overrides.operations[operation.id]
  // The operation of a step is called as it is.
  const isOwn = contract.operations.some(({ id }) => id === operation.id)
  return override?.after || !isOwn ? stepsOf(override) : deletionBefore(contract, operation)
}

/** The steps before an operation: all of them for an item made for it, otherwise only where they give ids. */
export function stepsBefore(
  { contract, overrides, mayWrite }: { contract: Contract; overrides: Overrides; mayWrite: boolean },
  operation: Operation,
  isFresh: boolean,
): Step[] {
  const steps = stepsFor({ contract, overrides }, operation)
  const isReading = steps.every(
    (step) => contract.operations.find((one) => one.id === step.operation)?.method === 'GET',
  )
  return (isFresh || steps.some(({ ids }) => ids)) && (mayWrite || isReading) ? steps : []
}

/** The ids that an answer gives; those that it does not have are left out. */
export function idsFrom({ ids = {} }: Step, body: unknown): Json {
  const found = Object.entries(ids).map(([name, template]): [string, unknown] => [
    name,
    at(body, template.slice(1, -1)),
  ])
  return Object.fromEntries(found.filter(([, value]) => value !== undefined && value !== null))
}

const PAUSE_MS = 500

/** The answer to a step, which is repeated while it lacks ids and may be waited for. */
export async function answerOf(step: Step, send: () => Promise<Exchange>): Promise<Exchange> {
  const end = Date.now() + (step.waitSeconds ?? 0) * 1000
  for (;;) {
    const exchange = await send()
    const isWhole = Object.keys(idsFrom(step, exchange.answer.body)).length === Object.keys(step.ids ?? {}).length
    if (isWhole || Date.now() >= end) return exchange
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** Replaces '{name}' in texts by ids; a text that is nothing else becomes the id as it is. */
export function withIds(value: unknown, ids: Json): unknown {
  if (Array.isArray(value)) return value.map((one) => withIds(one, ids))
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withIds(one, ids)]))
  if (typeof value !== 'string') return value
  const whole = /^\{(\w+)\}$/.exec(value)?.[1]
  if (whole !== undefined && whole in ids) return ids[whole]
  return value.replace(/\{(\w+)\}/g, (text, name: string) => (name in ids ? textOfValue(ids[name]) : text))
}

/** The value with the ids that steps have given anew, in the places of those that they had given before. */
export function withNewIds(value: unknown, was: Json, is: Json, steps: Step[]): unknown {
  const names = steps.flatMap(({ ids = {} }) => Object.keys(ids)).filter((name) => name in was && name in is)
  const renewed = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(renewed)
    if (isObject(one)) return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, renewed(inner)]))
    const name = names.find((each) => was[each] === one)
    return name === undefined ? one : is[name]
  }
  return names.length > 0 ? renewed(value) : value
}

/** The call of a step: its own body and query instead of those that the operation would have. */
export function stepCall({ body, fields, query }: Step, call: Call, ids: Json): Call {
  const own = body === undefined ? call.body : body
  const filled = withIds(isObject(own) ? { ...own, ...fields } : own, ids)
  return {
    ...call,
    query: { ...call.query, ...Object(withIds(query, ids)) },
    ...(filled === undefined ? {} : { body: filled }),
  }
}
