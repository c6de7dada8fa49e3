import { type TaskEffect, TaskEffectState } from '@adwright/sdk/types'
import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useMetrics } from '#web/domain/metrics/use-metrics.ts'
import { StatusBadge, type StatusTone } from '#web/ui/feedback/StatusBadge.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const tones: Record<TaskEffectState, StatusTone> = {
  [TaskEffectState.Better]: 'good',
  [TaskEffectState.Same]: 'neutral',
  [TaskEffectState.Worse]: 'bad',
  [TaskEffectState.TooEarly]: 'neutral',
  [TaskEffectState.TooLittleData]: 'neutral',
}

/** The measured effect of a finished task, with its calculation. */
export function EffectCard({ effect }: { effect: TaskEffect }) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const { labelOf } = useMetrics()
  const { state, unit, currencyCode, metric, before, after, measuredOn, calculation } = effect
  const shown = (value: number | null) => {
    if (value === null) return format.number(null)
    if (unit === 'money' && currencyCode) return format.money(value, currencyCode)
    if (unit === 'rate') return format.rate(value)
    return unit === 'seconds' ? format.duration(value) : format.number(value)
  }
  const isEarly = state === TaskEffectState.TooEarly
  return (
    <Box borderWidth="1px" borderColor="border.subtle" borderRadius="l2" p="3">
      <Flex justify="space-between" gap="2" wrap="wrap" align="center">
        <Text textStyle="xs" color="fg.muted">
          {t('card.effect')}
        </Text>
        <StatusBadge tone={tones[state]}>{t(`card.effectState.${state}`)}</StatusBadge>
      </Flex>
      <Text mt="1">
        {isEarly && measuredOn
          ? t('card.effectFrom', { date: format.date(measuredOn) })
          : t('card.effectChange', {
              metric: metric === 'cpa' ? t('card.cpa') : labelOf(metric),
              before: shown(before),
              after: shown(after),
            })}
      </Text>
      <chakra.details mt="1" textStyle="sm" color="fg.muted">
        <summary>{t('card.calculation')}</summary>
        {calculation}
      </chakra.details>
    </Box>
  )
}
