import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom'
import { publicRoutes } from '#web/features/auth/public-routes.ts'
import { loadNamespaces, retryFailedTexts } from '#web/i18n/i18n.ts'
import { isSignedIn } from '#web/session/session.ts'
import { PublicFrame } from '#web/shell/public-frame/PublicFrame.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { Root } from './Root.tsx'

const ROOT = 'root'

const routes: RouteObject[] = [
  {
    id: ROOT,
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        element: <PublicFrame />,
        children: [{ Component: Outlet, ErrorBoundary: ErrorPage, children: publicRoutes }],
      },
    ],
  },
]

/** Loads the screens of signed-in people with their frame, which the sign-in screen does not need. */
async function loadAreas() {
  const [{ areaRoutes }] = await Promise.all([import('./areas.tsx'), loadNamespaces(['shell'])])
  return areaRoutes
}

export function createAppRouter() {
  let areAreasLoaded = false
  if (isSignedIn()) void loadAreas().catch(() => undefined)
  const router = createBrowserRouter(routes, {
    async patchRoutesOnNavigation({ patch }) {
      if (areAreasLoaded) return
      const areas = await loadAreas()
      if (areAreasLoaded) return
      areAreasLoaded = true
      patch(ROOT, areas)
    },
  })
  // Each navigation retries the texts that could not be loaded.
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'loading') void retryFailedTexts()
  })
  return router
}
