// Receivers of webhooks on the network, for trying one's own. Reserved names, such as those of the examples, stay simulated.
import { lookup } from 'node:dns/promises'
import { request as sendPlain } from 'node:http'
import { request as sendOverTls } from 'node:https'
import { isIP } from 'node:net'
import { isLoopback } from '#mocks/sandbox/platforms/loopback.ts'
import {
  MAX_EXCERPT,
  type WebhookAnswer,
  type WebhookReceivers,
  type WebhookRequest,
} from '#mocks/sandbox/platforms/webhooks.ts'

/** Top-level domains that never lead anywhere (RFC 2606). */
const RESERVED = /(^|\.)(example|test|invalid)$|(^|\.)example\.(com|net|org)$/

const isReserved = (hostname: string) => RESERVED.test(hostname)

async function resolve(hostname: string): Promise<readonly string[]> {
  const name = hostname.replace(/^\[|\]$/g, '')
  if (isIP(name)) return [name]
  const found = await lookup(name, { all: true }).catch(() => [])
  return found.map(({ address }) => address)
}

/** Sends over TLS to the resolved address; certificate and Host header are those of the name. The machine itself needs no certificate. */
function post({ url, address, headers, body, timeoutMs }: WebhookRequest): Promise<WebhookAnswer> {
  const started = performance.now()
  const { hostname } = new URL(url)
  const send = isLoopback(address) ? sendPlain : sendOverTls
  return new Promise((done) => {
    const finish = (result: WebhookAnswer['result'], excerpt = '') =>
      done({ result, excerpt, durationMs: Math.min(Math.round(performance.now() - started), timeoutMs) })
    const call = send(isLoopback(address) ? url.replace(/^https/, 'http') : url, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      servername: isIP(hostname) ? '' : hostname,
      lookup: (_name, { all }, found) => {
        const family = isIP(address)
        if (all) found(null, [{ address, family }])
        else found(null, address, family)
      },
    })
    call.once('error', ({ name }) =>
      finish(name === 'AbortError' || name === 'TimeoutError' ? 'timeout' : 'unreachable'),
    )
    call.once('response', (response) => {
      let excerpt = ''
      const end = () => finish(response.statusCode ?? 'unreachable', excerpt.slice(0, MAX_EXCERPT))
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        excerpt += chunk
        if (excerpt.length < MAX_EXCERPT) return
        end()
        call.destroy()
      })
      response.once('end', end)
      response.once('error', end)
    })
    call.end(body)
  })
}

type NetworkOptions = Pick<WebhookReceivers, 'allowsLoopback'>

/** The network, with `simulated` receivers behind reserved names. */
export const networkReceivers = (
  simulated: WebhookReceivers,
  { allowsLoopback }: NetworkOptions,
): WebhookReceivers => ({
  allowsLoopback,
  resolve: (hostname) => (isReserved(hostname) ? simulated.resolve(hostname) : resolve(hostname)),
  post: (request) => (isReserved(new URL(request.url).hostname) ? simulated.post(request) : post(request)),
})
