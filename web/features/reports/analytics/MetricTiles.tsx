import type { AnalyticsReport } from '@adwright/sdk/types'
import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Metrics } from '#web/domain/metrics/use-metrics.ts'
import { Change, isUnchanged } from '#web/ui/feedback/Change.tsx'
import type { ViewState } from './use-view.ts'

const Tile = chakra(Link, {
  base: {
    display: 'block',
    height: '100%',
    p: '3',
    borderWidth: '1px',
    borderRadius: 'l3',
    bg: 'bg.panel',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.control' },
    '&[aria-current=true]': {
      borderColor: 'accent.solid',
      boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
    },
  },
})

interface MetricTilesProps {
  totals: AnalyticsReport['totals']
  words: Metrics
  state: ViewState
  /** The label of the comparison period; undefined without a comparison. */
  compared: string | undefined
  /** False if the periods have data on different numbers of days: no change is shown then. */
  isComparable: boolean
}

/** The totals of every metric; the selected one is charted below. */
export function MetricTiles({ totals, words, state, compared, isComparable }: MetricTilesProps) {
  const { t } = useTranslation('reports')
  return (
    <Box
      as="ul"
      aria-label={t('totals')}
      listStyleType="none"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(11rem, calc(50% - 0.25rem)), 1fr))"
      gap="2"
    >
      {totals.map(({ metric, current, previous, isGoodWhenUp }) => {
        const change = isComparable ? words.changeOf(metric, current, previous) : null
        const isGood = change !== null && (isGoodWhenUp ? change.value > 0 : change.value < 0)
        const [value, before] = words.pairOf(metric, current, previous)
        return (
          <li key={metric}>
            <Tile
              to={state.linkTo({ metric })}
              preventScrollReset
              aria-current={state.view.metric === metric ? 'true' : undefined}
            >
              <chakra.span display="block" textStyle="sm" color="fg.muted">
                {words.labelOf(metric)}
              </chakra.span>
              <chakra.span display="block" textStyle="section" fontVariantNumeric="tabular-nums" mt="0.5">
                {compared === undefined ? words.valueOf(metric, current) : value}
              </chakra.span>
              {compared === undefined ? null : (
                <Flex as="span" columnGap="2" mt="0.5" textStyle="xs" color="fg.muted" wrap="wrap">
                  {isComparable ? <Change change={change} goodWhen={isGoodWhenUp ? 'up' : 'down'} /> : null}
                  {change === null || isUnchanged(change) ? null : (
                    <chakra.span srOnly>{t(isGood ? 'better' : 'worse')}</chakra.span>
                  )}
                  <chakra.span fontVariantNumeric="tabular-nums" title={compared}>
                    {t('before', { value: before })}
                  </chakra.span>
                </Flex>
              )}
            </Tile>
          </li>
        )
      })}
    </Box>
  )
}
