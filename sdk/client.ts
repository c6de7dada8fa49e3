import { FailedCall, toFailedCall } from './failed-call.ts'
import { keyedOperations, pathPatterns } from './generated/call-rules.gen.ts'
import { type Client, type ClientMeta, createClient, type ResolvedRequestOptions } from './generated/client/index.ts'
import { client as defaultClient } from './generated/client.gen.ts'
import { isRepeatable, type RetrySettings, type Send, sendWithRetries } from './retries.ts'

export { FailedCall, type FailureKind, isFailedCall } from './failed-call.ts'
export type { Client } from './generated/client/index.ts'

/** The names of the contract's security schemes. */
export type CredentialName = 'bearerAuth' | 'refreshBearer' | 'adsBearer' | 'serviceBearer' | 'stripeSignature'

// Generated calls name a scheme that is a header of its own by that header only.
const BY_HEADER: Record<string, CredentialName> = {
  'X-Ads-Authorization': 'adsBearer',
  'Stripe-Signature': 'stripeSignature',
}

const nameOf = ({ key, name }: { key?: string; name?: string }) =>
  (key ?? BY_HEADER[name ?? ''] ?? 'bearerAuth') as CredentialName

export type ClientSettings = {
  /** Where the API is, without a slash at the end, for example `https://api.adwright.example`. */
  baseUrl: string
  /** The token for a security scheme, asked for with each call that needs it; nothing sends the call without. */
  credentials?: ((name: CredentialName) => string | undefined | Promise<string | undefined>) | undefined
  /** The language of labels and messages, BCP 47; asked for with each call. */
  language?: (() => string) | undefined
  /** What sends requests, for example one that renews tokens, or a sandbox in the same process. */
  fetch?: Send | undefined
  /** Milliseconds after which a try without an answer fails as TIMEOUT_ERROR; 30,000 unless given, Infinity is no limit. */
  timeoutMs?: number | undefined
  /** How often a call that is safe to repeat is repeated at most; 2 unless given. */
  maxRetries?: number | undefined
}

declare module './generated/core/types.gen.ts' {
  /** A call's own limits: `listAccounts({ meta: { timeoutMs: 5000, maxRetries: 0 } })`. To abort a call, pass it a `signal`. */
  interface ClientMeta {
    /** Milliseconds each try of this call may take; Infinity is no limit. */
    timeoutMs?: number
    /** How often this call is repeated at most, if it is safe to repeat. */
    maxRetries?: number
  }
}

const DEFAULT_LIMITS: RetrySettings = { maxRetries: 2, timeoutMs: 30_000 }

/**
 * Gives a client its address, credentials and language, and makes everything it throws a FailedCall, except for an abort by the caller.
 * Without a client it is the default one, which all generated calls and hooks use. Calling it again replaces all settings.
 */
export function configureClient(settings: ClientSettings, client: Client = defaultClient): Client {
  client.setConfig({
    baseUrl: settings.baseUrl,
    throwOnError: true,
    requestValidator: undefined,
    // Every answer of the contract is JSON: the page of a proxy is a failure, not a text.
    parseAs: 'json',
    auth: async (scheme) => {
      const name = nameOf(scheme)
      const token = await settings.credentials?.(name)
      return token && name === 'adsBearer' ? `Bearer ${token}` : token
    },
    fetch: (input, init) => (settings.fetch ?? globalThis.fetch)(new Request(input, init)),
  })
  client.interceptors.request.clear()
  client.interceptors.error.clear()
  client.interceptors.request.use((request, options) => {
    assertPath(options)
    const language = settings.language?.()
    if (language) request.headers.set('Accept-Language', language)
    const isKeyed = keyedOperations.has(`${request.method} ${options.url}`)
    if (isKeyed && !request.headers.has('Idempotency-Key')) {
      request.headers.set('Idempotency-Key', crypto.randomUUID())
    }
    limitTries(request, options, settings)
    return request
  })
  client.interceptors.error.use(toFailedCall)
  return client
}

/** A client of its own, beside the default one: pass it to a call as `client`. */
export const createAdwrightClient = (settings: ClientSettings): Client => configureClient(settings, createClient())

/** Refuses a path value that does not match the contract: an empty one or `..` would lead the tokens to another operation. */
function assertPath({ method, url, path = {} }: ResolvedRequestOptions): void {
  for (const [, name = ''] of url.matchAll(/\{(\w+)\}/g)) {
    const value = path[name]
    const isText = typeof value === 'string' || typeof value === 'number'
    if (isText && pathPatterns[name]?.test(String(value))) continue
    throw new FailedCall({
      kind: 'REQUEST_ERROR',
      status: 400,
      method: method ?? 'GET',
      url,
      code: 'invalid-parameter',
      // The value is not quoted: it may be a code.
      detail: `${name} has to match ${pathPatterns[name]?.source}.`,
    })
  }
}

/** Makes the call's `fetch` repeat what is safe, within the limits of the call or else of the client. */
function limitTries(request: Request, options: ResolvedRequestOptions, settings: ClientSettings): void {
  const send = options.fetch as Send
  const limits = ('meta' in options && (options.meta as ClientMeta)) || {}
  const timeoutMs = limits.timeoutMs ?? settings.timeoutMs ?? DEFAULT_LIMITS.timeoutMs
  const maxRetries = limits.maxRetries ?? settings.maxRetries ?? DEFAULT_LIMITS.maxRetries
  const isSafe = isRepeatable(request) && !isGuarded(options)
  options.fetch = (input) => sendWithRetries(send, input as Request, { timeoutMs, maxRetries: isSafe ? maxRetries : 0 })
}

/** True for a write that names the version it changes: repeated after a lost answer, it would conflict with its own change. */
const isGuarded = ({ query, body }: ResolvedRequestOptions) =>
  [query, body].some((part) => typeof part === 'object' && part !== null && 'expectedVersion' in part)
