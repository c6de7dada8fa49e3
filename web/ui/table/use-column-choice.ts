import { savedData } from '#web/lib/saved-data.ts'
import { useAddress } from '#web/lib/use-address.ts'
import type { Column } from './column.ts'

/** The URL parameter of the visible columns, so that links and saved views contain them. */
const COLUMNS = 'columns'

/** Names no column: an empty parameter would be removed from the URL. */
const NO_COLUMN = 'none'

/** The key under which the browser stores the visible columns of a table. */
const savedName = (key: string) => `columns-${key}`

function saved(key: string | undefined): Record<string, boolean> {
  const value = key === undefined ? undefined : savedData.get(savedName(key))
  return typeof value === 'object' && value !== null ? (value as Record<string, boolean>) : {}
}

/** The visible columns of a table from the URL, otherwise those of the last visit; those that can be hidden, and a function that toggles one. */
export function useColumnChoice<Row>(columns: readonly Column<Row>[], persistKey: string | undefined) {
  const { search, set } = useAddress()
  const named = persistKey === undefined ? null : search.get(COLUMNS)
  const hideable = columns.filter((column, index) => index > 0 && column.hideable !== false)
  const chosen = saved(persistKey)
  const isShown = (column: Column<Row>) =>
    named !== null && hideable.includes(column)
      ? named.split(',').includes(column.id)
      : (chosen[column.id] ?? !column.isHiddenByDefault)
  return {
    visible: columns.filter(isShown),
    hideable,
    isShown,
    toggle: (column: Column<Row>) => {
      const next = Object.fromEntries(hideable.map((one) => [one.id, isShown(one) !== (one.id === column.id)]))
      if (persistKey !== undefined) savedData.set(savedName(persistKey), next)
      // A hidden column leaves the page of the list as it is.
      const currentPage = search.get('currentPage') ?? undefined
      const shownIds = hideable.flatMap(({ id }) => (next[id] ? [id] : []))
      set({ [COLUMNS]: shownIds.length > 0 ? shownIds.join(',') : NO_COLUMN, currentPage })
    },
  }
}

export type ColumnChoice<Row> = ReturnType<typeof useColumnChoice<Row>>
