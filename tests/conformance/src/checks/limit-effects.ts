// A value that just keeps a limit is not only accepted, but read as it was sent, where the operation answers with what another one reads.
import { type Context, exceptionOf } from '../context.ts'
import { at, isObject, join } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import { isSuccess } from '../http/client.ts'
import { isShowing, readAnswered } from '../laws/answered.ts'
import { differences } from '../laws/compare.ts'
import { readItem } from '../laws/item.ts'
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

/** What was made with a value at its limit, or by an example, is read as its answer showed it; it is deleted then. A part may be answered with its whole. */
export async function judgeMade(context: Context, made: Created): Promise<void> {
  const read = await readItem(context, made.resource, made.path)
  const isShown = at(made.exchange.answer.body, join('', made.resource.idField)) === made.id
  if (read && isShown && isSuccess(read)) judgeSameShowing(context, made.exchange, read)
  await context.requests.made.remove(made)
}
