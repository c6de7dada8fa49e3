import { getAutopilotEffectOptions } from '@adwright/sdk/react-query'
import type { AutopilotItem } from '@adwright/sdk/types'
import { Box, Flex, SimpleGrid } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SavingAmount } from '#web/domain/savings/SavingAmount.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { LAST_30_AND_TODAY } from '#web/lib/dates.ts'
import { useServerNow } from '#web/lib/server-time.ts'
import { parseOption, useAddress } from '#web/lib/use-address.ts'
import { LineChart } from '#web/ui/chart/LineChart.tsx'
import { StaleMark } from '#web/ui/feedback/marks.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { ChartSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { SegmentSwitch } from '#web/ui/filter/SegmentSwitch.tsx'
import { Fact } from '#web/ui/page/Fact.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { cardColumns } from '#web/ui/page/two-per-row.ts'
import { PeriodPicker } from '#web/ui/period/PeriodPicker.tsx'
import { usePeriod } from '#web/ui/period/use-period.ts'
import { usePeriodZoom } from '#web/ui/period/use-period-zoom.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { beforeAfterOf } from './before-after.ts'
import { changeMarkers } from './change-markers.ts'
import { EffectEstimates } from './EffectEstimates.tsx'

const metrics = ['cost', 'conversions', 'conversionValue'] as const
const CHART_HEIGHT = 260

/** A daily chart of the metrics of changed entities, with a mark on each day with changes. */
export function Effect({ item }: { item: AutopilotItem }) {
  const { t } = useTranslation('autopilot')
  const { t: common } = useTranslation('common')
  const format = useFormat()
  const { path, currency, timeZone, lastSyncAt } = useClient()
  const { search, set } = useAddress()
  const period = usePeriod(timeZone, { comparison: 'none', preset: LAST_30_AND_TODAY })
  const now = useServerNow()
  const metric = parseOption(metrics, search.get('metric')) ?? 'cost'
  const { from: dateBegin, to: dateEnd } = period.period
  const effect = useQuery({
    ...getAutopilotEffectOptions({ path, query: { dateBegin, dateEnd, autopilotId: item.id } }),
    placeholderData: keepPreviousData,
  })
  const isMoney = metric !== 'conversions'
  const words = (value: number) => (isMoney ? format.money(value, currency) : format.number(value, 1))
  const tick = (value: number) => (isMoney ? format.money(value, currency, true) : format.compact(value))
  const label = t(`words.metric.${metric}`)
  const { data } = effect
  const compared = data && beforeAfterOf(data.days, period.isIncomplete)
  const zoom = usePeriodZoom(period, data?.days.map(({ date }) => date) ?? [])
  const last = (data?.days.length ?? 0) - 1

  return (
    <Section title={t('detail.effect.title')} description={t('detail.effect.lead')}>
      <Flex gap="3" align="center" wrap="wrap" mb="4">
        <PeriodPicker state={period} hasComparison={false} />
        <SegmentSwitch
          label={t('detail.effect.metric')}
          options={metrics.map((value) => ({ value, label: t(`words.metric.${value}`) }))}
          value={metric}
          onChange={(next) => set({ metric: next === 'cost' ? undefined : next })}
        />
        {lastSyncAt ? <StaleMark since={lastSyncAt} now={now} /> : null}
      </Flex>
      {data === undefined && effect.error ? (
        <SectionError error={effect.error} onRetry={() => void effect.refetch()} />
      ) : data === undefined ? (
        <ChartSkeleton height={CHART_HEIGHT + 120} />
      ) : (
        <>
          <SimpleGrid as="dl" templateColumns={cardColumns(4)} gap="4" m="0" mb="5">
            <Fact name={t('detail.effect.changed')}>{format.number(data.changedCount)}</Fact>
            <Fact name={t('detail.effect.undone')}>{format.number(data.undoneCount)}</Fact>
            <Fact name={t('activity.run.saving')}>
              {data.estimatedSaving ? <SavingAmount saving={data.estimatedSaving} /> : t('activity.run.unknown')}
            </Fact>
            <Fact name={t('detail.effect.runs')}>{format.number(data.runCount)}</Fact>
          </SimpleGrid>
          <Box aria-busy={effect.isPlaceholderData} opacity={effect.isPlaceholderData ? 0.6 : 1}>
            <LineChart
              headingLevel="h3"
              title={t('detail.effect.chart', { metric: label })}
              description={t('detail.effect.chartText')}
              labels={data.days.map(({ date }) => date)}
              formatLabel={(day) => format.date(day, 'short')}
              unit={isMoney ? currency : label}
              series={[{ id: metric, label, role: 'actual', values: data.days.map((day) => day[metric]) }]}
              notes={changeMarkers(data.days).map(({ index, changed, undone }) => ({
                index,
                text: [
                  ...(changed > 0 ? [t('detail.effect.mark', { count: changed })] : []),
                  ...(undone > 0 ? [t('detail.effect.markUndone', { count: undone })] : []),
                ].join(', '),
              }))}
              ranges={[
                ...(compared
                  ? ([
                      { ...compared.before, label: t('detail.effect.before'), kind: 'before' },
                      { ...compared.after, label: t('detail.effect.after'), kind: 'after' },
                    ] as const)
                  : []),
                ...(period.isIncomplete && last >= 0
                  ? [{ from: last, to: last, label: common('ui.mark.incomplete'), kind: 'incomplete' } as const]
                  : []),
              ]}
              {...zoom}
              formatValue={words}
              formatTick={tick}
              height={CHART_HEIGHT}
            />
          </Box>
          {data.changedCount > 0 ? (
            <EffectEstimates estimates={data.estimates.filter((one) => one.metric === metric)} words={words} />
          ) : null}
        </>
      )}
    </Section>
  )
}
