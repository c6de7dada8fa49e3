import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { loadNamespaces } from '#web/i18n/i18n.ts'
import { TranslationsUnavailable } from '#web/i18n/translations-unavailable.ts'
import { lazyRoute } from './lazy-route.tsx'
import { isAssetLoadError } from './problem.ts'

/** The route handle: properties of the screen for the frame. */
export interface RouteHandle {
  /** Key of the screen's name in the breadcrumb: `ad-autopilot:activeRules.title`. */
  crumb?: string
  /** Parent screens of the breadcrumb that are siblings in the route tree: their names and path patterns. */
  ancestors?: readonly { crumb: string; to: string }[]
  /** True if the screen is shown below the sidebar and the header. */
  isFramed?: boolean
  /** The 404 page of addresses without a screen, which no gate redirects. */
  isUnknownAddress?: boolean
  /** True for a dialog over its parent screen, or a pane beside it, which takes and returns the focus itself. */
  isModal?: boolean
  /** The translation namespaces of the screen, added by `screen`. */
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
  /** Public screens for people outside of the product: without links into the app. */
  standalone?: RouteObject[]
  /** Screens for signed-in people without sidebar and header. */
  fullScreen?: RouteObject[]
  signedIn?: RouteObject[]
}

/**
 * A lazy screen: its code and its translations are fetched in parallel. If either fails, the screen retries on render,
 * because the router would never try again. A loader only prefetches; it never delays the screen, because the gates
 * above it decide what is shown. Without a path, it is the frame around the screens of its children.
 */
export function screen(
  path: string | undefined,
  namespaces: readonly string[],
  load: () => Promise<RouteModule>,
  children?: RouteObject[],
): RouteObject {
  return {
    ...(path === undefined ? {} : { path }),
    ...(children ? { children } : {}),
    lazy: async () => {
      const loadScreen = async () => (await Promise.all([load(), loadNamespaces(namespaces)]))[0]
      const module = await loadScreen().catch((error: unknown): RouteModule => {
        if (!isAssetLoadError(error)) throw error
        const failure = error instanceof TranslationsUnavailable ? error : undefined
        return { Component: lazyRoute(async () => (await loadScreen()).Component, failure) }
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
