// A field or parameter that a request leaves out has the default that the contract names.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { extension, type Operation, type Schema } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { isComputing } from '../model/lists.ts'
import type { Resource } from '../model/model.ts'
import { dayAfter, defaultDay, today } from '../values/days.ts'
import { flatten } from '../values/flat.ts'
import { isSame, reading } from './compare.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'

/** The value of a field that a creation leaves out, by x-initial: { priority: 2, ownerId: { caller: userId } }, where the caller is who creates. */
function initialOf({ callers }: Context, stated: unknown): unknown {
  if (!isObject(stated) || typeof stated.caller !== 'string') return stated
  return callers.get(callers.main)?.ids[stated.caller]
}

/** Each field with a default is left out of a creation once, and read. */
export async function judgeFieldDefaults(context: Context, resource: Resource): Promise<void> {
  const { requests, contract, client, schemas } = context
  const { create } = resource
  const base = create && (await requests.base(create))
  const content = create && requests.content(create)?.[1]
  if (!create || !base || !isSuccess(base) || !content || !isObject(base.call.body)) return
  const { properties } = flatten(contract.document, content.schema, base.call.body)
  // An update that merges keeps what it leaves out, so that a body that both take has no default.
  const initial = Object(extension(create, 'x-initial')) as Json
  for (const [name, property] of Object.entries(isObject(properties) ? properties : {})) {
    const standard =
      name in initial ? initialOf(context, initial[name]) : flatten(contract.document, property as Schema).default
    if (standard === undefined || context.isOver()) continue
    const call = await requests.again(base)
    const body = Object.fromEntries(Object.entries(Object(call.body) as Json).filter(([field]) => field !== name))
    if (!schemas.isValid(content.schemaPointer, body, 'request')) continue
    const made = await client.send({ ...call, body })
    const created = isSuccess(made) ? requests.track(resource, made) : undefined
    const read = created && (await readItem(context, resource, created.path))
    const shown = read && isSuccess(read) ? read : made
    const value: unknown = Reflect.get(Object(shown.answer.body), name)
    if (created && value !== undefined)
      judgeLaw(
        context,
        create,
        'default',
        !isSame(standard, value) && {
          expected: `${name} to be ${start(standard)}, its default, because the creation leaves it out`,
          seen: start(value),
          exchanges: [made, shown],
          pointer: create.body?.pointer ?? create.pointer,
          detail: name,
        },
      )
    if (created) await requests.made.remove(created)
  }
}

/** The defaults of the parameters of a query; days by their distance from today, or from another one: x-default-day. */
function defaultsOf({ contract, overrides }: Context, { parameters }: Operation): Map<string, unknown> {
  const found = new Map<string, unknown>()
  for (const { name, in: place, schema } of parameters) {
    const standard = flatten(contract.document, schema).default
    if (place === 'query' && standard !== undefined) found.set(name, standard)
  }
  const days = parameters.flatMap(({ name, node }) => {
    const stated = defaultDay(node)
    return stated ? [{ name, ...stated }] : []
  })
  // A day may depend on another one that is a default, too.
  for (const { name, after, days: distance } of [
    ...days.filter((one) => !one.after),
    ...days.filter((one) => one.after),
  ]) {
    const from = after === undefined ? today(overrides.timeZone) : found.get(after)
    if (typeof from === 'string') found.set(name, dayAfter(from, distance))
  }
  return found
}

/** A reading that names the defaults of its parameters is the reading that names none. */
export async function judgeParameterDefaults(context: Context, operation: Operation): Promise<void> {
  const { requests, client } = context
  const base = await requests.base(operation)
  if (!base || !isSuccess(base) || isComputing(operation)) return
  const { call } = base
  const standards = [...defaultsOf(context, operation)].filter(([name]) => !(name in call.query))
  if (standards.length === 0) return
  const explicit = { ...call, query: { ...call.query, ...Object.fromEntries(standards) } }
  const readings: Exchange[] = []
  for (const one of [call, explicit, call]) readings.push(await client.send(one))
  const [plain, named, again] = readings.map(({ answer }) => reading(answer.text))
  // Answers that change by themselves cannot be compared.
  if (plain !== again || !readings.every(isSuccess)) return
  judgeLaw(
    context,
    operation,
    'default',
    plain !== named && {
      expected: `the answer without ${standards.map(([name, value]) => `${name}=${start(value)}`).join('&')}, because these are the defaults`,
      seen: 'another answer',
      exchanges: readings,
    },
  )
}
