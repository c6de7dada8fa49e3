import type { AnalyticsReport, ReportBreakdownRow } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useDimensionName } from '#web/domain/metrics/use-dimension-name.ts'
import type { Metrics } from '#web/domain/metrics/use-metrics.ts'
import type { Column } from '#web/ui/table/column.ts'
import { MiddleTruncate } from '#web/ui/table/MiddleTruncate.tsx'
import { MetricValue } from './MetricValue.tsx'
import { metrics, NAME_COLUMN } from './report-view.ts'
import type { ViewState } from './use-view.ts'

interface BreakdownColumnOptions {
  totals: AnalyticsReport['totals']
  words: Metrics
  state: ViewState
  isCompared: boolean
}

/** The columns of the breakdown table: the name, which filters the report, and each metric with its change. */
export function useBreakdownColumns({ totals, words, state, isCompared }: BreakdownColumnOptions) {
  const { t } = useTranslation('reports')
  const dimensionName = useDimensionName()
  const { by } = state.view
  const name: Column<ReportBreakdownRow> = {
    id: NAME_COLUMN,
    header: dimensionName(by),
    sortable: true,
    total: t('table.whole'),
    cell: ({ value }) =>
      state.canFilter ? (
        <Link
          to={state.linkTo({ dimension: by, dimensionValue: value })}
          aria-label={t('breakdown.only', { name: value })}
        >
          <MiddleTruncate>{value}</MiddleTruncate>
        </Link>
      ) : (
        <MiddleTruncate>{value}</MiddleTruncate>
      ),
  }
  const metricColumns = metrics.map((metric): Column<ReportBreakdownRow> => {
    const total = totals.find((one) => one.metric === metric)
    const cell = (current: number | null, previous: number | null | undefined) => (
      <MetricValue
        value={words.exactOf(metric, current)}
        change={isCompared ? words.changeOf(metric, current, previous) : undefined}
        isGoodWhenUp={words.isGoodWhenUp(metric)}
      />
    )
    return {
      id: metric,
      header: words.labelOf(metric),
      align: 'end',
      sortable: true,
      isHiddenByDefault: !words.isDefault(metric),
      total: total ? cell(total.current, total.previous) : undefined,
      cell: (row) => cell(row.metrics[metric], row.previous?.[metric]),
    }
  })
  return [name, ...metricColumns]
}
