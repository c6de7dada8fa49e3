import type { ReactNode } from 'react'
import type { MenuAction } from '#web/ui/overlay/Menu.tsx'

/** A column of a table; the first one contains the name of the row and its link. */
export interface Column<Row> {
  /** The id of the column, which is also its value of `orderBy` in the API. */
  id: string
  header: string
  /** The unit, shown once in the header: €, %, days. */
  unit?: string
  /** `end` for numbers. */
  align?: 'start' | 'end'
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** True if the column chooser can hide the column; the first column is always visible. */
  hideable?: boolean
  /** True if the column is hidden until chosen. */
  isHiddenByDefault?: boolean
  /** The position on the cards of phones, lowest first; null omits the column there. */
  priority?: number | null
  width?: string
  /** Content of the totals row. */
  total?: ReactNode
}

export interface Sort {
  orderBy: string
  sortOrder: 'asc' | 'desc'
}

export interface Paging {
  /** The page number, starting at 1. */
  currentPage: number
  pageSize: number
  totalCount: number
}

export interface Selection {
  ids: ReadonlySet<string>
  onChange: (ids: ReadonlySet<string>) => void
}

export interface TableViewProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** The accessible name of a row, used by its checkbox and menu. */
  nameOf: (row: Row) => string
  onOpen?: (row: Row) => void
  rowActions?: (row: Row) => readonly MenuAction[]
  selection?: Selection
  sort?: Sort
  onSortChange?: (sort: Sort) => void
}

/** Returns the selection with these rows added or removed. */
export function withSelected(before: ReadonlySet<string>, ids: readonly string[], isSelected: boolean): Set<string> {
  const after = new Set(before)
  for (const id of ids) {
    if (isSelected) after.add(id)
    else after.delete(id)
  }
  return after
}

/** The sort order after a click on a header: numbers start descending, names ascending. */
export function nextSort<Row>(column: Column<Row>, sort: Sort | undefined): Sort {
  const first = column.align === 'end' ? 'desc' : 'asc'
  if (sort?.orderBy !== column.id) return { orderBy: column.id, sortOrder: first }
  return { orderBy: column.id, sortOrder: sort.sortOrder === 'asc' ? 'desc' : 'asc' }
}
