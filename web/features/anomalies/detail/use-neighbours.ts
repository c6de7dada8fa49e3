import { listAnomaliesOptions } from '@adwright/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import type { AnomalyQuery } from '#web/features/anomalies/use-anomaly-query.ts'
import { withValues } from '#web/lib/use-address.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'

/** The previous and the next anomaly in the list an anomaly was opened from, also across its pages. */
export function useNeighbours(anomalyId: string, { query, paging }: AnomalyQuery, search: URLSearchParams) {
  const path = { accountId: useAccount().id }
  const pageOf = (currentPage: number) => listAnomaliesOptions({ path, query: { ...query, ...paging, currentPage } })
  const { currentPage } = paging
  const list = useQuery({ ...pageOf(currentPage) })
  const ids = list.data?.items.map(({ id }) => id) ?? []
  const at = ids.indexOf(anomalyId)
  const isFirst = at === 0 && currentPage > 1
  const isLast = at >= 0 && at === ids.length - 1 && currentPage < (list.data?.totalPages ?? 0)
  const before = useQuery({ ...pageOf(Math.max(1, currentPage - 1)), enabled: isFirst })
  const after = useQuery({ ...pageOf(currentPage + 1), enabled: isLast })

  const link = (id: string | undefined, page: number) => {
    if (id === undefined) return undefined
    const next = withValues(search, { currentPage: page === 1 ? undefined : String(page) })
    return { pathname: paths.anomaly(id), search: next.toString() }
  }
  return {
    previous: isFirst ? link(before.data?.items.at(-1)?.id, currentPage - 1) : link(ids[at - 1], currentPage),
    next: isLast
      ? link(after.data?.items[0]?.id, currentPage + 1)
      : link(at < 0 ? undefined : ids[at + 1], currentPage),
  }
}
