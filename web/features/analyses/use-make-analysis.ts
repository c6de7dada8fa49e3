import {
  useCreateAdCampaignAnalysisMutation,
  useCreateMarketAnalysisMutation,
  useCreateWebPageAnalysisMutation,
} from '@adwright/sdk/react-query'
import { AnalysisKind, type AnalysisRun, type WebPageAnalysisRequest } from '@adwright/sdk/types'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

/** An analysis takes up to a minute, longer than other calls. */
const meta = { timeoutMs: 90_000 }
/** Whoever works elsewhere by now notices it there. */
const READY_MS = 10_000

/**
 * Makes analyses, only when asked, and opens the result unless the caller stays where it is. Whoever has left the screen meanwhile is
 * told instead.
 */
export function useMakeAnalysis({ isStaying = false } = {}) {
  const { t } = useTranslation('analyses')
  const path = { accountId: useAccount().id }
  const navigate = useNavigate()
  const intentKey = useIntentKey()
  const invalidate = useInvalidate()
  const page = useCreateWebPageAnalysisMutation()
  const campaigns = useCreateAdCampaignAnalysisMutation()
  const market = useCreateMarketAnalysisMutation()
  // What failed is sent again as the same intent; after an analysis was made, the same subject is a new one.
  const madeCount = useRef(0)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const headersOf = (body: object) => intentKey({ ...body, made: madeCount.current })

  async function open({ id, kind }: Pick<AnalysisRun, 'id' | 'kind'>) {
    madeCount.current += 1
    void invalidate('listAnalysisRuns', 'listFindings', 'getFinding', 'listAnalysisPages', 'getAccountPlanUsage')
    const view = () => navigate(paths.analysisRun(kind, id))
    if (isShown.current) return isStaying ? undefined : view()
    toaster.show({
      tone: 'good',
      title: t('start.ready', { kind: t(`kind.${kind}`) }),
      action: { label: t('start.view'), onAct: () => void view() },
      duration: READY_MS,
    })
  }

  return {
    analyzePage: async (body: WebPageAnalysisRequest) =>
      open(await page.mutateAsync({ path, body, headers: headersOf(body), meta })),
    analyze: async (kind: typeof AnalysisKind.AdCampaigns | typeof AnalysisKind.Market) => {
      const headers = headersOf({ kind })
      const made =
        kind === AnalysisKind.Market
          ? await market.mutateAsync({ path, headers, meta })
          : await campaigns.mutateAsync({ path, headers, meta })
      await open(made)
    },
  }
}
