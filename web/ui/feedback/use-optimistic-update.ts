import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { paintNow } from '#web/lib/paint-now.ts'
import { reasonText } from '#web/lib/reason-text.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

interface OptimisticUpdate<Data, Variables> {
  /** The query that shows the written data. */
  queryKey: QueryKey
  /** The expected data of the query if the write succeeds. */
  change: (before: Data, variables: Variables) => Data
  /** Title of the toast when the write fails; none for a caller that shows the failure itself. */
  failed?: (variables: Variables) => string
}

/**
 * Options for a generated mutation hook that updates the cache before the response: cancels running reads, which would restore
 * the old state, takes a snapshot, and on failure restores it and shows the reason.
 */
export function useOptimisticUpdate<Data, Variables>({ queryKey, change, failed }: OptimisticUpdate<Data, Variables>) {
  const queries = useQueryClient()
  return {
    onMutate: async (variables: Variables) => {
      await queries.cancelQueries({ queryKey })
      const snapshot = queries.getQueryData<Data>(queryKey)
      if (snapshot !== undefined) paintNow(() => queries.setQueryData<Data>(queryKey, change(snapshot, variables)))
      return () => queries.setQueryData<Data>(queryKey, snapshot)
    },
    onError: (error: unknown, variables: Variables, rollBack: unknown) => {
      if (typeof rollBack === 'function') rollBack()
      if (!failed) return
      toaster.show({
        tone: 'bad',
        title: failed(variables),
        description: reasonText(error),
      })
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  }
}
