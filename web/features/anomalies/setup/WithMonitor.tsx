import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { Box, Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMonitors } from '#web/features/anomalies/use-monitors.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Page } from '#web/ui/page/Page.tsx'

interface WithMonitorProps {
  configurationId: string
  children: (monitor: AnomalyConfiguration) => ReactNode
}

/** Renders `children` with the monitor from the URL, or a page that says that it doesn't exist. */
export function WithMonitor({ configurationId, children }: WithMonitorProps) {
  const { t } = useTranslation('anomalies')
  const monitors = useMonitors()
  const monitor = monitors.data?.find(({ id }) => id === configurationId)
  if (monitor) return children(monitor)
  return (
    <Page title={t('monitor.title')}>
      {monitors.data ? (
        <Box layerStyle="card">
          <EmptyState
            drawing="search"
            title={t('monitor.missing')}
            action={
              <Button asChild>
                <Link to={paths.anomalySetup()}>{t('monitor.back')}</Link>
              </Button>
            }
          >
            {t('monitor.missingText')}
          </EmptyState>
        </Box>
      ) : monitors.error ? (
        <Box layerStyle="card">
          <SectionError title={t('setup.failed')} error={monitors.error} onRetry={() => void monitors.refetch()} />
        </Box>
      ) : (
        <Loading>
          <TableSkeleton rows={8} columns={3} />
        </Loading>
      )}
    </Page>
  )
}
