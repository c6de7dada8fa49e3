import { SimpleGrid, Skeleton } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { Level, Parent } from '#web/features/autopilot/levels.ts'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { lengthOf } from '#web/lib/dates.ts'
import type { ChangeValue } from '#web/ui/feedback/Change.tsx'
import { MetricCard } from '#web/ui/feedback/MetricCard.tsx'
import { cardColumns } from '#web/ui/page/two-per-row.ts'
import { useFormatPeriod } from '#web/ui/period/PeriodPicker.tsx'
import type { PeriodState } from '#web/ui/period/use-period.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { useRows } from './use-rows.ts'

const KPIS = ['cost', 'clicks', 'conversions', 'cpa', 'roas'] as const
type Kpi = (typeof KPIS)[number]

/** The direction in which a change of a metric is good. */
const GOOD_WHEN: Record<Kpi, 'up' | 'down' | 'neither'> = {
  cost: 'neither',
  clicks: 'up',
  conversions: 'up',
  cpa: 'down',
  roas: 'up',
}

type Page = Pick<ReturnType<typeof useRows>, 'totals' | 'daysWithData'>

interface KpiCardsProps {
  level: Level
  parent: Parent | undefined
  searchText: string
  period: PeriodState
  /** The page of the table, with the totals of all pages. */
  current: Page
}

/** The relative change of a metric; null without a value to compare with. */
const changeOf = (value: number | null, before: number | null | undefined): ChangeValue | null =>
  value === null || !before ? null : { unit: 'share', value: value / before - 1 }

/** Says which of two compared periods lacks data on some days, or that their lengths differ; undefined if they can be compared. */
function useCoverage({ period, compared }: PeriodState, daysWithData: number | undefined, before: Page) {
  const { t } = useTranslation('autopilot-setup')
  const formatPeriod = useFormatPeriod()
  if (!compared || !before.totals) return undefined
  const sides = [
    { period: compared, days: before.daysWithData ?? lengthOf(compared) },
    { period, days: daysWithData ?? lengthOf(period) },
  ]
  const [first, second] = sides.map(({ days }) => days)
  if (first === second && first !== 0) return undefined
  const short = sides.find((side) => side.days < lengthOf(side.period))
  const shown = short ?? { period, days: lengthOf(period) }
  return t(short ? 'tables.coverage' : 'tables.lengths', {
    period: formatPeriod(shown.period),
    daysWithData: shown.days,
    count: lengthOf(shown.period),
  })
}

/** The totals of a table, compared with those of the comparison period. */
export function KpiCards({ level, parent, searchText, period, current }: KpiCardsProps) {
  const { t } = useTranslation('autopilot-setup')
  const format = useFormat()
  const { currency } = useClient()
  const { totals } = current
  const { compared } = period
  const { from, to } = compared ?? period.period
  const params = {
    orderBy: 'cost',
    sortOrder: 'desc',
    currentPage: 1,
    pageSize: 10,
    dateBegin: from,
    dateEnd: to,
  } as const
  const before = useRows(level, { ...params, ...(searchText ? { searchText } : {}) }, parent)
  const coverage = useCoverage(period, current.daysWithData, before)
  const valueOf = (kpi: Kpi, value: number | null) => {
    if (value === null) return '–'
    if (kpi === 'cost' || kpi === 'cpa') return format.money(value, currency)
    return kpi === 'clicks' ? format.number(value, 0) : format.decimals(value, 2)
  }
  return (
    <SimpleGrid templateColumns={cardColumns(5)} gap="3">
      {KPIS.map((kpi) =>
        totals ? (
          <MetricCard
            key={kpi}
            label={t(`tables.column.${kpi}`)}
            value={valueOf(kpi, totals[kpi])}
            period=""
            mark={coverage}
            {...(compared && !coverage
              ? {
                  change: {
                    value: changeOf(totals[kpi], before.totals?.[kpi]),
                    versus: t('tables.before', { value: valueOf(kpi, before.totals?.[kpi] ?? null) }),
                    goodWhen: GOOD_WHEN[kpi],
                  },
                }
              : {})}
          />
        ) : (
          <Skeleton key={kpi} height="8.25rem" borderRadius="l3" />
        ),
      )}
    </SimpleGrid>
  )
}
