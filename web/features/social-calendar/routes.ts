import { type AreaRoutes, screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'

const AREA = ['social-calendar']

export const routes: AreaRoutes = {
  signedIn: [
    screen(patterns.socialCalendar, [...AREA, 'saved-views'], () => import('./calendar/calendar.route.tsx'), [
      screen(patterns.planSocialPosts, AREA, () => import('./plan/plan.route.tsx')),
      screen(patterns.moveSocialPost, AREA, () => import('./calendar/move.route.tsx')),
    ]),
    screen(patterns.newSocialPost, AREA, () => import('./composer/new-post.route.tsx')),
    screen(patterns.socialPostSlots, AREA, () => import('./slots/slots.route.tsx')),
    screen(patterns.socialPostImport, AREA, () => import('./import/import.route.tsx')),
    screen(patterns.socialPostResults, AREA, () => import('./results/results.route.tsx')),
    screen(patterns.deletedSocialPosts, AREA, () => import('./deleted/deleted.route.tsx')),
    screen(patterns.socialPost, AREA, () => import('./composer/post.route.tsx')),
  ],
}
