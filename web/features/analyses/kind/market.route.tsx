import { AnalysisKind } from '@adwright/sdk/types'
import { StartCard } from '#web/features/analyses/overview/StartCards.tsx'
import { patterns } from '#web/paths.ts'
import { KindPage } from './KindPage.tsx'
import { MarketPreview } from './MarketPreview.tsx'

export const handle = {
  crumb: 'analyses:kindTitle.3',
  ancestors: [{ crumb: 'analyses:title', to: patterns.aiAnalysis }],
}

export function Component() {
  return (
    <KindPage kind={AnalysisKind.Market}>
      <StartCard kind={AnalysisKind.Market} />
      <MarketPreview />
    </KindPage>
  )
}
