// A field or parameter that a request leaves out has the default that the contract names.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import type { Operation, Schema } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { isComputing } from '../model/lists.ts'
import type { Resource } from '../model/model.ts'
import { flatten } from '../values/flat.ts'
import { isSame, reading } from './compare.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'

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
