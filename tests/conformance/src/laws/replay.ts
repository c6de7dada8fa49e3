// An idempotency key makes a repeated request the same request.

import { needsCredentials, start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { isJson, namesIn, type Operation, responseFor } from '../contract/operation.ts'
import { isObject } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { varied } from '../values/bodies.ts'
import { judgeLaw } from './law.ts'
import { judgeOnce, judgeOnceBeside } from './replay-once.ts'
import { fieldBodies } from './updates.ts'

/** A header that says whether an answer is a replay says so. */
function judgeMark(context: Context, [first, second]: [Exchange, Exchange], pointer: string): void {
  const { operation } = first.call
  const headers = responseFor(operation, first.answer.status)?.headers ?? {}
  const name = Object.keys(headers).find((one) => /replay/i.test(one))
  if (!name) return
  const [was, is] = [first.answer.headers.get(name), second.answer.headers.get(name)]
  judgeLaw(
    context,
    operation,
    'replay-mark',
    (was === 'true' || is !== 'true') && {
      expected: `${name}: true with the replay only`,
      seen: `${was ?? 'none'} with the first answer, ${is ?? 'none'} with the replay`,
      exchanges: [first, second],
      pointer,
    },
  )
}

/** Says whose keys are apart: those of tenants always, those of the people of one tenant where the contract says so. */
const isOfCaller = ({ parameters }: Operation, name: string): boolean =>
  parameters.find((one) => one.name === name)?.node['x-idempotency-scope'] === 'caller'

/** True if the answer to the same call with a fresh key is another one, so that an answer tells which call it belongs to. */
async function isTelling(context: Context, keyed: Call, first: Exchange, name: string): Promise<boolean> {
  const fresh = await context.client.send({ ...keyed, headers: { ...keyed.headers, [name]: crypto.randomUUID() } })
  context.requests.trackAny(fresh)
  return isSuccess(fresh) && fresh.answer.text !== first.answer.text
}

/** The key of one tenant means nothing to another one. Where nothing is made, the answers of two people may be the same. */
async function judgeForeignKey(
  context: Context,
  { keyed, first, name, isCreation }: { keyed: Call; first: Exchange; name: string; isCreation: boolean },
): Promise<void> {
  const { callers, client, requests } = context
  const { operation } = keyed
  const names = namesIn(operation.path)
  // All callers of a public operation are the same.
  if (!needsCredentials(operation)) return
  const [stranger] = callers.strangers()
  const colleagues = callers.ofMainTenant().filter((one) => one.name !== keyed.caller)
  const others = [
    ...(stranger && names.length > 0 && names.every((one) => one in stranger.ids) ? [stranger] : []),
    ...(isOfCaller(operation, name) ? colleagues : []),
  ].filter((one) => callers.mayCall(operation, one.name))
  for (const other of others) {
    const own = Object.fromEntries(names.filter((one) => one in other.ids).map((one) => [one, other.ids[one]]))
    const answer = await client.send({ ...keyed, caller: other.name, path: { ...keyed.path, ...own } })
    requests.trackAny(answer)
    const isEqual = isSuccess(answer) && answer.answer.text === first.answer.text
    const isSame = isEqual && (isCreation || (await isTelling(context, keyed, first, name)))
    const isTold = isSuccess(answer) && answer.answer.headers.get('Idempotent-Replayed') === 'true'
    judgeLaw(
      context,
      operation,
      other === stranger ? 'replay-tenant' : 'replay-caller',
      (isSame || isTold) && {
        expected: `a creation of its own for ${other.name}, because the ${name} is that of ${keyed.caller}`,
        seen: start(answer.answer.text),
        exchanges: [first, answer],
      },
    )
  }
}

/** A limit of the rate says nothing about a key. */
const LIMITED = 429

/** Where the contract compares requests by their content, the order of fields makes no other request. */
async function judgeContent(context: Context, keyed: Call, first: Exchange, name: string): Promise<void> {
  const { operation, body } = keyed
  const parameter = operation.parameters.find((one) => one.name === name)
  const isCompared = parameter?.node['x-idempotency-match'] === 'content' && isJson(keyed.mediaType ?? '')
  if (!isCompared || !isObject(body) || Object.keys(body).length < 2) return
  const turned = Object.fromEntries(Object.entries(body).toReversed())
  const again = await context.client.send({ ...keyed, body: turned })
  context.requests.trackAny(again)
  if (again.answer.status === LIMITED) return
  judgeLaw(
    context,
    operation,
    'replay',
    (again.answer.status !== first.answer.status || again.answer.text !== first.answer.text) && {
      expected: `the first answer again, ${first.answer.status}, because only the order of the fields is another one`,
      seen: `${again.answer.status} ${start(again.answer.text)}`,
      exchanges: [first, again],
      pointer: parameter.pointer,
      detail: 'order',
    },
  )
}

/** The key that another operation has used last. */
const used = new WeakMap<Context, { key: string; first: Exchange }>()

/** Says whose keys are apart: those of another operation, where the contract says so. */
const isOfOperation = ({ parameters }: Operation, name: string): boolean =>
  parameters.find((one) => one.name === name)?.node['x-idempotency-reach'] === 'operation'

/** Where keys are those of one operation, the key of another one is a new one: what is accepted with a fresh key is accepted with it. */
async function judgeReach(context: Context, refused: Exchange, first: Exchange, name: string): Promise<void> {
  const { operation } = refused.call
  const fresh = isSuccess(refused)
    ? undefined
    : await context.client.send({ ...refused.call, headers: { ...refused.call.headers, [name]: crypto.randomUUID() } })
  if (fresh) context.requests.trackAny(fresh)
  judgeLaw(
    context,
    operation,
    'replay-of-another',
    fresh !== undefined &&
      isSuccess(fresh) && {
        expected: `acceptance, as with a fresh ${name}, because the keys of ${first.call.operation.id} are apart`,
        seen: `${refused.answer.status} ${start(refused.answer.text)}`,
        exchanges: [first, refused, fresh],
        pointer: operation.parameters.find((one) => one.name === name)?.pointer ?? operation.pointer,
        detail: 'reach',
      },
  )
}

/** A key that another operation has used never replays the answer of that one; nearly all backends refuse it, unless the contract keeps them apart. */
async function judgeKeyOfAnother(context: Context, keyed: Call, name: string): Promise<void> {
  const { key, first } = used.get(context) ?? {}
  if (!key || !first || first.call.caller !== keyed.caller || first.call.operation === keyed.operation) return
  const call = await context.requests.again({ call: keyed } as Exchange)
  const exchange = await context.client.send({ ...call, headers: { ...call.headers, [name]: key } })
  context.requests.trackAny(exchange)
  if (isOfOperation(keyed.operation, name)) await judgeReach(context, exchange, first, name)
  else context.consistency.note('an idempotency key of another operation', exchange, { isOpen: true })
  judgeLaw(
    context,
    keyed.operation,
    'replay-of-another',
    isSuccess(exchange) &&
      exchange.answer.text === first.answer.text &&
      exchange.answer.text !== '' && {
        expected: `an answer of its own, because the ${name} was that of ${first.call.operation.id}`,
        seen: start(exchange.answer.text),
        exchanges: [first, exchange],
        detail: 'operation',
      },
  )
}

/** The status of the refusal of a key with another body is the one whose error codes name the key, where only one of them does. */
function judgeReuseStatus(context: Context, refused: Exchange): void {
  const { operation } = refused.call
  const { status } = refused.answer
  const named = Object.entries(operation.responses).flatMap(([one, { node, pointer }]) =>
    [node['x-error-codes']].flat().some((code) => /idempoten/i.test(String(code))) ? [{ status: one, pointer }] : [],
  )
  const [only] = named
  if (!only || named.length > 1) return
  judgeLaw(
    context,
    operation,
    'replay-of-another',
    status >= 400 &&
      status < 500 &&
      status !== 429 &&
      String(status) !== only.status && {
        expected: `${only.status}, whose error codes name the key`,
        seen: `${status} ${start(refused.answer.text)}`,
        exchanges: [refused],
        pointer: only.pointer,
        detail: 'status',
      },
  )
}

/** Where keys reach as far as their operation, the key of a call on one item is a used one for another item. */
async function judgeOtherItem(
  context: Context,
  { base, keyed, first, name }: { base: Exchange; keyed: Call; first: Exchange; name: string },
): Promise<void> {
  const { operation } = keyed
  const { path, body } = isOfOperation(operation, name) ? await context.requests.again(base) : keyed
  // Ids that steps before the call have given may be no part of its address.
  if (namesIn(operation.path).every((one) => path[one] === keyed.path[one])) return
  const other = await context.client.send({ ...keyed, path, body })
  context.requests.trackAny(other)
  judgeLaw(
    context,
    operation,
    'replay-of-another',
    isSuccess(other) && {
      expected: `a refusal of the same ${name} for another item`,
      seen: `${other.answer.status} ${start(other.answer.text)}`,
      exchanges: [first, other],
      pointer: operation.parameters.find((one) => one.name === name)?.pointer ?? operation.pointer,
      detail: 'item',
    },
  )
}

export async function judgeReplay(context: Context, operation: Operation): Promise<void> {
  const { requests, client, model, contract } = context
  const name = model.guards.get(operation.id)?.idempotencyKey
  const base = name ? await requests.base(operation) : undefined
  if (!name || !base || !isSuccess(base)) return
  const call = await requests.fresh(base)
  const resource = model.resources.find(({ create }) => create === operation)
  const keyed = { ...call, headers: { ...call.headers, [name]: crypto.randomUUID() } }
  const first = await client.send(keyed)
  if (!isSuccess(first)) {
    context.coverage.skip(operation.id, 'replay of a key', `answered ${first.answer.status}`)
    return
  }
  requests.trackAny(first)
  const second = await client.send(keyed)
  const pointer = operation.parameters.find((one) => one.name === name)?.pointer ?? operation.pointer
  const [location, again] = [first, second].map(({ answer }) => answer.headers.get('Location'))
  const isEqual =
    second.answer.status === first.answer.status && second.answer.text === first.answer.text && location === again
  requests.trackAny(second)
  await judgeKeyOfAnother(context, keyed, name)
  used.set(context, { key: String(keyed.headers[name]), first })
  judgeMark(context, [first, second], pointer)
  await judgeContent(context, keyed, first, name)
  await judgeForeignKey(context, { keyed, first, name, isCreation: resource !== undefined })
  const list = [...model.lists.values()].find(
    (one) => one.operation === resource?.list || one.operation.path === operation.path,
  )
  if (list) await judgeOnce(context, list, call, name)
  else await judgeOnceBeside(context, first, name)
  judgeLaw(
    context,
    operation,
    'replay',
    !isEqual &&
      second.answer.status !== LIMITED && {
        expected: `the first answer again, ${first.answer.status}, to the same ${name}`,
        seen: `${second.answer.status} ${start(second.answer.text)}`,
        exchanges: [first, second],
        pointer,
      },
  )
  await judgeOtherItem(context, { base, keyed, first, name })
  const content = requests.content(operation)?.[1]
  const marked = varied(contract, content?.schema, call.body, requests.mark())
  // A body without texts of people, such as an address and a role, differs in one field.
  const isMarked = JSON.stringify(marked) !== JSON.stringify(call.body)
  const other = isMarked ? marked : fieldBodies(context, call).find(({ body }) => isObject(body))?.body
  if (!isObject(call.body) || other === undefined) return
  const third = await client.send({ ...keyed, body: other })
  context.consistency.note('a key with another body', third)
  judgeReuseStatus(context, third)
  requests.trackAny(third)
  judgeLaw(
    context,
    operation,
    'replay-of-another',
    isSuccess(third) && {
      expected: `a refusal of the same ${name} with another body`,
      seen: `${third.answer.status} ${start(third.answer.text)}`,
      exchanges: [first, third],
      pointer,
    },
  )
}
