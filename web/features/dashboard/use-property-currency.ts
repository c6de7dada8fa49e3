import { listAnalyticsAccountsOptions } from '@adwright/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useAccount, useCan } from '#web/session/current.ts'

const KEPT_MS = 10 * 60_000

/** The currency of a property's figures; the account's until it is known, and to those who may not list properties. */
export function usePropertyCurrency(isNeeded: boolean): (propertyName: string) => string {
  const account = useAccount()
  const mayAsk = useCan('manageIntegrations')
  const { data } = useQuery({
    ...listAnalyticsAccountsOptions({ path: { accountId: account.id } }),
    enabled: isNeeded && mayAsk,
    staleTime: KEPT_MS,
    meta: { isShownInPlace: true },
  })
  const all = data?.flatMap(({ properties }) => properties) ?? []
  return (propertyName) => all.find((one) => one.propertyName === propertyName)?.currencyCode ?? account.currencyCode
}
