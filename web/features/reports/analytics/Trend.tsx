import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Annotations } from '#web/domain/annotations/Annotations.tsx'
import { useAnnotations } from '#web/domain/annotations/use-annotations.ts'
import { eventsOf } from './report-rows.ts'
import { TrendChart, type TrendProps } from './TrendChart.tsx'

/** The chart of the selected metric with the annotations and events of its days. */
export function Trend(props: TrendProps) {
  const { report, period } = props
  const { t } = useTranslation('reports')
  const events = useMemo(() => eventsOf(report.annotations, (kind) => t(`kind.${kind}`)), [report, t])
  const annotations = useAnnotations(period.period, events)
  return (
    <TrendChart
      {...props}
      notesOf={annotations.notesOf}
      onOpenDay={annotations.canAnnotate ? (day) => annotations.add({ from: day, to: day }) : undefined}
    >
      <Annotations state={annotations} />
    </TrendChart>
  )
}
