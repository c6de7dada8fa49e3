import { type AreaRoutes, screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'

export const routes: AreaRoutes = {
  signedIn: [screen(patterns.dashboard, ['dashboard', 'annotations'], () => import('./overview/dashboard.route.tsx'))],
}
