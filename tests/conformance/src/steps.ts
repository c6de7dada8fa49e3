// Calls that come before a call, as the overrides name them: they give its ids, or bring its item into the state that it needs.
import type { Contract } from './contract/contract.ts'
import type { Operation } from './contract/operation.ts'
import { at, isObject, type Json, textOfValue } from './contract/pointer.ts'
import type { Answer, Call, Exchange } from './http/client.ts'
import { FormFile } from './http/form.ts'
import type { OperationOverride, Overrides } from './overrides.ts'

export type Step = {
  /** The operation that is called; a step that reads outside of the API or makes somebody anew has none. */
  operation?: string
  /** An address outside of the API that is read, such as the emails of a test environment; '{name}' is an id. */
  get?: string
  /** Headers of an address outside of the API; of an operation, the credentials of another session. */
  headers?: Record<string, string>
  /** The fields of a form that is sent there, such as the answer to a page of consent. */
  form?: Record<string, string>
  /** Ids that are found in the text of the answer: the first group of a regular expression. Outside of the API also in the address that it leads to. */
  find?: Record<string, string>
  /** A caller who is made anew: its sign-in is repeated with another ${random}, which is the id 'random' from then on. */
  anew?: string
  /** Another caller than that of the operation itself. */
  as?: string
  /** The language that is asked for, as `Accept-Language`. */
  language?: string
  path?: Json
  query?: Json
  body?: unknown
  /** The call has no body, although the operation takes one. */
  isWithoutBody?: boolean
  /** Fields of the body that an example or the overrides of that operation give. */
  fields?: Json
  /** The step is repeated for this time until its answer gives all its ids: for what a backend makes by and by. */
  waitSeconds?: number
  /** Ids that the answer gives, by templates such as '{/items/0/id}'. */
  ids?: Record<string, string>
}

const asSteps = (steps: (string | Step)[]): Step[] =>
  steps.map((one) => (typeof one === 'string' ? { operation: one } : one))

export const stepsOf = ({ after = [] }: Pick<OperationOverride, 'after'> = {}): Step[] => asSteps(after)
export const fillingSteps = ({ fill = [] }: OperationOverride = {}): Step[] => asSteps(fill)

const RANDOM = 'random'

/** The names of the ids that a step gives. */
export const idNames = ({ ids = {}, find = {}, anew }: Step): string[] => [
  ...Object.keys(ids),
  ...Object.keys(find),
  ...(anew === undefined ? [] : [RANDOM]),
]

export const givesId = (steps: Step[], name: string): boolean => steps.some((step) => idNames(step).includes(name))

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
    (step) => step.get !== undefined || contract.operations.find((one) => one.id === step.operation)?.method === 'GET',
  )
  return (isFresh || steps.some((step) => idNames(step).length > 0)) && (mayWrite || isReading) ? steps : []
}

const foundIn = ({ find = {} }: Step, text: string): [string, unknown][] =>
  Object.entries(find).map(([name, pattern]) => [name, new RegExp(pattern, 's').exec(text)?.[1]])

/** The ids that an answer gives; those that it does not have are left out. */
export function idsFrom(step: Step, { body, text }: Pick<Answer, 'body' | 'text'>): Json {
  const found = Object.entries(step.ids ?? {}).map(([name, template]): [string, unknown] => [
    name,
    at(body, template.slice(1, -1)),
  ])
  return Object.fromEntries(
    [...found, ...foundIn(step, text)].filter(([, value]) => value !== undefined && value !== null),
  )
}

const isWhole = (step: Step, found: Json): boolean =>
  [...Object.keys(step.ids ?? {}), ...Object.keys(step.find ?? {})].every((name) => name in found)

const PAUSE_MS = 500

/** Repeats what a step does while it lacks ids and may be waited for. */
async function repeated<T>({ waitSeconds = 0 }: Step, once: () => Promise<T>, isDone: (one: T) => boolean): Promise<T> {
  const end = Date.now() + waitSeconds * 1000
  for (;;) {
    const given = await once()
    if (isDone(given) || Date.now() >= end) return given
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** The answer to a step, which is repeated while it lacks ids and may be waited for. */
export const answerOf = (step: Step, send: () => Promise<Exchange>): Promise<Exchange> =>
  repeated(step, send, ({ answer }) => isWhole(step, idsFrom(step, answer)))

/** The ids that are found outside of the API; those that are not there are left out. */
export function foundOutside(step: Step, ids: Json, read: Outside): Promise<Json> {
  const url = (step.get ?? '').replace(/\{(\w+)\}/g, (text, name: string) =>
    name in ids ? encodeURIComponent(textOfValue(ids[name])) : text,
  )
  const once = async () => idsFrom(step, { body: undefined, text: await read(url, step.headers ?? {}, step.form) })
  return repeated(step, once, (found) => isWhole(step, found))
}

/** Reads an address outside of the API. */
type Outside = (url: string, headers: Record<string, string>, form?: Record<string, string>) => Promise<string>

/** Replaces '{name}' in texts by ids; a text that is nothing else becomes the id as it is. */
export function withIds(value: unknown, ids: Json): unknown {
  if (Array.isArray(value)) return value.map((one) => withIds(one, ids))
  if (value instanceof FormFile) return value
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withIds(one, ids)]))
  if (typeof value !== 'string') return value
  const whole = /^\{(\w+)\}$/.exec(value)?.[1]
  if (whole !== undefined && whole in ids) return ids[whole]
  return value.replace(/\{(\w+)\}/g, (text, name: string) => (name in ids ? textOfValue(ids[name]) : text))
}

/** The value with the ids that steps have given anew, in the places of those that they had given before. */
export function withNewIds(value: unknown, was: Json, is: Json, steps: Step[]): unknown {
  const names = steps.flatMap(idNames).filter((name) => name in was && name in is)
  // A text that is unique may be a part of another one, such as an address.
  const isPart = (text: string) => names.includes(RANDOM) && text.includes(textOfValue(was[RANDOM]))
  const renewed = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(renewed)
    if (one instanceof FormFile) return one
    if (isObject(one)) return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, renewed(inner)]))
    const name = names.find((each) => was[each] === one)
    if (name !== undefined) return is[name]
    return typeof one === 'string' && isPart(one)
      ? one.replaceAll(textOfValue(was[RANDOM]), textOfValue(is[RANDOM]))
      : one
  }
  return names.length > 0 ? renewed(value) : value
}

/** The call of a step: its own body and query instead of those that the operation would have. */
export function stepCall({ body, fields, query, language, isWithoutBody = false }: Step, call: Call, ids: Json): Call {
  const own = body === undefined ? call.body : body
  const filled = withIds(isObject(own) ? { ...own, ...fields } : own, ids)
  const { body: _, mediaType, ...bare } = call
  return {
    ...bare,
    query: { ...call.query, ...Object(withIds(query, ids)) },
    ...(language === undefined ? {} : { headers: { ...call.headers, 'Accept-Language': language } }),
    ...(filled === undefined || isWithoutBody ? {} : { body: filled, mediaType }),
  }
}
