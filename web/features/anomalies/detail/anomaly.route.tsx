import { useGetAnomalyQuery } from '@adwright/sdk/react-query'
import type { AnomalyDetail } from '@adwright/sdk/types'
import { Box, Button, Flex, Grid } from '@chakra-ui/react'
import { ChartLine, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useAnomalyWords } from '#web/features/anomalies/anomaly-texts.ts'
import { TriageBar } from '#web/features/anomalies/TriageBar.tsx'
import { TriageDialog } from '#web/features/anomalies/TriageDialog.tsx'
import type { TriageRequest } from '#web/features/anomalies/TriageRequestDialog.tsx'
import { useAnomalyQuery } from '#web/features/anomalies/use-anomaly-query.ts'
import { useTriage } from '#web/features/anomalies/use-triage.ts'
import { paths, patterns } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { ResourceError } from '#web/ui/feedback/ResourceError.tsx'
import { ChartSkeleton, TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { EMPTY_LINE } from '#web/ui/page/empty-line.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { AnomalyChart } from './AnomalyChart.tsx'
import { AnomalyComments } from './AnomalyComments.tsx'
import { AnomalyTask } from './AnomalyTask.tsx'
import { Contributors } from './Contributors.tsx'
import { Events } from './Events.tsx'
import { Facts } from './Facts.tsx'
import { reportOf } from './report-link.ts'
import { useNeighbours } from './use-neighbours.ts'

export const handle = {
  crumb: 'anomalies:detail.crumb',
  ancestors: [{ crumb: 'anomalies:activity.title', to: patterns.anomalyActivity }],
}

export function Component() {
  const { t } = useTranslation('anomalies')
  const { anomalyId = '' } = useParams()
  const [search] = useSearchParams()
  const accountId = useAccount().id
  const { nameOf, deviationOf } = useAnomalyWords()
  const { data, error, refetch } = useGetAnomalyQuery({ path: { accountId, anomalyId } })
  const back = { pathname: paths.anomalyActivity(), search: search.toString() }
  return (
    <Page
      title={data ? nameOf(data) : t('detail.title')}
      lead={data ? deviationOf(data) : error ? undefined : EMPTY_LINE}
      wide
      actions={
        <>
          <Neighbours anomalyId={anomalyId} search={search} />
          <Button asChild variant="outline">
            <Link to={back}>{t('detail.all')}</Link>
          </Button>
        </>
      }
    >
      {data ? (
        <Detail key={anomalyId} anomaly={data} />
      ) : error ? (
        <ResourceError
          error={error}
          onRetry={() => void refetch()}
          title={t('detail.missing')}
          back={{ to: paths.anomalyActivity(), label: t('detail.all') }}
        >
          {t('detail.missingText')}
        </ResourceError>
      ) : (
        <Loading>
          <Flex direction="column" gap="4">
            <ChartSkeleton height={360} />
            <TableSkeleton rows={5} columns={3} />
          </Flex>
        </Loading>
      )}
    </Page>
  )
}

function Neighbours({ anomalyId, search }: { anomalyId: string; search: URLSearchParams }) {
  const { t } = useTranslation('anomalies')
  const navigate = useNavigate()
  const listQuery = useAnomalyQuery(useAccount().timeZone)
  const { previous, next } = useNeighbours(anomalyId, listQuery, search)
  const go = (to: typeof next) => to && void navigate(to, { preventScrollReset: true })
  return (
    <Flex gap="1">
      <IconButton
        label={t('detail.previous')}
        icon={ChevronLeft}
        variant="outline"
        disabled={previous === undefined}
        onClick={() => go(previous)}
      />
      <IconButton
        label={t('detail.next')}
        icon={ChevronRight}
        variant="outline"
        disabled={next === undefined}
        onClick={() => go(next)}
      />
    </Flex>
  )
}

function Detail({ anomaly }: { anomaly: AnomalyDetail }) {
  const { t } = useTranslation('anomalies')
  const [request, setRequest] = useState<TriageRequest>()
  const { triage, assign } = useTriage()
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} gap="4" alignItems="start">
      <Flex direction="column" gap="4" minWidth="0">
        <Flex gap="2" justify="space-between" wrap="wrap" data-print-hidden>
          <TriageBar anomalies={[anomaly]} triage={triage} ask={setRequest} hasPrimary />
          <Button asChild variant="ghost" size="sm">
            <Link to={reportOf(anomaly)}>
              <ChartLine aria-hidden="true" />
              {t('detail.report')}
            </Link>
          </Button>
        </Flex>
        <AnomalyChart anomaly={anomaly} />
        <Contributors anomaly={anomaly} />
        <Events anomaly={anomaly} />
      </Flex>
      <Flex direction="column" gap="4" minWidth="0">
        <Facts anomaly={anomaly} assign={assign} />
        <Box data-print-hidden={anomaly.taskId === null || undefined}>
          <AnomalyTask anomaly={anomaly} />
        </Box>
        <Box data-print-hidden={anomaly.comments.length === 0 || undefined}>
          <AnomalyComments anomaly={anomaly} />
        </Box>
      </Flex>
      {request ? (
        <TriageDialog request={request} onClose={() => setRequest(undefined)} triage={triage} assign={assign} />
      ) : null}
    </Grid>
  )
}
