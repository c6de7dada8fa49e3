import { type AreaRoutes, screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'

const namespaces = ['get-started', 'integrations']

export const routes: AreaRoutes = {
  signedIn: [
    screen(patterns.getStarted, namespaces, () => import('./checklist/get-started.route.tsx'), [
      screen('select-client', namespaces, () => import('./select-client/select-client.route.tsx')),
    ]),
  ],
}
