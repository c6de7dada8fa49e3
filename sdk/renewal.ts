import { isFailedCall } from './failed-call.ts'
import type { Grant, TokenStore } from './token-store.ts'

type Exclusive = <T>(work: (hadToWait: boolean) => Promise<T>) => Promise<T>

const LOCK = 'adwright-renewal'

/** One at a time over all tabs of the site; in browsers without locks over this tab. The work hears whether another was before it. */
export const exclusively: Exclusive = async (work) => {
  const locks = globalThis.navigator?.locks
  if (!locks) return work(false)
  const done = await locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock ? { result: await work(false) } : undefined,
  )
  return done ? done.result : locks.request(LOCK, () => work(true))
}

/** A write to local storage may become visible in other tabs some milliseconds later, even if they waited for a lock. */
const PATIENCE_MS = 500
const STEP_MS = 20

/** The server judged the refresh token and said no; anything else (no connection, an outage) says nothing about it. */
const isRefused = (error: unknown) =>
  isFailedCall(error) &&
  error.kind === 'HTTP' &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408 &&
  error.status !== 429

interface RenewalParts {
  tokens: TokenStore
  /** Asks for a new grant with the refresh token (or, without one, the access token) as bearer. */
  reauthorize: (bearer: string) => Promise<Grant>
  signOut: () => void
  exclusive?: Exclusive
}

export type Renew = (stale: string) => Promise<string | undefined>

/**
 * Gives the token that takes the place of one that was refused. However many calls ask, in however many tabs, one
 * renewal is made; undefined means the session is over. Throws when the server could not be reached.
 */
export function createRenewal({ tokens, reauthorize, signOut, exclusive = exclusively }: RenewalParts): Renew {
  let running: Promise<string | undefined> | undefined

  /** Whether another tab's renewal arrives. */
  async function arrives(stale: string): Promise<boolean> {
    for (let waited = 0; waited < PATIENCE_MS; waited += STEP_MS) {
      if (tokens.read().access !== stale) return true
      await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    }
    return tokens.read().access !== stale
  }

  async function renew(stale: string, hadToWait: boolean): Promise<string | undefined> {
    if (hadToWait) await arrives(stale)
    const held = tokens.read()
    if (held.access === null) return undefined
    if (held.access !== stale) return held.access
    try {
      const grant = await reauthorize(held.refresh ?? held.access)
      tokens.keep(grant)
      return grant.token
    } catch (error) {
      if (!isRefused(error)) throw error
      // The refresh token is already used if another tab was slightly faster.
      if (await arrives(stale)) return tokens.read().access ?? undefined
      signOut()
      return undefined
    }
  }

  return (stale) => {
    running ??= exclusive((hadToWait) => renew(stale, hadToWait)).finally(() => {
      running = undefined
    })
    return running
  }
}

const bearerOf = (request: Request) => /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1]

interface SendParts {
  send: (request: Request) => Promise<Response>
  renew: Renew
  /** Whether the access token is about to end, so that it is renewed before the call. */
  isEnding?: () => boolean
  /** A renewed token was refused too. */
  onRefused: (token: string) => void
  /** Whether a 401 is about the other bearer, and says nothing about the session. */
  isAboutOther?: (response: Response) => Promise<boolean>
  /** Adds further headers to a replayed request. */
  refresh?: (request: Request) => Promise<void>
}

/** Sends a request, with a new token if its own is about to end; when its token is refused, once more with a new token and the same body. */
export function createRenewingFetch({ send, renew, isEnding, onRefused, isAboutOther, refresh }: SendParts) {
  /** The token of a request, renewed if it is about to end; if that fails, the call decides with the old one. */
  async function freshBearerOf(request: Request): Promise<string | undefined> {
    const held = bearerOf(request)
    if (held === undefined || !isEnding?.()) return held
    const token = (await renew(held).catch(() => undefined)) ?? held
    request.headers.set('Authorization', `Bearer ${token}`)
    return token
  }

  return async (request: Request): Promise<Response> => {
    const used = await freshBearerOf(request)
    // Without a token, a 401 is about the input, as at sign-in, and must not start a renewal.
    if (used === undefined) return send(request)
    const spare = request.clone()
    const response = await send(request)
    if (response.status !== 401) {
      void spare.body?.cancel()
      return response
    }
    const isOther = (await isAboutOther?.(response)) ?? false
    const token = isOther ? used : await renew(used)
    if (token === undefined) return response
    const again = new Request(spare)
    again.headers.set('Authorization', `Bearer ${token}`)
    await refresh?.(again)
    const second = await send(again)
    if (second.status === 401 && !(await isAboutOther?.(second))) onRefused(token)
    return second
  }
}
