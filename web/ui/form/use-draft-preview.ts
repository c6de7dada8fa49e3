import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'

const WAIT_MS = 400
const MINUTE_MS = 60_000

interface DraftPreview<Draft> {
  /** The last valid draft; undefined before there was one. */
  draft: Draft | undefined
  /** The current input is no valid draft. */
  isInvalid: boolean
  /** The form says something else by now. */
  isStale: boolean
}

/** A number that is none stays none: JSON would make an empty field of it. */
const keepNaN = (_: string, value: unknown) => (Number.isNaN(value) ? 'NaN' : value)

/** The form as its preview sees it: once typing rests, and as long as it is valid. `toDraft` reads the form's JSON and has to be stable. */
export function useDraftPreview<Draft>(toDraft: (json: string) => Draft | undefined): DraftPreview<Draft> {
  const typed = JSON.stringify(useWatch(), keepNaN)
  const settled = useDebouncedValue(typed, WAIT_MS)
  const draft = useMemo(() => toDraft(settled), [settled, toDraft])
  const [last, setLast] = useState(draft)
  if (draft && draft !== last) setLast(draft)
  const isInvalid = draft === undefined
  return { draft: draft ?? last, isInvalid, isStale: isInvalid || settled !== typed }
}

/** Options of a preview's query: the answer to the previous draft stays until the next one is there. */
export const previewOptions = { placeholderData: keepPreviousData, staleTime: MINUTE_MS } as const

/** A preview's query with its last answer, also while the current draft has only an error for one. */
export function useLastAnswer<Answer, Failure>(query: UseQueryResult<Answer, Failure>) {
  const { data, error, refetch, isPlaceholderData } = query
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  return { data: data ?? last, error, refetch, isPlaceholderData }
}
