import type { ConditionMetric } from '@adwright/sdk/types'
import { chakra, Icon } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/feedback/Notice.tsx'

interface UnknownMetricsProps {
  /** Metrics of the conditions without data; undefined if every metric is known. */
  metrics: readonly ConditionMetric[] | undefined
}

/** The title that names the metrics; undefined if every metric is known. */
function useUnknownMetricsTitle(metrics: UnknownMetricsProps['metrics']): string | undefined {
  const { t } = useTranslation('autopilot')
  if (!metrics?.length) return undefined
  return t('unknownMetrics.title', { metrics: metrics.map((metric) => t(`words.metric.${metric}`)).join(', ') })
}

/** Says that a rule cannot match, because the account has no data for a metric of its conditions. */
export function UnknownMetricsNotice({ metrics }: UnknownMetricsProps) {
  const { t } = useTranslation('autopilot')
  const title = useUnknownMetricsTitle(metrics)
  if (title === undefined) return null
  return (
    <Notice tone="warning" title={title}>
      {t('unknownMetrics.text')}
    </Notice>
  )
}

/** The same in one line, for a row of a list. */
export function UnknownMetricsLine({ metrics }: UnknownMetricsProps) {
  const title = useUnknownMetricsTitle(metrics)
  if (title === undefined) return null
  return (
    <chakra.span display="block" textStyle="xs" color="severity.low.fg">
      <Icon as={TriangleAlert} boxSize="3" me="1" verticalAlign="-0.1em" aria-hidden="true" />
      {title}
    </chakra.span>
  )
}
