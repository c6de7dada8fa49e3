import { listIntegrationsOptions, useListIntegrationsQuery } from '@adwright/sdk/react-query'
import {
  type Credential,
  type Integration,
  IntegrationHealthStatus,
  type IntegrationPlatform,
} from '@adwright/sdk/types'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useAccount } from '#web/session/current.ts'

const isUsable = ({ health, missingScopes }: Credential) =>
  missingScopes.length === 0 && health.status !== IntegrationHealthStatus.ReconnectNeeded

/** True if the platform is connected but no credential is valid with all scopes, so that the user has to reconnect. */
export const needsConsent = ({ isConnected, credentials }: Pick<Integration, 'isConnected' | 'credentials'>): boolean =>
  isConnected && !credentials.some(isUsable)

/** The credential that a reconnection renews: the one that needs it most, or the only one; undefined if any could be meant. */
export function credentialToRenew(credentials: readonly Credential[]): Credential | undefined {
  const isEnding = ({ health }: Credential) => health.status === IntegrationHealthStatus.ExpiresSoon
  const [only, ...others] = credentials
  return (
    credentials.find((one) => !isUsable(one)) ?? credentials.find(isEnding) ?? (others.length === 0 ? only : undefined)
  )
}

const platformsIn = (integrations: readonly Integration[]): readonly IntegrationPlatform[] =>
  integrations.filter(needsConsent).map(({ platform }) => platform)

/** Returns the platforms that have to be reconnected; none if the read failed, undefined while loading. */
export function useExpiredPlatforms(): readonly IntegrationPlatform[] | undefined {
  const path = { accountId: useAccount().id }
  const { data, isError } = useListIntegrationsQuery({ path })
  return data ? platformsIn(data) : isError ? [] : undefined
}

/** True if a platform has to be reconnected; suspends while loading. */
export function useNeedsConsent(platform: IntegrationPlatform): boolean {
  const path = { accountId: useAccount().id }
  const { data } = useSuspenseQuery(listIntegrationsOptions({ path }))
  return platformsIn(data).includes(platform)
}
