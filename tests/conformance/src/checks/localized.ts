// Texts of the backend are in the language that was asked for: those at the pointers of x-localized, such as '/items/*/label'.
import { type Context, exceptionOf } from '../context.ts'
import { extension } from '../contract/operation.ts'
import { isObject, join, keysOf } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { start } from './answer-rules.ts'

/** Shorter texts may be the same word in two languages. */
const MIN_LETTERS = 4

/** The texts at a pointer, in which '*' stands for each item of a list and each field of an object. */
function textsAt(value: unknown, [key, ...rest]: string[]): string[] {
  if (key === undefined) return typeof value === 'string' ? [value] : []
  if (key === '*') {
    const inner: unknown[] = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : []
    return inner.flatMap((one) => textsAt(one, rest))
  }
  return isObject(value) && key in value ? textsAt(value[key], rest) : []
}

export async function judgeLocalized(context: Context, { call }: Exchange): Promise<void> {
  const { client, coverage, findings, overrides } = context
  const { operation } = call
  const rule = 'answers/localized'
  const [first, second] = overrides.languages
  const pointers = extension(operation, 'x-localized')
  const parameter = operation.parameters.find((one) => one.in === 'header' && /^accept-language$/i.test(one.name))
  if (!first || !second || !parameter || !Array.isArray(pointers) || exceptionOf(context, operation.id, rule)) return
  const ask = (language: string) => client.send({ ...call, headers: { ...call.headers, [parameter.name]: language } })
  const [here, there] = [await ask(first), await ask(second)]
  if (!isSuccess(here) || !isSuccess(there)) return
  for (const pointer of pointers.map(String)) {
    const [own, other] = [here, there].map(({ answer }) => textsAt(answer.body, keysOf(pointer)))
    const some = own?.filter((text) => text.length >= MIN_LETTERS) ?? []
    if (some.length === 0 || !other) continue
    coverage.judge(operation.id, rule)
    if (JSON.stringify(own) !== JSON.stringify(other)) continue
    findings.add({
      check: 'answers',
      rule,
      operation: operation.id,
      pointer: join(operation.pointer, 'x-localized'),
      expected: `other texts at ${pointer} for ${second} than for ${first}`,
      seen: start(some[0]),
      exchanges: [here, there],
      detail: pointer,
    })
  }
}
