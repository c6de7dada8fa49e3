import type { Strategy } from '@adwright/sdk/types'
import { Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useStrategyWords } from '#web/features/strategies/use-strategy-words.ts'
import { addDays, daysBetween } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/server-time.ts'
import { useAccount } from '#web/session/current.ts'
import { ProgressLine } from '#web/ui/feedback/ProgressLine.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** What was spent of the budget, and the day on which it ends at the average pace so far. */
export function BudgetCard({ strategy }: { strategy: Strategy }) {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const words = useStrategyWords()
  const today = useToday(useAccount().timeZone)
  const { budget, spent, startsOn, dueOn, currencyCode } = strategy
  if (budget === null) return null
  const money = (amount: number) => words.valueOf(amount, 'money', currencyCode)
  const lastDay = addDays(today, -1) < dueOn ? addDays(today, -1) : dueOn
  const days = daysBetween(startsOn, lastDay) + 1
  const pace = spent !== null && days > 0 ? spent / days : 0
  const endsOn =
    pace > 0 && spent !== null ? addDays(lastDay, Math.ceil(Math.max(0, budget - spent) / pace)) : undefined
  return (
    <Section title={t('column.budget')}>
      {spent === null ? (
        <Text color="fg.muted">{t('budget.unknown', { budget: money(budget) })}</Text>
      ) : (
        <Flex direction="column" gap="2">
          <ProgressLine
            label={t('budget.label')}
            share={budget === 0 ? 1 : Math.min(1, spent / budget)}
            words={t('budget.of', { spent: money(spent), budget: money(budget) })}
          />
          {days > 0 ? (
            <Text textStyle="sm" color="fg.muted">
              {t('budget.pace', { amount: money(pace), count: days })}
            </Text>
          ) : null}
          {endsOn ? (
            <Text textStyle="sm" color={endsOn < dueOn ? 'severity.low.fg' : 'fg.muted'}>
              {endsOn < dueOn
                ? t('budget.endsEarly', { day: format.date(endsOn), count: daysBetween(endsOn, dueOn) })
                : t('budget.lasts', { day: format.date(dueOn) })}
            </Text>
          ) : null}
        </Flex>
      )}
    </Section>
  )
}
