import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#mocks/sandbox/time/clock.ts'

/** The kinds of tokens, which are not interchangeable. */
export type TokenKind = 'access' | 'refresh' | 'service' | 'ads'
export type TokenClaims = {
  kind: TokenKind
  /** The id of the person, or the program of a service token. */
  subject: string
  /** The id of the session. */
  session: string
  /** The id of the account; only for the kind `ads`. */
  account?: string
}
/** The claims of a valid token. `id` is shared by the access and the refresh token that were issued together. */
export type CheckedToken = TokenClaims & { id: string }
type CachedToken = CheckedToken & { endsAt: number }
type SignParams = TokenClaims & { id?: string; notAfter?: Date }

export const TOKEN_LIFE_SECONDS = { access: 15 * 60, refresh: 30 * 86_400, service: 3600, ads: 3600 } satisfies Record<
  TokenKind,
  number
>

/** The time after its expiry in which an access token still works for reauthorize and logout. */
const GRACE_SECONDS = 10 * 60

const CACHE_SIZE = 2000

/** The bearer token of a header; the scheme is case-insensitive (RFC 9110, 11.1). */
export const bearerOf = (request: Request, header: 'Authorization' | 'X-Ads-Authorization'): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.get(header) ?? '')?.[1]

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** Signs and verifies the sandbox's tokens (JWT, HS256) by the sandbox's clock. */
export class Tokens {
  readonly #key: Uint8Array
  readonly #clock: Clock
  readonly #checked = new Map<string, CachedToken>()

  constructor(key: Uint8Array, clock: Clock) {
    this.#key = key
    this.#clock = clock
  }

  /** Signs a token with the lifetime of its kind, at most until `notAfter`. */
  async sign({ kind, subject, session, account, id = crypto.randomUUID(), notAfter }: SignParams): Promise<string> {
    const now = secondsOf(this.#clock.now())
    const end = now + TOKEN_LIFE_SECONDS[kind]
    return new SignJWT({ kind, sid: session, ...(account === undefined ? {} : { account }) })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(subject)
      .setIssuedAt(now)
      .setExpirationTime(notAfter ? Math.min(end, secondsOf(notAfter)) : end)
      .setJti(id)
      .sign(this.#key)
  }

  /** The claims of a token of one of these kinds; undefined if it is forged, of another kind, or expired. */
  async check(token: string | undefined, kinds: TokenKind[]): Promise<CheckedToken | undefined> {
    if (token === undefined) return undefined
    const claims = this.#checked.get(token) ?? (await this.#verify(token))
    if (!claims || !kinds.includes(claims.kind)) return undefined
    const grace = claims.kind === 'access' && kinds.includes('refresh') ? GRACE_SECONDS : 0
    const isOver = this.#clock.now().getTime() / 1000 >= claims.endsAt + grace
    return isOver ? undefined : claims
  }

  async #verify(token: string) {
    try {
      // `check` tests the expiry, because the sandbox's clock can be moved.
      const { payload } = await jwtVerify(token, this.#key, { algorithms: ['HS256'], currentDate: new Date(0) })
      const { kind, sub: subject, sid: session, account, jti: id, exp: endsAt } = payload
      const isWhole = [kind, subject, session, id].every((claim) => typeof claim === 'string')
      if (!isWhole || typeof endsAt !== 'number') return undefined
      const claims = {
        kind,
        subject,
        session,
        id,
        endsAt,
        ...(account === undefined ? {} : { account }),
      } as CachedToken
      if (this.#checked.size >= CACHE_SIZE) this.#checked.clear()
      this.#checked.set(token, claims)
      return claims
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}
