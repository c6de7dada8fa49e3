import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { inWords, toProblem } from '#web/lib/problem.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

interface OptimisticUpdate<Data, Variables> {
  /** The query that shows the written data. */
  queryKey: QueryKey
  /** The expected data of the query if the write succeeds. */
  change: (before: Data, variables: Variables) => Data
  /** Title of the toast when the write fails. */
  failed: (variables: Variables) => string
}

/**
 * Options for a generated mutation hook whose result is shown before the server has answered: stops reads under way, which would bring back
 * the old state, keeps a snapshot, and when the write fails restores it and says why.
 */
export function useOptimisticUpdate<Data, Variables>({ queryKey, change, failed }: OptimisticUpdate<Data, Variables>) {
  const queries = useQueryClient()
  return {
    onMutate: async (variables: Variables) => {
      await queries.cancelQueries({ queryKey })
      const snapshot = queries.getQueryData<Data>(queryKey)
      if (snapshot !== undefined) queries.setQueryData<Data>(queryKey, change(snapshot, variables))
      return () => queries.setQueryData<Data>(queryKey, snapshot)
    },
    onError: (error: unknown, variables: Variables, rollBack: unknown) => {
      if (typeof rollBack === 'function') rollBack()
      toaster.show({ tone: 'bad', title: failed(variables), description: toProblem(error).detail ?? inWords(error) })
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  }
}
