// An operation that is taken once: the same request once more is refused with the status that x-refused-again names, such as the restoration of
// what is no longer deleted.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { extension, type Operation } from '../contract/operation.ts'
import { join } from '../contract/pointer.ts'
import { isSuccess } from '../http/client.ts'
import { withNewKey } from '../values/keys.ts'
import { judgeLaw } from './law.ts'

export async function judgeRefusedAgain(context: Context, operation: Operation): Promise<void> {
  const { requests, client, model } = context
  const status = extension(operation, 'x-refused-again')
  const base = typeof status === 'number' ? await requests.base(operation) : undefined
  if (!base || !isSuccess(base)) return
  const call = await requests.fresh(base)
  const first = await client.send(withNewKey(model, call))
  requests.trackAny(first)
  if (!isSuccess(first)) return
  const second = await client.send(withNewKey(model, call))
  requests.trackAny(second)
  judgeLaw(
    context,
    operation,
    'refused-again',
    second.answer.status !== status && {
      expected: `${String(status)} of the same request once more`,
      seen: `${second.answer.status} ${start(second.answer.text)}`,
      exchanges: [first, second],
      pointer: join(operation.pointer, 'x-refused-again'),
    },
  )
}
