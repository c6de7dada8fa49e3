import { type ExecutionChange, ExecutionChangeStatus } from '@adwright/sdk/types'
import { Box, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeView } from '#web/features/autopilot/ChangeView.tsx'
import { changeTones } from '#web/features/autopilot/change-labels.ts'
import { EntityPath } from '#web/features/autopilot/EntityPath.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { useFormatPeriod } from '#web/ui/period/PeriodPicker.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { useFormat } from '#web/ui/use-format.ts'

export function useChangeColumns(): readonly Column<ExecutionChange>[] {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const { currency } = useClient()
  const formatPeriod = useFormatPeriod()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('activity.change.thing'),
        cell: (change) => (
          <Box minWidth={{ md: '12rem' }} py="1">
            {change.platformUrl ? (
              <a href={change.platformUrl} target="_blank" rel="noreferrer">
                {change.name}
              </a>
            ) : (
              <Text fontWeight="medium">{change.name}</Text>
            )}
            <Text textStyle="xs" color="fg.muted">
              {t(`words.entity.${change.entityType}`)}
            </Text>
            <EntityPath entity={change} />
          </Box>
        ),
      },
      {
        id: 'change',
        header: t('activity.change.change'),
        priority: 1,
        cell: (change) => (
          <Box minWidth={{ md: '9rem' }}>
            <ChangeView change={change} />
          </Box>
        ),
      },
      {
        id: 'status',
        header: t('activity.change.status'),
        priority: 2,
        cell: ({ status, failureReason }) => (
          <Box minWidth={failureReason ? { md: '12rem' } : undefined} maxWidth="18rem" py="1">
            <StatusBadge tone={changeTones[status]}>{t(`activity.changeStatus.${status}`)}</StatusBadge>
            {failureReason ? (
              <Text textStyle="xs" color={status === ExecutionChangeStatus.Failed ? 'bad.fg' : 'fg.muted'} mt="0.5">
                {failureReason}
              </Text>
            ) : null}
          </Box>
        ),
      },
      {
        id: 'reason',
        header: t('activity.change.reason'),
        priority: 3,
        cell: ({ reason }) => (
          <Text textStyle="sm" minWidth={{ md: '18rem' }} maxWidth="32rem" py="1">
            {reason}
          </Text>
        ),
      },
      {
        id: 'cost',
        header: t('proposals.figure.cost'),
        unit: currency,
        align: 'end',
        priority: 4,
        cell: ({ metrics, dateBegin, dateEnd }) => (
          <>
            {format.money(metrics.cost, currency)}
            {dateBegin && dateEnd ? (
              <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">
                {formatPeriod({ from: dateBegin, to: dateEnd })}
              </Text>
            ) : null}
          </>
        ),
      },
      {
        id: 'clicks',
        header: t('proposals.figure.clicks'),
        align: 'end',
        isHidden: true,
        priority: 5,
        cell: ({ metrics }) => format.number(metrics.clicks),
      },
      {
        id: 'conversions',
        header: t('proposals.figure.conversions'),
        align: 'end',
        isHidden: true,
        priority: 6,
        cell: ({ metrics }) => format.number(metrics.conversions, 1),
      },
    ],
    [t, format, formatPeriod, currency],
  )
}
