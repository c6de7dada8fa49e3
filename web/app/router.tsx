import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom'
import { publicRoutes } from '#web/features/auth/public-routes.ts'
import { loadNamespaces, retryFailedTexts } from '#web/i18n/i18n.ts'
import { isSignedIn } from '#web/session/session.ts'
import { PublicFrame } from '#web/shell/public-frame/PublicFrame.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { Root } from './Root.tsx'
// Both the sign-in screen and the signed-in frame draw these: here, neither loads the chunk of the other for them.
import '#web/ui/feedback/DisabledReason.tsx'
import '#web/ui/feedback/Notice.tsx'
import '#web/ui/form/BusyButton.tsx'
import '#web/ui/form/inputs.tsx'

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

/** All screens behind the sign-in with their frame; not needed while somebody looks at the sign-in screen. */
async function loadAreas() {
  const [{ areaRoutes }] = await Promise.all([import('./areas.tsx'), loadNamespaces(['shell'])])
  return areaRoutes
}

export function createAppRouter() {
  let isWhole = false
  if (isSignedIn()) void loadAreas().catch(() => undefined)
  const router = createBrowserRouter(routes, {
    async patchRoutesOnNavigation({ patch }) {
      if (isWhole) return
      const areas = await loadAreas()
      if (isWhole) return
      isWhole = true
      patch(ROOT, areas)
    },
  })
  // Each navigation tries again to load the texts that are missing.
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'loading') void retryFailedTexts()
  })
  return router
}
