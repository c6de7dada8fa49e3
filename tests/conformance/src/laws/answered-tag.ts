// The ETag in the answer to a write is that of what it has made of the item (RFC 9110, 8.8.3): the next write names it.
import type { Context } from '../context.ts'
import { join } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import { judgeLaw } from './law.ts'

/** A weak tag is the same as a strong one with the same text. */
const tagOf = ({ answer }: Exchange): string | undefined => answer.headers.get('ETag')?.replace(/^W\//, '')

export function judgeAnsweredTag(context: Context, write: Exchange, read: Exchange): void {
  const { operation } = write.call
  const [answered, present] = [tagOf(write), tagOf(read)]
  const isOfItem = write.answer.status === 201 || operation.path === read.call.operation.path
  if (!isOfItem || answered === undefined || present === undefined) return
  judgeLaw(
    context,
    operation,
    'answered',
    answered !== present && {
      expected: `the ETag that the item has after it, ${present}`,
      seen: answered,
      exchanges: [write, read],
      pointer: join(operation.pointer, 'responses', String(write.answer.status)),
      detail: 'ETag',
    },
  )
}
