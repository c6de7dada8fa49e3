import {
  useCreateAdCampaignAnalysisMutation,
  useCreateMarketAnalysisMutation,
  useCreateWebPageAnalysisMutation,
} from '@adwright/sdk/react-query'
import { AnalysisKind, type AnalysisRun, type WebPageAnalysisRequest } from '@adwright/sdk/types'
import { useNavigate } from 'react-router-dom'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'

/** Makes analyses, only when asked, and opens the result unless the caller stays where it is. */
export function useMakeAnalysis({ isStaying = false } = {}) {
  const path = { accountId: useAccount().id }
  const navigate = useNavigate()
  const intentKey = useIntentKey()
  const invalidate = useInvalidate()
  const page = useCreateWebPageAnalysisMutation()
  const campaigns = useCreateAdCampaignAnalysisMutation()
  const market = useCreateMarketAnalysisMutation()

  async function open({ id, kind }: Pick<AnalysisRun, 'id' | 'kind'>) {
    void invalidate('listAnalysisRuns', 'listFindings', 'getFinding', 'listAnalysisPages', 'getAccountPlanUsage')
    if (!isStaying) await navigate(paths.analysisRun(kind, id))
  }

  return {
    analyzePage: async (body: WebPageAnalysisRequest) =>
      open(await page.mutateAsync({ path, body, headers: intentKey(body) })),
    analyze: async (kind: typeof AnalysisKind.AdCampaigns | typeof AnalysisKind.Market) => {
      // Each analysis is a new intent, also of the same subject.
      const headers = intentKey({ kind, at: Date.now() })
      const made =
        kind === AnalysisKind.Market
          ? await market.mutateAsync({ path, headers })
          : await campaigns.mutateAsync({ path, headers })
      await open(made)
    },
  }
}
