// Refusals are written in the language that was asked for.
import { type Context, exceptionOf } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { isObject, textOfValue } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import { otherLanguage } from './language-headers.ts'

const TEXTS = ['message', 'title', 'error_description', 'description']

/** The sentences of an error, by place. */
function sentences(body: unknown): Map<string, string> {
  const found = new Map<string, string>()
  if (!isObject(body)) return found
  for (const name of TEXTS) if (typeof body[name] === 'string') found.set(name, body[name])
  for (const [field, value] of Object.entries(isObject(body.errors) ? body.errors : {}))
    found.set(`errors/${field}`, JSON.stringify(value))
  return found
}

const pointerOf = ({ parameters, pointer }: Operation) =>
  parameters.find(({ name }) => /^accept-language$/i.test(name))?.pointer ?? pointer

function judgeTexts(context: Context, [here, there]: [Exchange, Exchange], [first, second]: [string, string]): void {
  const { coverage, findings } = context
  const { operation } = here.call
  coverage.judge(operation.id, 'answers/language')
  const other = sentences(there.answer.body)
  const own = [...sentences(here.answer.body)].find(([place, text]) => other.get(place) === text && text.length > 3)
  const [language, named] = [otherLanguage(here, first), otherLanguage(there, second)]
  if (!own && language === undefined && named === undefined) return
  findings.add({
    check: 'answers',
    rule: 'answers/language',
    operation: operation.id,
    pointer: `${operation.pointer}/responses/${here.answer.status}`,
    expected: own
      ? `${own[0]} in the language of Accept-Language (${pointerOf(operation)})`
      : `Content-Language: ${language === undefined ? second : first}`,
    seen: own ? `the same text for ${first} and ${second}: ${own[1]}` : (language ?? named ?? ''),
    exchanges: [here, there],
    detail: own?.[0] ?? 'header',
  })
}

/** A refusal that says other things than another one of the same code is judged by itself, such as one about single fields. */
const formOf = (body: unknown): string => [...sentences(body).keys()].map((place) => place.split('/')[0]).join()

/**
 * Repeats refusals, one of each status, code and form of an operation, in each language and compares the sentences. They are repeated
 * immediately: a moment later the item of a conflict may be gone.
 */
export class Languages {
  readonly #context: Context
  readonly #seen = new Set<string>()
  readonly #weighted = new Set<string>()

  constructor(context: Context) {
    this.#context = context
  }

  #isMeant({ call, answer }: Exchange): boolean {
    const { operation } = call
    const [first, second] = this.#context.overrides.languages
    const takesLanguage = operation.parameters.some((one) => one.in === 'header' && /^accept-language$/i.test(one.name))
    const isRefusal = answer.status >= 400 && answer.status < 500 && answer.status !== 429
    if (!first || !second || !takesLanguage || !isRefusal || call.method || 'Accept-Language' in call.headers)
      return false
    if (exceptionOf(this.#context, operation.id, 'answers/language')) return false
    const code = isObject(answer.body) ? textOfValue(answer.body.code ?? '') : ''
    const key = `${operation.id} ${answer.status} ${code} ${formOf(answer.body)}`
    const isNew = !this.#seen.has(key)
    this.#seen.add(key)
    return isNew
  }

  /** The weights of a list count, not its order, and a language with a region is that language (RFC 9110, RFC 4647). */
  async #judgeWeighted(there: Exchange, inLanguage: (language: string) => Promise<Exchange>): Promise<void> {
    const [first = '', second = ''] = this.#context.overrides.languages
    const { operation } = there.call
    for (const wish of [`${first};q=0.2, ${second};q=0.9`, `${second}-${second.toUpperCase()}`]) {
      const wished = await inLanguage(wish)
      if (wished.answer.status !== there.answer.status) continue
      const shown = sentences(wished.answer.body)
      const place = [...sentences(there.answer.body)].find(
        ([name, text]) => shown.has(name) && shown.get(name) !== text,
      )
      this.#context.coverage.judge(operation.id, 'answers/language')
      if (!place) continue
      this.#context.findings.add({
        check: 'answers',
        rule: 'answers/language',
        operation: operation.id,
        pointer: `${operation.pointer}/responses/${there.answer.status}`,
        expected: `${place[0]} as for ${second}, because of Accept-Language: ${wish}`,
        seen: shown.get(place[0]) ?? '',
        exchanges: [there, wished],
        detail: `weights ${wish}`,
      })
    }
  }

  /** Judges a refusal, if it is the first one of its kind. */
  async judge(refused: Exchange): Promise<void> {
    const { overrides, client, requests, isOver } = this.#context
    if (!this.#isMeant(refused) || isOver()) return
    const [first = '', second = ''] = overrides.languages
    const { call, answer } = refused
    const inLanguage = (language: string): Promise<Exchange> =>
      client.send({ ...call, headers: { ...call.headers, 'Accept-Language': language } })
    const there = await inLanguage(second)
    // The first answer is in the language of the backend, mostly the first one: only equal texts need another request.
    const isOther = [...sentences(there.answer.body)].every(
      ([place, text]) => sentences(answer.body).get(place) !== text,
    )
    const here = isOther && !there.answer.headers.has('Content-Language') ? refused : await inLanguage(first)
    const { status } = there.answer
    if (status >= 400 && status !== 429 && status === here.answer.status)
      judgeTexts(this.#context, [here, there], [first, second])
    for (const one of [here, there]) requests.trackAny(one)
    if (!isOther || this.#weighted.has(call.operation.id)) return
    this.#weighted.add(call.operation.id)
    await this.#judgeWeighted(there, inLanguage)
  }
}
