import type { RouteObject } from 'react-router-dom'
import { screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'
import { VisitorsOnly } from '#web/session/Guard.tsx'

const login = () => import('./login/login.route.tsx')

/** Routes that are rendered before the API client is loaded; their forms load it on the first focus. */
export const publicRoutes: RouteObject[] = [
  {
    Component: VisitorsOnly,
    children: [screen(patterns.home, ['auth'], login), screen(patterns.login, ['auth'], login)],
  },
  screen(patterns.logout, [], () => import('./logout/logout.route.tsx')),
]
