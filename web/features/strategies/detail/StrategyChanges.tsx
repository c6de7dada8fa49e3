import { useGetConstantsQuery } from '@adwright/sdk/react-query'
import type { ChangeEntry, Strategy } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { HistoryList } from '#web/domain/history/HistoryList.tsx'
import { useStrategyHistory } from '#web/features/strategies/use-plan.ts'
import { useStrategyWords } from '#web/features/strategies/use-strategy-words.ts'
import { isDay } from '#web/lib/dates.ts'
import { useAccount } from '#web/session/current.ts'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** Fields whose values the contract gives as digits, with the prefix of their words. */
const WORDS = { status: 'status', priority: 'priority', healthOverride: 'health', outcome: 'outcome' } as const
const METRIC_VALUES: readonly string[] = ['baseline', 'current', 'target']

interface StrategyChangesProps {
  strategy: Pick<Strategy, 'kpi' | 'currencyCode'>
  entries: readonly ChangeEntry[]
  /** The changes there are, if only the latest of them were read. */
  totalCount?: number
}

/** Changes of a strategy in words. */
export function StrategyChanges({ strategy, entries, totalCount }: StrategyChangesProps) {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const words = useStrategyWords()
  const account = useAccount()
  const goals = useGetConstantsQuery().data?.digitalMarketingGoals ?? []

  function valueText(field: string, value: string): string {
    if (isDay(value)) return format.date(value)
    if (field in WORDS) return t(`${WORDS[field as keyof typeof WORDS]}.${value}` as 'status.1')
    if (field === 'channels')
      return value
        .split(', ')
        .map((channel) => t(`channel.${channel}` as 'channel.1'))
        .join(', ')
    if (field === 'goal') return goals.find((goal) => String(goal.value) === value)?.label ?? value
    if (field === 'metric') return words.metricName(strategy.kpi.source, value)
    if (field === 'budget') return format.money(Number(value), strategy.currencyCode ?? account.currencyCode)
    return METRIC_VALUES.includes(field) ? words.value(strategy, Number(value)) : value
  }

  return (
    <HistoryList
      entries={entries}
      totalCount={totalCount}
      timeZone={account.timeZone}
      fieldName={(field) => t(`history.field.${field}` as 'history.field.title', { defaultValue: field })}
      valueText={valueText}
    />
  )
}

/** What others have changed since a version of the strategy; nothing if that can't be read. */
export function ChangesSince({ strategy, isPrivate }: { strategy: Strategy; isPrivate: boolean }) {
  const { data, error } = useStrategyHistory(isPrivate, strategy.id, { isFresh: true })
  if (error) return null
  if (!data) return <TextSkeleton lines={2} />
  return (
    <StrategyChanges
      strategy={strategy}
      entries={data.items.filter(({ occurredAt }) => occurredAt > strategy.updatedAt)}
    />
  )
}
