import { previewAnomalySettingOptions } from '@adwright/sdk/react-query'
import type { AnomalyConfiguration, AvailableMetric, MetricSettingDraft } from '@adwright/sdk/types'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import { useAccount } from '#web/session/current.ts'
import { type MetricForm, readyDraft } from './metric-form.ts'

const WAIT_MS = 400
const MINUTE_MS = 60_000
const DAYS = 90

/** The setting as the preview sees it: once typing rests, and as long as it makes sense. */
export function useReadySetting(metrics: readonly AvailableMetric[]) {
  const typed = JSON.stringify(useWatch<MetricForm>())
  const settled = useDebouncedValue(typed, WAIT_MS)
  const draft = useMemo(() => readyDraft(JSON.parse(settled), metrics), [settled, metrics])
  const [last, setLast] = useState(draft)
  if (draft && draft !== last) setLast(draft)
  const isInvalid = draft === undefined
  return { setting: draft ?? last, isInvalid, isStale: isInvalid || settled !== typed }
}

/** Previews a setting on the past 90 days. A response to an outdated setting is dropped. */
export function useTuner(watch: AnomalyConfiguration, metricSetting: MetricSettingDraft | undefined) {
  const accountId = useAccount().id
  const { propertyName, granularity, seasonality, trainingDays, ignoredDates } = watch
  const body = {
    propertyName,
    granularity,
    seasonality,
    trainingDays,
    ignoredDates,
    metricSetting: metricSetting ?? { metric: 'sessions' },
    days: DAYS,
  } as const
  return useQuery({
    ...previewAnomalySettingOptions({ path: { accountId }, body }),
    enabled: metricSetting !== undefined,
    placeholderData: keepPreviousData,
    staleTime: MINUTE_MS,
  })
}
