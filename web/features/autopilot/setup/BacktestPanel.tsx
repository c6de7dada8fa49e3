import type { AutopilotBacktest, AutopilotBacktestDay } from '@adwright/sdk/types'
import { Box, chakra, SimpleGrid, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { BarChart } from '#web/ui/chart/BarChart.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { ChartSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { SegmentSwitch } from '#web/ui/filter/SegmentSwitch.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { BacktestDayDialog } from './BacktestDayDialog.tsx'
import { useInView } from './use-in-view.ts'
import {
  BACKTEST_DAYS,
  type BacktestDays,
  type RulePreviewParams,
  useBacktest,
  usePreview,
} from './use-rule-preview.ts'

const CHART_HEIGHT = 180

/** The simulated results of past days, fetched when the panel comes into view below the preview. */
export function BacktestPanel({ isStale, ...params }: RulePreviewParams & { isStale: boolean }) {
  const { t } = useTranslation('autopilot-setup')
  const preview = usePreview(params)
  const [ref, isInView] = useInView(preview.data !== undefined || preview.error !== null)
  const [days, setDays] = useState<BacktestDays>('30')
  const { data, error, refetch, isPlaceholderData } = useBacktest(params, days, isInView)
  return (
    <Box ref={ref}>
      <Section title={t('backtest.title')} description={t('backtest.lead')}>
        <Box mb="4">
          <SegmentSwitch
            label={t('backtest.window')}
            options={BACKTEST_DAYS.map((value) => ({ value, label: t('backtest.days', { count: Number(value) }) }))}
            value={days}
            onChange={setDays}
          />
        </Box>
        {error ? <SectionError error={error} onRetry={() => void refetch()} /> : null}
        {!error && !data ? <ChartSkeleton height={CHART_HEIGHT} /> : null}
        {data ? (
          <Box
            opacity={isStale || isPlaceholderData || error ? 0.6 : 1}
            aria-busy={isPlaceholderData}
            transition="opacity 120ms"
          >
            <BacktestResult backtest={data} />
          </Box>
        ) : null}
      </Section>
    </Box>
  )
}

function BacktestResult({ backtest }: { backtest: AutopilotBacktest }) {
  const { t } = useTranslation('autopilot-setup')
  const format = useFormat()
  const { currency } = useClient()
  const { dateBegin, dateEnd, stoppedOn, days, changedCount, spendSaved, spendAdded, conversionsLost } = backtest
  const [opened, setOpened] = useState<AutopilotBacktestDay>()
  const labels = useMemo(() => days.map(({ date }) => date), [days])
  const series = useMemo(
    () => [
      {
        id: 'changes',
        label: t('backtest.changes'),
        role: 'actual' as const,
        values: days.map(({ changedCount: count }) => count),
      },
    ],
    [days, t],
  )
  const totals = [
    { name: t('backtest.changes'), value: format.number(changedCount) },
    { name: t('backtest.spendSaved'), value: format.money(spendSaved, currency) },
    { name: t('backtest.spendAdded'), value: format.money(spendAdded, currency) },
    { name: t('backtest.conversionsLost'), value: format.number(conversionsLost, 1) },
  ]
  return (
    <>
      <Text color="fg.muted" textStyle="sm" mb="3">
        {t('backtest.period', { from: format.date(dateBegin), to: format.date(dateEnd) })}
      </Text>
      <SimpleGrid as="dl" columns={2} gap="3" m="0" mb="4">
        {totals.map(({ name, value }) => (
          <Box key={name} minWidth="0">
            <chakra.dt textStyle="xs" color="fg.muted">
              {name}
            </chakra.dt>
            <chakra.dd m="0" textStyle="section" fontVariantNumeric="tabular-nums">
              {value}
            </chakra.dd>
          </Box>
        ))}
      </SimpleGrid>
      {stoppedOn ? <Notice tone="warning" title={t('backtest.stoppedOn', { date: format.date(stoppedOn) })} /> : null}
      {changedCount === 0 ? (
        <Text>{t('backtest.nothing', { count: days.length })}</Text>
      ) : (
        <BarChart
          title={t('backtest.chart')}
          description={t('backtest.chartLead')}
          labels={labels}
          formatLabel={(day) => format.date(day, 'short')}
          unit={t('backtest.changes')}
          series={series}
          formatValue={(value) => format.number(value, 0)}
          // Changes are whole numbers.
          formatTick={(value) => (Number.isInteger(value) ? format.number(value, 0) : '')}
          height={CHART_HEIGHT}
          onOpen={(index) => setOpened(days[index]?.changes?.length ? days[index] : undefined)}
          headingLevel="h3"
        />
      )}
      <BacktestDayDialog day={opened} onClose={() => setOpened(undefined)} />
      <Text color="fg.muted" textStyle="xs" mt="2">
        {t('backtest.caveat')}
      </Text>
    </>
  )
}
