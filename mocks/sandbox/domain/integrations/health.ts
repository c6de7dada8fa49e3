// The health of a connection, derived from the access, its scopes, and the clock.
import { type IntegrationHealth, IntegrationHealthStatus } from '@adwright/sdk/types'
import { PLATFORM_NAMES, type Platform, scopesOf } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { lastSyncAt } from '#mocks/sandbox/domain/integrations/sync-times.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { textOf } from '#mocks/sandbox/texts/problems.ts'

export type HealthStatus = IntegrationHealth['status']

export type Consent = {
  platform: Platform
  grantedScopes: string[]
  connectedAt: string
  /** The expiry of the access; null if it does not expire. */
  expiresAt: string | null
  /** When the person revoked it at the platform; null while it is valid. */
  withdrawnAt: string | null
}

const FIRST_SYNC_MS = 45_000
const SOON_MS = 7 * 86_400_000

/** The days until access expires: 60 for Meta and LinkedIn; Google's lasts until it is revoked. */
export const CONSENT_DAYS: Record<Platform, number | null> = { 1: 60, 2: 60, 3: null, 4: null }

const FEATURES: Record<Platform, { en: string; tr: string }[]> = {
  1: [{ en: 'Social media calendar', tr: 'Sosyal medya takvimi' }],
  2: [{ en: 'Social media calendar', tr: 'Sosyal medya takvimi' }],
  3: [
    { en: 'Rules Setup', tr: 'Kural kurulumu' },
    { en: 'Active Rules', tr: 'Etkin kurallar' },
    { en: 'Activity', tr: 'İşlem geçmişi' },
    { en: 'AI analysis of ad campaigns', tr: 'Reklam kampanyalarının yapay zekâ analizi' },
  ],
  4: [
    { en: 'Analytics Reports', tr: 'Analitik raporları' },
    { en: 'Anomaly Setup', tr: 'Anomali kurulumu' },
    { en: 'Anomaly Activity', tr: 'Anomali geçmişi' },
  ],
}

export const PLATFORM_DESCRIPTIONS: Record<Platform, { en: string; tr: string }> = {
  1: {
    en: 'Facebook pages and Instagram accounts: planned posts and their results.',
    tr: 'Facebook sayfaları ve Instagram hesapları: planlanan gönderiler ve sonuçları.',
  },
  2: {
    en: 'Organization pages: planned posts and their results.',
    tr: 'Kuruluş sayfaları: planlanan gönderiler ve sonuçları.',
  },
  3: {
    en: 'Campaigns, keywords and search terms: rules on autopilot, metric tables and snapshots.',
    tr: 'Kampanyalar, anahtar kelimeler ve arama terimleri: otomatik kurallar, metrik tabloları ve anlık görüntüler.',
  },
  4: {
    en: 'Sessions, key events and revenue of a property: reports and anomaly detection.',
    tr: 'Bir mülkün oturumları, önemli etkinlikleri ve geliri: raporlar ve anomali algılama.',
  },
}

/** Features of the product that need a platform. */
export const featuresOf = (platform: Platform, language: Language): string[] =>
  FEATURES[platform].map((feature) => feature[language])

export const missingScopesOf = ({ platform, grantedScopes }: Pick<Consent, 'platform' | 'grantedScopes'>) =>
  scopesOf(platform).filter((scope) => !grantedScopes.includes(scope))

/** The time when the access ended; null while it is valid. */
export function endOf({ expiresAt, withdrawnAt }: Consent, now: Date): string | null {
  if (withdrawnAt) return withdrawnAt
  return expiresAt && Date.parse(expiresAt) <= now.getTime() ? expiresAt : null
}

function statusOf(consent: Consent, now: Date): HealthStatus {
  if (endOf(consent, now)) return IntegrationHealthStatus.ReconnectNeeded
  if (missingScopesOf(consent).length > 0) return IntegrationHealthStatus.Error
  if (now.getTime() < Date.parse(consent.connectedAt) + FIRST_SYNC_MS) return IntegrationHealthStatus.Syncing
  const isEnding = consent.expiresAt !== null && Date.parse(consent.expiresAt) - now.getTime() <= SOON_MS
  return isEnding ? IntegrationHealthStatus.ExpiresSoon : IntegrationHealthStatus.Connected
}

/** The last successful sync: from the first one after connecting up to the end of the access. */
function lastSyncOf(consent: Consent, now: Date): string | null {
  if (missingScopesOf(consent).length > 0) return null
  const first = Date.parse(consent.connectedAt) + FIRST_SYNC_MS
  const until = Date.parse(endOf(consent, now) ?? now.toISOString())
  return lastSyncAt(consent.platform, first, until)?.toISOString() ?? null
}

function lastErrorOf(consent: Consent, status: HealthStatus, language: Language): string | null {
  const platform = PLATFORM_NAMES[consent.platform]
  if (status === IntegrationHealthStatus.ReconnectNeeded) {
    return textOf(consent.withdrawnAt ? 'credential-withdrawn' : 'credential-expired', language, { platform })
  }
  const count = missingScopesOf(consent).length
  return status === IntegrationHealthStatus.Error
    ? textOf('credential-scopes-missing', language, { platform, count })
    : null
}

/** The health of a connection, in the language of the request. */
export function healthOf(consent: Consent, now: Date, language: Language): IntegrationHealth {
  const status = statusOf(consent, now)
  const isFailing = status === IntegrationHealthStatus.ReconnectNeeded || status === IntegrationHealthStatus.Error
  return {
    status,
    expiresAt: consent.expiresAt,
    lastSyncAt: lastSyncOf(consent, now),
    lastErrorAt: isFailing ? (endOf(consent, now) ?? consent.connectedAt) : null,
    lastError: lastErrorOf(consent, status, language),
    affectedFeatures: isFailing ? featuresOf(consent.platform, language) : [],
  }
}
