import { getUserQueryKey } from '@adwright/sdk/react-query'
import type { User } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'

/** Puts the person a write has answered in the place of the one that was read. */
export function useKeepUser(): (user: User) => void {
  const queries = useQueryClient()
  return (user) => void queries.setQueryData(getUserQueryKey(), user)
}
