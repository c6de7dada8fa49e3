// Simulated receivers of webhooks. Every address answers 204, except those whose path or name asks for something else:
// /status/{code} answers that status, /timeout does not answer, /unreachable refuses the connection, and names below `private.` resolve
// to an address of a private network.
import type { WebhookAnswer, WebhookReceivers, WebhookRequest } from '#mocks/sandbox/platforms/webhooks.ts'
import { seedOf } from '#mocks/sandbox/random/seeded.ts'

const PUBLIC_ADDRESS = '93.184.215.14'
const PRIVATE_ADDRESS = '10.0.0.7'
const MIN_DURATION_MS = 40
const DURATION_RANGE_MS = 260

function answerTo({ url, body, timeoutMs }: WebhookRequest, seed: number): WebhookAnswer {
  const { pathname } = new URL(url)
  const durationMs = MIN_DURATION_MS + (seedOf(seed, url, body) % DURATION_RANGE_MS)
  if (pathname.endsWith('/timeout')) return { result: 'timeout', durationMs: timeoutMs, excerpt: '' }
  if (pathname.endsWith('/unreachable')) return { result: 'unreachable', durationMs, excerpt: '' }
  const status = Number(/\/status\/([1-5]\d\d)$/.exec(pathname)?.[1] ?? 204)
  return { result: status, durationMs, excerpt: status < 300 ? '' : `The simulated receiver answers ${status}.` }
}

export const simulatedReceivers = (seed: number): WebhookReceivers => ({
  allowsLoopback: false,
  resolve: (hostname) => Promise.resolve([hostname.startsWith('private.') ? PRIVATE_ADDRESS : PUBLIC_ADDRESS]),
  post: (request) => Promise.resolve(answerTo(request, seed)),
})
