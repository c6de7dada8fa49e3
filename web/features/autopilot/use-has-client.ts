import { useGetAdsInformationQuery } from '@adwright/sdk/react-query'
import { useAccount, useCurrent } from '#web/session/current.ts'

/**
 * Whether there is a client account to work on, for what stands beside ClientNeeded: without one that alone says what to do. Until it is
 * known, figures that were brought in speak for it.
 */
export function useHasClient(): boolean {
  const { id: accountId } = useAccount()
  const { hasAdsData } = useCurrent()
  const { data } = useGetAdsInformationQuery({ path: { accountId } })
  return data ? data.customerClientId !== null : hasAdsData
}
