import { type AreaRoutes, screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'

export const routes: AreaRoutes = {
  public: [
    screen(patterns.register, ['auth'], () => import('./register/register.route.tsx')),
    screen(patterns.recovery, ['auth'], () => import('./recovery/recovery.route.tsx')),
    // The address without a code shows an error message.
    screen(`${patterns.reset}?`, ['auth'], () => import('./reset/reset.route.tsx')),
    screen(patterns.unsubscribe, ['auth'], () => import('./unsubscribe/unsubscribe.route.tsx')),
  ],
  fullScreen: [screen(patterns.registrationPricing, ['auth'], () => import('./pricing/pricing.route.tsx'))],
}
