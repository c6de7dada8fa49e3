// Headers of answers whose texts differ by language: Content-Language names it, and a cache tells them apart.
import type { Context } from '../context.ts'
import { join } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'

/** The language that an answer says to be in, if it is not this one. */
export function otherLanguage({ answer }: Exchange, language: string): string | undefined {
  const said = answer.headers.get('Content-Language')
  return said === null || said.toLowerCase().startsWith(language.toLowerCase()) ? undefined : said
}

/** A cache tells answers in several languages apart by Vary or by their ETags (RFC 9110, RFC 9111). */
export function judgeLanguageHeaders({ findings, overrides }: Context, here: Exchange, there: Exchange): void {
  const { operation } = here.call
  if (operation.method !== 'GET') return
  const finding = {
    check: 'answers' as const,
    rule: 'answers/cached-language',
    operation: operation.id,
    pointer: join(operation.pointer, 'responses', String(here.answer.status)),
    exchanges: [here, there],
  }
  for (const [index, exchange] of [here, there].entries()) {
    const language = overrides.languages[index] ?? ''
    const other = otherLanguage(exchange, language)
    if (other !== undefined)
      findings.add({
        ...finding,
        rule: 'answers/language',
        expected: `Content-Language: ${language}`,
        seen: other,
        detail: 'header',
      })
  }
  const { headers } = here.answer
  const vary = headers.get('Vary')
  const isKept = /\bmax-age=[1-9]/i.test(headers.get('Cache-Control') ?? '')
  if (vary === null ? isKept : !/\*|accept-language/i.test(vary))
    findings.add({
      ...finding,
      expected: 'Accept-Language in Vary, because the texts differ by it',
      seen: vary ?? `no Vary, and Cache-Control: ${headers.get('Cache-Control')}`,
      detail: 'Vary',
    })
  const tag = headers.get('ETag')
  if (tag !== null && tag === there.answer.headers.get('ETag'))
    findings.add({
      ...finding,
      expected: 'another ETag for the texts in another language',
      seen: tag,
      detail: 'ETag',
    })
}
