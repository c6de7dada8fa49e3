import { getUserQueryKey } from '@adwright/sdk/react-query'
import type { User } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'

/** Caches the person in the response of a write. */
export function useCacheUser(): (user: User) => void {
  const queries = useQueryClient()
  return (user) => void queries.setQueryData(getUserQueryKey(), user)
}
