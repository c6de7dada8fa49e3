import { Box, Grid, SimpleGrid, Skeleton } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { previousPeriod } from '#web/lib/dates.ts'
import { useAccount, useCurrent } from '#web/session/current.ts'
import { SectionBoundary } from '#web/ui/feedback/SectionBoundary.tsx'
import { MetricSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { cardColumns } from '#web/ui/page/two-per-row.ts'
import { PeriodPicker } from '#web/ui/period/PeriodPicker.tsx'
import { usePeriod } from '#web/ui/period/use-period.ts'
import { AnalyticsMetrics } from './AnalyticsMetrics.tsx'
import { AnomalyOverview } from './AnomalyOverview.tsx'
import { AutopilotMetrics } from './AutopilotMetrics.tsx'
import { ChecklistCard } from './ChecklistCard.tsx'
import { ConnectCard } from './ConnectCard.tsx'
import { ContinueLink } from './ContinueLink.tsx'
import { EffectCard } from './EffectCard.tsx'
import { ExpiredConnections } from './ExpiredConnections.tsx'
import { HealthCard } from './HealthCard.tsx'
import { TipsCard } from './TipsCard.tsx'
import { UrgentAnomalies } from './UrgentAnomalies.tsx'
import type { ReportPeriods } from './use-report.ts'
import { WorkspaceCard } from './WorkspaceCard.tsx'

export const handle = { crumb: 'dashboard:title' }

const metricSkeletons = (count: number) => Array.from({ length: count }, (_, index) => <MetricSkeleton key={index} />)

/** A failed section is rendered on a card, like its neighbors, and keeps the height of its skeleton. */
const errorsOnCards = (minHeight: string | Record<string, string>) => ({
  '& > [role=alert]': { layerStyle: 'card', minHeight },
})

/** The height of the anomalies that the card shows at most, so that fewer do not move what follows. */
const ATTENTION_HEIGHT = { base: '19.5rem', md: '17rem', lg: '23.5rem' }
const EFFECT_HEIGHT = '31.5rem'
const WORKSPACE_HEIGHT = { base: '9.375rem', md: '6.875rem' }
const CARD_HEIGHT = '15rem'
const CHART_HEIGHT = '23.25rem'
/** The least height of a row of metric cards. */
const METRIC_ROWS = { base: 'minmax(6.5rem, auto)', md: 'minmax(8.25rem, auto)' }

/** Skeletons have the layout of the metrics, and a failed group of metrics takes their cells. */
const metricCells = {
  '& > output, & > output > div': { display: 'contents' },
  '& > [role=alert]': { layerStyle: 'card', gridColumn: 'span 2' },
  '& > [role=alert]:first-child': { gridRow: 'span 2' },
  '& > [role=alert] ~ [role=alert]': { gridColumn: { lg: 'span 1' }, gridRow: { lg: 'span 2' } },
}

interface PartsProps {
  periods: ReportPeriods
  isWithAnalytics: boolean
  isWithAds: boolean
}

function Workspace() {
  const { t } = useTranslation('dashboard')
  return (
    <Box css={errorsOnCards(WORKSPACE_HEIGHT)}>
      <SectionBoundary title={t('workspace.failed')} skeleton={<Skeleton height={WORKSPACE_HEIGHT} />}>
        <WorkspaceCard />
      </SectionBoundary>
    </Box>
  )
}

/** The items that need a person: open anomalies and the counts of the workspace; beside them, the results of the rules. */
function Attention({ periods, isWithAnalytics, isWithAds }: PartsProps) {
  const { t } = useTranslation('dashboard')
  const columns = isWithAnalytics && isWithAds ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)'
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: columns }}
      gap="4"
      mb="4"
      css={errorsOnCards(ATTENTION_HEIGHT)}
    >
      <Grid
        templateColumns="minmax(0, 1fr)"
        templateRows={isWithAnalytics ? '1fr auto' : undefined}
        gap="4"
        css={{ ...errorsOnCards(ATTENTION_HEIGHT), '& > section': { minHeight: ATTENTION_HEIGHT } }}
      >
        {isWithAnalytics ? (
          <SectionBoundary
            title={t('attention.error')}
            skeleton={<Skeleton height="100%" minHeight={ATTENTION_HEIGHT} />}
          >
            <UrgentAnomalies />
          </SectionBoundary>
        ) : null}
        <Workspace />
      </Grid>
      {isWithAds ? (
        <SectionBoundary title={t('effect.error')} skeleton={<Skeleton height="100%" minHeight={EFFECT_HEIGHT} />}>
          <EffectCard period={periods.period} />
        </SectionBoundary>
      ) : null}
    </Grid>
  )
}

function KeyMetrics({ periods, isWithAnalytics, isWithAds }: PartsProps) {
  const { t } = useTranslation('dashboard')
  return (
    <SimpleGrid
      templateColumns={cardColumns(3)}
      gap={{ base: '2', md: '4' }}
      gridAutoRows={METRIC_ROWS}
      css={metricCells}
    >
      {isWithAnalytics ? (
        <SectionBoundary title={t('metrics.analyticsError')} skeleton={metricSkeletons(4)}>
          <AnalyticsMetrics periods={periods} />
        </SectionBoundary>
      ) : null}
      {isWithAds ? (
        <SectionBoundary title={t('metrics.autopilotError')} skeleton={metricSkeletons(2)}>
          <AutopilotMetrics />
        </SectionBoundary>
      ) : null}
    </SimpleGrid>
  )
}

export function Component() {
  const { t } = useTranslation('dashboard')
  const { id, timeZone } = useAccount()
  const { hasAdsData, hasAnalyticsData } = useCurrent()
  // Items that need attention come first, once there can be any.
  const hasAllData = hasAdsData && hasAnalyticsData
  const state = usePeriod(timeZone)
  const { period, compared = previousPeriod(period), query } = state
  const parts = { periods: { period, compared, query }, isWithAnalytics: hasAnalyticsData, isWithAds: hasAdsData }
  return (
    <Page title={t('title')} actions={<PeriodPicker state={state} hasComparison={false} />}>
      <ContinueLink />
      <ExpiredConnections />
      {hasAllData ? null : <ChecklistCard key={id} />}
      <Attention {...parts} />
      {hasAllData ? <ChecklistCard key={id} /> : null}
      <KeyMetrics {...parts} />
      {hasAnalyticsData ? (
        <Box mt="4" css={errorsOnCards(CHART_HEIGHT)}>
          <SectionBoundary title={t('distribution.error')} skeleton={<Skeleton height={CHART_HEIGHT} />}>
            <AnomalyOverview periods={parts.periods} />
          </SectionBoundary>
        </Box>
      ) : (
        <ConnectCard what="analytics" />
      )}
      {hasAdsData ? null : <ConnectCard what="ads" />}
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" mt="4" css={errorsOnCards(CARD_HEIGHT)}>
        <SectionBoundary title={t('health.error')} skeleton={<Skeleton height={CARD_HEIGHT} />}>
          <HealthCard />
        </SectionBoundary>
        <Box data-print-hidden>
          <SectionBoundary title={t('tips.error')} skeleton={<Skeleton height={CARD_HEIGHT} />}>
            <TipsCard />
          </SectionBoundary>
        </Box>
      </SimpleGrid>
    </Page>
  )
}
