import { SimpleGrid, Skeleton } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayIn, type Period, periodOf } from '#web/lib/dates.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCurrent } from '#web/session/current.ts'
import { SectionBoundary } from '#web/ui/feedback/SectionBoundary.tsx'
import { FigureSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { AnalyticsFigures } from './AnalyticsFigures.tsx'
import { AnomalyOverview } from './AnomalyOverview.tsx'
import { AutopilotFigures } from './AutopilotFigures.tsx'
import { ConnectCard } from './ConnectCard.tsx'
import { ContinueLink } from './ContinueLink.tsx'

export const handle = { crumb: 'dashboard:title' }

const figures = (count: number) => Array.from({ length: count }, (_, index) => <FigureSkeleton key={index} />)

function Figures({
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
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
      {isWithAnalytics ? (
        <SectionBoundary title={t('figures.analyticsError')} skeleton={figures(4)}>
          <AnalyticsFigures period={period} />
        </SectionBoundary>
      ) : null}
      {isWithAds ? (
        <SectionBoundary title={t('figures.autopilotError')} skeleton={figures(2)}>
          <AutopilotFigures />
        </SectionBoundary>
      ) : null}
    </SimpleGrid>
  )
}

export function Component() {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const { timeZone } = useAccount()
  const { hasAdsData, hasAnalyticsData } = useCurrent()
  const [now] = useState(() => new Date())
  const period = periodOf('last30', dayIn(timeZone, now))
  const lead = t('lead', { from: format.date(period.from, 'short'), to: format.date(period.to), timeZone })
  return (
    <Page title={t('title')} lead={lead}>
      <ContinueLink />
      <Figures period={period} isWithAnalytics={hasAnalyticsData} isWithAds={hasAdsData} />
      {hasAnalyticsData ? (
        <SectionBoundary title={t('distribution.error')} skeleton={<Skeleton height="26rem" mt="4" />}>
          <AnomalyOverview period={period} />
        </SectionBoundary>
      ) : (
        <ConnectCard what="analytics" to={paths.getStarted(4)} />
      )}
      {hasAdsData ? null : <ConnectCard what="ads" to={paths.getStarted(3)} />}
    </Page>
  )
}
