import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** After a change: whatever is known about the ad platform is read again, since rules, runs and figures hang together. */
export function useReadAgain() {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries({ queryKey: [{ tags: ['EA'] }] }), [queries])
}
