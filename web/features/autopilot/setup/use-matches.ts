import {
  listSnapshotFailedEntitiesOptions,
  listViolatingAdGroupKeywordsOptions,
  listViolatingCampaignsOptions,
} from '@adwright/sdk/react-query'
import { type AutopilotRule, EntityType } from '@adwright/sdk/types'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Client } from '#web/features/autopilot/use-client.ts'
import type { useAddress } from '#web/lib/use-address.ts'

/** A page of what matches a rule: campaigns and keywords as of now, other entity types as of the last snapshot. */
export function useMatches(
  path: Client['path'],
  rule: AutopilotRule | undefined,
  { currentPage, pageSize }: ReturnType<typeof useAddress>['paging'],
) {
  const ruleId = rule?.id ?? ''
  const query = { ruleIds: [ruleId], currentPage, recordsPerPage: pageSize }
  const isOf = (entityType: EntityType) => rule?.entityType === entityType
  const [isOfCampaigns, isOfKeywords] = [isOf(EntityType.Campaign), isOf(EntityType.Keyword)]
  const campaigns = useQuery({
    ...listViolatingCampaignsOptions({ path, query }),
    placeholderData: keepPreviousData,
    enabled: isOfCampaigns,
  })
  const keywords = useQuery({
    ...listViolatingAdGroupKeywordsOptions({ path, query }),
    placeholderData: keepPreviousData,
    enabled: isOfKeywords,
  })
  const others = useQuery({
    ...listSnapshotFailedEntitiesOptions({ path: { ...path, ruleId }, query: { currentPage, pageSize } }),
    placeholderData: keepPreviousData,
    enabled: rule !== undefined && !isOfCampaigns && !isOfKeywords,
  })
  return isOfCampaigns ? campaigns : isOfKeywords ? keywords : others
}
