import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readView, type ViewQuery, withView } from './report-view.ts'

/** The current view of the report from the URL, and the URLs of other views. */
export function useView() {
  const [query, setQuery] = useSearchParams()
  const view = useMemo(() => readView(query), [query])
  return {
    view,
    /** For a link of the screen itself: everything else in the address stays. */
    linkTo: (changes: ViewQuery) => ({ search: withView(query, changes).toString() }),
    change: (changes: ViewQuery) =>
      setQuery((before) => withView(before, changes), { replace: true, preventScrollReset: true }),
  }
}

export type ViewState = ReturnType<typeof useView>
