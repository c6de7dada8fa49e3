import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#mocks/sandbox/time/clock.ts'

/** What a token is for; one kind never passes for another. */
export type TokenKind = 'access' | 'refresh' | 'service' | 'ads'
export type TokenClaims = {
  kind: TokenKind /** The person; the account for `ads`. */
  subject: string /** The session it came from. */
  session: string
}

export const TOKEN_LIFE_SECONDS = { access: 15 * 60, refresh: 30 * 86_400, service: 3600, ads: 3600 } satisfies Record<
  TokenKind,
  number
>

/** How long after its end an access token still serves for reauthorize when no refresh token was given. */
const GRACE_SECONDS = 10 * 60

const CACHE_SIZE = 2000

/** Signs and checks the sandbox's tokens (JWT, HS256), by the sandbox's own clock. */
export class Tokens {
  readonly #key: Uint8Array
  readonly #clock: Clock
  readonly #checked = new Map<string, TokenClaims & { endsAt: number }>()

  constructor(secret: string, clock: Clock) {
    this.#key = new TextEncoder().encode(secret)
    this.#clock = clock
  }

  async sign({ kind, subject, session }: TokenClaims): Promise<string> {
    const now = Math.floor(this.#clock.now().getTime() / 1000)
    return new SignJWT({ kind, sid: session })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(subject)
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_LIFE_SECONDS[kind])
      .setJti(crypto.randomUUID())
      .sign(this.#key)
  }

  /** The claims of a token of one of these kinds; undefined when it is forged, of another kind, or over. */
  async check(token: string, kinds: TokenKind[]): Promise<TokenClaims | undefined> {
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
      const { kind, sub, sid, exp } = payload
      if (typeof kind !== 'string' || typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number')
        return undefined
      const claims = { kind: kind as TokenKind, subject: sub, session: sid, endsAt: exp }
      if (this.#checked.size >= CACHE_SIZE) this.#checked.clear()
      this.#checked.set(token, claims)
      return claims
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}
