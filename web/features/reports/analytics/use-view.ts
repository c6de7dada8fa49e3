import { useMemo } from 'react'
import { useAddress, withValues } from '#web/lib/use-address.ts'
import { type ReportView, readView, type ViewQuery } from './report-view.ts'

/** The fixed part of a shared report: its segment, and the metric that is charted first. */
type SharedView = Pick<ReportView, 'metric' | 'filter'>

/** The current view of the report from the URL, and the URLs of other views. The segment of a shared report cannot be changed. */
export function useView(shared?: SharedView) {
  const { search, text, set } = useAddress()
  const view = useMemo((): ReportView => {
    const { filter, ...read } = readView(search, shared?.metric)
    return { ...read, filter: shared ? shared.filter : filter }
  }, [search, shared])
  return {
    view,
    /** True if values can be selected as the segment of the report. */
    canFilter: shared === undefined,
    /** The search text of the table. */
    text,
    /** Returns the URL of another view; all other query parameters are preserved. */
    linkTo: (changes: ViewQuery) => ({ search: withValues(search, changes).toString() }),
    change: (changes: ViewQuery) => set(changes),
  }
}

export type ViewState = ReturnType<typeof useView>
