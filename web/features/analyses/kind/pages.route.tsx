import { AnalysisKind } from '@adwright/sdk/types'
import { LandingPages } from '#web/features/analyses/overview/LandingPages.tsx'
import { PageForm } from '#web/features/analyses/overview/PageForm.tsx'
import { patterns } from '#web/paths.ts'
import { KindPage } from './KindPage.tsx'

export const handle = {
  crumb: 'analyses:kindTitle.1',
  ancestors: [{ crumb: 'analyses:title', to: patterns.aiAnalysis }],
}

export function Component() {
  return (
    <KindPage kind={AnalysisKind.WebPage}>
      <PageForm />
      <LandingPages />
    </KindPage>
  )
}
