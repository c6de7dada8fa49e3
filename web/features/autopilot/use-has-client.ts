import { useGetAdsInformationQuery } from '@adwright/sdk/react-query'
import { useAccount, useCurrent } from '#web/session/current.ts'

/**
 * Returns whether a client account is selected, for actions beside ClientNeeded, which are useless without one. While it loads, imported
 * data implies one.
 */
export function useHasClient(): boolean {
  const { id: accountId } = useAccount()
  const { hasAdsData } = useCurrent()
  const { data } = useGetAdsInformationQuery({ path: { accountId } })
  return data ? data.customerClientId !== null : hasAdsData
}
