import { useListAnalysisRunsQuery } from '@adwright/sdk/react-query'
import type { AnalysisRun } from '@adwright/sdk/types'
import { useAccount } from '#web/session/current.ts'

const MAX_RUNS = 100

/** The newest analyses of the subject of an analysis, newest first; empty until they are read. */
export function useSubjectRuns({ kind, subject }: Pick<AnalysisRun, 'kind' | 'subject'>) {
  const { id: accountId } = useAccount()
  const runs = useListAnalysisRunsQuery({ path: { accountId }, query: { kinds: [kind], subject, pageSize: MAX_RUNS } })
  return runs.data?.items ?? []
}
