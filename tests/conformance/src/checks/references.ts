// A body that refers to a thing of another tenant is refused: otherwise one tenant reaches into another one.
import type { Caller } from '../callers.ts'
import { type Context, exceptionOf } from '../context.ts'
import { namesIn, type Operation } from '../contract/operation.ts'
import { isObject, join } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { flatten, kindOf } from '../values/flat.ts'
import { isAbout, kindedReferences } from '../values/kinds.ts'
import { readAfter } from './access.ts'
import { start } from './answer-rules.ts'

const endsWith = (field: string, name: string) => field.toLowerCase().endsWith(name.toLowerCase())

/** An id of the stranger's that a field of this name may hold: the own one, or that of an item made for it. */
async function foreignId(context: Context, stranger: Caller, field: string): Promise<string | undefined> {
  const { model, requests, callers, client } = context
  const own = Object.keys(stranger.ids).find((name) => endsWith(field, name))
  if (own !== undefined) return stranger.ids[own]
  const resource = model.resources.find(
    ({ create, parameter, collection }) =>
      create &&
      parameter !== 'id' &&
      endsWith(field, parameter) &&
      callers.mayCall(create, stranger.name) &&
      namesIn(collection).every((name) => name in stranger.ids),
  )
  const known = resource && requests.made.of(resource).find(({ call }) => call.caller === stranger.name)
  if (known) return known.id
  const base = resource?.create && (await requests.base(resource.create))
  if (!resource || !base || !isSuccess(base)) return undefined
  const path = { ...base.call.path, ...stranger.ids }
  const made = await client.send({ ...base.call, caller: stranger.name, path })
  return isSuccess(made) ? requests.track(resource, made)?.id : undefined
}

/** Names things of the stranger by their kind and id, and reads what that has made; the rule of foreign texts judges what is shown. */
async function judgeKinded(context: Context, operation: Operation, stranger: Caller, base: Exchange): Promise<void> {
  const { model, requests, contract, client } = context
  const schema = requests.content(operation)?.[1].schema
  for (const { kind, naming } of kindedReferences(contract.document, schema, base.call)) {
    const [item] = model.resources
      .filter(({ create, list }) => [create, list].some((one) => one && isAbout(one.id, kind)))
      .flatMap((resource) => requests.made.of(resource).filter(({ call }) => call.caller === stranger.name))
    const exchange = item && (await client.send(naming(await requests.again(base), item.id)))
    if (!exchange || !isSuccess(exchange)) continue
    requests.trackAny(exchange)
    await readAfter(context, exchange)
  }
}

/** Puts an id of another tenant into each reference of a body. */
export async function judgeReferences(context: Context, operation: Operation, stranger: Caller): Promise<void> {
  const { requests, contract, client, coverage, findings } = context
  const rule = 'tenancy/reference'
  const content = requests.content(operation)?.[1]
  const base = content && (await requests.base(operation))
  if (!content || !base || !isSuccess(base) || !isObject(base.call.body)) return
  if (exceptionOf(context, operation.id, rule)) return
  await judgeKinded(context, operation, stranger, base)
  const { properties } = flatten(contract.document, content.schema, base.call.body)
  for (const [field, property] of Object.entries(isObject(properties) ? properties : {})) {
    if (!/(^|_)id$|Id$/.test(field)) continue
    const flat = flatten(contract.document, property as Parameters<typeof flatten>[1], 'text')
    const id = kindOf(flat) === 'string' ? await foreignId(context, stranger, field) : undefined
    if (id === undefined) continue
    const call = await requests.again(base)
    const exchange = await client.send({ ...call, body: { ...(call.body as object), [field]: id } })
    requests.trackAny(exchange)
    coverage.judge(operation.id, rule)
    // The item that was made or changed may show a text of the thing that its reference names.
    if (isSuccess(exchange)) await readAfter(context, exchange)
    if (!isSuccess(exchange) || Reflect.get(Object(exchange.answer.body), field) !== id) continue
    findings.add({
      check: 'tenancy',
      rule,
      operation: operation.id,
      pointer: join(operation.pointer, 'requestBody'),
      expected: `a refusal, because ${field} is a thing of ${stranger.name}, of another tenant`,
      seen: `${exchange.answer.status} ${start(exchange.answer.text)}`,
      exchanges: [exchange],
      detail: field,
    })
  }
}
