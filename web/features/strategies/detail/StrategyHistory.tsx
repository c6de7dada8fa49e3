import type { Strategy } from '@adwright/sdk/types'
import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useStrategyHistory } from '#web/features/strategies/use-plan.ts'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { StrategyChanges } from './StrategyChanges.tsx'

/** The changes of a strategy, newest first. */
export function StrategyHistory({ strategy, isPrivate }: { strategy: Strategy; isPrivate: boolean }) {
  const { t } = useTranslation('strategies')
  const { data, error, refetch } = useStrategyHistory(isPrivate, strategy.id)

  return (
    <Section title={t('detail.tab.history')}>
      {data?.items.length === 0 ? (
        <Text color="fg.muted">{t('history.none')}</Text>
      ) : data ? (
        <StrategyChanges strategy={strategy} entries={data.items} totalCount={data.totalCount} />
      ) : error ? (
        <SectionError title={t('history.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={3} />
      )}
    </Section>
  )
}
