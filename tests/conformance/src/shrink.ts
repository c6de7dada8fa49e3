// Shrinks the request of a finding: as few fields and parameters as still show it.
import { asyncProperty, check, shuffledSubarray } from 'fast-check'
import { answerFindings } from './checks/answer-rules.ts'
import type { Context } from './context.ts'
import { isObject, type Json } from './contract/pointer.ts'
import type { Finding } from './findings.ts'
import { type Call, type Exchange, isSuccess } from './http/client.ts'

const MAX_REQUESTS = 40

/** The parts of a call that may be left out. */
const partsOf = ({ query, body }: Call): string[] => [
  ...Object.keys(query).map((name) => `query ${name}`),
  ...(isObject(body) ? Object.keys(body).map((name) => `body ${name}`) : []),
]

const only = (object: Json, place: string, parts: readonly string[]): Json =>
  Object.fromEntries(Object.entries(object).filter(([name]) => parts.includes(`${place} ${name}`)))

const withParts = (call: Call, parts: readonly string[]): Call => ({
  ...call,
  query: only(call.query, 'query', parts),
  ...(isObject(call.body) ? { body: only(call.body, 'body', parts) } : {}),
})

/** True if an exchange shows the finding again. Only what one answer shows can be judged again. */
function shows({ schemas, findings }: Context, finding: Finding, exchange: Exchange): boolean {
  const { operation } = exchange.call
  if (finding.check === 'answers')
    return answerFindings(exchange, schemas).some(
      (one) => findings.keyOf({ check: 'answers', operation: operation.id, exchanges: [], ...one }) === finding.key,
    )
  const keyword = /breaks (\w+)$/.exec(finding.expected)?.[1]
  return isSuccess(exchange) && brokenIn(exchange.call, schemas).includes(keyword ?? '')
}

/** The keywords that the body of a call breaks. */
function brokenIn({ body, operation, mediaType = '' }: Call, schemas: Context['schemas']): string[] {
  const content = operation.body?.content[mediaType]
  return content ? schemas.violations(content.schemaPointer, body, 'request').map(({ keyword }) => keyword) : []
}

const isShrinkable = ({ check: name, rule, exchanges }: Finding): boolean =>
  exchanges.length === 1 &&
  ((name === 'answers' && /schema|server-error|status|header|media-type|body$/.test(rule)) ||
    (rule === 'negative/accepted' && exchanges[0]?.call.body !== undefined))

/** Replaces the exchange of each finding by a smaller one that shows it, too. */
export async function shrinkFindings(context: Context): Promise<void> {
  for (const finding of context.findings.all) {
    const [exchange] = finding.exchanges
    if (!exchange || context.isOver() || !isShrinkable(finding) || exchange.call.rawBody !== undefined) continue
    const parts = partsOf(exchange.call)
    if (parts.length === 0 || (!context.mayWrite && exchange.call.operation.method !== 'GET')) continue
    let smallest = exchange
    let requests = 0
    const property = asyncProperty(shuffledSubarray(parts), async (left) => {
      if ((requests += 1) > MAX_REQUESTS) return true
      const again = await context.client.send(withParts(exchange.call, left))
      context.requests.trackAny(again)
      if (!shows(context, finding, again)) return true
      if (partsOf(again.call).length < partsOf(smallest.call).length) smallest = again
      return false
    })
    await check(property, { seed: 1, numRuns: 6, examples: [[[]], [parts]] })
    finding.exchanges = [smallest]
  }
}
