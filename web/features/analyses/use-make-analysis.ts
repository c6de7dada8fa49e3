import {
  useCreateAdCampaignAnalysisMutation,
  useCreateMarketAnalysisMutation,
  useCreateWebPageAnalysisMutation,
} from '@adwright/sdk/react-query'
import { AnalysisKind, type AnalysisRun, type WebPageAnalysisRequest } from '@adwright/sdk/types'
import { useRef } from 'react'
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
  // What failed is sent again as the same intent; after an analysis was made, the same subject is a new one.
  const madeCount = useRef(0)
  const headersOf = (body: object) => intentKey({ ...body, made: madeCount.current })

  async function open({ id, kind }: Pick<AnalysisRun, 'id' | 'kind'>) {
    madeCount.current += 1
    void invalidate('listAnalysisRuns', 'listFindings', 'getFinding', 'listAnalysisPages', 'getAccountPlanUsage')
    if (!isStaying) await navigate(paths.analysisRun(kind, id))
  }

  return {
    analyzePage: async (body: WebPageAnalysisRequest) =>
      open(await page.mutateAsync({ path, body, headers: headersOf(body) })),
    analyze: async (kind: typeof AnalysisKind.AdCampaigns | typeof AnalysisKind.Market) => {
      const headers = headersOf({ kind })
      const made =
        kind === AnalysisKind.Market
          ? await market.mutateAsync({ path, headers })
          : await campaigns.mutateAsync({ path, headers })
      await open(made)
    },
  }
}
