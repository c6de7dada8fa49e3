import { type Anomaly, AnomalyDirection } from '@adwright/sdk/types'
import { chakra, Flex } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { statusTones, useAnomalyWords } from '#web/features/anomalies/anomaly-texts.ts'
import { withHour } from '#web/features/anomalies/points.ts'
import { useToday } from '#web/lib/server-time.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { Sparkline } from '#web/ui/chart/Sparkline.tsx'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { SeverityBadge } from '#web/ui/feedback/severity.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { MiddleTruncate } from '#web/ui/table/MiddleTruncate.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const NameLink = chakra(Link)

interface ColumnOptions {
  /** The name of a monitor; undefined if it was deleted. */
  monitorOf: (configurationId: string) => string | undefined
}

export function useAnomalyColumns({ monitorOf }: ColumnOptions): readonly Column<Anomaly>[] {
  const { t } = useTranslation('anomalies')
  const format = useFormat()
  const { timeZone } = useAccount()
  const { search } = useLocation()
  const { metrics, changeOf } = useAnomalyWords()
  const thisYear = useToday(timeZone).slice(0, 4)
  return [
    {
      id: 'metric',
      header: t('column.metric'),
      sortable: true,
      cell: ({ id, metric }) => (
        <NameLink
          to={{ pathname: paths.anomaly(id), search }}
          display="inline-block"
          minWidth={{ md: '7.15rem' }}
          fontWeight="medium"
        >
          {metrics.labelOf(metric)}
        </NameLink>
      ),
    },
    {
      id: 'severity',
      header: t('column.severity'),
      sortable: true,
      priority: 1,
      cell: ({ severity }) => <SeverityBadge level={severity} />,
    },
    {
      id: 'date',
      header: t('column.date'),
      sortable: true,
      priority: 0,
      cell: ({ date, hour }) => (
        <chakra.span whiteSpace="nowrap" title={withHour(format.date(date, 'long'), hour)}>
          {withHour(format.date(date, date.slice(0, 4) === thisYear ? 'short' : 'medium'), hour)}
        </chakra.span>
      ),
    },
    {
      id: 'deviationPct',
      header: t('column.deviation'),
      align: 'end',
      sortable: true,
      priority: 2,
      cell: (anomaly) => {
        const Arrow = anomaly.direction === AnomalyDirection.Drop ? ArrowDown : ArrowUp
        return (
          <Flex as="span" display="inline-flex" gap="1" align="center" fontWeight="medium">
            <Arrow size={12} aria-hidden="true" />
            {changeOf(anomaly)}
          </Flex>
        )
      },
    },
    {
      id: 'actual',
      header: t('column.actual'),
      align: 'end',
      priority: 3,
      cell: ({ metric, actual, currencyCode }) => metrics.valueOf(metric, actual, currencyCode),
    },
    {
      id: 'expected',
      header: t('column.expected'),
      align: 'end',
      priority: 4,
      cell: ({ metric, expected, currencyCode }) => metrics.valueOf(metric, expected, currencyCode),
    },
    {
      id: 'trend',
      header: t('column.trend'),
      priority: null,
      cell: ({ series }) => <Sparkline values={series.map(({ actual }) => actual)} />,
    },
    {
      id: 'status',
      header: t('column.status'),
      sortable: true,
      priority: 5,
      cell: ({ status, snoozedUntil }) => (
        <chakra.span title={snoozedUntil ? t('snoozedUntil', { when: format.dateTime(snoozedUntil, timeZone) }) : ''}>
          <StatusBadge tone={statusTones[status]}>{t(`status.${status}`)}</StatusBadge>
        </chakra.span>
      ),
    },
    {
      id: 'assignee',
      header: t('column.assignee'),
      priority: 6,
      cell: ({ assigneeName }) =>
        assigneeName === null ? (
          <chakra.span color="fg.muted">{t('unassigned')}</chakra.span>
        ) : (
          <chakra.span
            display="block"
            maxWidth={{ md: '5.5rem' }}
            overflow="hidden"
            textOverflow="ellipsis"
            whiteSpace={{ md: 'nowrap' }}
            title={assigneeName}
          >
            {assigneeName}
          </chakra.span>
        ),
    },
    {
      id: 'monitor',
      header: t('column.monitor'),
      priority: 7,
      isHiddenByDefault: true,
      cell: ({ configurationId }) => {
        const name = monitorOf(configurationId)
        return (
          <chakra.span display="block" minWidth={{ md: '9rem' }} maxWidth="13rem" whiteSpace={{ md: 'nowrap' }}>
            {name === undefined ? (
              <chakra.span color="fg.muted">{t('deletedMonitor')}</chakra.span>
            ) : (
              <MiddleTruncate>{name}</MiddleTruncate>
            )}
          </chakra.span>
        )
      },
    },
  ]
}
