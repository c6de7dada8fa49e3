import { toFailedCall } from './failed-call.ts'
import { type Client, createClient } from './generated/client/index.ts'
import { client as defaultClient } from './generated/client.gen.ts'

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
  credentials?: (name: CredentialName) => string | undefined | Promise<string | undefined>
  /** The language of labels and messages, BCP 47; asked for with each call. */
  language?: () => string
  /** What sends requests, for example one that renews tokens, or a sandbox in the same process. */
  fetch?: (request: Request) => Promise<Response>
  /** Milliseconds after which a call without an answer fails as TIMEOUT_ERROR; 30,000 unless given. */
  timeoutMs?: number
}

/**
 * Gives a client its address, credentials and language, and makes everything it throws a FailedCall. Without a client it is the default
 * one, which all generated calls and hooks use.
 */
export function configureClient(settings: ClientSettings, client: Client = defaultClient): Client {
  const send = settings.fetch ?? ((request: Request) => fetch(request))
  const timeoutMs = settings.timeoutMs ?? 30_000
  client.setConfig({
    baseUrl: settings.baseUrl,
    throwOnError: true,
    // Every answer of the contract is JSON: the page of a proxy is a failure, not a text.
    parseAs: 'json',
    auth: async (scheme) => {
      const name = nameOf(scheme)
      const token = await settings.credentials?.(name)
      return token && name === 'adsBearer' ? `Bearer ${token}` : token
    },
    fetch: (input, init) => {
      const request = new Request(input, init)
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
      return send(new Request(request, { signal }))
    },
  })
  client.interceptors.request.clear()
  client.interceptors.error.clear()
  client.interceptors.request.use((request) => {
    const language = settings.language?.()
    if (language) request.headers.set('Accept-Language', language)
    return request
  })
  client.interceptors.error.use((error, response, request) => toFailedCall(error, response, request))
  return client
}

/** A client of its own, beside the default one: pass it to a call as `client`. */
export const createAdwrightClient = (settings: ClientSettings): Client => configureClient(settings, createClient())
