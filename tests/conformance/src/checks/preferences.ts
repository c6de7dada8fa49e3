// Accept-Language is a wish (RFC 9110): a language that the backend has not is passed over, and the next one of the list counts.
import { type Context, exceptionOf } from '../context.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { reading } from '../laws/compare.ts'
import { isComputing } from '../model/lists.ts'
import { start } from './answer-rules.ts'

/** A code that ISO 639-2 keeps for private use: no backend has texts in it. */
const UNKNOWN = 'qaa'

export async function judgePreferences(context: Context, base: Exchange): Promise<void> {
  const { client, coverage, findings, overrides, schemas } = context
  const { call, answer } = base
  const { operation } = call
  const [, second] = overrides.languages
  const parameter = operation.parameters.find((one) => one.in === 'header' && /^accept-language$/i.test(one.name))
  const wish = `${UNKNOWN}, ${second};q=0.8`
  if (!second || !parameter || operation.method !== 'GET' || parameter.name in call.headers) return
  if (!schemas.isValidText(parameter.schemaPointer, wish) || isComputing(operation)) return
  if (exceptionOf(context, operation.id, 'answers/preferred-language')) return
  const inLanguage = (language: string) =>
    client.send({ ...call, headers: { ...call.headers, [parameter.name]: language } })
  const weighted = await inLanguage(wish)
  coverage.judge(operation.id, 'answers/preferred-language')
  const finding = {
    check: 'answers' as const,
    rule: 'answers/preferred-language',
    operation: operation.id,
    pointer: parameter.pointer,
  }
  if (!isSuccess(weighted)) {
    if (weighted.answer.status === 429) return
    findings.add({
      ...finding,
      expected: `${answer.status}, also where the first language of Accept-Language is one that no backend has: ${wish}`,
      seen: `${weighted.answer.status} ${start(weighted.answer.text)}`,
      exchanges: [base, weighted],
      detail: 'unknown',
    })
    return
  }
  if (reading(weighted.answer.text) !== reading(answer.text)) return
  // In the language without a wish: right if the answer has no texts, or the backend's own language is this one.
  const asked = await inLanguage(second)
  if (!isSuccess(asked) || reading(asked.answer.text) === reading(weighted.answer.text)) return
  const again = await inLanguage(wish)
  if (reading(again.answer.text) !== reading(weighted.answer.text)) return
  findings.add({
    ...finding,
    expected: `the answer in ${second}, the first language of "${wish}" that the backend has`,
    seen: start(again.answer.text),
    exchanges: [asked, again],
    detail: 'weights',
  })
}
