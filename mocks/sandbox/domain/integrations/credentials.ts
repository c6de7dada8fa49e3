// The credentials of an account and their effect on the connections to ads and analytics.

import { IntegrationPlatform } from '@adwright/sdk/types'
import { changeItem, ITEM, scopeOf } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { adsConnectionOf, connectAds, disconnectAds } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import {
  analyticsConnectionOf,
  connectAnalytics,
  disconnectAnalytics,
} from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { CONSENT_DAYS, type Consent } from '#mocks/sandbox/domain/integrations/health.ts'
import type { Platforms } from '#mocks/sandbox/platforms/platforms.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

export type StoredCredential = Omit<Consent, 'withdrawnAt'> & {
  id: string
  accountId: string
  identityId: string
  displayName: string
  connectedByName: string
}

/** A credential with the end of its access, which only the connection of its platform stores. */
export type KnownCredential = StoredCredential & Consent

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    credential: StoredCredential
  }
}

type Context = { store: Store; now: Date; newId: (prefix: string) => string; platforms: Pick<Platforms, 'ads'> }
type NewCredential = Pick<
  StoredCredential,
  'accountId' | 'platform' | 'identityId' | 'displayName' | 'grantedScopes' | 'connectedByName'
>

/** The credentials of an account, newest first, with the end of their access from the connections. */
export async function credentialsOf(store: Store, accountId: string): Promise<KnownCredential[]> {
  const [credentials, ads, analytics] = await Promise.all([
    store.list('credential', accountId, { order: 'desc' }),
    adsConnectionOf({ store }, accountId),
    analyticsConnectionOf(store, accountId),
  ])
  const ends: Record<string, string | null> = {}
  if (ads?.credentialId) ends[ads.credentialId] = ads.endedAt
  if (analytics?.credentialId) ends[analytics.credentialId] = analytics.endedAt
  return credentials.map((one) => ({ ...one, withdrawnAt: ends[one.id] ?? null }))
}

/** Stores granted access as a credential; an identity that is already connected keeps its credential id. */
export async function addCredential(context: Context, given: NewCredential): Promise<StoredCredential> {
  const { store, now, newId } = context
  const { accountId, platform, identityId } = given
  const [known] = await store.list('credential', accountId, { where: { platform, identityId }, limit: 1 })
  const days = CONSENT_DAYS[platform]
  const credential: StoredCredential = {
    ...given,
    id: known?.id ?? newId('crd'),
    connectedAt: now.toISOString(),
    expiresAt: days === null ? null : new Date(now.getTime() + days * 86_400_000).toISOString(),
  }
  await store.upsert('credential', credential)
  const check = { kind: 'credential-check', subjectId: credential.id, accountId } as const
  await store.jobs.note(check, credential.expiresAt === null ? null : new Date(credential.expiresAt))
  await applyCredential(context, credential)
  return credential
}

async function applyCredential(context: Context, { id, accountId, platform, grantedScopes }: StoredCredential) {
  if (platform === IntegrationPlatform.GoogleAds)
    await connectAds(context, accountId, { credentialId: id, grantedScopes })
  if (platform === IntegrationPlatform.GoogleAnalytics) await connectAnalytics(context, accountId, id)
}

/** The autopilot items of the selected client account. */
async function itemsOf(store: Store, accountId: string) {
  const connection = await adsConnectionOf({ store }, accountId)
  const clientId = connection?.customerClientId
  return clientId ? store.list('autopilotItem', scopeOf(accountId, clientId)) : []
}

/** Deletes a credential; the connection continues with another credential of the platform, or ends without one. */
export async function removeCredential(context: Context, credential: StoredCredential): Promise<void> {
  const { store } = context
  const { accountId, platform } = credential
  await store.delete('credential', credential.id)
  const next = (await store.list('credential', accountId, { where: { platform }, order: 'desc', limit: 1 }))[0]
  if (next) return applyCredential(context, next)
  if (platform === IntegrationPlatform.GoogleAnalytics) await disconnectAnalytics(context, accountId)
  if (platform !== IntegrationPlatform.GoogleAds) return
  for (const item of await itemsOf(store, accountId)) {
    if (item.status === ITEM.active)
      await changeItem(store, item, { status: ITEM.needsAttention, attention: 'connection' })
  }
  await disconnectAds(context, accountId)
}
