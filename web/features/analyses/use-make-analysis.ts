import {
  useCreateAdCampaignAnalysisMutation,
  useCreateMarketAnalysisMutation,
  useCreateWebPageAnalysisMutation,
} from '@adwright/sdk/react-query'
import { AnalysisKind, type WebPageAnalysisRequest } from '@adwright/sdk/types'
import { useNavigate } from 'react-router-dom'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'

/** Makes analyses, only when asked, and opens the result. */
export function useMakeAnalysis() {
  const path = { accountId: useAccount().id }
  const navigate = useNavigate()
  const intentKey = useIntentKey()
  const invalidate = useInvalidate()
  const page = useCreateWebPageAnalysisMutation()
  const campaigns = useCreateAdCampaignAnalysisMutation()
  const market = useCreateMarketAnalysisMutation()

  async function open({ id }: { id: string }) {
    void invalidate('listAnalysisRuns', 'listFindings', 'getFinding', 'listAnalysisPages', 'getAccountPlanUsage')
    await navigate(paths.analysisRun(id))
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
