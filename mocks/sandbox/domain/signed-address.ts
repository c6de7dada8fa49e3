// Addresses that only those can open who were given them, for an hour.
import type { KeyPurpose, Secrets } from '#mocks/sandbox/random/secrets.ts'
import { HOUR_MS } from '#mocks/sandbox/time/clock.ts'

/** How long an address is valid. */
export const ADDRESS_MS = HOUR_MS

type Signer = { now: Date; secrets: Secrets }
/** The key, and the page of it that is signed. */
type Signed = { purpose: KeyPurpose; name: string }

export function signedQuery({ now, secrets }: Signer, { purpose, name }: Signed): string {
  const expires = String(Math.floor((now.getTime() + ADDRESS_MS) / 1000))
  return `expires=${expires}&signature=${secrets.mac(purpose, `${name} ${expires}`)}`
}

/** True if a query was signed for this page and has not expired. */
export function isSigned({ now, secrets }: Signer, { purpose, name }: Signed, query: URLSearchParams): boolean {
  const expires = query.get('expires') ?? ''
  const isMade = secrets.isMac(purpose, `${name} ${expires}`, query.get('signature') ?? '')
  return isMade && Number(expires) * 1000 > now.getTime()
}
