import { listIntegrationsOptions, useListIntegrationsQuery } from '@adwright/sdk/react-query'
import {
  type Credential,
  type Integration,
  IntegrationHealthStatus,
  type IntegrationPlatform,
} from '@adwright/sdk/types'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useAccount } from '#web/session/current.ts'

const works = ({ health, missingScopes }: Credential) =>
  missingScopes.length === 0 && health.status !== IntegrationHealthStatus.ReconnectNeeded

/** Connected, but no identity's consent holds and is whole: nothing can be read or chosen before it is given again. */
export const needsConsent = ({ isConnected, credentials }: Pick<Integration, 'isConnected' | 'credentials'>): boolean =>
  isConnected && !credentials.some(works)

const platformsIn = (integrations: readonly Integration[]): readonly IntegrationPlatform[] =>
  integrations.filter(needsConsent).map(({ platform }) => platform)

/** The platforms that have to be connected again; none where that cannot be read, undefined while it is read. */
export function useBroken(): readonly IntegrationPlatform[] | undefined {
  const path = { accountId: useAccount().id }
  const { data, isError } = useListIntegrationsQuery({ path })
  return data ? platformsIn(data) : isError ? [] : undefined
}

/** Whether a platform has to be connected again; suspends until that is known. */
export function useNeedsConsent(platform: IntegrationPlatform): boolean {
  const path = { accountId: useAccount().id }
  const { data } = useSuspenseQuery(listIntegrationsOptions({ path }))
  return platformsIn(data).includes(platform)
}
