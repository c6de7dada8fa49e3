import { type AreaRoutes, screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'

const words = ['analyses', 'plans', 'tasks']

export const routes: AreaRoutes = {
  signedIn: [
    screen(patterns.aiAnalysis, words, () => import('./overview/overview.route.tsx')),
    screen(patterns.findings, [...words, 'saved-views'], () => import('./findings/findings.route.tsx'), [
      screen(patterns.finding, words, () => import('./findings/finding.route.tsx')),
    ]),
    screen(patterns.analysisRun, words, () => import('./run/run.route.tsx')),
    screen(patterns.askData, words, () => import('./ask/ask.route.tsx')),
  ],
}
