import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Day } from '#web/lib/dates.ts'
import { paths } from '#web/paths.ts'
import { useFormat } from '#web/ui/use-format.ts'
import type { StrategyMark } from './use-calendar-marks.ts'

/** The strategies under way with how many of their posts are out; each leads to its strategy. */
export function StrategyLegend({ strategies }: { strategies: readonly StrategyMark[] }) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  if (strategies.length === 0) return null
  return (
    <Flex as="ul" aria-label={t('marks.strategies')} gap="4" wrap="wrap" listStyleType="none" textStyle="sm">
      {strategies.map(({ id, title, startsOn, dueOn, color, plannedCount, publishedCount }) => (
        <li key={id}>
          <Link to={paths.strategy(id)} title={`${format.date(startsOn)} – ${format.date(dueOn)}`}>
            <Flex as="span" align="center" gap="1.5" _hover={{ textDecoration: 'underline' }}>
              <Box as="span" width="4" height="1" borderRadius="full" bg={color} aria-hidden="true" data-chart-color />
              {title}
              <chakra.span color="fg.muted">
                {plannedCount === 0
                  ? t('marks.noPosts')
                  : t('marks.posts', { count: plannedCount, published: publishedCount })}
              </chakra.span>
            </Flex>
          </Link>
        </li>
      ))}
    </Flex>
  )
}

const Bars = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    mx: '-1.5',
    '& > *': { height: '3px' },
    '& [data-color="chart.1"]': { bg: 'chart.1' },
    '& [data-color="chart.2"]': { bg: 'chart.2' },
    '& [data-color="chart.3"]': { bg: 'chart.3' },
  },
})

/** Thin bars of the strategies that run on a day; the legend names them. */
export function StrategyBars({ bars }: { bars: readonly (StrategyMark['color'] | undefined)[] }) {
  if (bars.length === 0) return null
  return (
    <Bars aria-hidden="true">
      {bars.map((color, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a bar is its line
        <div key={index} data-color={color} data-chart-color />
      ))}
    </Bars>
  )
}

/** The color of each strategy on a day; undefined where it does not run. */
export const barsOn = (day: Day, strategies: readonly StrategyMark[]) =>
  strategies.map(({ startsOn, dueOn, color }) => (startsOn <= day && day <= dueOn ? color : undefined))
