// An operation that the contract calls idempotent may be repeated: x-idempotent: true at a POST, such as an acceptance that may be sent twice.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { extension, type Operation } from '../contract/operation.ts'
import { join } from '../contract/pointer.ts'
import { isSuccess } from '../http/client.ts'
import { judgeLaw } from './law.ts'

export async function judgeIdempotent(context: Context, operation: Operation): Promise<void> {
  const { requests, client, coverage } = context
  const base = extension(operation, 'x-idempotent') === true ? await requests.base(operation) : undefined
  if (!base || !isSuccess(base)) return
  const call = await requests.again(base)
  const first = await client.send(call)
  if (!isSuccess(first)) return coverage.skip(operation.id, 'repetition', `answered ${first.answer.status}`)
  const second = await client.send(call)
  for (const one of [first, second]) requests.trackAny(one)
  judgeLaw(
    context,
    operation,
    'idempotent',
    !isSuccess(second) &&
      second.answer.status !== 429 && {
        expected: 'success of the same request once more',
        seen: `${second.answer.status} ${start(second.answer.text)}`,
        exchanges: [first, second],
        pointer: join(operation.pointer, 'x-idempotent'),
      },
  )
}
