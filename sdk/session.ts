import { createAdsToken } from './ads-token.ts'
import { type Client, type ClientSettings, configureClient, createAdwrightClient } from './client.ts'
import { client as defaultClient } from './generated/client.gen.ts'
import { getAdsToken, login, logout, reauthorize } from './generated/sdk.gen.ts'
import { SignInPlatform } from './generated/types.gen.ts'
import { createRenewal, createRenewingFetch } from './renewal.ts'
import type { Send } from './retries.ts'
import { createMemoryTokens, type TokenStore } from './token-store.ts'

export { createMemoryTokens, type Grant, type TokenStore } from './token-store.ts'

const ADS_HEADER = 'X-Ads-Authorization'

export type SessionSettings = Omit<ClientSettings, 'credentials'> & {
  /** Where the tokens are kept; in memory unless given. Tabs or processes that share a session share this store. */
  tokens?: TokenStore | undefined
  /** Called when the server has ended the session; the tokens are cleared by then. */
  onEnd?: (() => void) | undefined
}

export type Session = {
  /** The client of the session: the default one, unless `createSession` was given another. */
  client: Client
  /**
   * Signs in with an email address and a password (POST /Auth/login) and keeps the tokens. Throws a FailedCall: 401
   * `invalid-credentials`, 422 for a field, 429 `too-many-failed-sign-ins` with `retryAfterSeconds`.
   */
  signIn: (credentials: { email: string; password: string }) => Promise<void>
  /**
   * Ends the session here at once and on the server with the result (POST /Auth/logout). Throws a FailedCall if the server did not
   * learn of it; the tokens are gone all the same.
   */
  signOut: () => Promise<void>
  /** The ads token of an account if it is held and does not end within a minute; calls that need one fetch it by themselves. */
  heldAdsToken: (accountId: string | undefined) => string | undefined
  /** Forgets the ads token, as after a sign-out elsewhere. */
  forgetAdsToken: () => void
  /** Makes another way of sending, for example one that reports progress, renew tokens as the session does. */
  renewing: (send: Send) => Send
}

/** True if a 401 is about the ads token: the contract gives its codes names that begin with `ads-`. */
async function isAboutAds(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body === 'object' && body !== null && 'code' in body && String(body.code).startsWith('ads-')
}

/**
 * Configures a client (the default one unless given) as a signed-in person: each call carries the access token, calls to the ad platform
 * the ads token of the account in their path, and a call whose token has ended is repeated with a new one. However many calls find
 * out at once, there is one renewal, over all tabs of a site. When the server refuses the renewal, the session ends and calls fail
 * with 401.
 */
export function createSession(settings: SessionSettings, client: Client = defaultClient): Session {
  const { tokens = createMemoryTokens(), onEnd, ...others } = settings
  const adsToken = createAdsToken({
    fetch: async (accountId) => (await getAdsToken({ client, path: { accountId } })).data,
  })
  const end = () => {
    tokens.clear()
    adsToken.forget()
    onEnd?.()
  }
  const clientFor = (bearer: string) => createAdwrightClient({ ...others, credentials: () => bearer, maxRetries: 0 })
  const renew = createRenewal({
    tokens,
    signOut: end,
    reauthorize: async (bearer) => (await reauthorize({ client: clientFor(bearer) })).data,
  })
  const renewing = (send: Send): Send =>
    createRenewingFetch({
      send,
      renew,
      isEnding: () => Date.now() > (tokens.read().renewAt ?? Number.POSITIVE_INFINITY),
      isAboutOther: isAboutAds,
      onRefused: (token) => {
        if (tokens.read().access === token) end()
      },
      refresh: async (request) => {
        const used = request.headers.get(ADS_HEADER)?.replace('Bearer ', '')
        const fresh = used && (await adsToken.renew(used))
        if (fresh) request.headers.set(ADS_HEADER, `Bearer ${fresh}`)
      },
    })
  configureClient(
    {
      ...others,
      credentials: (name) => (name === 'bearerAuth' ? (tokens.read().access ?? undefined) : undefined),
      fetch: renewing(settings.fetch ?? ((request) => fetch(request))),
    },
    client,
  )
  client.interceptors.request.use(async (request, { security, path }) => {
    const isForAds = security?.some(({ name }) => name === ADS_HEADER)
    if (isForAds && typeof path?.accountId === 'string') {
      request.headers.set(ADS_HEADER, `Bearer ${await adsToken.get(path.accountId)}`)
    }
    return request
  })
  return {
    client,
    async signIn({ email, password }) {
      const body = { email, password, signInPlatform: SignInPlatform.Email }
      const { data } = await login({ client, body })
      adsToken.forget()
      tokens.keep(data)
    },
    async signOut() {
      const { access, refresh } = tokens.read()
      const bearer = refresh ?? access
      end()
      if (bearer) await logout({ client: clientFor(bearer) })
    },
    heldAdsToken: adsToken.held,
    forgetAdsToken: adsToken.forget,
    renewing,
  }
}
