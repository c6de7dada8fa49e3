import { previewAnomalySettingOptions } from '@adwright/sdk/react-query'
import type { AnomalyConfiguration, MetricSettingDraft } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '#web/session/current.ts'
import { previewOptions, useLastResult } from '#web/ui/form/use-draft-preview.ts'

const DAYS = 90

/** Previews the setting over the past 90 days. Responses for an outdated setting are dropped. */
export function useTuner(monitor: AnomalyConfiguration, metricSetting: MetricSettingDraft | undefined) {
  const accountId = useAccount().id
  const { propertyName, granularity, seasonality, trainingDays, ignoredDates, ignoresHolidays, checkedHolidays } =
    monitor
  const body = {
    propertyName,
    granularity,
    seasonality,
    trainingDays,
    ignoredDates,
    ignoresHolidays,
    checkedHolidays,
    metricSetting: metricSetting ?? { metric: 'sessions' },
    days: DAYS,
  } as const
  const options = previewAnomalySettingOptions({ path: { accountId }, body })
  return useLastResult(useQuery({ ...options, ...previewOptions, enabled: metricSetting !== undefined }))
}
