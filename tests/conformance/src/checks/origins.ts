// Scripts of foreign web pages must not read with the credentials that a browser sends by itself: cookies, passwords and certificates.
import { type Context, exceptionOf } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { join } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import { needsCredentials } from './answer-rules.ts'

const FOREIGN = 'https://conformance.example'

/** True if a browser adds the credentials of a scheme to the requests of any page. */
function isSentByBrowsers({ contract }: Context, { security }: Operation): boolean {
  const schemes = security.flat().map((name) => contract.schemes[name] ?? {})
  return schemes.some(
    ({ type, scheme, in: place }) =>
      place === 'cookie' || type === 'mutualTLS' || /^(basic|digest)$/i.test(String(scheme)),
  )
}

export async function judgeOrigin(context: Context, { call }: Exchange): Promise<void> {
  const { client, coverage, findings } = context
  const { operation } = call
  const rule = 'answers/foreign-origin'
  if (operation.method !== 'GET' || !needsCredentials(operation) || !isSentByBrowsers(context, operation)) return
  if (exceptionOf(context, operation.id, rule)) return
  const exchange = await client.send({ ...call, headers: { ...call.headers, Origin: FOREIGN } })
  coverage.judge(operation.id, rule)
  const { headers } = exchange.answer
  const allowed = headers.get('Access-Control-Allow-Origin')
  const isOpen = allowed === FOREIGN || allowed === 'null'
  if (!isOpen || headers.get('Access-Control-Allow-Credentials') !== 'true') return
  findings.add({
    check: 'answers',
    rule,
    operation: operation.id,
    pointer: join(operation.pointer, 'security'),
    expected: `no Access-Control-Allow-Credentials for ${FOREIGN}, an origin that nobody knows`,
    seen: `Access-Control-Allow-Origin: ${allowed}, Access-Control-Allow-Credentials: true`,
    exchanges: [exchange],
  })
}
