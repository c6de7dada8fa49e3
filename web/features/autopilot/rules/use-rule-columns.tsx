import { Box, chakra, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SavingAmount } from '#web/domain/savings/SavingAmount.tsx'
import { runResult, statusTones } from '#web/features/autopilot/change-labels.ts'
import type { RuleRow } from '#web/features/autopilot/rule-list.ts'
import { UnknownMetricsLine } from '#web/features/autopilot/UnknownMetrics.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useIsAdsExpired } from '#web/features/autopilot/use-is-ads-expired.ts'
import { useServerNow } from '#web/lib/server-time.ts'
import { paths } from '#web/paths.ts'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { useFormat } from '#web/ui/use-format.ts'

const RuleLink = chakra(Link, { base: { overflowWrap: 'anywhere' } })

const DAY_MS = 86_400_000

export function useRuleColumns(): readonly Column<RuleRow>[] {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const { timeZone } = useClient()
  const now = useServerNow()
  const isExpired = useIsAdsExpired()
  return useMemo(() => {
    const time = (instant: string, from = now) => (
      <time dateTime={instant} title={format.dateTime(instant, timeZone)}>
        {format.relative(instant, from)}
      </time>
    )
    /** A past event is never shown in the future, even if clocks differ. */
    const past = (instant: string) => time(instant, new Date(Math.max(now.getTime(), Date.parse(instant))))
    /** Relative within a day; otherwise the date, because "tomorrow" can mean up to 40 hours. */
    const when = (instant: string) =>
      Date.parse(instant) - now.getTime() < DAY_MS ? (
        time(instant)
      ) : (
        <time dateTime={instant} title={format.dateTime(instant, timeZone)}>
          {format.date(instant, 'short', timeZone)}
        </time>
      )
    return [
      {
        id: 'name',
        width: 'clamp(15rem, 21vw, 24rem)',
        header: t('rules.column.name'),
        sortable: true,
        cell: ({ item }) => (
          <Box minWidth="0" py="1">
            <RuleLink to={paths.activeRule(item.id)} title={item.name} lineClamp="2">
              {item.name}
            </RuleLink>
            {item.ruleName === item.name ? null : (
              <Text textStyle="xs" color="fg.muted" lineClamp="2">
                {item.ruleName}
              </Text>
            )}
            <UnknownMetricsLine metrics={item.unknownMetrics} />
          </Box>
        ),
      },
      {
        id: 'status',
        header: t('rules.column.status'),
        sortable: true,
        priority: 1,
        cell: ({ item: { status, mode } }) => (
          <Box whiteSpace="nowrap">
            <StatusBadge tone={statusTones[status]}>{t(`rules.status.${status}`)}</StatusBadge>
            <Text textStyle="xs" color="fg.muted">
              {t(`rules.mode.${mode}`)}
            </Text>
          </Box>
        ),
      },
      {
        id: 'lastRunAt',
        header: t('rules.column.lastRun'),
        sortable: true,
        priority: 5,
        cell: ({ item: { lastRunAt, lastResult } }) =>
          lastRunAt === null ? (
            <chakra.span color="fg.muted">{t('rules.never')}</chakra.span>
          ) : (
            <Box whiteSpace="nowrap">
              {past(lastRunAt)}
              {lastResult ? (
                <Text textStyle="xs" color="fg.muted">
                  <Link to={paths.activityRun(lastResult.id)}>{t(`activity.runStatus.${runResult(lastResult)}`)}</Link>
                </Text>
              ) : null}
            </Box>
          ),
      },
      {
        id: 'nextRunAt',
        header: t('rules.column.nextRun'),
        sortable: true,
        priority: 6,
        cell: ({ item: { nextRunAt } }) =>
          nextRunAt === null ? (
            <chakra.span color="fg.muted">–</chakra.span>
          ) : isExpired ? (
            <chakra.span color="fg.muted">{t('rules.noConnection.waiting')}</chakra.span>
          ) : (
            when(nextRunAt)
          ),
      },
      {
        id: 'changes30d',
        header: t('rules.column.changes'),
        sortable: true,
        align: 'end',
        priority: 3,
        cell: ({ item: { changes30d } }) => format.number(changes30d),
      },
      {
        id: 'saving',
        header: t('rules.column.saving'),
        sortable: true,
        align: 'end',
        priority: 4,
        cell: ({ saving }) => (saving ? <SavingAmount saving={saving} /> : '–'),
      },
    ]
  }, [t, format, timeZone, now, isExpired])
}
