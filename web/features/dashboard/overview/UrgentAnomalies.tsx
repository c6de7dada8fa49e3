import { listAnomaliesOptions } from '@adwright/sdk/react-query'
import { type Anomaly, AnomalyStatus } from '@adwright/sdk/types'
import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSuspenseMetrics } from '#web/domain/metrics/use-metrics.ts'
import { LAST_30_AND_TODAY, periodOf } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/server-time.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { Change } from '#web/ui/feedback/Change.tsx'
import { SeverityShape, severityOf } from '#web/ui/feedback/severity.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { CardLink } from './CardLink.tsx'

const OPEN = [AnomalyStatus.New, AnomalyStatus.Acknowledged]
const COUNT = 5
/** Where other cards stand below instead of beside it, the card is shorter. */
const SHORTER = { '& > :nth-of-type(n + 4)': { display: { base: 'none', lg: 'flex' } } }

const NameLink = chakra(Link, {
  base: {
    fontWeight: 'medium',
    _hover: { textDecoration: 'underline' },
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
})

/** The most severe open anomalies, today's included. */
export function UrgentAnomalies() {
  const { t } = useTranslation('dashboard')
  const { id: accountId, timeZone } = useAccount()
  const { from, to } = periodOf(LAST_30_AND_TODAY, useToday(timeZone))
  const { data } = useSuspenseQuery(
    listAnomaliesOptions({
      path: { accountId },
      query: { statuses: OPEN, dateBegin: from, dateEnd: to, pageSize: 10, orderBy: 'severity', sortOrder: 'desc' },
    }),
  )
  return (
    <Section
      title={t('attention.title')}
      description={data.totalCount > 0 ? t('attention.open', { count: data.totalCount }) : undefined}
      actions={<CardLink to={paths.anomalyActivity({ statuses: OPEN })}>{t('attention.all')}</CardLink>}
    >
      {data.items.length === 0 ? <Text color="fg.muted">{t('attention.none')}</Text> : null}
      <chakra.ul listStyleType="none" css={SHORTER}>
        {data.items.slice(0, COUNT).map((anomaly) => (
          <UrgentAnomaly key={anomaly.id} {...anomaly} />
        ))}
      </chakra.ul>
    </Section>
  )
}

function UrgentAnomaly({ id, metric, currencyCode, date, severity, actual, expected }: Anomaly) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation('common')
  const format = useFormat()
  const { labelOf, pairOf, changeOf } = useSuspenseMetrics(currencyCode)
  const [actualText, expectedText] = pairOf(metric, actual, expected)
  return (
    <chakra.li
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
        <chakra.span srOnly>{common(`ui.severity.${severityOf(severity)}`)}</chakra.span>
      </Box>
      <Box flex="1" minWidth="0">
        <Flex justify="space-between" columnGap="3" wrap="wrap">
          <NameLink to={paths.anomaly(id)}>{labelOf(metric)}</NameLink>
          <Change change={changeOf(metric, actual, expected)} />
        </Flex>
        <Flex justify="space-between" columnGap="3" wrap="wrap" color="fg.muted" textStyle="sm">
          <span>{t('attention.expected', { actual: actualText, expected: expectedText })}</span>
          <chakra.span whiteSpace="nowrap">{format.date(date, 'short')}</chakra.span>
        </Flex>
      </Box>
    </chakra.li>
  )
}
