import { getAnalyticsInformationOptions, listAnalyticsAccountsOptions } from '@adwright/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useAccount, useCan, useCurrent } from '#web/session/current.ts'

const STALE_MS = 10 * 60_000

interface Property {
  propertyName: string
  displayName: string
}

/** The GA4 properties by name: the selected one, and for members who may select one, all that the connected Google account can read. */
export function useProperties() {
  const path = { accountId: useAccount().id }
  const { hasAnalyticsData } = useCurrent()
  const mayList = useCan('manageIntegrations')
  const information = useQuery({ ...getAnalyticsInformationOptions({ path }), meta: { errors: 'toast' } })
  const { isConnected, propertyName: selected = null, displayName, lastSyncAt = null } = information.data ?? {}
  const accessible = useQuery({
    ...listAnalyticsAccountsOptions({ path }),
    enabled: mayList && (isConnected ?? hasAnalyticsData),
    staleTime: STALE_MS,
    meta: { errors: 'toast' },
  })
  const all = accessible.data?.flatMap(({ properties }) => properties) ?? []
  const own = selected === null ? [] : [{ propertyName: selected, displayName: displayName ?? selected }]
  const properties: readonly Property[] = all.length > 0 ? all : own
  return {
    properties,
    selected,
    /** Undefined until loaded. */
    isConnected,
    isPending: information.isPending,
    /** True while further properties are loading. */
    isReading: information.isPending || accessible.isLoading,
    lastSyncAt,
    dataFreshnessHours: information.data?.dataFreshnessHours ?? 0,
    nameOf: (propertyName: string) =>
      properties.find((one) => one.propertyName === propertyName)?.displayName ?? propertyName,
  }
}
