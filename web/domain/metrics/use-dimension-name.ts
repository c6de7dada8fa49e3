import type { AnalyticsDimension } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'

/** The name of a dimension by which metrics are split. */
export function useDimensionName(): (dimension: AnalyticsDimension) => string {
  const { t } = useTranslation('common')
  return (dimension) => t(`dimension.${dimension}`)
}
