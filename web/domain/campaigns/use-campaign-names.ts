import { getAdsInformationOptions, listAutopilotAssetsOptions } from '@adwright/sdk/react-query'
import { EntityType } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '#web/session/current.ts'

const MAX_CAMPAIGNS = 100 as const

/** The names of campaigns of the selected client account; undefined until they are known. */
export function useCampaignNames(campaignIds: readonly string[]): string[] | undefined {
  const { id: accountId } = useAccount()
  const isNeeded = campaignIds.length > 0
  const { data: connection } = useQuery({
    ...getAdsInformationOptions({ path: { accountId } }),
    enabled: isNeeded,
    meta: { errors: 'toast' },
  })
  const customerClientId = connection?.customerClientId ?? ''
  const query = {
    entityTypes: [EntityType.Campaign],
    entityIds: [...campaignIds].sort(),
    recordsPerPage: MAX_CAMPAIGNS,
  }
  const { data } = useQuery({
    ...listAutopilotAssetsOptions({ path: { accountId, customerClientId }, query }),
    enabled: isNeeded && customerClientId !== '',
    meta: { errors: 'toast' },
  })
  return data?.items.map(({ name }) => name)
}
