import { Box, chakra, Text } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EntityPath } from '#web/features/autopilot/EntityPath.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import type { Column } from '#web/ui/table/column.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { type Level, type Order, orders } from './levels.ts'
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
/** Numbers that stand for words: `tables.<field>.<number>`, the type of a strategy for that of a campaign's bidding. */
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
/** What a card of a phone shows, in this order. */
const ON_CARDS: readonly Order[] = ['status', 'cost', 'clicks', 'conversions', 'cpa']

const isWord = (field: Order): field is (typeof WORDS)[number] => WORDS.some((one) => one === field)

interface Options {
  level: Level
  /** Where a row opens into; nothing for the lowest level. */
  linkOf: (row: MetricRow) => string | undefined
}

/** The columns of a level, in the reader's language and the client account's currency. */
export function useMetricColumns({ level, linkOf }: Options): readonly Column<MetricRow>[] {
  const { t } = useTranslation('rules-setup')
  const format = useFormat()
  const { currency } = useClient()
  return useMemo(() => {
    const cellOf = (field: Order, row: MetricRow): ReactNode => {
      if (NAMES.includes(field)) return <Name row={row} to={linkOf(row)} />
      const value = row[field as keyof MetricRow]
      if (value === null || value === undefined) return '–'
      if (typeof value !== 'number') return <Box minWidth={{ md: '12rem' }}>{String(value)}</Box>
      if (isWord(field)) {
        const words = field === 'type' ? 'biddingStrategyType' : field
        return <Word>{t(`tables.${words}.${value}` as 'tables.status.1')}</Word>
      }
      if (MONEY.includes(field)) return format.money(value, currency)
      if (RATES.includes(field)) return format.rate(value, 1)
      return format.number(value, field === 'roas' || field === 'targetRoas' ? 2 : field === 'conversions' ? 1 : 0)
    }
    return orders[level].map((field): Column<MetricRow> => {
      const isText = NAMES.includes(field) || isWord(field) || field.endsWith('Name') || field === 'matchedKeyword'
      const onCard = ON_CARDS.indexOf(field)
      // On a table the path below the name says where a row stands.
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
      }
    })
  }, [t, format, currency, level, linkOf])
}

const Word = ({ children }: { children: string }) => <chakra.span whiteSpace="nowrap">{children}</chakra.span>

function Name({ row, to }: { row: MetricRow; to: string | undefined }) {
  return (
    <Box minWidth={{ md: '14rem' }} py="1">
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
