import type { ApiError, AutopilotEffect } from '@adwright/sdk/types'
import { Box, Skeleton, Text } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EffectStrip } from '#web/domain/effect/EffectStrip.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { cardColumns } from '#web/ui/page/two-per-row.ts'
import { useFormatPeriod } from '#web/ui/period/PeriodPicker.tsx'

const HEIGHT = { base: '15.25rem', md: '14.75rem', lg: '9rem' }

/** The results of all rules together in the last 30 days. */
export function RuleEffect({ effect }: { effect: UseQueryResult<AutopilotEffect, ApiError> }) {
  const { t } = useTranslation('autopilot')
  const periodWords = useFormatPeriod()
  const { data, error, refetch } = effect
  if (!data)
    return error ? (
      <Box layerStyle="card" mb="4" minHeight={HEIGHT}>
        <SectionError title={t('rules.effect.failed')} error={error} onRetry={() => void refetch()} />
      </Box>
    ) : (
      <Loading>
        <Skeleton height={HEIGHT} mb="4" />
      </Loading>
    )
  return (
    <Box
      as="section"
      aria-labelledby="rule-effect"
      layerStyle="card"
      p={{ base: '4', md: '5' }}
      mb="4"
      minHeight={HEIGHT}
    >
      <Text as="h2" id="rule-effect" textStyle="label" mb="3">
        {t('rules.effect.title', { period: periodWords({ from: data.dateBegin, to: data.dateEnd }) })}
      </Text>
      <EffectStrip effect={data} columns={cardColumns(4)} />
    </Box>
  )
}
