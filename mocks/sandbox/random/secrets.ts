// Unguessable values: tokens and codes from the system's generator, and keyed hashes from the sandbox's root secret. Never from the seed.
import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Where unpredictable values come from; tests may pass a source of their own. */
export type SecretSource = {
  bytes: (count: number) => Uint8Array
  /** A whole number from 0 up to, but not including, `limit`. */
  below: (limit: number) => number
}

export const SYSTEM_SOURCE: SecretSource = { bytes: randomBytes, below: (limit) => randomInt(limit) }

/** What a key derived from the root secret is for: no key serves two purposes. */
export type KeyPurpose =
  | 'access-tokens'
  | 'verification-codes'
  | 'consent-codes'
  | 'portal-keys'
  | 'unsubscribe-links'
  | 'file-addresses'
  | 'payment-webhook'
  | 'checkout-pages'
  | 'invoice-pages'
  | 'mailbox-page'
  | 'survey-pages'
  | 'idempotency'

const TOKEN_BYTES = 24
const KEY_BYTES = 32
const MAC_BYTES = 16

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** Returns 256 bits of the system's generator as text, for a root secret. */
export const newRootSecret = (): string => base64url(randomBytes(KEY_BYTES))

/** Compares two secret texts in a time that tells nothing of them, not even of their lengths. */
export function isSameSecret(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}

/** The secrets of one sandbox; everything that is kept over a restart depends on the root secret alone. */
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

  /** Six digits, each code as likely as any other. */
  digits = (): string => String(this.#source.below(1_000_000)).padStart(6, '0')

  /** The key for a purpose, derived from the root secret (HKDF, RFC 5869). */
  key(purpose: KeyPurpose): Uint8Array {
    const known = this.#keys.get(purpose)
    if (known) return known
    const key = new Uint8Array(hkdfSync('sha256', this.#root, '', `adwright ${purpose}`, KEY_BYTES))
    this.#keys.set(purpose, key)
    return key
  }

  /** A keyed hash (HMAC-SHA256, truncated to 128 bits): proof that a text is the sandbox's own, or a secret as it is stored. */
  mac = (purpose: KeyPurpose, text: string): string =>
    base64url(createHmac('sha256', this.key(purpose)).update(text).digest().subarray(0, MAC_BYTES))

  isMac = (purpose: KeyPurpose, text: string, given: string): boolean => isSameSecret(given, this.mac(purpose, text))
}
