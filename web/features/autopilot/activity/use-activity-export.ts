import { listAutopilotActivityOptions } from '@adwright/sdk/react-query'
import type { ActivityEntry, ListAutopilotActivityData } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readAllPages } from '#web/features/autopilot/read-all-pages.ts'

type Options = Pick<ListAutopilotActivityData, 'path' | 'query'>

export interface Progress {
  done: number
  total: number
}

/**
 * Reads every page of the filtered list, oldest first, so that entries added meanwhile don't shift the pages. `run` resolves
 * with the entries, newest first; with undefined if it was canceled.
 */
export function useActivityExport({ path, query }: Options) {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<Progress>()
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  async function run(): Promise<ActivityEntry[] | undefined> {
    const controller = new AbortController()
    abort.current = controller
    setProgress({ done: 0, total: 0 })
    try {
      const entries = await readAllPages<ActivityEntry>(
        (currentPage) =>
          queries.fetchQuery({
            ...listAutopilotActivityOptions({
              path,
              query: { ...query, currentPage, recordsPerPage: 100, orderBy: 'occurredAt', sortOrder: 'asc' },
            }),
            staleTime: 0,
            gcTime: 0,
          }),
        setProgress,
        controller.signal,
      )
      return entries?.toReversed()
    } finally {
      setProgress(undefined)
    }
  }

  return { run, progress, cancel: () => abort.current?.abort() }
}
