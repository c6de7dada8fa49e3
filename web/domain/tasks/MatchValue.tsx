import {
  listSnapshotFailedEntitiesOptions,
  listViolatingAdGroupKeywordsOptions,
  listViolatingCampaignsOptions,
  useGetAdsInformationQuery,
} from '@adwright/sdk/react-query'
import { type EntityRef, EntityType } from '@adwright/sdk/types'
import { Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMetricValue } from '#web/domain/metrics/condition-metric.ts'
import { useAccount } from '#web/session/current.ts'
import { useFormat } from '#web/ui/use-format.ts'

interface MatchValueProps {
  ruleId: string
  entity: EntityRef
}

const inline = { meta: { errors: 'inline' } } as const
const STATES = ['enabled', 'paused', 'disapproved', 'limited', 'none', 'added', 'excluded'] as const

/** A match as it is now for campaigns and keywords, as of the last snapshot for other entities. */
function useMatch({ ruleId, entity: { entityType, entityId } }: MatchValueProps) {
  const { id: accountId } = useAccount()
  const { data: connection } = useGetAdsInformationQuery({ path: { accountId } })
  const path = { accountId, customerClientId: connection?.customerClientId ?? '' }
  const isKnown = path.customerClientId !== ''
  const [isCampaign, isKeyword] = [entityType === EntityType.Campaign, entityType === EntityType.Keyword]
  const query = { ruleIds: [ruleId], entityIds: [entityId] }
  const campaigns = useQuery({
    ...listViolatingCampaignsOptions({ path, query }),
    enabled: isKnown && isCampaign,
    ...inline,
  })
  const keywords = useQuery({
    ...listViolatingAdGroupKeywordsOptions({ path, query }),
    enabled: isKnown && isKeyword,
    ...inline,
  })
  const others = useQuery({
    ...listSnapshotFailedEntitiesOptions({ path: { ...path, ruleId }, query: { entityIds: [entityId] } }),
    enabled: isKnown && !isCampaign && !isKeyword,
    ...inline,
  })
  const { data } = isCampaign ? campaigns : isKeyword ? keywords : others
  const match = data?.items.find((item) => item.entityId === entityId)
  if (!match) return undefined
  const { metric, actual } = match
  const currencyCode = connection?.currencyCode ?? ''
  return 'threshold' in match
    ? { metric, actual, threshold: match.threshold, since: match.since, currencyCode }
    : { metric, actual, threshold: match.expected, since: null, currencyCode }
}

/** The value with which an entity matches a rule; nothing where it can't be read. */
export function MatchValue(props: MatchValueProps) {
  const { t } = useTranslation('tasks')
  // The words of conditions are loaded only where a task has come from a match.
  const { t: words, ready } = useTranslation('autopilot')
  const format = useFormat()
  const match = useMatch(props)
  if (!match || !ready) return null
  const { metric, actual, threshold, since, currencyCode } = match
  const valueOf = (value: number | string | null) => {
    const state = STATES.find((one) => one === value)
    return state ? words(`activity.state.${state}`) : formatMetricValue(metric, value, format, currencyCode)
  }
  return (
    <Flex gap="3" mt="1" wrap="wrap" textStyle="sm" color="fg.muted">
      <Text>
        {t('card.match', {
          metric: words(`words.metric.${metric}`),
          actual: valueOf(actual),
          threshold: valueOf(threshold),
        })}
      </Text>
      {since ? <Text>{t('card.matchSince', { date: format.date(since) })}</Text> : null}
    </Flex>
  )
}
