import type { ReportBreakdownRow } from '@adwright/sdk/types'
import { Button, chakra } from '@chakra-ui/react'
import { FileDown } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDimensionName } from '#web/domain/metrics/use-dimension-name.ts'
import type { Metrics } from '#web/domain/metrics/use-metrics.ts'
import { toCsv } from '#web/lib/csv.ts'
import { saveCsv } from '#web/lib/save-file.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SearchBox } from '#web/ui/filter/SearchBox.tsx'
import { Select } from '#web/ui/form/inputs.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { filterAndSort, isComparable, minSessions, type ReportMetrics } from './report-rows.ts'
import { dimensions, metrics, type ReportPeriod } from './report-view.ts'
import { useBreakdownColumns } from './use-breakdown-columns.tsx'
import type { ViewState } from './use-view.ts'

interface BreakdownTableProps {
  report: ReportMetrics
  period: ReportPeriod
  words: Metrics
  state: ViewState
}

/** A breakdown as a table of all metrics, with sorting, search, a column chooser and CSV export. */
export function BreakdownTable({ report, period, words, state }: BreakdownTableProps) {
  const { t } = useTranslation('reports')
  const dimensionName = useDimensionName()
  const format = useFormat()
  const id = useId()
  const { text } = state
  const { by, sort } = state.view
  const isCompared = period.compared !== undefined && isComparable(report)
  const min = words.isRatio(sort.orderBy) ? minSessions(report) : 0
  const all = report.breakdowns[by]
  const rows = filterAndSort(all, { search: text, sort, locale: format.locale, minSessions: min })
  const name = dimensionName(by)

  const columns = useBreakdownColumns({ totals: report.totals, words, state, isCompared })

  const save = () => {
    const csvColumns = [
      { header: name, value: (row: ReportBreakdownRow) => row.value },
      ...metrics.flatMap((metric) => [
        { header: words.labelOf(metric), value: (row: ReportBreakdownRow) => row.metrics[metric] },
        ...(period.compared
          ? [
              {
                header: t('csv.before', { name: words.labelOf(metric) }),
                value: (row: ReportBreakdownRow) => row.previous?.[metric],
              },
            ]
          : []),
      ]),
    ]
    saveCsv(`report-${by}-${period.period.from}-${period.period.to}`, toCsv(csvColumns, rows, format.locale))
  }

  return (
    <Section
      variant="plain"
      title={t('table.title')}
      description={[t('table.text'), min > 0 && t('table.minSessions', { sessions: format.number(min) })]
        .filter(Boolean)
        .join(' ')}
    >
      <DataTable
        label={t('table.of', { name })}
        columns={columns}
        rows={rows}
        getRowId={({ value }) => value}
        nameOf={({ value }) => value}
        sort={sort}
        onSortChange={({ orderBy, sortOrder }) => state.change({ orderBy, sortOrder })}
        persistKey="report"
        toolbar={
          <>
            <chakra.label htmlFor={id} srOnly>
              {t('table.by')}
            </chakra.label>
            <Select
              id={id}
              size="sm"
              wrapperWidth="12rem"
              value={by}
              onChange={({ target }) => state.change({ by: dimensions.find((one) => one === target.value) ?? by })}
            >
              {dimensions.map((dimension) => (
                <option key={dimension} value={dimension}>
                  {dimensionName(dimension)}
                </option>
              ))}
            </Select>
            <SearchBox label={t('table.search')} value={text} onChange={(typed) => state.change({ text: typed })} />
            <Button variant="outline" size="sm" aria-label={t('csv.table')} onClick={save} disabled={rows.length === 0}>
              <FileDown aria-hidden="true" />
              {t('csv.short')}
            </Button>
          </>
        }
        empty={
          text ? (
            <EmptyState
              drawing="search"
              headingLevel="h3"
              title={t('table.noHit', { typed: text })}
              action={
                <Button variant="outline" onClick={() => state.change({ text: undefined })}>
                  {t('table.clear')}
                </Button>
              }
            />
          ) : (
            <EmptyState headingLevel="h3" title={t('breakdown.none')}>
              {t('table.none')}
            </EmptyState>
          )
        }
      />
    </Section>
  )
}
