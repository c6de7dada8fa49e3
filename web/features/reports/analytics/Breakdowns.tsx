import type { AnalyticsDimension } from '@adwright/sdk/types'
import { Box, chakra, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useDimensionName } from '#web/domain/metrics/use-dimension-name.ts'
import type { Metrics } from '#web/domain/metrics/use-metrics.ts'
import { Change } from '#web/ui/feedback/Change.tsx'
import { MiddleTruncate } from '#web/ui/table/MiddleTruncate.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { filterAndSort, minSessions, type ReportMetrics, rankedRows } from './report-rows.ts'
import { dimensions } from './report-view.ts'
import type { ViewState } from './use-view.ts'

const MAX_ROWS = 5
const noFilter = { dimension: undefined, dimensionValue: undefined }

const RowLink = chakra(Link, {
  base: {
    minWidth: '0',
    overflowWrap: 'anywhere',
    fontWeight: 'medium',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    _after: { content: '""', position: 'absolute', insetInline: '-2', insetBlock: '0', borderRadius: 'l2' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid {colors.focus.ring}' } },
  },
})

const TableLink = chakra(Link, {
  base: { color: 'accent.fg', textStyle: 'sm', _hover: { textDecoration: 'underline' } },
})

interface BreakdownsProps {
  report: ReportMetrics
  words: Metrics
  state: ViewState
  isCompared: boolean
  /** The id of the table of all metrics, to which each card links. */
  tableId: string
}

/** The selected metric by six dimensions; clicking a value filters the whole report by it. */
export function Breakdowns({ report, ...rest }: BreakdownsProps) {
  return (
    <SimpleGrid minChildWidth="min(20rem, 100%)" gap="4">
      {dimensions.map((dimension) => (
        <Breakdown key={dimension} dimension={dimension} report={report} {...rest} />
      ))}
    </SimpleGrid>
  )
}

interface BreakdownProps extends BreakdownsProps {
  dimension: AnalyticsDimension
}

function Breakdown({ dimension, report, words, state, isCompared, tableId }: BreakdownProps) {
  const { t } = useTranslation('reports')
  const dimensionName = useDimensionName()
  const { locale } = useFormat()
  const id = useId()
  const { metric, filter } = state.view
  const min = words.isRatio(metric) ? minSessions(report) : 0
  const ranked = rankedRows(report.breakdowns[dimension], metric, min)
  const shown = filterAndSort(ranked, {
    sort: { orderBy: metric, sortOrder: 'desc' },
    locale,
    minSessions: min,
  }).slice(0, MAX_ROWS)
  const longest = words.isRate(metric) ? 1 : Math.max(0, ...shown.map(({ metrics }) => metrics[metric] ?? 0))
  const name = dimensionName(dimension)
  return (
    <Box as="section" aria-labelledby={id} layerStyle="card" p="4" minWidth="0" data-print-whole>
      <Flex justify="space-between" gap="3" mb="2" align="baseline">
        <Text as="h3" id={id} fontWeight="semibold">
          {name}
        </Text>
        <TableLink
          data-print-hidden
          to={{ ...state.linkTo({ by: dimension, text: undefined }), hash: tableId }}
          aria-label={t('table.of', { name })}
        >
          {t('table.open')}
        </TableLink>
      </Flex>
      {shown.length === 0 ? <Text color="fg.muted">{t('breakdown.none')}</Text> : null}
      <chakra.ul listStyleType="none">
        {shown.map(({ value, metrics, previous }) => {
          const isChosen = filter?.dimension === dimension && filter.value === value
          const amount = metrics[metric]
          return (
            <chakra.li key={value} position="relative" py="1.5">
              <Flex justify="space-between" columnGap="3" wrap={{ base: 'wrap', md: 'nowrap' }} align="baseline">
                {/* The same link sets and removes the filter, so that it keeps the focus. */}
                {state.canFilter ? (
                  <RowLink
                    to={state.linkTo(isChosen ? noFilter : { dimension, dimensionValue: value })}
                    preventScrollReset
                    fontWeight={isChosen ? 'semibold' : undefined}
                    aria-label={
                      isChosen
                        ? t('filter.remove', { words: t('filter.is', { name, value }) })
                        : t('breakdown.only', { name: value })
                    }
                  >
                    <MiddleTruncate>{value}</MiddleTruncate>
                  </RowLink>
                ) : (
                  <MiddleTruncate>{value}</MiddleTruncate>
                )}
                <Flex
                  as="span"
                  columnGap="2"
                  wrap={{ base: 'wrap', md: 'nowrap' }}
                  ms="auto"
                  flexShrink={{ md: '0' }}
                  textStyle="numeric"
                >
                  <span>{words.valueOf(metric, amount)}</span>
                  {isCompared ? (
                    <chakra.span minWidth="4.5rem" textAlign="end" textStyle="sm">
                      <Change
                        change={words.changeOf(metric, amount, previous?.[metric])}
                        goodWhen={words.isGoodWhenUp(metric) ? 'up' : 'down'}
                      />
                    </chakra.span>
                  ) : null}
                </Flex>
              </Flex>
              <Box height="1" mt="1" bg="bg.muted" borderRadius="full" overflow="hidden" aria-hidden="true">
                <Box
                  height="100%"
                  data-chart-color
                  bg="chart.actual"
                  opacity={isChosen || !filter ? 1 : 0.7}
                  style={{ width: `${longest === 0 ? 0 : ((amount ?? 0) / longest) * 100}%` }}
                />
              </Box>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </Box>
  )
}
