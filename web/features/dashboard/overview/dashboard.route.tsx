import { Box, SimpleGrid, Skeleton } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { type Period, periodOf } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/server-time.ts'
import { useAccount, useCurrent } from '#web/session/current.ts'
import { SectionBoundary } from '#web/ui/feedback/SectionBoundary.tsx'
import { MetricSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { AnalyticsMetrics } from './AnalyticsMetrics.tsx'
import { AnomalyOverview } from './AnomalyOverview.tsx'
import { AutopilotMetrics } from './AutopilotMetrics.tsx'
import { ChecklistCard } from './ChecklistCard.tsx'
import { ConnectCard } from './ConnectCard.tsx'
import { ContinueLink } from './ContinueLink.tsx'
import { EffectCard } from './EffectCard.tsx'
import { HealthCard } from './HealthCard.tsx'
import { TipsCard } from './TipsCard.tsx'

export const handle = { crumb: 'dashboard:title' }

const metricSkeletons = (count: number) => Array.from({ length: count }, (_, index) => <MetricSkeleton key={index} />)

/** A failed section is rendered on a card, like its neighbors. */
const errorsOnCards = { '& > [role=alert]': { layerStyle: 'card' } }

/** Skeletons have the layout of the metrics. */
const gridChildren = { ...errorsOnCards, '& > output, & > output > div': { display: 'contents' } }

function KeyMetrics({
  period,
  isWithAnalytics,
  isWithAds,
}: {
  period: Period
  isWithAnalytics: boolean
  isWithAds: boolean
}) {
  const { t } = useTranslation('dashboard')
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4" css={gridChildren}>
      {isWithAnalytics ? (
        <SectionBoundary title={t('figures.analyticsError')} skeleton={metricSkeletons(4)}>
          <AnalyticsMetrics period={period} />
        </SectionBoundary>
      ) : null}
      {isWithAds ? (
        <SectionBoundary title={t('figures.autopilotError')} skeleton={metricSkeletons(2)}>
          <AutopilotMetrics />
        </SectionBoundary>
      ) : null}
    </SimpleGrid>
  )
}

/** The cards of the product's own activity: each loads, fails and retries independently. */
function Cards({ period, isWithAds }: { period: Period; isWithAds: boolean }) {
  const { t } = useTranslation('dashboard')
  const skeleton = <Skeleton height="15rem" />
  return (
    <SimpleGrid columns={{ base: 1, md: 2, xl: isWithAds ? 3 : 2 }} gap="4" mt="4" css={errorsOnCards}>
      {isWithAds ? (
        <SectionBoundary title={t('effect.error')} skeleton={skeleton}>
          <EffectCard period={period} />
        </SectionBoundary>
      ) : null}
      <SectionBoundary title={t('health.error')} skeleton={skeleton}>
        <HealthCard />
      </SectionBoundary>
      <SectionBoundary title={t('tips.error')} skeleton={skeleton}>
        <TipsCard />
      </SectionBoundary>
    </SimpleGrid>
  )
}

export function Component() {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const { id, timeZone } = useAccount()
  const { hasAdsData, hasAnalyticsData } = useCurrent()
  const today = useToday(timeZone)
  const period = periodOf('last30', today)
  // Activity includes today; metrics are compared by whole days.
  const upToNow = periodOf('last30', today, 'today')
  const lead = t('lead', { from: format.date(period.from, 'short'), to: format.date(period.to), timeZone })
  return (
    <Page title={t('title')} lead={lead}>
      <ContinueLink />
      <ChecklistCard key={id} />
      <KeyMetrics period={period} isWithAnalytics={hasAnalyticsData} isWithAds={hasAdsData} />
      {hasAnalyticsData ? (
        <Box css={{ '& > [role=alert]': { layerStyle: 'card', mt: '4' } }}>
          <SectionBoundary title={t('distribution.error')} skeleton={<Skeleton height="23.25rem" mt="4" />}>
            <AnomalyOverview period={upToNow} />
          </SectionBoundary>
        </Box>
      ) : (
        <ConnectCard what="analytics" />
      )}
      <Cards period={upToNow} isWithAds={hasAdsData} />
      {hasAdsData ? null : <ConnectCard what="ads" />}
    </Page>
  )
}
