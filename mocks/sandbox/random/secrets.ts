// Unpredictable values: tokens and codes from the system's generator, and keyed hashes under the sandbox's root secret. Never from the
// seed.
import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** The source of random bytes; tests may pass their own. */
export type SecretSource = {
  bytes: (count: number) => Uint8Array
  /** Returns an integer from 0 up to, but not including, `limit`. */
  below: (limit: number) => number
}

export const SYSTEM_SOURCE: SecretSource = { bytes: randomBytes, below: (limit) => randomInt(limit) }

/** The purposes of keys derived from the root secret; each purpose has a key of its own. */
export type KeyPurpose =
  | 'access-tokens'
  | 'verification-codes'
  | 'consent-codes'
  | 'portal-keys'
  | 'unsubscribe-links'
  | 'file-addresses'
  | 'payment-webhook'
  | 'webhook-secrets'
  | 'checkout-pages'
  | 'invoice-pages'
  | 'mailbox-page'
  | 'survey-pages'
  | 'report-links'
  | 'read-pages'
  | 'idempotency'

const TOKEN_BYTES = 24
const KEY_BYTES = 32
const MAC_BYTES = 16

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** Returns a new root secret: 256 bits from the system's generator as text. */
export const newRootSecret = (): string => base64url(randomBytes(KEY_BYTES))

/** Compares two secrets in constant time, without revealing their lengths. */
export function isSameSecret(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}

/** The secrets of one sandbox; all stored hashes depend on the root secret alone, so that they survive a restart. */
export class Secrets {
  readonly #root: string
  readonly #source: SecretSource
  readonly #keys = new Map<KeyPurpose, Uint8Array>()

  constructor(root: string, source: SecretSource = SYSTEM_SOURCE) {
    this.#root = root
    this.#source = source
  }

  /** A token of 192 bits with a prefix, `vc_…`. */
  token = (prefix: string): string => `${prefix}_${base64url(this.#source.bytes(TOKEN_BYTES))}`

  /** A key of 128 bits for an address that only those find who were given it. */
  shareKey = (): string => base64url(this.#source.bytes(MAC_BYTES))

  /** A code of six digits, uniformly distributed. */
  digits = (): string => String(this.#source.below(1_000_000)).padStart(6, '0')

  /** Derives the key for a purpose from the root secret (HKDF, RFC 5869). */
  key(purpose: KeyPurpose): Uint8Array {
    const known = this.#keys.get(purpose)
    if (known) return known
    const key = new Uint8Array(hkdfSync('sha256', this.#root, '', `adwright ${purpose}`, KEY_BYTES))
    this.#keys.set(purpose, key)
    return key
  }

  /** Returns a keyed hash (HMAC-SHA256, truncated to 128 bits): it authenticates a text, or stores a secret without revealing it. */
  mac = (purpose: KeyPurpose, text: string): string =>
    base64url(createHmac('sha256', this.key(purpose)).update(text).digest().subarray(0, MAC_BYTES))

  isMac = (purpose: KeyPurpose, text: string, given: string): boolean => isSameSecret(given, this.mac(purpose, text))
}
