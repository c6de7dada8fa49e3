// An idempotency key makes a repeated request the same request.

import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { type Operation, responseFor } from '../contract/operation.ts'
import { isObject } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { varied } from '../values/bodies.ts'
import { judgeLaw } from './law.ts'
import { readList } from './lifecycle.ts'

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

/** The key of one tenant means nothing to another one. */
async function judgeForeignKey(context: Context, keyed: Call, first: Exchange, name: string): Promise<void> {
  const { callers, client, requests } = context
  const { operation } = keyed
  const [stranger] = callers.strangers()
  const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, one = '']) => one)
  if (!stranger || names.length === 0 || !callers.mayCall(operation, stranger.name)) return
  if (!names.every((one) => one in stranger.ids)) return
  const path = Object.fromEntries(names.map((one) => [one, stranger.ids[one]]))
  const answer = await client.send({ ...keyed, caller: stranger.name, path })
  requests.trackAny(answer)
  const isSame = isSuccess(answer) && answer.answer.text === first.answer.text
  const isTold = isSuccess(answer) && answer.answer.headers.get('Idempotent-Replayed') === 'true'
  judgeLaw(
    context,
    operation,
    'replay-tenant',
    (isSame || isTold) && {
      expected: `a creation of its own for ${stranger.name}, because the ${name} is that of another tenant`,
      seen: start(answer.answer.text),
      exchanges: [first, answer],
    },
  )
}

export async function judgeReplay(context: Context, operation: Operation): Promise<void> {
  const { requests, client, model, contract } = context
  const name = model.guards.get(operation.id)?.idempotencyKey
  const base = name ? await requests.base(operation) : undefined
  if (!name || !base || !isSuccess(base)) return
  const call = await requests.again(base)
  const resource = model.resources.find(({ create }) => create === operation)
  const keyed = { ...call, headers: { ...call.headers, [name]: crypto.randomUUID() } }
  const before = resource && (await readList(context, resource, call.path))
  const first = await client.send(keyed)
  if (!isSuccess(first)) {
    context.coverage.skip(operation.id, 'replay of a key', `answered ${first.answer.status}`)
    return
  }
  requests.trackAny(first)
  const second = await client.send(keyed)
  const pointer = operation.parameters.find((one) => one.name === name)?.pointer ?? operation.pointer
  const isEqual = second.answer.status === first.answer.status && second.answer.text === first.answer.text
  requests.trackAny(second)
  const after = resource && before && (await readList(context, resource, call.path))
  if (before?.total !== undefined && after?.total !== undefined)
    judgeLaw(
      context,
      operation,
      'replay-once',
      after.total !== before.total + 1 && {
        expected: `one effect of the same ${name}: a total of ${before.total + 1}`,
        seen: String(after.total),
        exchanges: [first, second, ...after.pages.map(({ exchange }) => exchange)],
        pointer,
      },
    )
  judgeMark(context, [first, second], pointer)
  if (resource) await judgeForeignKey(context, keyed, first, name)
  judgeLaw(
    context,
    operation,
    'replay',
    !isEqual && {
      expected: `the first answer again, ${first.answer.status}, to the same ${name}`,
      seen: `${second.answer.status} ${start(second.answer.text)}`,
      exchanges: [first, second],
      pointer,
    },
  )
  const content = requests.content(operation)?.[1]
  const other = varied(contract, content?.schema, call.body, requests.mark())
  if (!isObject(call.body) || JSON.stringify(other) === JSON.stringify(call.body)) return
  const third = await client.send({ ...keyed, body: other })
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
