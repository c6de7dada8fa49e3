import type { ReactNode } from 'react'
import type { MenuAction } from '#web/ui/overlay/Menu.tsx'

/** A column; the first one of a table is the name of the row and its link. */
export interface Column<Row> {
  /** Also what the server calls it in `orderBy`. */
  id: string
  header: string
  /** Stands once, in the header: €, %, days. */
  unit?: string
  /** `end` for figures. */
  align?: 'start' | 'end'
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** May be hidden in the column chooser; the first column never is. */
  hideable?: boolean
  /** Hidden until chosen. */
  isHidden?: boolean
  /** Order on a card of a phone, lowest first; null leaves the column out there. */
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
  /** From 1. */
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
  /** The words that name a row: its checkbox and its menu are named by them. */
  nameOf: (row: Row) => string
  onOpen?: (row: Row) => void
  rowActions?: (row: Row) => readonly MenuAction[]
  selection?: Selection
  sort?: Sort
  onSortChange?: (sort: Sort) => void
}

/** The selection with these rows taken in or left out. */
export function withSelected(before: ReadonlySet<string>, ids: readonly string[], isSelected: boolean): Set<string> {
  const after = new Set(before)
  for (const id of ids) {
    if (isSelected) after.add(id)
    else after.delete(id)
  }
  return after
}

/** The order a click on a header leads to: figures begin with the largest, names with A. */
export function nextSort<Row>(column: Column<Row>, sort: Sort | undefined): Sort {
  const first = column.align === 'end' ? 'desc' : 'asc'
  if (sort?.orderBy !== column.id) return { orderBy: column.id, sortOrder: first }
  return { orderBy: column.id, sortOrder: sort.sortOrder === 'asc' ? 'desc' : 'asc' }
}
