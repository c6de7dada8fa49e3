import type { SurveyEstimate } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/ui/use-format.ts'

/** An estimate in words: the value, its interval, and the answers it is measured from. */
export function useMetricText() {
  const { t } = useTranslation('surveys')
  const format = useFormat()
  return (estimate: SurveyEstimate | null, digits = 0): string =>
    estimate === null
      ? t('metric.tooFew')
      : t('metric.interval', {
          value: format.number(estimate.value, digits),
          low: format.number(estimate.low, digits),
          high: format.number(estimate.high, digits),
        })
}
