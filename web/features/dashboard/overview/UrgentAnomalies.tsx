import type { Anomaly } from '@adwright/sdk/types'
import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSuspenseMetrics } from '#web/domain/metrics/use-metrics.ts'
import type { Period } from '#web/lib/dates.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { SeverityShape, severityOf } from '#web/ui/feedback/severity.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { mostUrgent } from './distribution.ts'

const COUNT = 5

const NameLink = chakra(Link, {
  base: {
    fontWeight: 'medium',
    _hover: { textDecoration: 'underline' },
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
})

const AllLink = chakra(Link, {
  base: { color: 'accent.fg', textStyle: 'sm', _hover: { textDecoration: 'underline' } },
})

/** The open anomalies to look at first. */
export function UrgentAnomalies({ anomalies, period }: { anomalies: readonly Anomaly[]; period: Period }) {
  const { t } = useTranslation('dashboard')
  const { t: word } = useTranslation('common')
  const format = useFormat()
  const { labelOf, valueOf } = useSuspenseMetrics(useAccount().currencyCode)
  const urgent = mostUrgent(anomalies, COUNT)
  return (
    <Section
      title={t('attention.title')}
      actions={
        <AllLink to={paths.anomalyActivity({ dateBegin: period.from, dateEnd: period.to })}>
          {t('attention.all')}
        </AllLink>
      }
    >
      {urgent.length === 0 ? <Text color="fg.muted">{t('attention.none')}</Text> : null}
      <chakra.ul m="0" p="0" listStyleType="none">
        {urgent.map(({ id, metric, currencyCode, date, severity, actual, expected, deviationPct }) => (
          <chakra.li
            key={id}
            position="relative"
            display="flex"
            gap="3"
            py="2.5"
            borderTopWidth="1px"
            borderColor="border.subtle"
            _first={{ borderTopWidth: '0', pt: '0' }}
          >
            <Box mt="1">
              <SeverityShape severity={severityOf(severity)} />
              <chakra.span srOnly>{word(`ui.severity.${severityOf(severity)}`)}</chakra.span>
            </Box>
            <Box flex="1" minWidth="0">
              <Flex justify="space-between" gap="3">
                <NameLink to={paths.anomaly(id)}>{labelOf(metric)}</NameLink>
                <chakra.span fontVariantNumeric="tabular-nums" fontWeight="medium">
                  {format.change(deviationPct / 100)}
                </chakra.span>
              </Flex>
              <Flex justify="space-between" gap="3" color="fg.muted" textStyle="sm">
                <span>
                  {t('attention.expected', {
                    actual: valueOf(metric, actual, currencyCode),
                    expected: valueOf(metric, expected, currencyCode),
                  })}
                </span>
                <chakra.span whiteSpace="nowrap">{format.date(date, 'short')}</chakra.span>
              </Flex>
            </Box>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  )
}
