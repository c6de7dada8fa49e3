import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#mocks/sandbox/time/clock.ts'

/** What a token is for; one kind never passes for another. */
export type TokenKind = 'access' | 'refresh' | 'service' | 'ads'
export type TokenClaims = {
  kind: TokenKind
  /** The person, or the program of a service token. */
  subject: string
  /** The session it came from. */
  session: string
  /** The account, of `ads` only. */
  account?: string
}
/** `id` is shared by the access and the refresh token that were given together: either one spends both. */
export type CheckedToken = TokenClaims & { id: string }
type Known = CheckedToken & { endsAt: number }
type Signing = TokenClaims & { id?: string; notAfter?: Date }

export const TOKEN_LIFE_SECONDS = { access: 15 * 60, refresh: 30 * 86_400, service: 3600, ads: 3600 } satisfies Record<
  TokenKind,
  number
>

/** How long after its end an access token still serves for reauthorize and logout when no refresh token was given. */
const GRACE_SECONDS = 10 * 60

const CACHE_SIZE = 2000

/** The bearer of a header, whatever the case of the scheme (RFC 9110, 11.1). */
export const bearerOf = (request: Request, header: 'Authorization' | 'X-Ads-Authorization'): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.get(header) ?? '')?.[1]

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** Signs and checks the sandbox's tokens (JWT, HS256), by the sandbox's own clock. */
export class Tokens {
  readonly #key: Uint8Array
  readonly #clock: Clock
  readonly #checked = new Map<string, Known>()

  constructor(key: Uint8Array, clock: Clock) {
    this.#key = key
    this.#clock = clock
  }

  /** Signs a token that lives as long as its kind does, and not after `notAfter`. */
  async sign({ kind, subject, session, account, id = crypto.randomUUID(), notAfter }: Signing): Promise<string> {
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

  /** The claims of a token of one of these kinds; undefined when it is forged, of another kind, or over. */
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
      // The end is judged by the sandbox's clock in `check`, since it can be moved.
      const { payload } = await jwtVerify(token, this.#key, { algorithms: ['HS256'], currentDate: new Date(0) })
      const { kind, sub: subject, sid: session, account, jti: id, exp: endsAt } = payload
      const isWhole = [kind, subject, session, id].every((claim) => typeof claim === 'string')
      if (!isWhole || typeof endsAt !== 'number') return undefined
      const claims = { kind, subject, session, id, endsAt, ...(account === undefined ? {} : { account }) } as Known
      if (this.#checked.size >= CACHE_SIZE) this.#checked.clear()
      this.#checked.set(token, claims)
      return claims
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}
