// The consent of a person at a platform: where its code may be sent to, and what the code is traded for.
import { OAUTH_SETTINGS } from '#mocks/sandbox/domain/integrations/oauth-settings.ts'
import type { Secrets } from '#mocks/sandbox/random/secrets.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

export type Platform = 1 | 2 | 3 | 4

export const PLATFORM_NAMES: Record<Platform, string> = {
  1: 'Meta',
  2: 'LinkedIn',
  3: 'Google Ads',
  4: 'Google Analytics',
}

export const isPlatform = (value: number): value is Platform => value in PLATFORM_NAMES

/** What the product needs at a platform. */
export const scopesOf = (platform: Platform): string[] => OAUTH_SETTINGS[String(platform)]?.scopes ?? []

const isLoopback = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host) || host.endsWith('.localhost')
const REGISTERED_PATHS = ['integrations', 'get-started']

/**
 * Whether a consent for the platform may be sent to this address: exactly one of the app's own pages, at its own origin or, while it is
 * developed, at any port of this machine (RFC 8252 §7.3). No query, no fragment, no other spelling.
 */
export function isRedirectRegistered(redirectUri: string, platform: Platform, origin: string): boolean {
  if (!URL.canParse(redirectUri)) return false
  const url = new URL(redirectUri)
  const isOwn = url.origin === new URL(origin).origin || (url.protocol === 'http:' && isLoopback(url.hostname))
  return isOwn && REGISTERED_PATHS.some((path) => redirectUri === `${url.origin}/${path}/${platform}`)
}

export type ConsentCode = {
  /** A keyed hash of the code. */
  id: string
  platform: Platform
  redirectUri: string
  identityId: string
  scopes: string[]
  expiresAt: string
  isSpent: boolean
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    consentCode: ConsentCode
  }
}

const CODE_MS = 5 * 60 * 1000

type Coding = { store: Store; now: Date; secrets: Secrets }
type Given = Pick<ConsentCode, 'platform' | 'redirectUri' | 'identityId' | 'scopes'>

/** The code a platform sends back after a consent. */
export async function issueConsentCode({ store, now, secrets }: Coding, given: Given): Promise<string> {
  const code = secrets.token(`${given.platform}`)
  const consent: ConsentCode = {
    ...given,
    id: secrets.mac('consent-codes', code),
    expiresAt: new Date(now.getTime() + CODE_MS).toISOString(),
    isSpent: false,
  }
  await store.insert('consentCode', consent)
  return code
}

/** Trades a code; undefined when it is unknown, spent, over, of another platform or asked for with another address. */
export async function spendCode(
  { store, now, secrets }: Coding,
  code: string,
  wanted: Pick<ConsentCode, 'platform' | 'redirectUri'>,
): Promise<ConsentCode | undefined> {
  const known = await store.get('consentCode', secrets.mac('consent-codes', code))
  if (!known || known.isSpent || Date.parse(known.expiresAt) <= now.getTime()) return undefined
  // Whatever comes of it, a code that was tried is worth nothing any more.
  await store.update('consentCode', known.id, (stored) => ({ ...stored, isSpent: true }))
  return known.platform === wanted.platform && known.redirectUri === wanted.redirectUri ? known : undefined
}
