import { useState } from 'react'
import { savedData } from '#web/lib/saved-data.ts'
import type { Column } from './column.ts'

/** Which columns are shown is remembered in this browser under the table's key. */
const savedName = (key: string) => `columns-${key}`

function saved(key: string | undefined): Record<string, boolean> {
  const value = key === undefined ? undefined : savedData.get(savedName(key))
  return typeof value === 'object' && value !== null ? (value as Record<string, boolean>) : {}
}

/** The columns that are shown, those that may be hidden, and how one is hidden or brought back. */
export function useColumnChoice<Row>(columns: readonly Column<Row>[], persistKey: string | undefined) {
  const [chosen, setChosen] = useState(() => saved(persistKey))
  const isShown = (column: Column<Row>) => chosen[column.id] ?? !column.isHidden
  return {
    visible: columns.filter(isShown),
    hideable: columns.filter((column, index) => index > 0 && column.hideable !== false),
    isShown,
    toggle: (column: Column<Row>) => {
      const next = { ...chosen, [column.id]: !isShown(column) }
      setChosen(next)
      if (persistKey !== undefined) savedData.set(savedName(persistKey), next)
    },
  }
}

export type ColumnChoice<Row> = ReturnType<typeof useColumnChoice<Row>>
