// Laws that need one answer alone: each answer of a run is judged by them, whatever it was sent for.
import type { Context } from '../context.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { judgeAppended } from './appended.ts'
import { judgeCountsBeside } from './counted-beside.ts'
import { judgeEachValue } from './each-value.ts'
import { judgeEchoed } from './echoed.ts'
import { judgeFileSize } from './files.ts'
import { judgeInnerOrder } from './inner-order.ts'
import { judgeNotOver } from './moments.ts'
import { judgeOutcome } from './outcome.ts'
import { judgeSpans } from './spans.ts'
import { judgeStated } from './stated.ts'
import { judgeSummed } from './summed.ts'

export function judgeAnswerByLaws(context: Context, exchange: Exchange): void {
  const { call, answer } = exchange
  const isOwnMethod = call.method === undefined || call.method === call.operation.method
  if (!isSuccess(exchange) || !isOwnMethod || answer.body === null || typeof answer.body !== 'object') return
  judgeAppended(context, exchange, answer.body)
  judgeEchoed(context, exchange)
  judgeFileSize(context, exchange)
  judgeInnerOrder(context, exchange)
  judgeCountsBeside(context, exchange)
  judgeEachValue(context, exchange)
  judgeStated(context, exchange)
  judgeSpans(context, exchange)
  judgeSummed(context, exchange)
  judgeNotOver(context, exchange)
  judgeOutcome(context, exchange)
}
