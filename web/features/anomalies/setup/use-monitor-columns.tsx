import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { Badge, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMetrics } from '#web/domain/metrics/use-metrics.ts'
import { useLastAnomalies } from '#web/features/anomalies/use-monitors.ts'
import { paths } from '#web/paths.ts'
import type { Column } from '#web/ui/table/column.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { MonitorSwitch } from './MonitorSwitch.tsx'

const SHOWN_METRICS = 3
const NameLink = chakra(Link)

export function useMonitorColumns(): readonly Column<AnomalyConfiguration>[] {
  const { t } = useTranslation('anomalies')
  const format = useFormat()
  const { labelOf } = useMetrics()
  const { lastOf, period, since } = useLastAnomalies()
  return [
    {
      id: 'name',
      header: t('setup.column.name'),
      width: '12rem',
      cell: ({ id, name, isDefault }) => (
        <Flex as="span" display="inline-flex" gap="2" align="center" wrap="wrap" py="1">
          <NameLink to={paths.anomalyMonitor(id)} fontWeight="medium">
            {name}
          </NameLink>
          {isDefault ? <Badge variant="outline">{t('setup.default')}</Badge> : null}
        </Flex>
      ),
    },
    {
      id: 'isEnabled',
      header: t('setup.column.on'),
      priority: 0,
      cell: (monitor) => <MonitorSwitch monitor={monitor} />,
    },
    {
      id: 'metrics',
      header: t('setup.column.metrics'),
      priority: 1,
      width: '14rem',
      cell: ({ metricSettings }) => {
        const names = [...new Set(metricSettings.map(({ metric }) => labelOf(metric)))]
        const more = names.length - SHOWN_METRICS
        const shown = names.slice(0, SHOWN_METRICS).join(', ')
        if (names.length === 0) return <chakra.span color="bad.fg">{t('setup.noMetric')}</chakra.span>
        return more > 0 ? t('setup.andMore', { names: shown, count: more }) : shown
      },
    },
    {
      id: 'granularity',
      header: t('setup.column.granularity'),
      priority: 3,
      cell: ({ granularity }) => <chakra.span whiteSpace="nowrap">{t(`setup.granularity.${granularity}`)}</chakra.span>,
    },
    {
      id: 'channels',
      header: t('setup.column.channels'),
      priority: 4,
      cell: ({ channels, recipients }) => (
        <chakra.span title={recipients.join(', ')}>
          {channels.length === 0
            ? t('setup.noChannels')
            : [
                channels.map((channel) => t(`setup.channel.${channel}`)).join(', '),
                ...(recipients.length > 0 ? [t('setup.recipients', { count: recipients.length })] : []),
              ].join(' · ')}
        </chakra.span>
      ),
    },
    {
      id: 'lastFound',
      header: t('setup.column.lastFound'),
      priority: 2,
      cell: ({ id }) => {
        const day = lastOf.get(id)
        return day ? (
          <chakra.span textDecoration="underline" textUnderlineOffset="3px" whiteSpace="nowrap">
            <Link to={paths.anomalyActivity({ configurationIds: id, ...period })}>{format.date(day)}</Link>
          </chakra.span>
        ) : (
          <chakra.span color="fg.muted">
            {since ? t('setup.noneSince', { date: format.date(since) }) : t('setup.notLately')}
          </chakra.span>
        )
      },
    },
  ]
}
