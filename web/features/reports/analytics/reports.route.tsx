import { getAnalyticsReportOptions } from '@adwright/sdk/react-query'
import { SavedViewScreen } from '@adwright/sdk/types'
import { Box, Button, Flex, SimpleGrid, Skeleton } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMetrics } from '#web/domain/metrics/use-metrics.ts'
import { SavedViews } from '#web/domain/saved-views/SavedViews.tsx'
import { ShareReport } from '#web/features/reports/links/ShareReport.tsx'
import { problemText, toProblem } from '#web/lib/problem.ts'
import { useAccount, useCurrent } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { PeriodPicker } from '#web/ui/period/PeriodPicker.tsx'
import { usePeriod } from '#web/ui/period/use-period.ts'
import { FilterChip } from './FilterChip.tsx'
import { NoAnalyticsData } from './NoAnalyticsData.tsx'
import { PropertySelect } from './PropertySelect.tsx'
import { Report } from './Report.tsx'
import { Trend } from './Trend.tsx'
import { useView } from './use-view.ts'

export const handle = { crumb: 'reports:title' }

function ReportSkeleton() {
  return (
    <Loading>
      <SimpleGrid columns={{ base: 2, md: 4, lg: 6 }} gap="2">
        {Array.from({ length: 11 }, (_, index) => (
          <Skeleton key={index} height="5.5rem" />
        ))}
      </SimpleGrid>
      <Skeleton height="27rem" mt="5" />
      <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4" mt="5">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height="15rem" />
        ))}
      </SimpleGrid>
    </Loading>
  )
}

function Connected() {
  const { t } = useTranslation('reports')
  const { id: accountId, timeZone, currencyCode } = useAccount()
  const period = usePeriod(timeZone)
  const state = useView()
  const { view } = state
  const { compared } = period
  const {
    data: report,
    error,
    isPending,
    isPlaceholderData,
    isFetching,
    refetch,
  } = useQuery({
    ...getAnalyticsReportOptions({
      path: { accountId },
      query: {
        dateBeginCurrentPeriod: period.period.from,
        dateEndCurrentPeriod: period.period.to,
        ...(compared ? { dateBeginPreviousPeriod: compared.from, dateEndPreviousPeriod: compared.to } : {}),
        ...(view.propertyName ? { propertyName: view.propertyName } : {}),
        ...(view.filter ? { dimension: view.filter.dimension, dimensionValue: view.filter.value } : {}),
      },
    }),
    placeholderData: keepPreviousData,
    meta: { errors: 'inline' },
  })
  const propertyName = view.propertyName ?? report?.propertyName
  const words = useMetrics(report?.currencyCode ?? currencyCode)
  const isUnknownProperty = view.propertyName !== undefined && error !== null && toProblem(error).status === 404

  return (
    <>
      <Flex
        columnGap="3"
        rowGap="2"
        mb="2"
        py="2"
        justify="space-between"
        align="center"
        wrap="wrap"
        // Sticks below the header; not on phones, where it would cover a third of the screen.
        position={{ md: 'sticky' }}
        top={{ md: '12' }}
        zIndex={{ md: 'docked' }}
        bg={{ md: 'bg.canvas' }}
      >
        <Flex columnGap="3" rowGap="2" align="center" wrap="wrap" minWidth="0">
          <PeriodPicker state={period} />
          <FilterChip state={state} />
        </Flex>
        <PropertySelect shown={propertyName} onChange={(next) => state.change({ propertyName: next })} />
      </Flex>
      {error && report && !isPlaceholderData ? (
        <Box mb="4">
          <Notice
            tone="bad"
            role="alert"
            title={t('refreshFailed')}
            action={
              <BusyButton variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
                {t('retry')}
              </BusyButton>
            }
          >
            {problemText(error)}
          </Notice>
        </Box>
      ) : null}
      {isUnknownProperty ? (
        <Box layerStyle="card">
          <EmptyState
            drawing="search"
            title={t('unknownProperty.title')}
            action={
              <Button variant="outline" onClick={() => state.change({ propertyName: undefined })}>
                {t('unknownProperty.action')}
              </Button>
            }
          >
            {t('unknownProperty.text')}
          </EmptyState>
        </Box>
      ) : error && (!report || isPlaceholderData) ? (
        <Box layerStyle="card">
          <SectionError title={t('error')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        </Box>
      ) : isPending || words.isPending || !report ? (
        <ReportSkeleton />
      ) : (
        <Report report={report} period={period} state={state} words={words} isOld={isPlaceholderData} Trend={Trend} />
      )}
    </>
  )
}

export function Component() {
  const { t } = useTranslation('reports')
  const { account, hasAnalyticsData } = useCurrent()
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      wide
      actions={
        account && hasAnalyticsData ? (
          <>
            <SavedViews screen={SavedViewScreen.Reports} />
            <ShareReport />
          </>
        ) : undefined
      }
    >
      {account && hasAnalyticsData ? <Connected /> : <NoAnalyticsData />}
    </Page>
  )
}
