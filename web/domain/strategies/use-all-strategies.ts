import { listAccountStrategiesOptions, listUserStrategiesOptions } from '@adwright/sdk/react-query'
import type { ListAccountStrategiesData, StrategySummary } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAccount, useUser } from '#web/session/current.ts'

type Filters = Pick<NonNullable<ListAccountStrategiesData['query']>, 'statuses' | 'orderBy'>

interface Options {
  enabled?: boolean
  /** Where a failed read is said. */
  errors?: 'toast' | 'inline'
}

interface Page {
  items: StrategySummary[]
  totalPages: number
}

const pageOf = (currentPage: 1 | 2) => ({ currentPage, pageSize: 100 as const })
const hasSecond = (first: Page | undefined) => (first?.totalPages ?? 1) > 1

/** Both pages, the same list until one of them changes; undefined until the first one is read. */
const useJoined = (first: Page | undefined, second: Page | undefined): StrategySummary[] | undefined =>
  useMemo(() => first && [...first.items, ...(second?.items ?? [])], [first, second])

/** All strategies of the team that match: at most 200, which takes two pages. */
export function useTeamStrategies(filters: Filters, { enabled = true, errors = 'toast' }: Options = {}) {
  const { id: accountId } = useAccount()
  const options = (page: 1 | 2) => ({
    ...listAccountStrategiesOptions({ path: { accountId }, query: { ...filters, ...pageOf(page) } }),
    meta: { errors } as const,
  })
  const first = useQuery({ ...options(1), enabled })
  const second = useQuery({ ...options(2), enabled: enabled && hasSecond(first.data) })
  return useJoined(first.data, second.data)
}

/** All private strategies of the reader that match: at most 200, which takes two pages. */
export function useOwnStrategies(filters: Filters, { enabled = true, errors = 'toast' }: Options = {}) {
  const { id: userId } = useUser()
  const options = (page: 1 | 2) => ({
    ...listUserStrategiesOptions({ path: { userId }, query: { ...filters, ...pageOf(page) } }),
    meta: { errors } as const,
  })
  const first = useQuery({ ...options(1), enabled })
  const second = useQuery({ ...options(2), enabled: enabled && hasSecond(first.data) })
  return useJoined(first.data, second.data)
}
