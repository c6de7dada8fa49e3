import { useState } from 'react'
import { savedData } from '#web/lib/saved-data.ts'
import type { Column } from './column.ts'

/** The key under which the browser stores the visible columns of a table. */
const savedName = (key: string) => `columns-${key}`

function saved(key: string | undefined): Record<string, boolean> {
  const value = key === undefined ? undefined : savedData.get(savedName(key))
  return typeof value === 'object' && value !== null ? (value as Record<string, boolean>) : {}
}

/** The visible columns of a table, those that can be hidden, and a function that toggles one. */
export function useColumnChoice<Row>(columns: readonly Column<Row>[], persistKey: string | undefined) {
  const [chosen, setChosen] = useState(() => saved(persistKey))
  const isShown = (column: Column<Row>) => chosen[column.id] ?? !column.isHiddenByDefault
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
