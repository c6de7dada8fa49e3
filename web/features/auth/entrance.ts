import type { RouteObject } from 'react-router-dom'
import { screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'
import { VisitorsOnly } from '#web/session/Guard.tsx'

const login = () => import('./login/login.route.tsx')

/** Drawn before the way to the API is there: their calls are loaded with the first focus. */
export const entrance: RouteObject[] = [
  {
    Component: VisitorsOnly,
    children: [screen(patterns.home, ['auth'], login), screen(patterns.login, ['auth'], login)],
  },
  screen(patterns.logout, [], () => import('./logout/logout.route.tsx')),
]
