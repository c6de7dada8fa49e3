// The consent of a person at a platform: who can give it, where its code may be sent to, and what the code is traded for.
import type { LinkedInOrganization, MetaPage } from '@adwright/sdk/types'
import { exampleOf } from '#mocks/sandbox/contract/example.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

export type Platform = 1 | 2 | 3 | 4
export const META = 1
export const LINKEDIN = 2
export const GOOGLE_ADS = 3
export const GOOGLE_ANALYTICS = 4

export const PLATFORM_NAMES: Record<Platform, string> = {
  1: 'Meta',
  2: 'LinkedIn',
  3: 'Google Ads',
  4: 'Google Analytics',
}

export const isPlatform = (value: number): value is Platform => value in PLATFORM_NAMES

const asked = exampleOf('getConstants').oauth

/** What the product needs at a platform, as the contract's constants ask for it. */
export const scopesOf = (platform: Platform): string[] => asked[String(platform)]?.scopes ?? []

export type Identity = {
  id: string
  /** The mail address or page it stands for. */
  displayName: string
  hasAdsAccount?: boolean
  pages?: MetaPage[]
  organizations?: LinkedInOrganization[]
}

// Pictures lie on servers that the simulated world does not have.
function metaPages(example: string): MetaPage[] {
  const pages = exampleOf('listMetaPages', example)
  for (const page of pages) page.pictureUrl = null
  return pages
}

const organizations = exampleOf('listLinkedInOrganizations')
for (const organization of organizations) organization.logoUrl = null

/** Who is signed in at the platforms of the simulated world. */
export const IDENTITIES: Record<Platform, Identity[]> = {
  1: [
    { id: 'lindholm', displayName: 'Lindholm Outdoor Deutschland', pages: metaPages('typical') },
    { id: 'gunes', displayName: 'Güneş Bahçe Mobilyaları', pages: metaPages('turkish') },
    { id: 'no-page', displayName: 'Jonas Weber', pages: [] },
  ],
  2: [
    { id: 'lindholm', displayName: 'Lindholm Outdoor', organizations },
    { id: 'no-page', displayName: 'Jonas Weber', organizations: [] },
  ],
  3: [
    { id: 'lindholm', displayName: 'ads@lindholm-outdoor.example', hasAdsAccount: true },
    { id: 'agency', displayName: 'media@sommer-partner.example', hasAdsAccount: true },
    { id: 'private', displayName: 'jonas.weber@mail.example', hasAdsAccount: false },
  ],
  4: [
    { id: 'lindholm', displayName: 'analytics@lindholm-outdoor.example' },
    { id: 'agency', displayName: 'media@sommer-partner.example' },
  ],
}

export const identityOf = (platform: Platform, id: string): Identity | undefined =>
  IDENTITIES[platform].find((identity) => identity.id === id)

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

type Given = Pick<ConsentCode, 'platform' | 'redirectUri' | 'identityId' | 'scopes'>

/** The code a platform sends back after a consent. */
export async function giveCode(
  { store, now, newId }: { store: Store; now: Date; newId: (prefix: string) => string },
  given: Given,
): Promise<string> {
  const code: ConsentCode = {
    ...given,
    id: newId(`${given.platform}`),
    expiresAt: new Date(now.getTime() + CODE_MS).toISOString(),
    isSpent: false,
  }
  await store.insert('consentCode', code)
  return code.id
}

/** Trades a code; undefined when it is unknown, spent, over, of another platform or asked for with another address. */
export async function spendCode(
  { store, now }: { store: Store; now: Date },
  code: string,
  wanted: Pick<ConsentCode, 'platform' | 'redirectUri'>,
): Promise<ConsentCode | undefined> {
  const known = await store.get('consentCode', code)
  if (!known || known.isSpent || Date.parse(known.expiresAt) <= now.getTime()) return undefined
  // Whatever comes of it, a code that was tried is worth nothing any more.
  await store.set('consentCode', code, { isSpent: true })
  return known.platform === wanted.platform && known.redirectUri === wanted.redirectUri ? known : undefined
}
