// A value that just keeps a limit is not only accepted, but read as it was sent, where the operation answers with what another one reads.
import { type Context, exceptionOf } from '../context.ts'
import { isObject } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import { isSuccess } from '../http/client.ts'
import { isShowing, readAnswered } from '../laws/answered.ts'
import { differences } from '../laws/compare.ts'
import { isMarked, readItem } from '../laws/item.ts'
import { judgeLaw } from '../laws/law.ts'
import { wholeOf } from '../laws/part-answers.ts'
import { judgeSameShowing } from '../laws/same-showing.ts'
import type { Created } from '../made.ts'
import { start } from './answer-rules.ts'

const RULE = 'negative/saved'

export async function judgeLimitEffect(context: Context, exchange: Exchange, place: string): Promise<void> {
  const { operation, body } = exchange.call
  const [, field = ''] = place.split('/')
  const isMeant = ['PUT', 'PATCH'].includes(operation.method) && isObject(body) && field in body
  if (!isMeant || !isShowing(context, operation) || exceptionOf(context, operation.id, RULE, field)) return
  const read = (await readAnswered(context, exchange))?.read
  if (!read || !isSuccess(read)) return
  context.coverage.judge(operation.id, RULE)
  const sent = { [field]: body[field] }
  if (differences(sent, read.answer.body).length === 0) return
  context.findings.add({
    check: 'negative',
    rule: RULE,
    operation: operation.id,
    pointer: operation.body?.pointer ?? operation.pointer,
    expected: `${field} as it was sent and accepted: ${start(body[field])}`,
    seen: `${start(Object(read.answer.body)[field])} when it is read`,
    exchanges: [exchange, read],
    detail: field,
  })
}

/** An item that was made with a value at its limit, or by an example, is read as its answer showed it; it is deleted then, and gone. */
export async function judgeMade(context: Context, made: Created): Promise<void> {
  // The answer to the creation of a part may be the whole that it belongs to.
  const isPart = wholeOf(context, made.exchange.call.operation) !== undefined
  const read = isPart ? undefined : await readItem(context, made.resource, made.path)
  if (read && isSuccess(read)) judgeSameShowing(context, made.exchange, read)
  const status = await context.requests.made.remove(made)
  if (!made.resource.delete || !read || !isSuccess(read) || status >= 300) return
  const after = await readItem(context, made.resource, made.path)
  judgeLaw(
    context,
    made.resource.delete,
    'gone',
    after &&
      isSuccess(after) &&
      !isMarked(after.answer.body) && {
        expected: `nothing of ${made.id}, because it was deleted`,
        seen: start(after.answer.text),
        exchanges: [made.exchange, read, after],
        detail: 'made',
      },
  )
}
