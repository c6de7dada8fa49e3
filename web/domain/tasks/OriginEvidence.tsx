import { getAnomalyOptions, getFindingOptions } from '@adwright/sdk/react-query'
import { type TaskOrigin, TaskOriginKind } from '@adwright/sdk/types'
import { Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMetrics } from '#web/domain/metrics/use-metrics.ts'
import { useAccount } from '#web/session/current.ts'
import { Sparkline } from '#web/ui/chart/Sparkline.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { MatchValue } from './MatchValue.tsx'

/** The values of an anomaly as they are now: the day it was found on, and the latest day of its chart. */
function AnomalyValues({ anomalyId }: { anomalyId: string }) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const metrics = useMetrics()
  const { id: accountId } = useAccount()
  const { data } = useQuery({
    ...getAnomalyOptions({ path: { accountId, anomalyId } }),
    meta: { errors: 'inline' },
  })
  if (!data) return null
  const { metric, currencyCode, date, actual, currentActual, expected, series } = data
  const latest = series.findLast((point) => point.actual !== null && point.date > date)
  const valueOf = (value: number | null) => metrics.valueOf(metric, value, currencyCode)
  return (
    <Flex gap="3" mt="1" align="center" wrap="wrap" textStyle="sm" color="fg.muted">
      <Sparkline values={series.map((point) => point.actual)} />
      <Text>
        {t('card.anomaly', {
          metric: metrics.labelOf(metric),
          date: format.date(date),
          actual: valueOf(currentActual ?? actual),
          expected: valueOf(expected),
        })}
      </Text>
      {latest ? (
        <Text>
          {t('card.anomalyLatest', {
            date: format.date(latest.date),
            actual: valueOf(latest.actual),
            expected: valueOf(latest.expected),
          })}
        </Text>
      ) : null}
    </Flex>
  )
}

function FindingEvidence({ findingId }: { findingId: string }) {
  const { id: accountId } = useAccount()
  const { data } = useQuery({
    ...getFindingOptions({ path: { accountId, findingId } }),
    meta: { errors: 'inline' },
  })
  return data ? (
    <Text mt="1" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      {data.evidenceText}
    </Text>
  ) : null
}

/**
 * The present state of the source of a task: the values of an anomaly, the value of a match, or the evidence of a finding. Nothing where
 * it can't be read.
 */
export function OriginEvidence({ origin: { kind, id, ruleId, entity, isGone, isSolved } }: { origin: TaskOrigin }) {
  if (isGone) return null
  if (kind === TaskOriginKind.Violation)
    return ruleId && entity && !isSolved ? <MatchValue ruleId={ruleId} entity={entity} /> : null
  if (kind === TaskOriginKind.Anomaly) return <AnomalyValues anomalyId={id} />
  return kind === TaskOriginKind.Finding ? <FindingEvidence findingId={id} /> : null
}
