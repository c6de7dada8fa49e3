import { useState } from 'react'
import { type Location, Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useIsSignedIn, wasLoggedOut } from './session.ts'

/** Router state for /login: the page that the visitor requested. */
export interface OriginState {
  from?: Pick<Location, 'pathname' | 'search' | 'hash'>
  /** True if the session ended while this page was open without the person signing out. */
  hasEnded?: boolean
}

/** Shows the routes to signed-in people and redirects others to /login with their origin. */
export function Guard() {
  const { pathname, search, hash } = useLocation()
  const isSignedIn = useIsSignedIn()
  const [wasSignedIn] = useState(isSignedIn)
  if (isSignedIn) return <Outlet />
  const state: OriginState = wasLoggedOut() ? {} : { from: { pathname, search, hash }, hasEnded: wasSignedIn }
  return <Navigate to={paths.login()} replace state={state} />
}

/** Public screens: a signed-in person is redirected to the dashboard immediately. */
export function VisitorsOnly() {
  const { state } = useLocation()
  return useIsSignedIn() ? <Navigate to={paths.dashboard()} replace state={state} /> : <Outlet />
}
