// The credentials of an account and what follows from them for the two engines.

import { ITEM, scopeOf } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { adsConnectionOf, connectAds, disconnectAds } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import {
  analyticsConnectionOf,
  connectAnalytics,
  disconnectAnalytics,
} from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { CONSENT_DAYS, type Consent } from '#mocks/sandbox/domain/integrations/health.ts'
import { GOOGLE_ADS, GOOGLE_ANALYTICS } from '#mocks/sandbox/domain/integrations/oauth.ts'
import type { Platforms } from '#mocks/sandbox/platforms/platforms.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

export type StoredCredential = Consent & {
  id: string
  accountId: string
  identityId: string
  displayName: string
  connectedByName: string
}

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

/** The credentials of an account, the latest first; what the engines know of an ended consent included. */
export async function credentialsOf(store: Store, accountId: string): Promise<StoredCredential[]> {
  const [credentials, ads, analytics] = await Promise.all([
    store.list('credential', accountId, { order: 'desc' }),
    adsConnectionOf({ store }, accountId),
    analyticsConnectionOf(store, accountId),
  ])
  const ends: Record<string, string | null> = {}
  if (ads?.credentialId) ends[ads.credentialId] = ads.failure?.at ?? null
  if (analytics?.credentialId) ends[analytics.credentialId] = analytics.endedAt
  for (const one of credentials) one.withdrawnAt ??= ends[one.id] ?? null
  return credentials
}

/** Keeps a consent; an identity that is connected already keeps its credential id. */
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
    withdrawnAt: null,
  }
  await store.upsert('credential', credential)
  await useCredential(context, credential)
  return credential
}

async function useCredential(context: Context, { id, accountId, platform, grantedScopes }: StoredCredential) {
  if (platform === GOOGLE_ADS) await connectAds(context, accountId, { credentialId: id, grantedScopes })
  if (platform === GOOGLE_ANALYTICS) await connectAnalytics(context, accountId, id)
}

/** The autopilot's items of the selected client. */
async function itemsOf(store: Store, accountId: string) {
  const connection = await adsConnectionOf({ store }, accountId)
  const clientId = connection?.customerClientId
  return clientId ? store.list('autopilotItem', scopeOf(accountId, clientId)) : []
}

/** Whether the autopilot is changing something with a credential right now. */
export const isAtWork = async (store: Store, { accountId, platform }: StoredCredential): Promise<boolean> =>
  platform === GOOGLE_ADS && (await itemsOf(store, accountId)).some(({ runningSince }) => runningSince !== null)

/** Deletes a credential; syncs continue with another one of the platform, or stop without one. */
export async function removeCredential(context: Context, credential: StoredCredential): Promise<void> {
  const { store } = context
  const { accountId, platform } = credential
  await store.delete('credential', credential.id)
  const next = (await store.list('credential', accountId, { where: { platform }, order: 'desc', limit: 1 }))[0]
  if (next) return useCredential(context, next)
  if (platform === GOOGLE_ANALYTICS) await disconnectAnalytics(context, accountId)
  if (platform !== GOOGLE_ADS) return
  for (const item of await itemsOf(store, accountId)) {
    if (item.status !== ITEM.active) continue
    await store.set('autopilotItem', item.id, {
      status: ITEM.needsAttention,
      attention: 'connection' as const,
    })
  }
  await disconnectAds(context, accountId)
}
