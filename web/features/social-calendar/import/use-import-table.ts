import { useState } from 'react'
import { type CsvTable, readCsv } from '#web/lib/csv-reader.ts'
import { isSameData } from '#web/lib/same-data.ts'
import { savedData } from '#web/lib/saved-data.ts'
import { type ColumnMap, IMPORT_FIELDS, recognizedColumns } from './import-columns.ts'

interface SavedChoice {
  header: readonly string[]
  columns: ColumnMap
  /** True while the table of this header was open, so that a pasted one is opened again after a reload. */
  isOpen: boolean
}

/** The saved choice; undefined if there is none or it was made for another header. */
function readChoice(name: string, header: readonly string[]): SavedChoice | undefined {
  const saved = savedData.get(name)
  if (typeof saved !== 'object' || saved === null || !isSameData(Reflect.get(saved, 'header'), header)) return undefined
  const chosen: unknown = Reflect.get(saved, 'columns')
  if (typeof chosen !== 'object' || chosen === null) return undefined
  const columns = Object.fromEntries(
    IMPORT_FIELDS.flatMap((field) => {
      const column: unknown = Reflect.get(chosen, field)
      return typeof column === 'number' && column in header ? [[field, column]] : []
    }),
  )
  return { header, columns, isOpen: Reflect.get(saved, 'isOpen') === true }
}

/** The pasted table that was open before a reload. */
function reopened(name: string, pasted: string) {
  if (pasted === '') return undefined
  const table = readCsv(pasted)
  const choice = readChoice(name, table.header)
  return choice?.isOpen && table.rows.length > 0 ? { table, columns: choice.columns } : undefined
}

/**
 * The table that is imported, and the column of each field. What was chosen is saved with the header, so that it survives a reload and
 * counts for the next table of the same form.
 */
export function useImportTable(accountId: string, pasted: string) {
  const name = `post-import-columns-${accountId}`
  const [opened, setOpened] = useState<{ table: CsvTable; columns: ColumnMap } | undefined>(() =>
    reopened(name, pasted),
  )

  function choose(table: CsvTable, columns: ColumnMap) {
    setOpened({ table, columns })
    savedData.set(name, { header: table.header, columns, isOpen: true })
  }
  return {
    table: opened?.table,
    columns: opened?.columns ?? {},
    open: (table: CsvTable) =>
      choose(table, readChoice(name, table.header)?.columns ?? recognizedColumns(table.header)),
    chooseColumns: (columns: ColumnMap) => {
      if (opened) choose(opened.table, columns)
    },
    close: () => {
      if (opened) savedData.set(name, { header: opened.table.header, columns: opened.columns, isOpen: false })
      setOpened(undefined)
    },
  }
}
