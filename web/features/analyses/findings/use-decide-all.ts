import { useUpdateFindingMutation } from '@adwright/sdk/react-query'
import type { AnalysisFinding, FindingDraft } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { serverMessageOr } from '#web/lib/problem.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

/** Saves one decision about several findings, one after the other; one toast says how many were updated. */
export function useDecideAll() {
  const { t } = useTranslation('analyses')
  const accountId = useAccount().id
  const invalidate = useInvalidate()
  const intentKey = useIntentKey()
  const update = useUpdateFindingMutation()
  return async (findings: readonly AnalysisFinding[], body: FindingDraft): Promise<boolean> => {
    let failure: unknown
    let count = 0
    for (const { id: findingId, version } of findings) {
      const query = { expectedVersion: version }
      const headers = intentKey({ ...body, findingId, version })
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a rate limit stops the rest
        await update.mutateAsync({ path: { accountId, findingId }, body, query, headers })
        count++
      } catch (error) {
        failure = error
        break
      }
    }
    if (count > 0) toaster.show({ tone: 'good', title: t('finding.savedAll', { count }) })
    if (failure)
      toaster.show({
        tone: 'bad',
        title: t('finding.failedAll', { count: findings.length - count }),
        description: serverMessageOr(failure, t('tryAgain')),
      })
    await invalidate('listFindings', 'getFinding', 'getAnalysisRun', 'getWorkspaceAttention')
    return failure === undefined
  }
}
