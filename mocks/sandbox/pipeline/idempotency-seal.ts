// Encrypts stored responses of idempotent requests. Requests contain passwords and responses contain tokens, and the sandbox's secret is
// in the same store. The keys are therefore derived from the secret and from the caller's idempotency key, which is not stored: reading
// the store reveals no response, and passwords cannot be tested against a MAC.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const CIPHER = 'aes-256-gcm'

type Seal = {
  /** The lookup key of the response. */
  id: string
  macOf: (text: string) => string
  close: (text: string) => string
  open: (sealed: string) => string
}

/** Creates the cipher of one idempotency key; `parts` identify the caller, the operation and the key. */
export function sealFor(key: Uint8Array, parts: string[]): Seal {
  const derived = Buffer.from(hkdfSync('sha256', key, JSON.stringify(parts), 'idempotency', 3 * KEY_BYTES))
  const [id, macKey, cipherKey] = [0, 1, 2].map((at) => derived.subarray(at * KEY_BYTES, (at + 1) * KEY_BYTES)) as [
    Buffer,
    Buffer,
    Buffer,
  ]
  return {
    id: id.toString('base64url'),
    macOf: (text) => createHmac('sha256', macKey).update(text).digest('base64url'),
    close: (text) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, cipherKey, iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv(CIPHER, cipherKey, bytes.subarray(0, IV_BYTES))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
