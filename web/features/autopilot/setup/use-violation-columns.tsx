import { Box, chakra, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatMetricValue } from '#web/domain/metrics/condition-metric.ts'
import { useRuleLabels } from '#web/features/autopilot/condition-labels.ts'
import { EntityPath } from '#web/features/autopilot/EntityPath.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { SeverityBadge } from '#web/ui/feedback/severity.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { useFormat } from '#web/ui/use-format.ts'
import type { Violation } from './violations.ts'

/** `linkOf` links to the metrics of an entity, if its type has a table. */
export function useViolationColumns(linkOf: (row: Violation) => string | undefined): readonly Column<Violation>[] {
  const { t } = useTranslation('autopilot-setup')
  const format = useFormat()
  const { currency } = useClient()
  const words = useRuleLabels(currency)
  return useMemo(() => {
    const value = ({ metric }: Violation, one: number | string | null) =>
      typeof one === 'string' ? words.stateOf(one) : formatMetricValue(metric, one, format, currency)
    return [
      {
        id: 'name',
        header: t('violations.column.name'),
        cell: (row) => (
          <Box minWidth={{ md: '14rem' }} py="1">
            {linkOf(row) ? (
              <Link to={linkOf(row) ?? ''}>{row.name}</Link>
            ) : (
              <Text fontWeight="medium" overflowWrap="anywhere">
                {row.name}
              </Text>
            )}
            <EntityPath entity={row} />
          </Box>
        ),
      },
      {
        id: 'severity',
        header: t('violations.column.severity'),
        priority: 1,
        cell: ({ severity }) => <SeverityBadge level={severity} />,
      },
      { id: 'metric', header: t('violations.column.metric'), priority: 2, cell: ({ metric }) => words.metric(metric) },
      {
        id: 'actual',
        header: t('violations.column.actual'),
        align: 'end',
        priority: 3,
        cell: (row) => value(row, row.actual),
      },
      {
        id: 'threshold',
        header: t('violations.column.threshold'),
        align: 'end',
        priority: 4,
        cell: (row) => value(row, row.threshold),
      },
      {
        id: 'wastedSpend',
        header: t('violations.column.wastedSpend'),
        align: 'end',
        priority: 5,
        cell: ({ wastedSpend, dateBegin, dateEnd }) => (
          <>
            {format.money(wastedSpend, currency)}
            {wastedSpend && dateBegin && dateEnd ? (
              <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">
                {t('violations.period', { from: format.date(dateBegin, 'short'), to: format.date(dateEnd, 'short') })}
              </Text>
            ) : null}
          </>
        ),
      },
      {
        id: 'since',
        header: t('violations.column.since'),
        priority: 6,
        cell: ({ since }) => <chakra.span whiteSpace="nowrap">{since === null ? '–' : format.date(since)}</chakra.span>,
      },
    ]
  }, [t, format, currency, words, linkOf])
}
