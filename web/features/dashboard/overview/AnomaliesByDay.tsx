import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Annotations } from '#web/domain/annotations/Annotations.tsx'
import { useAnnotations } from '#web/domain/annotations/use-annotations.ts'
import type { Period } from '#web/lib/dates.ts'
import { paths } from '#web/paths.ts'
import { BarChart } from '#web/ui/chart/BarChart.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import type { Distribution } from './distribution.ts'
import { severities } from './severities.ts'

interface AnomaliesByDayProps {
  days: readonly string[]
  counts: Distribution['counts']
  period: Period
  propertyName: string
}

/** The anomalies by day and severity, with annotations. */
export function AnomaliesByDay({ days, counts, period, propertyName }: AnomaliesByDayProps) {
  const { t } = useTranslation('dashboard')
  const { t: word } = useTranslation('common')
  const format = useFormat()
  const navigate = useNavigate()
  const annotations = useAnnotations(period)
  return (
    <>
      <BarChart
        title={t('distribution.byDay')}
        headingLevel="h3"
        description={t('distribution.perDay')}
        unit={t('distribution.unit')}
        labels={days}
        formatLabel={(day) => format.date(day, 'short')}
        formatValue={(value) => format.number(value, 0)}
        height={240}
        series={severities.map(({ level, role }) => ({
          id: role,
          label: word(`ui.severity.${role}`),
          role,
          values: counts[level],
        }))}
        notes={annotations.notesOf(days)}
        onOpen={(index) => {
          const day = days[index]
          if (day !== undefined) void navigate(paths.anomalyActivity({ propertyName, dateBegin: day, dateEnd: day }))
        }}
      />
      <Annotations state={annotations} />
    </>
  )
}
