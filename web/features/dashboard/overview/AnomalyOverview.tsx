import type { Period } from '#web/lib/dates.ts'
import { AnomalyDistribution } from './AnomalyDistribution.tsx'
import { type ReportPeriods, useReport } from './use-report.ts'

/** The anomalies of the period, counted from the report that the metrics are read from. */
export function AnomalyOverview({ periods }: { periods: ReportPeriods }) {
  const { annotations, propertyName } = useReport(periods)
  const anomalies = annotations.flatMap(({ date, anomaly }) => (anomaly ? [{ ...anomaly, date }] : []))
  const period: Period = periods.period
  return <AnomalyDistribution anomalies={anomalies} period={period} propertyName={propertyName} />
}
