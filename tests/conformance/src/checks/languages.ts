// Refusals are written in the language that was asked for.
import { type Context, exceptionOf } from '../context.ts'
import { isObject } from '../contract/pointer.ts'
import type { Call, Exchange } from '../http/client.ts'
import { withUnknownId } from './answers.ts'

const TEXTS = ['message', 'title', 'error_description', 'description']

/** The sentences of an error, by place. */
function sentences(body: unknown): Map<string, string> {
  const found = new Map<string, string>()
  if (!isObject(body)) return found
  for (const name of TEXTS) if (typeof body[name] === 'string') found.set(name, body[name])
  for (const [field, value] of Object.entries(isObject(body.errors) ? body.errors : {})) found.set(`errors/${field}`, JSON.stringify(value))
  return found
}

/** Provokes a refusal in each language and compares the sentences. */
export async function judgeLanguages(context: Context, call: Call): Promise<void> {
  const { overrides, client, coverage, findings } = context
  const { operation } = call
  const takesLanguage = operation.parameters.some((one) => one.in === 'header' && /^accept-language$/i.test(one.name))
  const [first, second] = overrides.languages
  if (!takesLanguage || !first || !second || exceptionOf(context, operation.id, 'answers/language')) return
  const unknown = withUnknownId(context, call)
  const refused: Call[] = [...(unknown && '404' in operation.responses ? [unknown] : []), ...(isObject(call.body) ? [{ ...call, body: { conformanceUnknown: 1 } }] : [])]
  for (const one of refused) {
    const inLanguage = (language: string): Promise<Exchange> => client.send({ ...one, headers: { ...one.headers, 'Accept-Language': language } })
    const [here, there] = [await inLanguage(first), await inLanguage(second)]
    if (here.answer.status < 400 || here.answer.status !== there.answer.status) continue
    coverage.judge(operation.id, 'answers/language')
    const other = sentences(there.answer.body)
    for (const [place, text] of sentences(here.answer.body))
      if (other.get(place) === text && text.length > 3) {
        const pointer = operation.parameters.find((parameter) => /^accept-language$/i.test(parameter.name))?.pointer ?? operation.pointer
        findings.add({ check: 'answers', rule: 'answers/language', operation: operation.id, pointer: `${operation.pointer}/responses/${here.answer.status}`, expected: `${place} in the language of Accept-Language (${pointer})`, seen: `the same text for ${first} and ${second}: ${text}`, exchanges: [here, there], detail: place })
        break
      }
  }
}
