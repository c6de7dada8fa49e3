import type { SurveyEstimate } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/ui/use-format.ts'

/** An estimate in words: the value, its interval, and the answers it is measured from. */
export function useMetricText() {
  const { t } = useTranslation('surveys')
  const format = useFormat()
  const shown = ({ value, low, high }: SurveyEstimate, digits: number) => ({
    value: format.number(value, digits),
    low: format.number(low, digits),
    high: format.number(high, digits),
  })
  const metricText = (estimate: SurveyEstimate | null, digits = 0): string =>
    estimate === null ? t('metric.tooFew') : t('metric.interval', shown(estimate, digits))
  /** The interval alone, beside a value that is shown already. */
  const range = (estimate: SurveyEstimate): string => t('metric.range', shown(estimate, 0))
  return Object.assign(metricText, { range })
}
