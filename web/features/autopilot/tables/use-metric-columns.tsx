import type { MetricSet } from '@adwright/sdk/types'
import { Box, Text } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EntityPath } from '#web/features/autopilot/EntityPath.tsx'
import { type Level, type Order, orders } from '#web/features/autopilot/levels.ts'
import { useClient } from '#web/features/autopilot/use-client.ts'
import type { Column } from '#web/ui/table/column.ts'
import { useFormat } from '#web/ui/use-format.ts'
import type { MetricRow } from './use-rows.ts'

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
/** Conversions are shared out between clicks: with fewer decimals the rows would not add up to their total. */
const HUNDREDTHS: readonly Order[] = ['conversions', 'roas', 'targetRoas']
/** Enum labels: `tables.<field>.<number>`; a strategy's type uses the labels of a campaign's bidding. */
const WORDS = [
  'status',
  'channelType',
  'biddingStrategyType',
  'type',
  'learningStatus',
  'adStrength',
  'approvalStatus',
  'matchType',
  'addedState',
] as const
const HIDDEN: readonly Order[] = [
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
const ON_CARDS: readonly Order[] = ['status', 'cost', 'clicks', 'conversions', 'cpa']

const isWord = (field: Order): field is (typeof WORDS)[number] => WORDS.some((one) => one === field)

interface Options {
  level: Level
  /** Where a row opens into; nothing for the lowest level. */
  linkOf: (row: MetricRow) => string | undefined
  /** The totals of all pages; undefined before they are loaded. */
  totals: MetricSet | undefined
  totalCount: number
}

/** The columns of a level, in the reader's language and the client account's currency. */
export function useMetricColumns({ level, linkOf, totals, totalCount }: Options): readonly Column<MetricRow>[] {
  const { t } = useTranslation('autopilot-setup')
  const format = useFormat()
  const { currency } = useClient()
  return useMemo(() => {
    // A column uses the same number of decimals in every row, so that they align.
    const hundredths = new Intl.NumberFormat(format.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    const cellOf = (field: Order, row: MetricRow): ReactNode =>
      NAMES.includes(field) ? <Name row={row} to={linkOf(row)} /> : wordsOf(field, row[field as keyof MetricRow])
    const wordsOf = (field: Order, value: MetricRow[keyof MetricRow]): ReactNode => {
      if (value === null || value === undefined) return '–'
      if (typeof value !== 'number') return <Box minWidth={{ md: '12rem' }}>{String(value)}</Box>
      if (isWord(field)) {
        const words = field === 'type' ? 'biddingStrategyType' : field
        return <Word>{t(`tables.${words}.${value}` as 'tables.status.1')}</Word>
      }
      if (MONEY.includes(field)) return format.money(value, currency)
      if (RATES.includes(field)) return format.rate(value, 1)
      return HUNDREDTHS.includes(field) ? hundredths.format(value) : format.number(value, 0)
    }
    const totalOf = (field: Order): Pick<Column<MetricRow>, 'total'> => {
      if (!totals) return {}
      if (NAMES.includes(field)) {
        return { total: t('tables.total', { count: totalCount, number: format.number(totalCount) }) }
      }
      return field in totals ? { total: wordsOf(field, totals[field as keyof MetricSet]) } : {}
    }
    return orders[level].map((field): Column<MetricRow> => {
      const isText = NAMES.includes(field) || isWord(field) || field.endsWith('Name') || field === 'matchedKeyword'
      const onCard = ON_CARDS.indexOf(field)
      // In a table, the path below the name shows the parents of a row.
      const isHidden = HIDDEN.includes(field) || field.endsWith('Name')
      return {
        id: field,
        header: t(`tables.column.${field}`),
        sortable: true,
        hideable: !NAMES.includes(field),
        cell: (row) => cellOf(field, row),
        ...(isText ? {} : { align: 'end' as const }),
        ...(isHidden ? { isHidden: true } : {}),
        ...(NAMES.includes(field) ? {} : { priority: onCard === -1 ? null : onCard }),
        ...totalOf(field),
      }
    })
  }, [t, format, currency, level, linkOf, totals, totalCount])
}

/** A plain element, because hundreds are rendered at once. */
const Word = ({ children }: { children: string }) => <span style={{ whiteSpace: 'nowrap' }}>{children}</span>

function Name({ row, to }: { row: MetricRow; to: string | undefined }) {
  return (
    <Box minWidth={{ md: '14rem', xl: '17rem' }} py="1">
      {to ? (
        <Link to={to}>{row.name}</Link>
      ) : (
        <Text as="span" fontWeight="medium">
          {row.name}
        </Text>
      )}
      <EntityPath entity={row} />
    </Box>
  )
}
