import { Navigate, Outlet, type RouteObject } from 'react-router-dom'
import type { AreaRoutes, RouteHandle } from '#web/lib/area-routes.ts'
import { paths, patterns } from '#web/paths.ts'
import { Gates } from '#web/session/Gates.tsx'
import { Guard } from '#web/session/Guard.tsx'
import { useIsSignedIn } from '#web/session/session.ts'
import { Frame } from '#web/shell/Frame.tsx'
import { FrameShape } from '#web/shell/FrameShape.tsx'
import { PublicFrame } from '#web/shell/public-frame/PublicFrame.tsx'
import { ComingSoon } from './ComingSoon.tsx'
import { Connected } from './Connected.tsx'
import { ErrorPage, NotFound } from './ErrorPage.tsx'

/** Collects the `routes` that each area exports from its routes.ts, in order of the areas' names. */
const areas = Object.values(import.meta.glob<AreaRoutes>('../features/*/routes.ts', { eager: true, import: 'routes' }))

const routesFor = (frame: keyof AreaRoutes): RouteObject[] => areas.flatMap((area) => area[frame] ?? [])

const unknownAddress: RouteHandle = { isUnknownAddress: true }
const comingSoon: RouteHandle = { crumb: 'shell:soon.title' }

/** Replaces a failing screen by its error page; the surrounding frame stays. */
const withErrorPage = (children: RouteObject[]): RouteObject => ({
  Component: Outlet,
  ErrorBoundary: ErrorPage,
  children,
})

const gated = (children: RouteObject[]): RouteObject => ({
  element: <Gates frame={FrameShape} />,
  ErrorBoundary: ErrorPage,
  children,
})

const framed = (children: RouteObject[]): RouteObject => ({
  Component: Frame,
  handle: { isFramed: true } satisfies RouteHandle,
  children: [withErrorPage(children)],
})

/** Unknown addresses need no sign-in: visitors see the 404 page in the public frame. */
function UnknownAddress() {
  if (useIsSignedIn()) return <Outlet />
  return (
    <PublicFrame>
      <NotFound />
    </PublicFrame>
  )
}

/** Addresses of announced screens that do not exist yet; the route of an area takes precedence. */
const comingSoonPaths = [patterns.adsReports, patterns.snapshots]

/** Every screen except the public ones, inside its frame. */
export const areaRoutes: RouteObject[] = [
  {
    Component: Connected,
    children: [
      { element: <PublicFrame />, children: [withErrorPage(routesFor('public'))] },
      { element: <PublicFrame isStandalone />, children: [withErrorPage(routesFor('standalone'))] },
      {
        Component: Guard,
        children: [
          gated([
            withErrorPage(routesFor('fullScreen')),
            framed([
              ...routesFor('signedIn'),
              ...comingSoonPaths.map((path) => ({ path, Component: ComingSoon, handle: comingSoon })),
              { path: patterns.settings, element: <Navigate to={paths.settingsInfo()} replace /> },
            ]),
          ]),
        ],
      },
      {
        Component: UnknownAddress,
        children: [gated([framed([{ path: '*', Component: NotFound, handle: unknownAddress }])])],
      },
    ],
  },
]
