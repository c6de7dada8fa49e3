import { previewAccountStrategyTargetOptions, previewUserStrategyTargetOptions } from '@adwright/sdk/react-query'
import { type StrategyDraft, StrategyMetricSource, type StrategyTargetPreviewRequest } from '@adwright/sdk/types'
import { Box, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useStrategyWords } from '#web/features/strategies/use-strategy-words.ts'
import { isDay } from '#web/lib/dates.ts'
import { useAccount, useUser } from '#web/session/current.ts'
import { BarChart } from '#web/ui/chart/BarChart.tsx'
import { previewOptions, useDraftPreview, useLastResult } from '#web/ui/form/use-draft-preview.ts'
import { useFormat } from '#web/ui/use-format.ts'

type Draft = { request: StrategyTargetPreviewRequest; target: number | undefined; unit: StrategyDraft['kpi']['unit'] }

/** What the form says, as the preview takes it; undefined while the metric or the days are not complete. */
function toDraft(json: string): Draft | undefined {
  const { kpi, startsOn, dueOn }: StrategyDraft = JSON.parse(json)
  const { metric, source, scope, target, unit } = kpi
  const isComplete = metric !== '' && source !== undefined && source !== StrategyMetricSource.Own
  if (!isComplete || !isDay(startsOn) || !isDay(dueOn) || dueOn < startsOn) return undefined
  if (scope?.dimension && !scope.dimensionValue) return undefined
  if (source === StrategyMetricSource.Survey && !scope?.surveyId) return undefined
  if (source === StrategyMetricSource.Survey && metric !== 'responseCount' && !scope?.questionId) return undefined
  return {
    request: { metric, source, scope: scope ?? {}, startsOn, dueOn },
    target: typeof target === 'number' ? target : undefined,
    unit,
  }
}

const NOTHING: StrategyTargetPreviewRequest = {
  metric: 'roas',
  source: StrategyMetricSource.Ads,
  startsOn: '2000-01-01',
  dueOn: '2000-01-02',
}

function usePreview(isPrivate: boolean, draft: Draft | undefined) {
  const [{ id: accountId }, { id: userId }] = [useAccount(), useUser()]
  const body = draft?.request ?? NOTHING
  const team = useQuery({
    ...previewAccountStrategyTargetOptions({ path: { accountId }, body }),
    ...previewOptions,
    enabled: draft !== undefined && !isPrivate,
    meta: { errors: 'inline' },
  })
  const own = useQuery({
    ...previewUserStrategyTargetOptions({ path: { userId }, body }),
    ...previewOptions,
    enabled: draft !== undefined && isPrivate,
    meta: { errors: 'inline' },
  })
  return useLastResult(isPrivate ? own : team)
}

/** Draws the metric over the past periods of equal length, and says what the target means beside them. */
export function TargetHelper({ isPrivate }: { isPrivate: boolean }) {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const words = useStrategyWords()
  const { draft } = useDraftPreview(toDraft)
  const { data } = usePreview(isPrivate, draft)
  if (!draft || !data) return null
  const { periods, best, lastYear, dayCount, isGoodWhenUp, currencyCode } = data
  const { request, target, unit } = draft
  const name = words.metricName(request.source, request.metric)
  const value = (number: number | null) => words.valueOf(number, unit, currencyCode)
  if (periods.length === 0 || best?.value === null || best === null)
    return <Text color="fg.muted">{t('helper.noData', { count: dayCount })}</Text>
  const isBest = target !== undefined && (isGoodWhenUp ? target > best.value : target < best.value)
  return (
    <Box>
      <Text role="status" mb="2">
        {target === undefined
          ? t('helper.best', { metric: name, count: dayCount, best: value(best.value) })
          : t(isBest ? 'helper.beyondBest' : 'helper.withinBest', {
              metric: name,
              target: value(target),
              count: dayCount,
              best: value(best.value),
            })}
        {lastYear ? ` ${t('helper.lastYear', { value: value(lastYear.value) })}` : ''}
      </Text>
      <BarChart
        title={t('helper.title', { metric: name })}
        description={t('helper.description', { count: dayCount })}
        headingLevel="h3"
        height={180}
        labels={periods.map(({ startsOn }) => startsOn)}
        formatLabel={(day) => format.date(day, 'short')}
        labelHeader={t('helper.period')}
        unit={words.unitName(unit, currencyCode)}
        formatValue={value}
        formatTick={(tick) => words.tickOf(tick, unit, currencyCode)}
        series={[{ id: 'value', label: name, role: 'actual', values: periods.map((period) => period.value) }]}
      />
    </Box>
  )
}
