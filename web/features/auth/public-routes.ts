import type { RouteObject } from 'react-router-dom'
import { screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'
import { VisitorsOnly } from '#web/session/Guard.tsx'
import * as loginScreen from './login/login.route.tsx'

// The sign-in form travels with the entry: the signed-in screens have forms as well, so that apart from it there is next to nothing to save.
const login = () => Promise.resolve(loginScreen)

/** Routes that are rendered before the API client is loaded; their forms load it on the first focus. */
export const publicRoutes: RouteObject[] = [
  {
    Component: VisitorsOnly,
    children: [screen(patterns.home, ['auth'], login), screen(patterns.login, ['auth'], login)],
  },
  screen(patterns.logout, [], () => import('./logout/logout.route.tsx')),
]
