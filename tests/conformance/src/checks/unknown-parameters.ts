// Unknown query parameters, which are refused where the overrides say so.
import type { Context } from '../context.ts'
import { type Call } from '../http/client.ts'
import { start } from './answer-rules.ts'

export async function judgeUnknownParameter(context: Context, call: Call): Promise<void> {
  const { overrides, client, coverage, findings } = context
  const { operation } = call
  if (overrides.unknownParameters !== 'refused') return
  const exchange = await client.send({ ...call, extraQuery: { conformanceUnknown: '1' } })
  coverage.judge(operation.id, 'negative/unknown-parameter')
  context.consistency.note('an unknown query parameter', exchange)
  if (exchange.answer.status < 400)
    findings.add({
      check: 'negative',
      rule: 'negative/unknown-parameter',
      operation: operation.id,
      pointer: operation.pointer,
      expected: 'a documented 4xx to an unknown query parameter',
      seen: `${exchange.answer.status} ${start(exchange.answer.text)}`,
      exchanges: [exchange],
    })
}
