import type * as Sdk from '@adwright/sdk/react-query'
import { type InvalidateQueryFilters, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** A read of the contract by its operationId. */
type ReadId = { [Name in keyof typeof Sdk]: Name extends `${infer Id}QueryKey` ? Id : never }[keyof typeof Sdk]

/** The resource groups whose reads are invalidated as a whole. */
export const groups = ['EA', 'Ticket'] as const
type Group = (typeof groups)[number]

type Target = ReadId | Group

const isGroup = (target: Target): target is Group => groups.some((group) => group === target)

const filterOf = (target: Target): InvalidateQueryFilters => ({
  queryKey: [isGroup(target) ? { tags: [target] } : { _id: target }],
})

/** Marks reads as stale, whatever their parameters, and refetches those that are shown. */
export async function invalidate(
  queries: QueryClient,
  targets: readonly Target[],
  refetchType?: InvalidateQueryFilters['refetchType'],
): Promise<void> {
  const more = refetchType ? { refetchType } : {}
  await Promise.all(targets.map((target) => queries.invalidateQueries({ ...filterOf(target), ...more })))
}

/** Returns `invalidate` for the current cache. With `none`, reads are refetched by the next view, not by this one. */
export function useInvalidate(refetchType?: 'none'): (...targets: Target[]) => Promise<void> {
  const queries = useQueryClient()
  return useCallback((...targets) => invalidate(queries, targets, refetchType), [queries, refetchType])
}
