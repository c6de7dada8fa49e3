// Texts of the backend are in the language that was asked for: those at the pointers of x-localized, such as '/items/*/label'.
import { type Context, exceptionOf } from '../context.ts'
import { extension, type Operation } from '../contract/operation.ts'
import { isObject, join, keysOf } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { answerName } from '../model/model.ts'
import { withNewKey } from '../values/keys.ts'
import { start } from './answer-rules.ts'
import { judgeLanguageHeaders } from './language-headers.ts'

/** Shorter texts may be the same word in two languages. */
const MIN_LETTERS = 4

const LANGUAGE = /^accept-language$/i
const isLanguage = (name: string): boolean => LANGUAGE.test(name)

/** The texts at a pointer, in which '*' stands for each item of a list and each field of an object. */
function textsAt(value: unknown, [key, ...rest]: string[]): string[] {
  if (key === undefined) return typeof value === 'string' ? [value] : []
  if (key === '*') {
    const inner: unknown[] = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : []
    return inner.flatMap((one) => textsAt(one, rest))
  }
  return isObject(value) && key in value ? textsAt(value[key], rest) : []
}

/**
 * The pointers of the texts of an operation that takes a language: its own, of an action else those of a reading that answers with the same
 * schema. Creations and updates show what their reading shows.
 */
function localizedOf({ contract, model }: Context, operation: Operation): string[] {
  const takesLanguage = operation.parameters.some((one) => one.in === 'header' && LANGUAGE.test(one.name))
  const name = answerName(operation)
  const alike = contract.operations.find(
    (one) =>
      one.method === 'GET' &&
      model.kinds.get(operation.id) === 'action' &&
      name !== '' &&
      answerName(one) === name &&
      Array.isArray(one.node['x-localized']),
  )
  const pointers: unknown = extension(operation, 'x-localized') ?? alike?.node['x-localized']
  return takesLanguage && Array.isArray(pointers) ? pointers.map(String) : []
}

/** The call in a language. What writes is repeated on an item of its own, and with a key of its own. */
async function askedIn(context: Context, exchange: Exchange, language: string): Promise<Exchange> {
  const { client, model, requests } = context
  const { operation } = exchange.call
  const call = operation.method === 'GET' ? exchange.call : await requests.again(exchange)
  const parameter = operation.parameters.find((one) => one.in === 'header' && LANGUAGE.test(one.name))
  const headers = { ...call.headers, [parameter?.name ?? 'Accept-Language']: language }
  const asked = await client.send(withNewKey(model, { ...call, headers }))
  requests.trackAny(asked)
  return asked
}

/** The texts of a run in the second language, by their text in the first one. */
const translations = new WeakMap<Context, Map<string, string>>()

/** The first text that is the same in both languages although another answer, or another item, has it in the second one. */
function untranslated(context: Context, own: string[], other: string[]): string | undefined {
  const known = translations.get(context) ?? new Map<string, string>()
  translations.set(context, known)
  if (own.length !== other.length) return undefined
  const pairs = own.map((text, index): [string, string] => [text, other[index] ?? ''])
  for (const [text, translated] of pairs) if (text !== translated) known.set(text, translated)
  return pairs.find(([text, same]) => text === same && text.length >= MIN_LETTERS && known.has(text))?.[0]
}

export async function judgeLocalized(context: Context, exchange: Exchange): Promise<void> {
  const { coverage, findings, overrides } = context
  const { operation } = exchange.call
  const rule = 'answers/localized'
  const [first, second] = overrides.languages
  const pointers = localizedOf(context, operation)
  if (!first || !second || pointers.length === 0 || exceptionOf(context, operation.id, rule)) return
  const [here, there] = [await askedIn(context, exchange, first), await askedIn(context, exchange, second)]
  if (!isSuccess(here) || !isSuccess(there)) return
  let hasOther = false
  for (const pointer of pointers) {
    const [own, other] = [here, there].map(({ answer }) => textsAt(answer.body, keysOf(pointer)))
    const some = own?.filter((text) => text.length >= MIN_LETTERS) ?? []
    if (some.length === 0 || !other) continue
    coverage.judge(operation.id, rule)
    const isSame = JSON.stringify(own) === JSON.stringify(other)
    hasOther ||= !isSame
    const text = untranslated(context, own ?? [], other) ?? (isSame ? some[0] : undefined)
    if (text === undefined) continue
    findings.add({
      check: 'answers',
      rule,
      operation: operation.id,
      pointer: 'x-localized' in operation.node ? join(operation.pointer, 'x-localized') : operation.pointer,
      expected: `other texts at ${pointer} for ${second} than for ${first}`,
      seen: start(text),
      exchanges: [here, there],
      detail: pointer,
    })
  }
  if (hasOther) judgeLanguageHeaders(context, here, there)
}

/** Judges the first answer to an operation that writes or computes in which there are texts of the backend: which request has some, is not known before. */
export class LocalizedAnswers {
  readonly #context: Context
  readonly #judged = new Set<string>()

  constructor(context: Context) {
    this.#context = context
  }

  async judge(exchange: Exchange): Promise<void> {
    const { call, answer } = exchange
    const { operation } = call
    const isMeant = operation.method !== 'GET' && isSuccess(exchange) && !Object.keys(call.headers).some(isLanguage)
    if (!isMeant || this.#judged.has(operation.id) || this.#context.isOver()) return
    const hasTexts = localizedOf(this.#context, operation).some((pointer) =>
      textsAt(answer.body, keysOf(pointer)).some((text) => text.length >= MIN_LETTERS),
    )
    if (!hasTexts) return
    this.#judged.add(operation.id)
    await judgeLocalized(this.#context, exchange)
  }
}

/** Judges the readings once more, when the run has made and changed what they show. */
export async function judgeLocalizedReadings(context: Context): Promise<void> {
  for (const operation of context.operations) {
    if (operation.method !== 'GET' || context.isOver() || localizedOf(context, operation).length === 0) continue
    const base = await context.requests.base(operation)
    if (base && isSuccess(base)) await judgeLocalized(context, base)
  }
}
