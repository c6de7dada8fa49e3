import { getAnalyticsInformationOptions, listAnalyticsAccountsOptions } from '@adwright/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useAccount, useCan } from '#web/session/current.ts'

const quiet = { isShownInPlace: true }
const KEPT_MS = 10 * 60_000

interface Property {
  propertyName: string
  displayName: string
}

/** The properties by name: the selected one, and for those who may choose one all that the identity reaches. */
export function useProperties() {
  const path = { accountId: useAccount().id }
  const mayAsk = useCan('manageIntegrations')
  const information = useQuery({ ...getAnalyticsInformationOptions({ path }), meta: quiet })
  const { isConnected, propertyName: selected = null, displayName, lastSyncAt = null } = information.data ?? {}
  const reached = useQuery({
    ...listAnalyticsAccountsOptions({ path }),
    enabled: mayAsk && isConnected === true,
    staleTime: KEPT_MS,
    meta: quiet,
  })
  const all = reached.data?.flatMap(({ properties }) => properties) ?? []
  const own = selected === null ? [] : [{ propertyName: selected, displayName: displayName ?? selected }]
  const properties: readonly Property[] = all.length > 0 ? all : own
  return {
    properties,
    selected,
    /** Undefined until it is known. */
    isConnected,
    isPending: information.isPending,
    /** Others than the selected one may still come. */
    isReading: information.isPending || reached.isLoading,
    lastSyncAt,
    nameOf: (propertyName: string) =>
      properties.find((one) => one.propertyName === propertyName)?.displayName ?? propertyName,
  }
}
