import { type Integration, IntegrationHealthStatus } from '@adwright/sdk/types'
import type { StatusTone } from '#web/ui/feedback/StatusBadge.tsx'

export const tones: Record<IntegrationHealthStatus, StatusTone> = {
  [IntegrationHealthStatus.Connected]: 'good',
  [IntegrationHealthStatus.ExpiresSoon]: 'warning',
  [IntegrationHealthStatus.ReconnectNeeded]: 'bad',
  [IntegrationHealthStatus.Error]: 'bad',
  [IntegrationHealthStatus.Syncing]: 'accent',
}

const { ReconnectNeeded, Error: Failing, ExpiresSoon, Syncing, Connected } = IntegrationHealthStatus

/** From worst to best. */
const order: readonly IntegrationHealthStatus[] = [ReconnectNeeded, Failing, ExpiresSoon, Syncing, Connected]

export interface PlatformHealth {
  platform: Integration['platform']
  name: string
  status: IntegrationHealthStatus
  /** The last sync of any credential; null before the first. */
  lastSyncAt: string | null
  affected: readonly string[]
}

/** Returns the connected platforms with the worst status of their credentials, the worst platform first. */
export const healthOf = (integrations: readonly Integration[]): PlatformHealth[] =>
  integrations
    .filter(({ isConnected, credentials }) => isConnected && credentials.length > 0)
    .map(({ platform, name, credentials }) => {
      const healths = credentials.map(({ health }) => health)
      return {
        platform,
        name,
        status: order.find((status) => healths.some((health) => health.status === status)) ?? Connected,
        lastSyncAt:
          healths
            .flatMap(({ lastSyncAt }) => lastSyncAt ?? [])
            .toSorted()
            .at(-1) ?? null,
        affected: [...new Set(healths.flatMap(({ affectedFeatures }) => affectedFeatures))],
      }
    })
    .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
