import { getAnalyticsIntegrationOptions } from '@adwright/sdk/react-query'
import { IntegrationPlatform } from '@adwright/sdk/types'
import { Box, Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useCurrent } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

const { GoogleAnalytics } = IntegrationPlatform
const LOOK_MS = 5000

/** How far the way to the first figures is; they are looked for until they are there. */
function useStage(accountId: string | undefined): 'unconnected' | 'unchosen' | 'waiting' {
  const { data } = useQuery({
    ...getAnalyticsIntegrationOptions({ path: { accountId: accountId ?? '' } }),
    enabled: accountId !== undefined,
    refetchInterval: ({ state: { data: known } }) =>
      known?.isConnected && known.propertyName !== null && !known.hasData ? LOOK_MS : false,
    meta: { isShownInPlace: true },
  })
  if (!data?.isConnected) return 'unconnected'
  return data.propertyName === null ? 'unchosen' : 'waiting'
}

/** Stands where the report would be, with the one step that is missing. */
export function Unconnected() {
  const { t } = useTranslation('reports')
  const stage = useStage(useCurrent().account?.id)
  const to = stage === 'unchosen' ? paths.getStartedSelectClient(GoogleAnalytics) : paths.getStarted(GoogleAnalytics)
  return (
    <Box layerStyle="card">
      <EmptyState
        drawing="plug"
        title={t(`missing.${stage}.title`)}
        action={
          <Button asChild variant={stage === 'waiting' ? 'outline' : 'solid'}>
            <Link to={to}>{t(`missing.${stage}.action`)}</Link>
          </Button>
        }
      >
        {t(`missing.${stage}.text`)}
      </EmptyState>
    </Box>
  )
}
