// The OAuth flow with a platform: registered redirect addresses and authorization codes.
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

/** The scopes that the product requires at a platform. */
export const scopesOf = (platform: Platform): string[] => OAUTH_SETTINGS[String(platform)]?.scopes ?? []

const isLoopback = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host) || host.endsWith('.localhost')
const REGISTERED_PATHS = ['integrations', 'get-started']

/**
 * True if a redirect address is registered for the platform: exactly one of the app's pages, at its origin or, during
 * development, at any local port (RFC 8252 §7.3), without query or fragment.
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

type CodeContext = { store: Store; now: Date; secrets: Secrets }
type ConsentParams = Pick<ConsentCode, 'platform' | 'redirectUri' | 'identityId' | 'scopes'>

/** Issues the authorization code that a platform returns after consent. */
export async function issueConsentCode({ store, now, secrets }: CodeContext, given: ConsentParams): Promise<string> {
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

/** Redeems a code; undefined if it is unknown, used, expired, or issued for another platform or redirect address. */
export async function redeemCode(
  { store, now, secrets }: CodeContext,
  code: string,
  wanted: Pick<ConsentCode, 'platform' | 'redirectUri'>,
): Promise<ConsentCode | undefined> {
  const known = await store.get('consentCode', secrets.mac('consent-codes', code))
  if (!known || known.isSpent || Date.parse(known.expiresAt) <= now.getTime()) return undefined
  // A code works for one attempt only, even if the attempt fails.
  await store.update('consentCode', known.id, (stored) => ({ ...stored, isSpent: true }))
  return known.platform === wanted.platform && known.redirectUri === wanted.redirectUri ? known : undefined
}
