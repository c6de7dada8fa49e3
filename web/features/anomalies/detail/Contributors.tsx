import type { AnomalyContributor, AnomalyDetail } from '@adwright/sdk/types'
import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useDimensionName } from '#web/domain/metrics/use-dimension-name.ts'
import { useMetrics } from '#web/domain/metrics/use-metrics.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { reportOf } from './report-link.ts'

const RowLink = chakra(Link)

/** The segments that contributed most, by dimension, because the shares of each dimension add up to the whole deviation. */
export function Contributors({ anomaly }: { anomaly: AnomalyDetail }) {
  const { t } = useTranslation('anomalies')
  const dimensionName = useDimensionName()
  const { contributors } = anomaly
  const isNone = contributors.length === 0
  return (
    <Section title={t('why.title')} description={isNone ? undefined : t('why.text')}>
      {isNone ? <Text color="fg.muted">{t('why.none')}</Text> : null}
      <Flex direction="column" gap="5">
        {[...Map.groupBy(contributors, ({ dimension }) => dimension)].map(([dimension, ones]) => (
          <DimensionBars key={dimension} anomaly={anomaly} name={dimensionName(dimension)} contributors={ones} />
        ))}
      </Flex>
    </Section>
  )
}

interface DimensionBarsProps {
  anomaly: AnomalyDetail
  name: string
  contributors: readonly AnomalyContributor[]
}

/** Bars to the right for shares of the deviation, to the left for changes in the opposite direction; the numbers are text. */
function DimensionBars({ anomaly, name, contributors }: DimensionBarsProps) {
  const { t } = useTranslation('anomalies')
  const id = useId()
  const format = useFormat()
  const metrics = useMetrics()
  const { metric, currencyCode } = anomaly
  const shares = contributors.map(({ contributionPct }) => contributionPct)
  const [low, high] = [Math.min(0, ...shares), Math.max(100, ...shares)]
  const effectOf = (effect: number) =>
    metrics.isRate(metric)
      ? t('deviation.points', { points: format.points(effect) })
      : t('why.seconds', { seconds: format.number(effect, 1) })
  const percentOf = (share: number) => `${(100 * Math.abs(share)) / (high - low)}%`
  return (
    <div>
      <Heading as="h3" id={id} textStyle="label" color="fg.muted" mb="1.5">
        {name}
      </Heading>
      <chakra.ul aria-labelledby={id} listStyleType="none" display="flex" flexDirection="column" gap="3">
        {contributors.map(({ dimension, value, contributionPct, actual, expected, rateEffect, mixEffect }) => (
          <li key={value}>
            <Flex
              columnGap="3"
              align="baseline"
              wrap={{ base: 'wrap', sm: 'nowrap' }}
              fontVariantNumeric="tabular-nums"
            >
              <RowLink
                to={reportOf(anomaly, { dimension, dimensionValue: value })}
                flex="1"
                minWidth="0"
                overflowWrap="anywhere"
                title={value}
              >
                <chakra.span textDecoration="underline" textUnderlineOffset="3px">
                  {value}
                </chakra.span>
              </RowLink>
              <chakra.span
                order={{ base: 3, sm: 0 }}
                flexBasis={{ base: '100%', sm: 'auto' }}
                textStyle="sm"
                color="fg.muted"
              >
                {t('why.insteadOf', {
                  actual: metrics.valueOf(metric, actual, currencyCode),
                  expected: metrics.valueOf(metric, expected, currencyCode),
                })}
              </chakra.span>
              <chakra.span fontWeight="medium" minWidth="4rem" textAlign="end">
                {format.change(contributionPct / 100)}
              </chakra.span>
            </Flex>
            {rateEffect === null || mixEffect === null ? null : (
              <chakra.span display="block" textStyle="xs" color="fg.muted">
                {t('why.effects', { rate: effectOf(rateEffect), mix: effectOf(mixEffect) })}
              </chakra.span>
            )}
            <Box aria-hidden="true" position="relative" height="1.5" mt="1" borderRadius="full" bg="bg.muted">
              <Box
                position="absolute"
                insetBlock="0"
                insetInlineStart={percentOf(Math.min(0, contributionPct) - low)}
                width={percentOf(contributionPct)}
                borderRadius="full"
                bg={contributionPct < 0 ? 'chart.expected' : 'chart.actual'}
              />
            </Box>
          </li>
        ))}
      </chakra.ul>
    </div>
  )
}
