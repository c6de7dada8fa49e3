import { type AreaRoutes, screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'

const words = ['analyses', 'plans', 'tasks']

export const routes: AreaRoutes = {
  signedIn: [
    screen(patterns.aiAnalysis, [...words, 'analyses-tools'], () => import('./overview/overview.route.tsx')),
    screen(patterns.findings, [...words, 'saved-views'], () => import('./findings/findings.route.tsx'), [
      screen(patterns.finding, words, () => import('./findings/finding.route.tsx')),
    ]),
    screen(patterns.pageAnalyses, words, () => import('./kind/pages.route.tsx')),
    screen(patterns.campaignAnalyses, words, () => import('./kind/campaigns.route.tsx')),
    screen(patterns.marketAnalyses, words, () => import('./kind/market.route.tsx')),
    ...[patterns.pageAnalysis, patterns.campaignAnalysis, patterns.marketAnalysis].map((pattern) =>
      screen(pattern, words, () => import('./run/run.route.tsx')),
    ),
    screen(patterns.askData, words, () => import('./ask/ask.route.tsx')),
    screen(patterns.writingTool, [...words, 'analyses-tools'], () => import('./tools/tool.route.tsx')),
  ],
}
