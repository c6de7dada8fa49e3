import { SavedViewScreen } from '@adwright/sdk/types'
import { Box, Button, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useProperties } from '#web/domain/properties/use-properties.ts'
import { SavedViews } from '#web/domain/saved-views/SavedViews.tsx'
import { LastSync } from '#web/features/anomalies/LastSync.tsx'
import { MonitoringPaused } from '#web/features/anomalies/MonitoringPaused.tsx'
import { NotConnected } from '#web/features/anomalies/NotConnected.tsx'
import { useAnomalyQuery } from '#web/features/anomalies/use-anomaly-query.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCurrent } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { AnomalyFilters } from './AnomalyFilters.tsx'
import { AnomalyTable } from './AnomalyTable.tsx'

export const handle = { crumb: 'anomalies:activity.title' }

export function Component() {
  const { t } = useTranslation('anomalies')
  const { hasAnalyticsData } = useCurrent()
  const { isConnected, isPending } = useProperties()
  // Anomalies found before a disconnection stay available; if no data was ever imported, the empty state shows the next step.
  const isBare = !hasAnalyticsData && (isPending || isConnected === false)
  return (
    <Page
      title={t('activity.title')}
      lead={t('activity.lead')}
      wide
      actions={
        isBare ? undefined : (
          <>
            <LastSync />
            <SavedViews screen={SavedViewScreen.Anomalies} />
            <Button asChild variant="outline">
              <Link to={paths.anomalySetup()}>{t('activity.toSetup')}</Link>
            </Button>
          </>
        )
      }
    >
      {!isBare ? (
        <Anomalies />
      ) : isPending ? (
        <Loading>
          <TableSkeleton rows={6} columns={6} />
        </Loading>
      ) : (
        <Box layerStyle="card">
          <NotConnected />
        </Box>
      )}
    </Page>
  )
}

function Anomalies() {
  const listQuery = useAnomalyQuery(useAccount().timeZone)
  return (
    <Flex direction="column" gap="4">
      <MonitoringPaused />
      <AnomalyFilters listQuery={listQuery} />
      <AnomalyTable listQuery={listQuery} />
    </Flex>
  )
}
