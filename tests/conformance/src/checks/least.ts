// The least body that a schema takes.
import type { Context } from '../context.ts'
import { isObject } from '../contract/pointer.ts'
import type { Call } from '../http/client.ts'
import { flatten } from '../values/flat.ts'
import { start } from './answer-rules.ts'

/** A merge with nothing but what it must have is taken, where its schema takes it: it changes nothing. */
export async function judgeLeast(context: Context, call: Call): Promise<void> {
  const { client, coverage, findings, requests, model, contract, schemas } = context
  const { operation, body } = call
  const content = requests.content(operation)?.[1]
  if (model.kinds.get(operation.id) !== 'merge' || !content || !isObject(body)) return
  const { required } = flatten(contract.document, content.schema, body)
  const needed = Object.entries(body).filter(([name]) => Array.isArray(required) && required.includes(name))
  const least = Object.fromEntries(needed)
  if (!schemas.isValid(content.schemaPointer, least, 'request')) return
  const exchange = await client.send({ ...call, body: least })
  coverage.judge(operation.id, 'negative/limit')
  const { status } = exchange.answer
  if (status === 400 || status === 422)
    findings.add({
      check: 'negative',
      rule: 'negative/limit',
      operation: operation.id,
      pointer: content.schemaPointer,
      expected: `acceptance of ${JSON.stringify(least)}, which the schema takes`,
      seen: `${status} ${start(exchange.answer.text)}`,
      exchanges: [exchange],
      detail: 'least',
    })
}
