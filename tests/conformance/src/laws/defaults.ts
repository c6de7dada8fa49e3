// A field or parameter that a request leaves out has the default that the contract names.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import type { Operation, Schema } from '../contract/operation.ts'
import { at, isObject, type Json } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { isComputing } from '../model/lists.ts'
import type { Resource } from '../model/model.ts'
import { flatten } from '../values/flat.ts'
import { isSame, reading } from './compare.ts'
import { initialValues, withoutInitial } from './initial.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'
import { daysLeftOut, earlier } from './left-out.ts'

/** Each field with a default is left out of a creation once, and read. */
export async function judgeFieldDefaults(context: Context, resource: Resource): Promise<void> {
  const { requests, contract, client, schemas } = context
  const { create } = resource
  const base = create && (await requests.base(create))
  const content = create && requests.content(create)?.[1]
  if (!create || !base || !isSuccess(base) || !content || !isObject(base.call.body)) return
  const { properties } = flatten(contract.document, content.schema, base.call.body)
  for (const [name, property] of Object.entries(isObject(properties) ? properties : {})) {
    const standard = flatten(contract.document, property as Schema).default
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

/** A creation that leaves out all fields that have a value of their own in a new item, also inside of lists: x-initial. */
export async function judgeInitialValues(context: Context, resource: Resource): Promise<void> {
  const { requests, contract, client, schemas } = context
  const { create } = resource
  const base = create && (await requests.base(create))
  const content = create && requests.content(create)?.[1]
  if (!create || !content || !base || !isSuccess(base)) return
  const initial = initialValues(contract.document, content.schema, base.call.body)
  const call = initial.length > 0 ? await requests.again(base) : undefined
  const body = call && withoutInitial(call.body, initial)
  if (!call || !schemas.isValid(content.schemaPointer, body, 'request')) return
  const made = await client.send({ ...call, body })
  const created = isSuccess(made) ? requests.track(resource, made) : undefined
  const read = created && (await readItem(context, resource, created.path))
  for (const { place, value } of read && isSuccess(read) ? initial : []) {
    const shown = at(read?.answer.body, place)
    if (shown === undefined) continue
    judgeLaw(
      context,
      create,
      'default',
      !isSame(value, shown) && {
        expected: `${place} to be ${start(value)}, because the creation leaves it out`,
        seen: start(shown),
        exchanges: read ? [made, read] : [made],
        pointer: create.body?.pointer ?? create.pointer,
        detail: place,
      },
    )
  }
  if (created) await requests.made.remove(created)
}

/** A reading without a day of its period is that with the day that x-left-out names. */
export async function judgeLeftOut(context: Context, operation: Operation): Promise<void> {
  const { requests, client, overrides } = context
  const meant = operation.parameters.filter(({ node }) => isObject(node['x-left-out']))
  const base = meant.length > 0 && !isComputing(operation) ? await requests.base(operation) : undefined
  if (!base || !isSuccess(base)) return
  const names = meant.map(({ name }) => name)
  const others = Object.fromEntries(Object.entries(base.call.query).filter(([name]) => !names.includes(name)))
  const whole = daysLeftOut(meant, {}, overrides.timeZone)
  // Each of them alone, beside the others as they would be, and a period of an earlier month.
  const given = [{}, ...meant.map(({ name }) => ({ [name]: earlier(whole[name]) }))]
  for (const query of given) {
    const days = daysLeftOut(meant, query, overrides.timeZone)
    if (Object.keys(days).length === 0) continue
    const readings: Exchange[] = []
    const plain = { ...base.call, query: { ...others, ...query } }
    for (const one of [{}, days, {}]) readings.push(await client.send({ ...plain, query: { ...plain.query, ...one } }))
    const [first, named, again] = readings.map(({ answer }) => reading(answer.text))
    if (first !== again || !readings.every(isSuccess)) continue
    judgeLaw(
      context,
      operation,
      'default',
      first !== named && {
        expected: `the answer without ${Object.entries(days)
          .map(([name, day]) => `${name}=${day}`)
          .join('&')}, which is meant`,
        seen: 'another answer',
        exchanges: readings,
        detail: Object.keys(days).join(),
      },
    )
  }
}

/** A reading that names the defaults of its parameters is the reading that names none. */
export async function judgeParameterDefaults(context: Context, operation: Operation): Promise<void> {
  const { requests, client, contract } = context
  const base = await requests.base(operation)
  if (!base || !isSuccess(base) || isComputing(operation)) return
  const { call } = base
  const standards = operation.parameters.flatMap((parameter): [string, unknown][] => {
    const standard = flatten(contract.document, parameter.schema).default
    return parameter.in === 'query' && standard !== undefined && !(parameter.name in call.query)
      ? [[parameter.name, standard]]
      : []
  })
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
