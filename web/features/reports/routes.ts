import { type AreaRoutes, screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'

export const routes: AreaRoutes = {
  standalone: [screen(patterns.sharedReport, ['reports'], () => import('./shared/shared-report.route.tsx'))],
  signedIn: [
    screen(
      patterns.analyticsReports,
      ['reports', 'annotations', 'saved-views'],
      () => import('./analytics/reports.route.tsx'),
    ),
  ],
}
