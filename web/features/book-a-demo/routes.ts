import { type AreaRoutes, screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'

export const routes: AreaRoutes = {
  signedIn: [screen(patterns.bookADemo, ['book-a-demo'], () => import('./request/book-a-demo.route.tsx'))],
}
