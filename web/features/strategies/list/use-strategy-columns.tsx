import { StrategyStatus, type StrategySummary } from '@adwright/sdk/types'
import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HealthBadge } from '#web/features/strategies/HealthBadge.tsx'
import { StaleNote } from '#web/features/strategies/StaleNote.tsx'
import { useStrategyWords } from '#web/features/strategies/use-strategy-words.ts'
import { daysBetween } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/server-time.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { Sparkline } from '#web/ui/chart/Sparkline.tsx'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { useFormat } from '#web/ui/use-format.ts'

const NameLink = chakra(Link)

function Health({ strategy: { status, health, healthOverride } }: { strategy: StrategySummary }) {
  const { t } = useTranslation('strategies')
  const shown = healthOverride?.health ?? health
  if (status !== StrategyStatus.Active || shown === null) return <StatusBadge>{t(`status.${status}`)}</StatusBadge>
  return (
    <Flex as="span" display="inline-flex" gap="1.5" align="center" wrap="wrap">
      <HealthBadge health={shown} />
      {healthOverride && health !== null && healthOverride.health !== health ? (
        <chakra.span textStyle="xs" color="fg.muted">
          {t('override.data', { health: t(`health.${health}`) })}
        </chakra.span>
      ) : null}
    </Flex>
  )
}

export function useStrategyColumns(isPrivate: boolean): readonly Column<StrategySummary>[] {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const account = useAccount()
  const words = useStrategyWords()
  const today = useToday(account.timeZone)
  const pathOf = isPrivate ? paths.privateStrategy : paths.strategy
  const columns: (Column<StrategySummary> | false)[] = [
    {
      id: 'title',
      header: t('column.title'),
      width: '13rem',
      sortable: true,
      cell: ({ id, title }) => (
        <NameLink to={pathOf(id)} fontWeight="medium">
          {title}
        </NameLink>
      ),
    },
    {
      id: 'health',
      header: t('column.health'),
      sortable: true,
      priority: 0,
      cell: (strategy) => <Health strategy={strategy} />,
    },
    {
      id: 'metric',
      header: t('column.metric'),
      priority: 1,
      cell: (strategy) => (
        <Flex as="span" gap="3" align="center" justify="space-between">
          <Box as="span">
            <chakra.span display="block" textStyle="sm" color="fg.muted">
              {words.nameOf(strategy)}
            </chakra.span>
            <chakra.span
              fontVariantNumeric="tabular-nums"
              whiteSpace={{ md: 'nowrap' }}
              color={strategy.kpi.staleAsOf ? 'fg.muted' : undefined}
            >
              {words.toTarget(strategy)}
            </chakra.span>
            <StaleNote kpi={strategy.kpi} />
          </Box>
          {strategy.recentValues.length > 1 ? (
            <Box as="span" display={{ base: 'none', md: 'block' }}>
              <Sparkline values={strategy.recentValues} />
            </Box>
          ) : null}
        </Flex>
      ),
    },
    {
      id: 'progress',
      header: t('column.work'),
      sortable: true,
      align: 'end',
      priority: 3,
      cell: ({ taskCount, doneTaskCount }) =>
        taskCount === 0 ? t('work.none') : t('work.short', { done: doneTaskCount, total: taskCount }),
    },
    {
      id: 'dueOn',
      header: t('column.due'),
      sortable: true,
      priority: 2,
      cell: ({ dueOn, status }) => {
        const days = daysBetween(today, dueOn)
        const isOpen = status === StrategyStatus.Active || status === StrategyStatus.Paused
        return (
          <chakra.span whiteSpace="nowrap">
            {format.date(dueOn)}
            {isOpen ? (
              <chakra.span display="block" textStyle="sm" color={days < 0 ? 'bad.fg' : 'fg.muted'}>
                {days < 0 ? t('due.over', { count: -days }) : t('due.left', { count: days })}
              </chakra.span>
            ) : null}
          </chakra.span>
        )
      },
    },
    !isPrivate && {
      id: 'owner',
      header: t('column.owner'),
      priority: 4,
      cell: ({ ownerName }) => <chakra.span whiteSpace="nowrap">{ownerName ?? t('owner.none')}</chakra.span>,
    },
    {
      id: 'budget',
      header: t('column.budget'),
      align: 'end',
      priority: 5,
      cell: ({ budget, spent, currencyCode }) =>
        budget === null ? (
          '–'
        ) : (
          <chakra.span whiteSpace="nowrap">
            {format.money(budget, currencyCode ?? account.currencyCode, true)}
            {spent === null ? null : (
              <chakra.span display="block" textStyle="sm" color="fg.muted">
                {t('budget.spent', { amount: format.money(spent, currencyCode ?? account.currencyCode, true) })}
              </chakra.span>
            )}
          </chakra.span>
        ),
    },
  ]
  return columns.filter((column) => column !== false)
}
