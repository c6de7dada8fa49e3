import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { loadNamespaces } from '#web/i18n/i18n.ts'
import { lazyRoute } from './lazy-route.tsx'
import { isLostCode } from './problem.ts'

/** The route handle: properties of the screen for the frame. */
export interface RouteHandle {
  /** Key of the screen's name in the breadcrumb: `ad-autopilot:activeRules.title`. */
  crumb?: string
  /** The list a screen belongs to that stands beside it among the routes: its name, and its pattern. */
  above?: readonly { crumb: string; to: string }[]
  /** Below sidebar and header. */
  isFramed?: boolean
  /** The 404 page of addresses without a screen, which no gate redirects. */
  isUnknownAddress?: boolean
  /** A dialog over its parent: the focus stays with the dialog. */
  isModal?: boolean
  /** Added by `screen`. */
  namespaces?: readonly string[]
}

interface RouteModule {
  Component: ComponentType
  handle?: RouteHandle
  loader?: LoaderFunction
  ErrorBoundary?: ComponentType
}

/** The routes of an area by frame; each area exports one as `routes` from its routes.ts. */
export interface AreaRoutes {
  public?: RouteObject[]
  /** Signed in, without sidebar and header. */
  fullScreen?: RouteObject[]
  signedIn?: RouteObject[]
}

/**
 * A lazy screen: its code and the translations it needs are fetched side by side.
 * If either fails, the screen loads them itself: the router would keep the failure for good.
 * A loader only starts reads early (it never holds the screen up), since the gates decide above it.
 */
export function screen(
  path: string,
  namespaces: readonly string[],
  load: () => Promise<RouteModule>,
  children?: RouteObject[],
): RouteObject {
  return {
    path,
    ...(children ? { children } : {}),
    lazy: async () => {
      const loadScreen = async () => (await Promise.all([load(), loadNamespaces(namespaces)]))[0]
      const module = await loadScreen().catch((error: unknown): RouteModule => {
        if (!isLostCode(error)) throw error
        return { Component: lazyRoute(async () => (await loadScreen()).Component) }
      })
      return {
        Component: module.Component,
        handle: { ...module.handle, namespaces } satisfies RouteHandle,
        ...(module.loader ? { loader: module.loader } : {}),
        ...(module.ErrorBoundary ? { ErrorBoundary: module.ErrorBoundary } : {}),
      }
    },
  }
}
