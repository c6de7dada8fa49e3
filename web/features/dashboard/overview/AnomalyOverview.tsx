import { listAnomaliesOptions } from '@adwright/sdk/react-query'
import { Grid } from '@chakra-ui/react'
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import type { Period } from '#web/lib/dates.ts'
import { useAccount } from '#web/session/current.ts'
import { AnomalyDistribution } from './AnomalyDistribution.tsx'
import { UrgentAnomalies } from './UrgentAnomalies.tsx'

const PAGE_SIZE = 100
const MAX_PAGES = 10

/** Reads all anomalies of a period, up to ten pages of a hundred. */
function useAnomalies({ from, to }: Period) {
  const { id: accountId } = useAccount()
  const page = (currentPage: number) =>
    listAnomaliesOptions({
      path: { accountId },
      query: { dateBegin: from, dateEnd: to, pageSize: PAGE_SIZE, currentPage, orderBy: 'date', sortOrder: 'desc' },
    })
  const { data: first } = useSuspenseQuery(page(1))
  const others = Math.max(0, Math.min(first.totalPages, MAX_PAGES) - 1)
  const rest = useSuspenseQueries({ queries: Array.from({ length: others }, (_, index) => page(index + 2)) })
  return { anomalies: [first, ...rest.map(({ data }) => data)].flatMap(({ items }) => items), total: first.totalCount }
}

/** The distribution of the anomalies and the most urgent ones, from the same reads. */
export function AnomalyOverview({ period }: { period: Period }) {
  const { anomalies, total } = useAnomalies(period)
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="4" mt="4">
      <AnomalyDistribution anomalies={anomalies} total={total} period={period} />
      <UrgentAnomalies anomalies={anomalies} period={period} />
    </Grid>
  )
}
