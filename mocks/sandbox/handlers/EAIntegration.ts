import {
  type AdsIntegration,
  type IntegrationHealth,
  IntegrationHealthStatus,
  IntegrationPlatform,
} from '@adwright/sdk/types'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import {
  type AdsConnection,
  adsConnectionOf,
  hasAdsData,
  syncOf,
} from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { healthOf } from '#mocks/sandbox/domain/integrations/health.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'

type HealthContext = Pick<MemberContext, 'now' | 'language'>

/** The health of the ads connection; it is syncing until a client account is selected and its first data is imported. */
function adsHealthOf(connection: AdsConnection, { now, language }: HealthContext): IntegrationHealth {
  const { grantedScopes, connectedAt, endedAt } = connection
  const consent = {
    platform: IntegrationPlatform.GoogleAds,
    grantedScopes,
    connectedAt: connectedAt ?? now.toISOString(),
    expiresAt: null,
    withdrawnAt: endedAt,
  } as const
  const health = healthOf(consent, now, language)
  const { status, lastSyncAt } = syncOf(connection, now)
  if (health.status === IntegrationHealthStatus.ReconnectNeeded) return { ...health, lastSyncAt, expiresAt: endedAt }
  const isWaiting = status === 'running' || status === 'none'
  return {
    ...health,
    lastSyncAt,
    status: isWaiting && health.lastError === null ? IntegrationHealthStatus.Syncing : health.status,
  }
}

export const eaIntegration = {
  async getAdsIntegration(call) {
    const { accountId, now } = call
    const connection = await adsConnectionOf(call, accountId)
    const isConnected = connection !== undefined && connection.credentialId !== null
    const integration: AdsIntegration = {
      accountId,
      platform: IntegrationPlatform.GoogleAds,
      isConnected,
      credentialId: connection?.credentialId ?? null,
      customerId: isConnected ? connection.customerId : null,
      customerClientId: isConnected ? connection.customerClientId : null,
      hasData: connection !== undefined && hasAdsData(connection, now),
      connectedAt: isConnected ? connection.connectedAt : null,
      lastSyncAt: connection ? (syncOf(connection, now).lastSyncAt ?? null) : null,
      health: isConnected ? adsHealthOf(connection, call) : null,
    }
    return ok(integration)
  },
} satisfies SandboxHandlers<'EAIntegration'>
