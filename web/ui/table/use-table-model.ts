import {
  type ColumnDef,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { savedData } from '#web/lib/saved-data.ts'
import type { Column, Selection } from './column.ts'

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

/** Which columns are shown is remembered in this browser under the table's key. */
const savedName = (key: string) => `columns-${key}`

function saved(key: string | undefined): Record<string, boolean> {
  const value = key === undefined ? undefined : savedData.get(savedName(key))
  return typeof value === 'object' && value !== null ? (value as Record<string, boolean>) : {}
}

interface ModelOptions<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string
  selection?: Selection
  persistKey?: string
}

/** What is visible and what is selected, kept by TanStack Table; sorting and paging are the server's. */
export function useTableModel<Row extends object>({
  columns,
  rows,
  getRowId,
  selection,
  persistKey,
}: ModelOptions<Row>) {
  const [visibility, setVisibility] = useState<Record<string, boolean>>(() => ({
    ...Object.fromEntries(columns.filter((column) => column.isHidden).map((column) => [column.id, false])),
    ...saved(persistKey),
  }))
  const definitions = useMemo(
    () =>
      columns.map(
        (column, index): ColumnDef<typeof features, Row> => ({
          id: column.id,
          enableHiding: index > 0 && column.hideable !== false,
        }),
      ),
    [columns],
  )
  const ids = selection?.ids
  const rowSelection = useMemo(
    () => Object.fromEntries([...(ids ?? [])].map((id): [string, true] => [id, true])),
    [ids],
  )

  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row: Row) => getRowId(row),
    enableRowSelection: selection !== undefined,
    state: { columnVisibility: visibility, rowSelection },
    onColumnVisibilityChange: (update) => {
      const next = typeof update === 'function' ? update(visibility) : update
      setVisibility(next)
      if (persistKey !== undefined) savedData.set(savedName(persistKey), next)
    },
    onRowSelectionChange: (update) => {
      const next = typeof update === 'function' ? update(rowSelection) : update
      selection?.onChange(new Set(Object.keys(next)))
    },
  })
  const visible = columns.filter((column) => visibility[column.id] !== false)
  return { table, visible }
}

export type TableModel<Row extends object> = ReturnType<typeof useTableModel<Row>>['table']
