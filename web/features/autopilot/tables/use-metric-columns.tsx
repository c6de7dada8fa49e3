import type { MetricSet, TrendMetric } from '@adwright/sdk/types'
import { Box, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EntityPath } from '#web/features/autopilot/EntityPath.tsx'
import { isMetric, type Level, type Order, orders } from '#web/features/autopilot/levels.ts'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { Sparkline } from '#web/ui/chart/Sparkline.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { isUnknownCount, LABELS } from './metric-labels.ts'
import { StatusIcon } from './StatusIcon.tsx'
import type { MetricRow } from './use-rows.ts'

const NO_VALUE = '–'
const NAMES: readonly Order[] = ['name', 'text']
const MONEY: readonly Order[] = [
  'cost',
  'conversionValue',
  'averageCpc',
  'cpa',
  'dailyBudget',
  'defaultCpcBid',
  'cpcBid',
  'firstPageCpc',
  'targetCpa',
]
const RATES: readonly Order[] = [
  'ctr',
  'conversionRate',
  'searchImpressionShare',
  'searchLostIsBudget',
  'searchLostIsRank',
  'absoluteTopImpressionRate',
  'budgetUtilization',
  'optimizationScore',
]
/** Conversions are fractional: with fewer decimals the rows would not add up to their total. */
const HUNDREDTHS: readonly Order[] = ['conversions', 'roas', 'targetRoas']
const HIDDEN: readonly Order[] = [
  // An icon beside the name shows the status.
  'status',
  'searchLostIsBudget',
  'searchLostIsRank',
  'absoluteTopImpressionRate',
  'optimizationScore',
  'impressions',
  'averageCpc',
  'conversionRate',
  'firstPageCpc',
  'matchedKeyword',
]
/** The fields of a card on phones, in this order. */
const CARD_FIELDS: readonly Order[] = ['cost', 'clicks', 'conversions', 'cpa']

interface Options {
  level: Level
  /** Returns the link of a row; undefined for the lowest level. */
  linkOf: (row: MetricRow) => string | undefined
  /** The totals of all pages; undefined before they are loaded. */
  totals: MetricSet | undefined
  totalCount: number
  /** The metric of the trend. */
  trendMetric: TrendMetric
}

/** The columns of a level, in the reader's language and the client account's currency. */
export function useMetricColumns({
  level,
  linkOf,
  totals,
  totalCount,
  trendMetric,
}: Options): readonly Column<MetricRow>[] {
  const { t } = useTranslation('autopilot-setup')
  const format = useFormat()
  const { currency } = useClient()
  return useMemo(() => {
    const valueOf = (field: Order, value: MetricRow[Order]): ReactNode => {
      if (value === null || value === undefined) return NO_VALUE
      if (typeof value === 'string') return <Box minWidth={{ md: '12rem' }}>{value}</Box>
      if (MONEY.includes(field)) return format.money(value, currency)
      if (RATES.includes(field)) return format.rate(value, 1)
      return HUNDREDTHS.includes(field) ? format.decimals(value, 2) : format.number(value, 0)
    }
    const cellOf = (field: Order, row: MetricRow): ReactNode => {
      if (NAMES.includes(field)) return <Name row={row} to={linkOf(row)} />
      const wordsOf = LABELS[field]
      if (wordsOf) return <NoWrap>{wordsOf(row, t) ?? NO_VALUE}</NoWrap>
      return isUnknownCount(row, field) ? NO_VALUE : valueOf(field, row[field])
    }
    const totalOf = (field: Order): Pick<Column<MetricRow>, 'total'> => {
      if (!totals) return {}
      if (NAMES.includes(field)) {
        return { total: t('tables.total', { count: totalCount, number: format.number(totalCount) }) }
      }
      return isMetric(field) ? { total: valueOf(field, totals[field]) } : {}
    }
    const trend: Column<MetricRow> = {
      id: 'trend',
      header: t('tables.trend', { metric: t(`tables.column.${trendMetric}`) }),
      priority: null,
      cell: ({ trend: values = [] }) => <Sparkline values={values} />,
    }
    const columns = orders[level].map((field): Column<MetricRow> => {
      const isText = NAMES.includes(field) || field in LABELS || field.endsWith('Name') || field === 'matchedKeyword'
      const onCard = CARD_FIELDS.indexOf(field)
      // In a table, the path below the name shows the parents of a row.
      const isHidden = HIDDEN.includes(field) || field.endsWith('Name')
      return {
        id: field,
        header: t(`tables.column.${field}`),
        sortable: true,
        hideable: !NAMES.includes(field),
        cell: (row) => cellOf(field, row),
        ...(isText ? {} : { align: 'end' as const }),
        ...(isHidden ? { isHiddenByDefault: true } : {}),
        ...(NAMES.includes(field) ? {} : { priority: onCard === -1 ? null : onCard }),
        ...totalOf(field),
      }
    })
    const afterCost = columns.findIndex(({ id }) => id === 'cost') + 1
    return columns.toSpliced(afterCost, 0, trend)
  }, [t, format, currency, level, linkOf, totals, totalCount, trendMetric])
}

/** A plain element instead of a styled one, because hundreds are rendered together. */
const NoWrap = ({ children }: { children: string }) => <span style={{ whiteSpace: 'nowrap' }}>{children}</span>

function Name({ row, to }: { row: MetricRow; to: string | undefined }) {
  const { t } = useTranslation('autopilot-setup')
  const { duplicateCount } = row
  return (
    <Flex minWidth={{ md: '14rem', xl: '17rem' }} py="1">
      {row.status ? <StatusIcon status={row.status} /> : null}
      <div>
        {to ? (
          <Link to={to}>{row.name}</Link>
        ) : (
          <Text as="span" fontWeight="medium">
            {row.name}
          </Text>
        )}
        <EntityPath entity={row} />
        {duplicateCount ? (
          <Text as="span" display="block" textStyle="sm" color="fg.muted">
            {t('tables.duplicates', { count: duplicateCount })}
          </Text>
        ) : null}
      </div>
    </Flex>
  )
}
