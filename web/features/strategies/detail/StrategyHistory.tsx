import { useGetConstantsQuery } from '@adwright/sdk/react-query'
import type { Strategy } from '@adwright/sdk/types'
import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { HistoryList } from '#web/domain/history/HistoryList.tsx'
import { useStrategyHistory } from '#web/features/strategies/use-plan.ts'
import { useStrategyWords } from '#web/features/strategies/use-strategy-words.ts'
import { isDay } from '#web/lib/dates.ts'
import { useAccount } from '#web/session/current.ts'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** Fields whose values the contract gives as digits, with the prefix of their words. */
const WORDS = { status: 'status', priority: 'priority', healthOverride: 'health', outcome: 'outcome' } as const
const METRIC_VALUES: readonly string[] = ['baseline', 'current', 'target']

/** The changes of a strategy, newest first. */
export function StrategyHistory({ strategy, isPrivate }: { strategy: Strategy; isPrivate: boolean }) {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const words = useStrategyWords()
  const account = useAccount()
  const goals = useGetConstantsQuery().data?.digitalMarketingGoals ?? []
  const { data, error, refetch } = useStrategyHistory(isPrivate, strategy.id)

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
    <Section title={t('detail.tab.history')}>
      {data?.items.length === 0 ? (
        <Text color="fg.muted">{t('history.none')}</Text>
      ) : data ? (
        <HistoryList
          entries={data.items}
          timeZone={account.timeZone}
          fieldName={(field) => t(`history.field.${field}` as 'history.field.title', { defaultValue: field })}
          valueText={valueText}
        />
      ) : error ? (
        <SectionError title={t('history.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={3} />
      )}
    </Section>
  )
}
