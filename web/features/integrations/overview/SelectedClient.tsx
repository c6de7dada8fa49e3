import { getAdsInformationOptions, getAnalyticsInformationOptions } from '@adwright/sdk/react-query'
import { IntegrationPlatform } from '@adwright/sdk/types'
import { Button, chakra, Flex, Skeleton, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { dashed } from '#web/domain/connection/choice-rows.ts'
import type { SelectablePlatform } from '#web/domain/connection/platform.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'

/** Name and id of the selected client account or property; null if none is selected. */
function useChosen(platform: SelectablePlatform) {
  const path = { accountId: useAccount().id }
  const isAds = platform === IntegrationPlatform.GoogleAds
  const ads = useQuery({
    ...getAdsInformationOptions({ path }),
    enabled: isAds,
    select: ({ customerClientId: id, descriptiveName }) =>
      id === null ? null : { id: dashed(id), name: descriptiveName ?? '' },
  })
  const analytics = useQuery({
    ...getAnalyticsInformationOptions({ path }),
    enabled: !isAds,
    select: ({ propertyName: id, displayName }) => (id === null ? null : { id, name: displayName ?? '' }),
  })
  return isAds ? ads : analytics
}

export function SelectedClient({ platform, reason }: { platform: SelectablePlatform; reason: string | undefined }) {
  const { t } = useTranslation('integrations')
  const what = platform === IntegrationPlatform.GoogleAds ? 'client' : 'property'
  const { data: chosen, error, refetch, isFetching } = useChosen(platform)
  if (error && chosen === undefined)
    return <SectionError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  return (
    <Flex justify="space-between" align="center" gap="3" wrap="wrap">
      <Text minWidth="0" overflowWrap="anywhere">
        <chakra.span color="fg.muted">{t(`choice.${what}.chosen`)}</chakra.span>{' '}
        {chosen ? (
          <>
            {chosen.name} <chakra.span whiteSpace="nowrap">({chosen.id})</chakra.span>
          </>
        ) : chosen === null ? (
          t(`choice.${what}.missing`)
        ) : (
          <Skeleton as="span" display="inline-block" width="15rem" maxWidth="100%" height="4" verticalAlign="middle" />
        )}
      </Text>
      <DisabledReason reason={reason}>
        <Button asChild variant={chosen === null && reason === undefined ? 'solid' : 'outline'} size="sm">
          <Link to={paths.integrationsSelectClient(platform)}>
            {t(`choice.${what}.${chosen ? 'change' : 'title'}`)}
          </Link>
        </Button>
      </DisabledReason>
    </Flex>
  )
}
