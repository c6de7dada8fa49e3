import { useState } from 'react'
import { type Location, Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useIsSignedIn, wasLoggedOut } from './session.ts'

/** Router state for /login: the page that the visitor requested. */
export interface OriginState {
  from?: Pick<Location, 'pathname' | 'search' | 'hash'>
  /** A session was ended while this page was open, and not by its person. */
  hasEnded?: boolean
}

/** Lets signed-in people through; others go to /login, which hears where they came from. */
export function Guard() {
  const { pathname, search, hash } = useLocation()
  const isOpen = useIsSignedIn()
  const [wasOpen] = useState(isOpen)
  if (isOpen) return <Outlet />
  const state: OriginState = wasLoggedOut() ? {} : { from: { pathname, search, hash }, hasEnded: wasOpen }
  return <Navigate to={paths.login()} replace state={state} />
}

/** Public screens: a signed-in person is redirected to the dashboard immediately. */
export function VisitorsOnly() {
  const { state } = useLocation()
  return useIsSignedIn() ? <Navigate to={paths.dashboard()} replace state={state} /> : <Outlet />
}
