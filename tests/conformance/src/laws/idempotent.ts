// An operation that the contract calls idempotent may be repeated: x-idempotent: true, such as an acceptance or a deletion that may be sent twice.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { extension, type Operation } from '../contract/operation.ts'
import { join } from '../contract/pointer.ts'
import { isSuccess } from '../http/client.ts'
import { differences } from './compare.ts'
import { judgeLaw } from './law.ts'

/** Numbers of things that a request has changed, and lists of them: the second time there are none. */
const DONE = /(count|total)$/i
const isReport = (value: unknown): boolean => value !== null && typeof value === 'object'

/** Fields that move with each request, whatever it does. */
const MOVING =
  /^(version|revision|etag|(last_?)?(updated|modified|changed|seen|used)(_?(at|on|by))?)$|(token|secret|key)$|^expires/i

export async function judgeIdempotent(context: Context, operation: Operation): Promise<void> {
  const { requests, client, coverage } = context
  const base = extension(operation, 'x-idempotent') === true ? await requests.base(operation) : undefined
  if (!base || !isSuccess(base)) return
  const call = await requests.again(base)
  const first = await client.send(call)
  const isSame = first.sent.url === base.sent.url && first.sent.body === base.sent.body
  if (!isSuccess(first) && !isSame) return coverage.skip(operation.id, 'repetition', `answered ${first.answer.status}`)
  // The first one may be the second one of all, where the accepted request was the same.
  const [earlier, second] = isSuccess(first) ? [first, await client.send(call)] : [base, first]
  for (const one of [earlier, second]) requests.trackAny(one)
  const pointer = join(operation.pointer, 'x-idempotent')
  const changed = isSuccess(second)
    ? differences(earlier.answer.body, second.answer.body).filter(
        (name) => !MOVING.test(name) && !DONE.test(name) && !isReport(Reflect.get(Object(earlier.answer.body), name)),
      )
    : []
  judgeLaw(
    context,
    operation,
    'idempotent',
    !isSuccess(second) &&
      second.answer.status !== 429 && {
        expected: 'success of the same request once more',
        seen: `${second.answer.status} ${start(second.answer.text)}`,
        exchanges: [earlier, second],
        pointer,
      },
  )
  judgeLaw(
    context,
    operation,
    'idempotent',
    changed.length > 0 && {
      expected: `${changed.join(', ')} as the first of two same requests left it: ${start(Object(earlier.answer.body)[changed[0] ?? ''])}`,
      seen: start(Object(second.answer.body)[changed[0] ?? '']),
      exchanges: [earlier, second],
      pointer,
      detail: changed.join(),
    },
  )
}
