import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'

const DEBOUNCE_MS = 400
const MINUTE_MS = 60_000

interface DraftPreview<Draft> {
  /** The last valid draft; undefined if there has been none. */
  draft: Draft | undefined
  /** True if the current input isn't a valid draft. */
  isInvalid: boolean
  /** True if the form has changed since this draft. */
  isStale: boolean
}

/** Serializes NaN as text, because JSON would turn an invalid number into null, the value of an empty field. */
const serializeNaN = (_: string, value: unknown) => (Number.isNaN(value) ? 'NaN' : value)

/** The form's input as a draft for its preview, debounced and only while valid. `parseDraft` parses the form's JSON and has to be a stable function. */
export function useDraftPreview<Draft>(parseDraft: (json: string) => Draft | undefined): DraftPreview<Draft> {
  const typed = JSON.stringify(useWatch(), serializeNaN)
  const debounced = useDebouncedValue(typed, DEBOUNCE_MS)
  const draft = useMemo(() => parseDraft(debounced), [debounced, parseDraft])
  const [last, setLast] = useState(draft)
  if (draft && draft !== last) setLast(draft)
  const isInvalid = draft === undefined
  return { draft: draft ?? last, isInvalid, isStale: isInvalid || debounced !== typed }
}

/** Options of a preview's query: the result of the previous draft stays until the next one has loaded. */
export const previewOptions = { placeholderData: keepPreviousData, staleTime: MINUTE_MS } as const

/** A preview's query with its last result, even if the query of the current draft has failed. */
export function useLastResult<Result, Failure>(query: UseQueryResult<Result, Failure>) {
  const { data, error, refetch, isPlaceholderData } = query
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  return { data: data ?? last, error, refetch, isPlaceholderData }
}
