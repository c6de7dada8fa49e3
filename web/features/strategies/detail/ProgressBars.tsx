import type { Strategy } from '@adwright/sdk/types'
import { Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { metricShare } from '#web/features/strategies/progress.ts'
import { StaleNote } from '#web/features/strategies/StaleNote.tsx'
import { useStrategyWords } from '#web/features/strategies/use-strategy-words.ts'
import { ProgressLine } from '#web/ui/feedback/ProgressLine.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** Result and work are two bars: closed tasks do not say that the metric has moved. */
export function ProgressBars({ strategy }: { strategy: Strategy }) {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const words = useStrategyWords()
  const { kpi, taskCount, doneTaskCount, progress } = strategy
  const share = metricShare(kpi)
  const now = words.toTarget(strategy)
  return (
    <Section title={t('progress.title')}>
      <Flex direction="column" gap="3">
        {share === null ? (
          <Text>
            <Text as="span" color="fg.muted">
              {words.nameOf(strategy)}:{' '}
            </Text>
            <Text as="span" color={kpi.staleAsOf ? 'fg.muted' : undefined}>
              {now}
            </Text>
          </Text>
        ) : (
          <ProgressLine label={words.nameOf(strategy)} share={share} words={`${now} · ${format.rate(share, 0)}`} />
        )}
        <StaleNote kpi={kpi} />
        {taskCount === 0 ? (
          <Text color="fg.muted">{t('progress.noTasks')}</Text>
        ) : (
          <ProgressLine
            label={t('column.work')}
            share={progress}
            words={t('work.of', { done: doneTaskCount, count: taskCount })}
          />
        )}
        <Text textStyle="sm" color="fg.muted">
          {t('progress.apart')}
        </Text>
      </Flex>
    </Section>
  )
}
