import { type AreaRoutes, screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'

export const routes: AreaRoutes = {
  signedIn: [
    screen(patterns.subscriptions, ['subscriptions', 'plans'], () => import('./overview/overview.route.tsx')),
    screen(patterns.thankYouMonthly, ['subscriptions'], () => import('./thank-you/thank-you-monthly.route.tsx')),
    screen(patterns.thankYouYearly, ['subscriptions'], () => import('./thank-you/thank-you-yearly.route.tsx')),
  ],
}
