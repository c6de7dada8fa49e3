import { getAnalyticsReportOptions } from '@adwright/sdk/react-query'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Period } from '#web/lib/dates.ts'
import type { QueryValues } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'

export interface ReportPeriods {
  period: Period
  compared: Period
  /** The query parameters of the period, for links to the report. */
  query: QueryValues
}

/** The analytics report of the selected property, which several cards share; suspends while loading. */
export function useReport({ period, compared }: ReportPeriods) {
  const { data } = useSuspenseQuery(
    getAnalyticsReportOptions({
      path: { accountId: useAccount().id },
      query: {
        dateBeginCurrentPeriod: period.from,
        dateEndCurrentPeriod: period.to,
        dateBeginPreviousPeriod: compared.from,
        dateEndPreviousPeriod: compared.to,
      },
    }),
  )
  return data
}
