import type { DemandMonth } from '@adwright/sdk/types'
import { Grid, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { LineChart } from '#web/ui/chart/LineChart.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const MEASURES = ['eligibleImpressions', 'sessions'] as const

/** Demand by month as the account sees it, each measure with its own scale. Renders nothing without data. */
export function Demand({ months }: { months: readonly DemandMonth[] }) {
  const { t } = useTranslation('analyses')
  const format = useFormat()
  const shown = MEASURES.filter((measure) => months.filter((month) => month[measure] !== null).length > 1)
  if (shown.length === 0) return null
  return (
    <Section title={t('demand.title')} description={t('demand.text')} variant="plain">
      <Grid gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: `repeat(${shown.length}, minmax(0, 1fr))` }}>
        {shown.map((measure) => (
          <LineChart
            key={measure}
            title={t(`demand.${measure}`)}
            description={t(`demand.${measure}Text`)}
            headingLevel="h3"
            height={200}
            labels={months.map(({ beginsOn }) => beginsOn)}
            labelHeader={t('demand.month')}
            formatLabel={(day) => format.date(day, 'month')}
            unit={t(`demand.${measure}`)}
            formatValue={(value) => format.number(value)}
            formatTick={format.compact}
            series={[
              {
                id: measure,
                label: t(`demand.${measure}`),
                role: 'actual',
                values: months.map((month) => month[measure]),
              },
            ]}
          />
        ))}
      </Grid>
      {shown.includes('sessions') ? null : (
        <Text mt="3" textStyle="sm" color="fg.muted">
          {t('demand.noSessions')}
        </Text>
      )}
    </Section>
  )
}
