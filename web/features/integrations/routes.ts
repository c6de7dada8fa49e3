import { type AreaRoutes, screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'

export const routes: AreaRoutes = {
  signedIn: [
    screen(patterns.integrations, ['integrations'], () => import('./overview/integrations.route.tsx'), [
      screen('select-client', ['integrations'], () => import('./select-client/select-client.route.tsx')),
    ]),
    screen(patterns.selectClient, ['integrations'], () => import('./select-client/select-client-alone.route.tsx')),
  ],
}
