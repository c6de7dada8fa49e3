import { useMemo } from 'react'
import { useAddress, withValues } from '#web/lib/use-address.ts'
import { readView, type ViewQuery } from './report-view.ts'

/** The current view of the report from the URL, and the URLs of other views. */
export function useView() {
  const { search, text, set } = useAddress()
  const view = useMemo(() => readView(search), [search])
  return {
    view,
    /** The search text of the table. */
    text,
    /** Returns the URL of another view; all other query parameters are preserved. */
    linkTo: (changes: ViewQuery) => ({ search: withValues(search, changes).toString() }),
    change: (changes: ViewQuery) => set(changes),
  }
}

export type ViewState = ReturnType<typeof useView>
