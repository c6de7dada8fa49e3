// What domain functions and handlers are given besides the call.
import type { Drawings } from '#mocks/sandbox/domain/designer/drawing/drawings.ts'
import type { Passwords } from '#mocks/sandbox/domain/identity/passwords.ts'
import type { Membership, Person, StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import type { Tokens } from '#mocks/sandbox/domain/identity/tokens.ts'
import type { OutsideResults } from '#mocks/sandbox/domain/outside-work.ts'
import type { Platforms } from '#mocks/sandbox/platforms/platforms.ts'
import type { Secrets } from '#mocks/sandbox/random/secrets.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import type { Clock } from '#mocks/sandbox/time/clock.ts'

/** Work that no request asked for, as scheduled jobs do it. */
export type SystemContext = {
  store: Store
  clock: Clock
  tokens: Tokens
  /** Returns a new id with a prefix, `tkt_…`. */
  newId: (prefix: string) => string
  /** A seeded generator, 0 up to 1; never for secrets. */
  random: () => number
  /** Tokens, codes and keyed hashes: whatever somebody must not guess. */
  secrets: Secrets
  /** Cost parameter of new password hashes. */
  passwordCost: number
  /** The sandbox's own address, for links in mails and pages. */
  origin: string
  /** Seed of what is made up, like answers to surveys. */
  seed: number
  /** The outside. */
  platforms: Platforms
}

/** A due job; `store` is bound to its transaction. */
export type JobContext = SystemContext & {
  /** When the job was due; while time is moved far, long before `until`. */
  now: Date
  /** Up to when everything that is due is being done. */
  until: Date
}

/** Any operation; `store` is bound to the request's transaction where the operation writes. */
export type BaseContext = SystemContext & {
  /** The moment of the request, by the sandbox's clock. */
  now: Date
  language: Language
  passwords: Passwords
  drawings: Drawings
  /** The words of the language model; null if it wrote nothing. */
  modelWords: OutsideResults<string | null>
  /** The request as it came, for headers; its body is already read. */
  request: Request
  rawBody: string
}

/** An operation with a token. */
export type PersonContext = BaseContext & { person: Person; sessionId: string }

/** An operation below an account. */
export type MemberContext = PersonContext & { account: StoredAccount; membership: Membership }
