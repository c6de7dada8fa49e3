import {
  type AnalyticsIntegration,
  type IntegrationHealth,
  IntegrationHealthStatus,
  IntegrationPlatform,
} from '@adwright/sdk/types'
import {
  type AnalyticsConnection,
  analyticsConnectionOf,
  hasImportedData,
  lastSyncOf,
} from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { AFFECTED_FEATURES, CONSENT_WITHDRAWN } from '#mocks/sandbox/texts/EAnl.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

function healthOf(connection: AnalyticsConnection, lastSyncAt: string | null, language: Language): IntegrationHealth {
  const hasEnded = connection.endedAt !== null
  const isWaiting = connection.propertyName !== null && lastSyncAt === null
  return {
    status: hasEnded
      ? IntegrationHealthStatus.ReconnectNeeded
      : isWaiting
        ? IntegrationHealthStatus.Syncing
        : IntegrationHealthStatus.Connected,
    expiresAt: null,
    lastSyncAt,
    lastErrorAt: connection.endedAt,
    lastError: hasEnded ? CONSENT_WITHDRAWN[language] : null,
    affectedFeatures: hasEnded ? AFFECTED_FEATURES[language] : [],
  }
}

export const eanlIntegration = {
  async getAnalyticsIntegration({ store, accountId, now, language }) {
    const connection = await analyticsConnectionOf(store, accountId)
    const lastSyncAt = (connection && lastSyncOf(connection, now))?.toISOString() ?? null
    const isConnected = connection !== undefined && connection.credentialId !== null
    const integration: AnalyticsIntegration = {
      accountId,
      platform: IntegrationPlatform.GoogleAnalytics,
      isConnected,
      credentialId: connection?.credentialId ?? null,
      propertyName: isConnected ? connection.propertyName : null,
      hasData: connection !== undefined && hasImportedData(connection, now),
      connectedAt: connection?.connectedAt ?? null,
      lastSyncAt,
      health: isConnected ? healthOf(connection, lastSyncAt, language) : null,
    }
    return ok(integration)
  },
} satisfies SandboxHandlers<'EAnlIntegration'>
