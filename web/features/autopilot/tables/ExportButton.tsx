import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Level, type Order, orders, type Parent } from '#web/features/autopilot/levels.ts'
import { readAllPages } from '#web/features/autopilot/read-all-pages.ts'
import { type CsvColumn, toCsv } from '#web/lib/csv.ts'
import { problemText } from '#web/lib/problem.ts'
import { saveCsv } from '#web/lib/save-file.ts'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { isUnknownCount, LABELS } from './metric-labels.ts'
import { type MetricRow, type TableParams, useFetchPage } from './use-rows.ts'

interface ExportButtonProps {
  level: Level
  params: TableParams
  parent: Parent | undefined
  disabled: boolean
}

/** Exports all rows that match the filters as CSV, with all columns. */
export function ExportButton({ level, params, parent, disabled }: ExportButtonProps) {
  const { t } = useTranslation('autopilot-setup')
  const { t: autopilotText } = useTranslation('autopilot')
  const format = useFormat()
  const fetchPage = useFetchPage(level, parent)
  const [isBusy, setBusy] = useState(false)
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  const columns = orders[level].map((field: Order): CsvColumn<MetricRow> => {
    const labelOf = LABELS[field]
    const valueOf = (row: MetricRow) => (isUnknownCount(row, field) ? null : row[field])
    return { header: t(`tables.column.${field}`), value: (row) => (labelOf ? labelOf(row, t) : valueOf(row)) }
  })

  async function save() {
    const controller = new AbortController()
    abort.current = controller
    setBusy(true)
    try {
      const rows = await readAllPages(
        async (currentPage) => {
          const { items, ...page } = await fetchPage({ ...params, currentPage, pageSize: 100 })
          return { ...page, items: items.map((row) => ({ ...row, id: row.entityId })) }
        },
        () => undefined,
        controller.signal,
      )
      if (rows) saveCsv(`adwright-${level}-${params.dateBegin}-${params.dateEnd}`, toCsv(columns, rows, format.locale))
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('tables.exportFailed'), description: problemText(error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <BusyButton size="sm" variant="outline" loading={isBusy} disabled={disabled} onClick={() => void save()}>
      <Download aria-hidden="true" />
      {autopilotText('activity.export.button')}
    </BusyButton>
  )
}
