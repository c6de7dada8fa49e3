// An idempotency key makes a repeated request the same request.
import type { Context } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { isObject } from '../contract/pointer.ts'
import { start } from '../checks/answer-rules.ts'
import { isSuccess } from '../http/client.ts'
import { varied } from '../values/bodies.ts'
import { judgeLaw } from './law.ts'

export async function judgeReplay(context: Context, operation: Operation): Promise<void> {
  const { requests, client, model, contract } = context
  const name = model.guards.get(operation.id)?.idempotencyKey
  const base = name ? await requests.base(operation) : undefined
  if (!name || !base || !isSuccess(base)) return
  const call = await requests.again(base)
  const keyed = { ...call, headers: { ...call.headers, [name]: crypto.randomUUID() } }
  const first = await client.send(keyed)
  if (!isSuccess(first)) {
    context.coverage.skip(operation.id, 'replay of a key', `answered ${first.answer.status}`)
    return
  }
  const resource = model.resources.find(({ create }) => create === operation)
  if (resource) requests.track(resource, first)
  const second = await client.send(keyed)
  const pointer = operation.parameters.find((one) => one.name === name)?.pointer ?? operation.pointer
  const isEqual = second.answer.status === first.answer.status && second.answer.text === first.answer.text
  if (!isEqual && resource && isSuccess(second)) requests.track(resource, second)
  judgeLaw(context, operation, 'replay', !isEqual && { expected: `the first answer again, ${first.answer.status}, to the same ${name}`, seen: `${second.answer.status} ${start(second.answer.text)}`, exchanges: [first, second], pointer })
  const content = requests.content(operation)?.[1]
  const other = varied(contract, content?.schema, call.body, requests.mark())
  if (!isObject(call.body) || JSON.stringify(other) === JSON.stringify(call.body)) return
  const third = await client.send({ ...keyed, body: other })
  if (isSuccess(third) && resource) requests.track(resource, third)
  judgeLaw(context, operation, 'replay-of-another', isSuccess(third) && { expected: `a refusal of the same ${name} with another body`, seen: `${third.answer.status} ${start(third.answer.text)}`, exchanges: [first, third], pointer })
}
