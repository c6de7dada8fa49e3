import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { config } from '#web/lib/config.ts'
import { sendPageView, startPageViews } from '#web/lib/page-views.ts'
import { useStore } from '#web/lib/store.ts'
import { CookieConsent } from '#web/shell/cookie-consent/CookieConsent.tsx'
import { consent } from '#web/shell/cookie-consent/consent.ts'
import { DebugView } from '#web/shell/debug-view/DebugView.tsx'
import { LazyErrorOverlay } from '#web/shell/error-overlay/LazyErrorOverlay.tsx'
import { ProgressBar } from '#web/shell/progress-bar/ProgressBar.tsx'
import { Toasts } from '#web/shell/toasts/Toasts.tsx'
import { useRouteFocus } from './use-route-focus.ts'

/** Counts page views, once cookies were accepted. */
function usePageViews() {
  const { pathname } = useLocation()
  const isCounting = useStore(consent.store) === 'accepted' && config().analytics
  useEffect(() => {
    if (!isCounting) return
    startPageViews()
    sendPageView(pathname)
  }, [isCounting, pathname])
}

/** What lies over and around every view, signed in or not. */
export function Root() {
  usePageViews()
  useRouteFocus()
  return (
    <>
      <ProgressBar />
      <Outlet />
      <Toasts />
      <LazyErrorOverlay />
      <DebugView />
      <CookieConsent />
      <ScrollRestoration />
    </>
  )
}
