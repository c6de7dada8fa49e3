import { PlanLimitKind } from '@adwright/sdk/types'
import { chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { usePlanLimit } from '#web/domain/plans/use-plan-limit.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const PARTS = [
  { title: 'run.rivals', metrics: ['run.share', 'run.shareChange', 'run.overlap', 'run.above', 'run.outrank'] },
  { title: 'demand.title', metrics: ['demand.eligibleImpressions', 'demand.sessions'] },
  { title: 'terms.title', metrics: ['terms.count', 'terms.impressions', 'terms.before', 'terms.change'] },
] as const

/** The contents of a market analysis, with blank metrics, for plans that do not include it. Renders nothing for others. */
export function MarketPreview() {
  const { t } = useTranslation('analyses')
  const format = useFormat()
  if (usePlanLimit(PlanLimitKind.MarketAnalyses)?.state !== 'excluded') return null
  return (
    <Section title={t('preview.title')} description={t('preview.text')}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }} gap="5">
        {PARTS.map(({ title, metrics }) => (
          <div key={title}>
            <chakra.h3 fontWeight="medium">{t(title)}</chakra.h3>
            <chakra.dl mt="2">
              {metrics.map((metric) => (
                <Flex
                  key={metric}
                  justify="space-between"
                  gap="3"
                  py="1"
                  borderTopWidth="1px"
                  borderColor="border.subtle"
                >
                  <chakra.dt color="fg.muted">{t(metric)}</chakra.dt>
                  <chakra.dd m="0">{format.number(null)}</chakra.dd>
                </Flex>
              ))}
            </chakra.dl>
          </div>
        ))}
      </Grid>
      <Text mt="4" textStyle="sm" color="fg.muted">
        {t('preview.own')}
      </Text>
    </Section>
  )
}
