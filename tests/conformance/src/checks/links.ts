// A link of an answer leads to what it names.
import { type Context, exceptionOf } from '../context.ts'
import { isObject } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { isOfAnswer, valuesOf } from '../model/links.ts'
import { start } from './answer-rules.ts'

export async function judgeLinks(context: Context, base: Exchange): Promise<void> {
  const { model, client, coverage, findings, requests } = context
  const { operation } = base.call
  for (const link of model.links.filter((one) => one.from === operation && isOfAnswer(one, base))) {
    if (exceptionOf(context, operation.id, 'answers/link')) return
    const { target, pointer, name } = link
    const values = valuesOf(link, base)
    coverage.judge(operation.id, 'answers/link')
    const finding = { check: 'answers' as const, rule: 'answers/link', operation: operation.id, pointer, detail: name }
    const lacking = Object.keys(values).find((key) => values[key] === undefined || values[key] === null)
    if (lacking !== undefined && !isObject(base.answer.body)) {
      coverage.skip(operation.id, `the link ${name}`, `the answer has no place for ${String(link.parameters[lacking])}`)
      continue
    }
    if (lacking !== undefined) {
      findings.add({
        ...finding,
        expected: `a value for ${lacking} of ${target.id}, at ${String(link.parameters[lacking])}`,
        seen: start(base.answer.text),
        exchanges: [base],
      })
      continue
    }
    // Links to operations that write are judged by their parameters alone.
    if (target.method !== 'GET') continue
    const query = target.parameters.filter((one) => one.in === 'query' && one.name in values)
    const path = { ...(await requests.pathOf(target)), ...values }
    const plain = requests.plain(target)
    const linked = await client.send({
      ...plain,
      path,
      query: { ...plain.query, ...Object.fromEntries(query.map((one) => [one.name, values[one.name]])) },
    })
    if (!isSuccess(linked))
      findings.add({
        ...finding,
        expected: `what the link ${name} leads to, by ${target.id}`,
        seen: `${linked.answer.status} ${start(linked.answer.text)}`,
        exchanges: [base, linked],
      })
  }
}
