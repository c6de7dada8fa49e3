import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { Box, Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useWatches } from '#web/features/anomalies/use-watches.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Page } from '#web/ui/page/Page.tsx'

interface OneWatchProps {
  configurationId: string
  children: (watch: AnomalyConfiguration) => ReactNode
}

/** The watch of an address, once it is known; a clear page when there is no such watch. */
export function OneWatch({ configurationId, children }: OneWatchProps) {
  const { t } = useTranslation('anomalies')
  const watches = useWatches()
  const watch = watches.data?.find(({ id }) => id === configurationId)
  if (watch) return children(watch)
  return (
    <Page title={t('watch.title')}>
      {watches.data ? (
        <Box layerStyle="card">
          <EmptyState
            drawing="search"
            title={t('watch.missing')}
            action={
              <Button asChild>
                <Link to={paths.anomalySetup()}>{t('watch.back')}</Link>
              </Button>
            }
          >
            {t('watch.missingText')}
          </EmptyState>
        </Box>
      ) : watches.error ? (
        <Box layerStyle="card">
          <SectionError title={t('setup.failed')} error={watches.error} onRetry={() => void watches.refetch()} />
        </Box>
      ) : (
        <Loading>
          <TableSkeleton rows={8} columns={3} />
        </Loading>
      )}
    </Page>
  )
}
