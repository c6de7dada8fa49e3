import { getFindingQueryKey, useUpdateFindingMutation } from '@adwright/sdk/react-query'
import type { AnalysisFinding, FindingDraft } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { serverMessageOr } from '#web/lib/problem.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

/** Saves a decision about a finding; a failure is shown as a toast, and the finding is read again. */
export function useDecide({ id: findingId, version }: AnalysisFinding) {
  const { t } = useTranslation('analyses')
  const path = { accountId: useAccount().id, findingId }
  const cache = useQueryClient()
  const invalidate = useInvalidate()
  const intentKey = useIntentKey()
  const update = useUpdateFindingMutation()
  return async (body: FindingDraft): Promise<boolean> => {
    const query = { expectedVersion: version }
    try {
      const saved = await update.mutateAsync({ path, body, query, headers: intentKey({ ...body, version }) })
      cache.setQueryData(getFindingQueryKey({ path }), saved)
      toaster.show({ tone: 'good', title: t('finding.saved') })
      await invalidate('listFindings', 'getAnalysisRun', 'getWorkspaceAttention')
      return true
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('finding.failed'), description: serverMessageOr(error, t('tryAgain')) })
      await invalidate('getFinding', 'listFindings')
      return false
    }
  }
}
